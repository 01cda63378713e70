import AdaptCore

/// A trait that a handler can watch (17+). UIKit names these by type, as `UITraitUserInterfaceStyle`.
public enum UITrait: Hashable, Sendable, CaseIterable {
  case userInterfaceIdiom
  case userInterfaceStyle
  case userInterfaceLevel
  case layoutDirection
  case horizontalSizeClass
  case verticalSizeClass
  case preferredContentSizeCategory
  case displayScale

  /// Whether the trait differs between two collections.
  func differs(_ a: UITraitCollection, _ b: UITraitCollection) -> Bool {
    switch self {
    case .userInterfaceIdiom: a.userInterfaceIdiom != b.userInterfaceIdiom
    case .userInterfaceStyle: a.userInterfaceStyle != b.userInterfaceStyle
    case .userInterfaceLevel: a.userInterfaceLevel != b.userInterfaceLevel
    case .layoutDirection: a.layoutDirection != b.layoutDirection
    case .horizontalSizeClass: a.horizontalSizeClass != b.horizontalSizeClass
    case .verticalSizeClass: a.verticalSizeClass != b.verticalSizeClass
    case .preferredContentSizeCategory:
      a.preferredContentSizeCategory != b.preferredContentSizeCategory
    case .displayScale: a.displayScale != b.displayScale
    }
  }
}

/// Stands for a registration, to take it back. UIKit: `UITraitChangeRegistration`.
public final class UITraitChangeRegistration {}

/// A handler and the traits it watches.
struct TraitRegistration {
  let token: UITraitChangeRegistration
  let traits: [UITrait]
  let handler: (UITraitCollection) -> Void
}
