public import Foundation

/// The environment an interface lives in. UIKit: `UITraitCollection`.
///
/// A trait may be unspecified; a window's collection has every trait that a profile states. The
/// type is a value of a few bytes, so that comparing and recording it costs nothing.
public struct UITraitCollection: Hashable, Sendable {
  public var userInterfaceIdiom: UIUserInterfaceIdiom
  public var userInterfaceStyle: UIUserInterfaceStyle
  public var userInterfaceLevel: UIUserInterfaceLevel
  public var layoutDirection: UITraitEnvironmentLayoutDirection
  public var horizontalSizeClass: UIUserInterfaceSizeClass
  public var verticalSizeClass: UIUserInterfaceSizeClass
  public var preferredContentSizeCategory: UIContentSizeCategory
  /// Pixels per point; zero means unspecified.
  public var displayScale: CGFloat

  /// Makes a collection; every trait that is not given is unspecified, and so is a scale that is no
  /// positive finite number.
  public init(
    userInterfaceIdiom: UIUserInterfaceIdiom = .unspecified,
    userInterfaceStyle: UIUserInterfaceStyle = .unspecified,
    userInterfaceLevel: UIUserInterfaceLevel = .unspecified,
    layoutDirection: UITraitEnvironmentLayoutDirection = .unspecified,
    horizontalSizeClass: UIUserInterfaceSizeClass = .unspecified,
    verticalSizeClass: UIUserInterfaceSizeClass = .unspecified,
    preferredContentSizeCategory: UIContentSizeCategory = .unspecified,
    displayScale: CGFloat = 0
  ) {
    self.userInterfaceIdiom = userInterfaceIdiom
    self.userInterfaceStyle = userInterfaceStyle
    self.userInterfaceLevel = userInterfaceLevel
    self.layoutDirection = layoutDirection
    self.horizontalSizeClass = horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass
    self.preferredContentSizeCategory = preferredContentSizeCategory
    self.displayScale = displayScale.isFinite ? max(0, displayScale) : 0
  }

  /// Merges collections: of each trait the last specified value wins.
  ///
  /// UIKit: `init(traitsFrom:)`.
  public init(traitsFrom collections: [UITraitCollection]) {
    self.init()
    for collection in collections { override(with: collection) }
  }
}

extension UITraitCollection {
  /// Replaces each trait that `other` specifies.
  public mutating func override(with other: UITraitCollection) {
    if other.userInterfaceIdiom != .unspecified { userInterfaceIdiom = other.userInterfaceIdiom }
    if other.userInterfaceStyle != .unspecified { userInterfaceStyle = other.userInterfaceStyle }
    if other.userInterfaceLevel != .unspecified { userInterfaceLevel = other.userInterfaceLevel }
    if other.layoutDirection != .unspecified { layoutDirection = other.layoutDirection }
    if other.horizontalSizeClass != .unspecified { horizontalSizeClass = other.horizontalSizeClass }
    if other.verticalSizeClass != .unspecified { verticalSizeClass = other.verticalSizeClass }
    if other.preferredContentSizeCategory != .unspecified {
      preferredContentSizeCategory = other.preferredContentSizeCategory
    }
    if other.displayScale > 0, other.displayScale.isFinite { displayScale = other.displayScale }
  }

  /// Returns this collection with each trait that `other` specifies replaced.
  public func overridden(by other: UITraitCollection) -> UITraitCollection {
    var result = self
    result.override(with: other)
    return result
  }

  /// Makes a collection by changing an empty one. UIKit: `init(mutations:)` (17+).
  public init(mutations: (inout UITraitCollection) -> Void) {
    self.init()
    mutations(&self)
  }

  /// Returns this collection with changes. UIKit: `modifyingTraits(_:)` (17+).
  public func modifyingTraits(_ mutations: (inout UITraitCollection) -> Void) -> UITraitCollection {
    var result = self
    mutations(&result)
    return result
  }

  /// Whether colours may look different in the two: appearance or level differ.
  ///
  /// UIKit: `hasDifferentColorAppearance(comparedTo:)` (13+).
  public func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
    userInterfaceStyle != other?.userInterfaceStyle
      || userInterfaceLevel != other?.userInterfaceLevel
  }

  /// Whether every trait that `other` specifies has the same value here.
  ///
  /// UIKit: `containsTraits(in:)`.
  public func containsTraits(in other: UITraitCollection) -> Bool { overridden(by: other) == self }
}

extension UITraitCollection {
  /// The two size classes as the field abbreviates them: `wC hR` is compact width, regular height.
  public var sizeClasses: String {
    func letter(_ sizeClass: UIUserInterfaceSizeClass) -> String {
      switch sizeClass {
      case .compact: "C"
      case .regular: "R"
      case .unspecified: "–"
      }
    }
    return "w\(letter(horizontalSizeClass)) h\(letter(verticalSizeClass))"
  }
}
