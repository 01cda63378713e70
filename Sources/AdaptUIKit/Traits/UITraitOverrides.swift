public import AdaptCore
public import Foundation

/// Traits that an object states for itself and what is below it (17+). UIKit: `UITraitOverrides`.
///
/// A trait that is not set is inherited.
public struct UITraitOverrides: Hashable, Sendable {
  var traits = UITraitCollection()

  public init() {}

  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { traits.horizontalSizeClass }
    set { traits.horizontalSizeClass = newValue }
  }

  public var verticalSizeClass: UIUserInterfaceSizeClass {
    get { traits.verticalSizeClass }
    set { traits.verticalSizeClass = newValue }
  }

  public var userInterfaceStyle: UIUserInterfaceStyle {
    get { traits.userInterfaceStyle }
    set { traits.userInterfaceStyle = newValue }
  }

  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { traits.layoutDirection }
    set { traits.layoutDirection = newValue }
  }

  public var preferredContentSizeCategory: UIContentSizeCategory {
    get { traits.preferredContentSizeCategory }
    set { traits.preferredContentSizeCategory = newValue }
  }

  public var displayScale: CGFloat {
    get { traits.displayScale }
    set { traits.displayScale = newValue }
  }

  /// Whether a trait is set.
  public func contains(_ trait: UITrait) -> Bool {
    (trait as? any BuiltInTrait.Type)?.isStated(in: traits) ?? false
  }

  /// Lets a trait be inherited again.
  public mutating func remove(_ trait: UITrait) {
    (trait as? any BuiltInTrait.Type)?.remove(from: &traits)
  }

  public var isEmpty: Bool { traits == UITraitCollection() }
}
