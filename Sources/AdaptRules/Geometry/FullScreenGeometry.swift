public import AdaptCore
public import Foundation

/// Where a presentation that covers its container lies.
///
/// Rule `geometry.full-screen`. UIKit: `frameOfPresentedViewInContainerView`.
public enum FullScreenGeometry {
  public static let rule = Rule(
    "geometry.full-screen", number: Why.rule,
    summary: "Full screen, context, over and custom presentations fill their container.",
    versions: "8+", grade: .measured, source: "O037, O113 (sizes of 392 measured presentations)",
    reasons: Why.allWords)

  /// Returns the frame in the container's space, in points.
  public static func decide(in space: PresentationSpace) -> Decision<CGRect> {
    Decision(space.bounds, because: Why.fills)
  }
}

extension FullScreenGeometry {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 100 }
    case fills

    var words: String {
      switch self {
      case .fills: "the presentation fills its container"
      }
    }
  }
}
