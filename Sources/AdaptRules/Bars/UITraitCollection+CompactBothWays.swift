import AdaptCore

extension UITraitCollection {
  /// Whether both size classes are compact, as on most phones on their side.
  var isCompactBothWays: Bool {
    horizontalSizeClass == .compact && verticalSizeClass == .compact
  }
}
