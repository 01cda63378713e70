public import AdaptCore

extension UIViewController {
  /// The appearance that the controller states for its view, its children and itself (13+).
  ///
  /// What it presents follows the window, not this. UIKit: `overrideUserInterfaceStyle`.
  public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { statedInterfaceStyle }
    set {
      guard newValue != statedInterfaceStyle else { return }
      statedInterfaceStyle = newValue
      interfaceStyleDidChange { $0.updateTraitsBelow() }
    }
  }
}

extension UIView {
  /// The appearance that the view states for itself and what is below it (13+).
  ///
  /// That of a window holds for all that is shown in it. UIKit: `overrideUserInterfaceStyle`.
  public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { statedInterfaceStyle }
    set {
      guard newValue != statedInterfaceStyle else { return }
      statedInterfaceStyle = newValue
      interfaceStyleDidChange { $0.inheritTraits() }
    }
  }
}

/// What states an appearance for itself and what is below it.
protocol InterfaceStyleStating: UIResponder {
  var statedInterfaceStyle: UIUserInterfaceStyle { get set }
}

extension UIView: InterfaceStyleStating {}
extension UIViewController: InterfaceStyleStating {}

extension InterfaceStyleStating {
  /// What is stated, as far as the system knows of it.
  var statedAppearance: UITraitCollection {
    let isKnown = run?.has(.interfaceStyleOverride) ?? true
    return UITraitCollection(userInterfaceStyle: isKnown ? statedInterfaceStyle : .unspecified)
  }

  fileprivate func interfaceStyleDidChange(_ renew: @escaping (Self) -> Void) {
    guard let run else { return }
    guard run.has(.interfaceStyleOverride) else { return run.find(.notAvailableYet, on: id) }
    run.afterTraits { [self] in renew(self) }
  }
}
