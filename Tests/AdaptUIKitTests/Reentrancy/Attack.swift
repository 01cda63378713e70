import AdaptCore
import AdaptUIKit

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

extension Attack {
  /// Whether the app takes views and their appearance into its own hands.
  var movesViews: Bool {
    switch self {
    case .removeView, .addToWindow, .beginAppearance, .endAppearance, .embed, .leaveParent,
      .replaceRoot:
      true
    case .presentFromSelf, .presentFromRoot, .presentSelf, .dismissSelf, .dismissFromRoot, .push,
      .pop, .rotate, .swipe, .tapOutside, .changeTraits, .loseDelegate, .setNeedsLayout,
      .layoutIfNeeded, .wishSize:
      false
    }
  }
}
