import AdaptCore
import AdaptProfiles
import AdaptRules
import AdaptUIKit

/// A run with a root on screen, and the controllers that a test names.
struct Scene {
  let simulation: Simulation
  let root: UIViewController
  private let keeper = Keeper()

  /// Holds what UIKit holds weakly, as delegates, for as long as the scene.
  private final class Keeper { var kept: [AnyObject] = [] }

  /// - Parameters:
  ///   - device: A name from the catalogue.
  ///   - root: The root; a plain controller named `root` unless given.
  init(
    _ device: String = "phone", ios: SystemVersion = 12.4, sdk: SystemVersion? = nil,
    orientation: UIInterfaceOrientation = .portrait, window: WindowShare = .full,
    root: UIViewController = UIViewController(), choices: RuleChoices = RuleChoices(),
    onException: ExceptionPolicy = .end
  ) throws {
    simulation = Simulation(
      device: try DeviceCatalogue.device(named: device), ios: ios, sdk: sdk,
      orientation: orientation, window: window, choices: choices, onException: onException)
    self.root = root
    simulation.name(root, "root")
    simulation.launch(root)
  }

  /// Makes a controller with a style and a name.
  func controller(
    _ name: String, _ style: UIModalPresentationStyle = .fullScreen
  ) -> UIViewController { named(name, UIViewController(), style) }

  /// Gives a controller a style and a name.
  func named<Controller: UIViewController>(
    _ name: String, _ controller: Controller, _ style: UIModalPresentationStyle = .fullScreen
  ) -> Controller {
    controller.modalPresentationStyle = style
    simulation.name(controller, name)
    return controller
  }

  /// Makes a controller whose callbacks do what the test gives for them.
  func scripted(
    _ name: String, _ style: UIModalPresentationStyle = .fullScreen
  ) -> ScriptedController { named(name, ScriptedController(), style) }

  /// Holds a delegate for as long as the scene.
  func keep<Kept: AnyObject>(_ object: Kept) -> Kept {
    keeper.kept.append(object)
    return object
  }

  /// Makes a controller for a custom presentation, and what vends its parts.
  func custom(_ name: String, animator: Animator? = nil) -> (ScriptedController, Vendor) {
    let controller = scripted(name, .custom)
    let vendor = keep(Vendor())
    vendor.animator = animator
    controller.transitioningDelegate = vendor
    return (controller, vendor)
  }

  func present(
    _ controller: UIViewController, on presenter: UIViewController? = nil, animated: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    simulation.step("present") { [root] in
      (presenter ?? root).present(controller, animated: animated, completion: completion)
    }
  }

  func dismiss(
    on controller: UIViewController? = nil, animated: Bool = true, completion: (() -> Void)? = nil
  ) {
    simulation.step("dismiss") { [root] in
      (controller ?? root).dismiss(animated: animated, completion: completion)
    }
  }
}
