import AdaptCore

/// Stands for a registration, to take it back. UIKit: `UITraitChangeRegistration`.
public protocol UITraitChangeRegistration: AnyObject {}

/// A handler and the traits it watches; it is its own token.
final class TraitRegistration: UITraitChangeRegistration {
  private let traits: [any BuiltInTrait.Type]
  let handler: (UITraitCollection) -> Void

  init(traits: [UITrait], handler: @escaping (UITraitCollection) -> Void) {
    self.traits = traits.compactMap { $0 as? any BuiltInTrait.Type }
    self.handler = handler
  }

  func watchesChange(from a: UITraitCollection, to b: UITraitCollection) -> Bool {
    traits.contains { $0.differs(a, b) }
  }
}
