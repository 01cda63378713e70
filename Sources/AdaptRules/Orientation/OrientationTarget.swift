public import AdaptCore

/// Which orientation a window takes when UIKit looks at them again.
///
/// Rule `orientation.target`. UIKit: `preferredInterfaceOrientationForPresentation`.
public enum OrientationTarget {
  public static let rule = Rule(
    "orientation.target", number: Why.rule,
    summary: "A window follows the device if that is supported, else it stays as it is; if that is "
      + "not supported either it takes the preferred or the first supported orientation.",
    versions: "8+", grade: .assumed,
    source: "R069, R072, R073; documentation of preferredInterfaceOrientationForPresentation",
    reasons: Why.allWords)

  /// Returns the orientation that the window takes.
  ///
  /// - Parameters:
  ///   - mask: The orientations that are possible.
  ///   - device: How the device is held.
  ///   - current: The orientation the window has.
  ///   - preferred: What a controller about to be presented full screen prefers; nil for none.
  /// - Returns: The orientation; nil when the mask is empty.
  public static func decide(
    mask: UIInterfaceOrientationMask, device: UIInterfaceOrientation,
    current: UIInterfaceOrientation, preferred: UIInterfaceOrientation? = nil
  ) -> Decision<UIInterfaceOrientation?> {
    if let preferred, mask.contains(preferred) {
      return Decision(preferred, because: Why.preferred)
    }
    if mask.contains(device) { return Decision(device, because: Why.device) }
    if mask.contains(current) { return Decision(current, because: Why.current) }
    for orientation in order where mask.contains(orientation) {
      return Decision(orientation, because: Why.first)
    }
    return Decision(nil, because: Why.nothing)
  }

  private static let order: [UIInterfaceOrientation] = [
    .portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown,
  ]
}

extension OrientationTarget {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 143 }
    case preferred, device, current, first, nothing

    var words: String {
      switch self {
      case .preferred: "the controller prefers the orientation for its presentation"
      case .device: "the device is held this way and it is supported"
      case .current: "the way the device is held is not supported, so the window stays"
      case .first: "neither the device's nor the present orientation is supported"
      case .nothing: "no orientation is supported"
      }
    }
  }
}
