public import AdaptCore
public import Foundation

/// Names a trait by a type. UIKit: `UITraitDefinition` (17+).
///
/// A trait that an app defines can be named, and never changes: nothing gives it a value here.
public protocol UITraitDefinition {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// A trait that can be watched, as `UITraitUserInterfaceStyle.self`. UIKit: `UITrait`.
public typealias UITrait = any UITraitDefinition.Type

/// A trait that collections have.
protocol BuiltInTrait: UITraitDefinition where Value: Equatable {
  static var keyPath: WritableKeyPath<UITraitCollection, Value> { get }
}

/// UIKit: `UITraitUserInterfaceIdiom`.
public enum UITraitUserInterfaceIdiom: BuiltInTrait {
  public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
  static var keyPath: WritableKeyPath<UITraitCollection, UIUserInterfaceIdiom> {
    \.userInterfaceIdiom
  }
}

/// UIKit: `UITraitUserInterfaceStyle`.
public enum UITraitUserInterfaceStyle: BuiltInTrait {
  public static var defaultValue: UIUserInterfaceStyle { .unspecified }
  static var keyPath: WritableKeyPath<UITraitCollection, UIUserInterfaceStyle> {
    \.userInterfaceStyle
  }
}

/// UIKit: `UITraitUserInterfaceLevel`.
public enum UITraitUserInterfaceLevel: BuiltInTrait {
  public static var defaultValue: UIUserInterfaceLevel { .unspecified }
  static var keyPath: WritableKeyPath<UITraitCollection, UIUserInterfaceLevel> {
    \.userInterfaceLevel
  }
}

/// UIKit: `UITraitLayoutDirection`.
public enum UITraitLayoutDirection: BuiltInTrait {
  public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
  static var keyPath: WritableKeyPath<UITraitCollection, UITraitEnvironmentLayoutDirection> {
    \.layoutDirection
  }
}

/// UIKit: `UITraitHorizontalSizeClass`.
public enum UITraitHorizontalSizeClass: BuiltInTrait {
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
  static var keyPath: WritableKeyPath<UITraitCollection, UIUserInterfaceSizeClass> {
    \.horizontalSizeClass
  }
}

/// UIKit: `UITraitVerticalSizeClass`.
public enum UITraitVerticalSizeClass: BuiltInTrait {
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
  static var keyPath: WritableKeyPath<UITraitCollection, UIUserInterfaceSizeClass> {
    \.verticalSizeClass
  }
}

/// UIKit: `UITraitPreferredContentSizeCategory`.
public enum UITraitPreferredContentSizeCategory: BuiltInTrait {
  public static var defaultValue: UIContentSizeCategory { .unspecified }
  static var keyPath: WritableKeyPath<UITraitCollection, UIContentSizeCategory> {
    \.preferredContentSizeCategory
  }
}

/// UIKit: `UITraitDisplayScale`.
public enum UITraitDisplayScale: BuiltInTrait {
  public static var defaultValue: CGFloat { 0 }
  static var keyPath: WritableKeyPath<UITraitCollection, CGFloat> { \.displayScale }
}

extension BuiltInTrait {
  static func differs(_ a: UITraitCollection, _ b: UITraitCollection) -> Bool {
    a[keyPath: keyPath] != b[keyPath: keyPath]
  }

  static func isStated(in traits: UITraitCollection) -> Bool {
    traits[keyPath: keyPath] != defaultValue
  }

  static func remove(from traits: inout UITraitCollection) {
    traits[keyPath: keyPath] = defaultValue
  }
}
