public import AdaptCore
public import Foundation

/// Who gets a touch while a popover is shown.
///
/// Rule `popover.passthrough`. UIKit: `UIPopoverPresentationController.passthroughViews`.
public enum PassthroughTap {
  public static let rule = Rule(
    "popover.passthrough", number: Why.rule,
    summary: "A touch beside a popover goes to a passthrough view that it hits, and the popover "
      + "stays; any other is a tap outside.",
    versions: "8+", grade: .documented, source: "documentation of passthroughViews",
    reasons: Why.allWords)

  /// Who gets the touch.
  public enum Target: Hashable, Sendable {
    case popover
    /// The passthrough view at this place.
    case view(Int)
    /// Nobody: it is a tap outside.
    case outside
  }

  /// Returns who gets a touch.
  ///
  /// - Parameters:
  ///   - point: The touch in the container's space.
  ///   - popover: The popover's frame there.
  ///   - views: The frames of the passthrough views there; of overlapping ones the last wins.
  /// - Complexity: O(number of views).
  public static func decide(
    at point: CGPoint, popover: CGRect, views: [CGRect]
  ) -> Decision<Target> {
    if popover.contains(point) { return Decision(.popover, because: Why.inside) }
    guard let place = views.lastIndex(where: { $0.contains(point) }) else {
      return Decision(.outside, because: Why.outside)
    }
    return Decision(.view(place), because: Why.passes)
  }
}

extension PassthroughTap {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 85 }
    case inside, passes, outside

    var words: String {
      switch self {
      case .inside: "the point lies on the popover"
      case .passes: "the point lies on a passthrough view"
      case .outside: "the point lies beside the popover and on no passthrough view"
      }
    }
  }
}
