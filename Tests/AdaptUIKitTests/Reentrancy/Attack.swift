import AdaptCore
import AdaptUIKit
import Testing

/// Something an app may do at any moment.
enum Attack: String, CaseIterable, Sendable {
  case presentFromSelf, presentFromRoot, presentSelf, dismissSelf, dismissFromRoot, push, pop
  case rotate, swipe, tapOutside, changeTraits, removeView, addToWindow, loseDelegate
  case setNeedsLayout, layoutIfNeeded, beginAppearance, endAppearance, wishSize, replaceRoot
  case embed, leaveParent

  func callAsFunction(in arena: Arena, from controller: UIViewController) {
    let simulation = arena.scene.simulation
    switch self {
    case .presentFromSelf: arena.present(on: controller)
    case .presentFromRoot: arena.present(on: arena.stack)
    case .presentSelf: arena.stack.present(controller, animated: true)
    case .dismissSelf: controller.dismiss(animated: true)
    case .dismissFromRoot: arena.stack.dismiss(animated: false)
    case .push: arena.stack.pushViewController(arena.fresh(), animated: true)
    case .pop: arena.stack.popViewController(animated: false)
    case .rotate: simulation.rotate()
    case .swipe: simulation.swipeDown(.cancel)
    case .tapOutside: simulation.tapOutside()
    case .changeTraits:
      let isDark = simulation.traitCollection.userInterfaceStyle == .dark
      simulation.changeTraits(UITraitCollection(userInterfaceStyle: isDark ? .light : .dark))
    case .removeView: controller.viewIfLoaded?.removeFromSuperview()
    case .addToWindow:
      if let view = controller.viewIfLoaded { arena.stack.viewIfLoaded?.window?.addSubview(view) }
    case .loseDelegate: controller.presentationController?.delegate = nil
    case .setNeedsLayout: controller.viewIfLoaded?.setNeedsLayout()
    case .layoutIfNeeded: arena.stack.viewIfLoaded?.window?.layoutIfNeeded()
    case .beginAppearance: controller.beginAppearanceTransition(false, animated: true)
    case .endAppearance: controller.endAppearanceTransition()
    case .wishSize: controller.preferredContentSize.width += 1
    case .replaceRoot: arena.stack.viewIfLoaded?.window?.rootViewController = arena.fresh()
    case .embed: arena.stack.addChild(controller)
    case .leaveParent: controller.removeFromParent()
    }
  }
}

/// A stack, a sheet over it that the attack comes from, and how often completions ran.
final class Arena {
  let scene: Scene
  let stack = UINavigationController(rootViewController: ScriptedController())
  let sheet: ScriptedController
  private let delegate = StyleDelegate(.none)
  private(set) var requests = 0
  private(set) var completions: [Int: Int] = [:]

  init(_ device: String, _ system: SystemVersion, _ style: UIModalPresentationStyle) throws {
    scene = try Scene(device, ios: system, root: stack, onException: .record)
    sheet = scene.scripted("sheet", style)
    sheet.presentationController?.delegate = delegate
    sheet.popoverPresentationController?.sourceView = stack.view
  }

  func fresh() -> UIViewController {
    let controller = UIViewController()
    controller.modalPresentationStyle = .pageSheet
    return controller
  }

  func present(on presenter: UIViewController) {
    requests += 1
    let number = requests
    presenter.present(fresh(), animated: true) { [unowned self] in
      completions[number, default: 0] += 1
    }
  }

  /// Presents, turns, swipes in vain, pushes below, and dismisses.
  func play() {
    scene.present(sheet, on: stack.topViewController)
    scene.simulation.rotate()
    scene.simulation.swipeDown(.cancel)
    scene.simulation.step("push") { [self] in stack.pushViewController(fresh(), animated: true) }
    scene.dismiss(on: stack)
    scene.simulation.rotate()
  }
}
