import AdaptCore

extension Platform {
  /// Whether a pad has the higher bars of 12, which need an app built with that system's SDK.
  ///
  /// Source: Geoff Hackworth (hacknicity.medium.com), iPad navigation bar and toolbar height
  /// changes in iOS 12.
  var hasHighBars: Bool { min(system, sdk) >= 12 }
}
