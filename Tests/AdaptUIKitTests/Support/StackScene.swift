import AdaptCore
import AdaptProfiles
import AdaptUIKit

/// A stack of controllers named by letters, as the root of a run.
struct StackScene {
  let scene: Scene
  let stack: UINavigationController
  let controllers: [ScriptedController]

  init(
    _ names: String, _ device: String = "phone", ios: SystemVersion = 12.4,
    sdk: SystemVersion? = nil, orientation: UIInterfaceOrientation = .portrait,
    onException: ExceptionPolicy = .end, prepare: (UINavigationController) -> Void = { _ in }
  ) throws {
    controllers = names.map { _ in ScriptedController() }
    stack = UINavigationController()
    stack.viewControllers = controllers
    prepare(stack)
    scene = try Scene(
      device, ios: ios, sdk: sdk, orientation: orientation, root: stack, onException: onException)
    for (name, controller) in zip(names, controllers) {
      scene.simulation.name(controller, "\(name)")
    }
  }

  var simulation: Simulation { scene.simulation }
  /// The names of the stack, from the root.
  var names: String { stack.viewControllers.map(simulation.name(of:)).joined() }

  func controller(_ name: Character) -> ScriptedController? {
    stack.viewControllers.lazy.compactMap { $0 as? ScriptedController }.first {
      simulation.name(of: $0) == "\(name)"
    }
  }
}

/// Hears of a stack's changes, and animates them if a test says so.
final class StackDelegate: UINavigationControllerDelegate {
  private(set) var heard: [String] = []
  var animator: (UINavigationController.Operation) -> Animator? = { _ in nil }
  var interactor: UIPercentDrivenInteractiveTransition?

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) { heard.append("will") }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) { heard.append("did") }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator(operation) }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }
}
