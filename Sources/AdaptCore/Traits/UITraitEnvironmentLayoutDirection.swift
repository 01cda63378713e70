/// The reading direction of an interface. UIKit: `UITraitEnvironmentLayoutDirection`.
public enum UITraitEnvironmentLayoutDirection: Int, Hashable, Sendable, CaseIterable {
  case unspecified = -1
  case leftToRight = 0
  case rightToLeft = 1
}
