/// The text size a person has chosen, from smallest to largest. UIKit: `UIContentSizeCategory`.
///
/// The raw value is the place in that order, not UIKit's string.
public enum UIContentSizeCategory: UInt8, Hashable, Sendable, CaseIterable, Comparable {
  case unspecified
  case extraSmall
  case small
  case medium
  case large
  case extraLarge
  case extraExtraLarge
  case extraExtraExtraLarge
  case accessibilityMedium
  case accessibilityLarge
  case accessibilityExtraLarge
  case accessibilityExtraExtraLarge
  case accessibilityExtraExtraExtraLarge

  public static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }

  /// Whether the category is one of the five large accessibility sizes.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }
}
