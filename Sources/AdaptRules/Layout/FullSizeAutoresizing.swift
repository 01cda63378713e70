public import AdaptCore
public import Foundation

/// What becomes of a view with flexible width and height when its superview is resized.
///
/// Rule `layout.autoresizing`. UIKit: `UIView.autoresizingMask`.
public enum FullSizeAutoresizing {
  public static let rule = Rule(
    "layout.autoresizing", number: Why.rule,
    summary: "A view with flexible width and height keeps its distance to every edge of its "
      + "superview, and never gets a negative size.",
    versions: "8+", grade: .documented,
    source: "documentation of autoresizingMask; a third party clamps negative sizes to zero",
    reasons: Why.allWords)

  /// Returns the view's new frame in its superview's space.
  ///
  /// All lengths are in points.
  ///
  /// - Parameters:
  ///   - frame: The view's frame before.
  ///   - old: The superview's size before.
  ///   - new: The superview's size now.
  public static func decide(frame: CGRect, from old: CGSize, to new: CGSize) -> Decision<CGRect> {
    let width = frame.width + new.width - old.width
    let height = frame.height + new.height - old.height
    let resized = CGRect(
      x: frame.minX, y: frame.minY, width: max(0, width), height: max(0, height))
    return Decision(resized, because: width < 0 || height < 0 ? Why.clamped : .stretched)
  }
}

extension FullSizeAutoresizing {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 24 }
    case stretched, clamped

    var words: String {
      switch self {
      case .stretched: "flexible width and height take the whole change of size"
      case .clamped: "the superview is smaller than the view's margins"
      }
    }
  }
}
