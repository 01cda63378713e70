public import AdaptCore

/// Something that lives in an environment of traits. UIKit: `UITraitEnvironment`.
public protocol UITraitEnvironment: AnyObject {
  var traitCollection: UITraitCollection { get }
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
