public import AdaptCore

/// Which class the controller of a scene is made from.
///
/// Rule `storyboard.class`. UIKit: `init(coder:)`.
public enum SceneClass {
  public static let rule = Rule(
    "storyboard.class", number: Why.rule,
    summary: "A scene's controller is of the class that the document names; where the app has none "
      + "of that name, of UIKit's class for the element, and UIKit logs it. Generic classes have no "
      + "name that a document could use.",
    versions: "8+", grade: .reported, source: "R125, R126", reasons: Why.allWords)

  public enum Outcome: Hashable, Sendable {
    /// The class that was meant.
    case own
    /// UIKit's class, in place of one that the app does not have.
    case unknown
    /// A plain controller, in place of one of a framework that is not modelled.
    case foreign
  }

  /// - Parameters:
  ///   - named: Whether the document names a class.
  ///   - isKnown: Whether the app has it.
  ///   - hasStandIn: Whether the owner of the classes makes controllers of those it does not have.
  ///   - isForeign: Whether the element is one of another framework.
  public static func decide(
    named: Bool, isKnown: Bool, by hasStandIn: Bool, isForeign: Bool
  ) -> Decision<Outcome> {
    if named, !isKnown, !hasStandIn { return Decision(.unknown, because: Why.unknown) }
    if isForeign, !isKnown, !hasStandIn { return Decision(.foreign, because: Why.foreign) }
    return Decision(.own, because: named ? Why.named : Why.element)
  }
}

extension SceneClass {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 242 }
    case named, element, unknown, foreign

    var words: String {
      switch self {
      case .named: "the document names the class"
      case .element: "the document names no class, so that it is UIKit's for the element"
      case .unknown: "no class of that name is registered"
      case .foreign: "the element belongs to a framework that is not modelled"
      }
    }
  }
}
