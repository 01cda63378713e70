public import AdaptCore

/// How long a controller's top and bottom layout guides are.
///
/// Rule `layout.guides`. UIKit: `topLayoutGuide`, `bottomLayoutGuide`.
public enum LayoutGuides {
  public static let rule = Rule(
    "layout.guides", number: Why.rule,
    summary: "The layout guides reach as far as bars and status bar cover the view; a child of a "
      + "container that is not UIKit's stack, tabs or split has guides of no length before 11.",
    versions: "8–10: none in other containers; 11+: the safe area",
    grade: .reported,
    source: "documentation of topLayoutGuide (a container constrains the value for its child); "
      + "Stack Overflow 19140530 (a page controller's child has a top guide of 0)",
    reasons: Why.allWords)

  /// What surrounds a controller's view.
  public enum Place: Hashable, Sendable, CaseIterable {
    /// A window or a presentation.
    case top
    /// A container that constrains its children's guides.
    case barContainer
    case otherContainer
  }

  /// Returns the lengths of the guides in points; the sides are zero.
  ///
  /// - Parameter unsafe: The parts of the controller's view that are covered, without what the
  ///   controller adds itself before 11.
  public static func decide(
    unsafe: UIEdgeInsets, in place: Place, on system: SystemVersion
  ) -> Decision<UIEdgeInsets> {
    let lengths = UIEdgeInsets(top: unsafe.top, bottom: unsafe.bottom)
    if system >= 11 { return Decision(lengths, because: Why.safeArea) }
    switch place {
    case .top, .barContainer: return Decision(lengths, because: Why.covered)
    case .otherContainer: return Decision(.zero, because: Why.notConstrained)
    }
  }
}

extension LayoutGuides {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 28 }
    case safeArea, covered, notConstrained

    var words: String {
      switch self {
      case .safeArea: "the guides follow the safe area"
      case .covered: "the guides reach to where bars and status bar end"
      case .notConstrained: "the container does not constrain its child's guides"
      }
    }
  }
}
