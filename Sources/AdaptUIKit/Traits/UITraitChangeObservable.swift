public import AdaptCore

/// An object whose traits can be watched. UIKit: `UITraitChangeObservable` (17+).
public protocol UITraitChangeObservable: AnyObject {}

/// What keeps the registrations of an object.
protocol TraitWatching: UITraitChangeObservable {
  var traitRegistrations: [TraitRegistration] { get set }
}

extension UIView: TraitWatching {}
extension UIViewController: TraitWatching {}

extension UITraitChangeObservable {
  /// Calls a handler when one of some traits changes (17+).
  ///
  /// A view has no traits of its own to watch before it is in a window.
  ///
  /// - Parameter handler: Gets this object and its former traits.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping (Self, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    register(TraitRegistration(traits: traits) { [unowned self] in handler(self, $0) })
  }

  /// Calls a handler whose first parameter has a type of its own, as `(self: Self, former)` in a
  /// class (17+). A handler that takes another object's type is never called.
  @discardableResult
  public func registerForTraitChanges<Observed>(
    _ traits: [UITrait], handler: @escaping (Observed, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    register(
      TraitRegistration(traits: traits) { [unowned self] former in
        guard let observed = self as? Observed else { return }
        handler(observed, former)
      })
  }

  private func register(_ registration: TraitRegistration) -> any UITraitChangeRegistration {
    (self as? any TraitWatching)?.traitRegistrations.append(registration)
    return registration
  }

  /// Takes a registration back; one that is taken back already is none.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    (self as? any TraitWatching)?.traitRegistrations.removeAll { $0 === registration }
  }
}

extension UIResponder {
  /// Tells of a change of traits to those of some registrations that watch one of them.
  func tell(
    _ registrations: [TraitRegistration], from former: UITraitCollection, to new: UITraitCollection
  ) {
    for registration in registrations where registration.watchesChange(from: former, to: new) {
      guard run?.has(.traitRegistration) ?? true else {
        run?.find(.notAvailableYet, on: id)
        return
      }
      call(.traitChangeHandler, .traits(former)) { registration.handler(former) }
    }
  }
}
