public import AdaptCore

/// The size classes of a window that has the screen to itself.
///
/// Rule `traits.size-class.full-screen`. UIKit: `UITraitCollection.horizontalSizeClass`.
public enum FullScreenSizeClasses {
  public static let rule = Rule(
    "traits.size-class.full-screen", number: Why.rule,
    summary: "A window that fills the screen has the size classes of its device and orientation.",
    versions: "8+", grade: .documented,
    source: "Human Interface Guidelines, layout: device size classes; R001, R075",
    reasons: Why.allWords)

  /// Returns the classes that the device states for the orientation it is held in.
  public static func decide(device classes: SizeClasses) -> Decision<SizeClasses> {
    Decision(classes, because: Why.device)
  }
}

extension FullScreenSizeClasses {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 1 }
    case device

    var words: String {
      switch self {
      case .device: "the window fills the screen, so the device's own size classes hold"
      }
    }
  }
}
