import AdaptCore
import AdaptUIKit
import Foundation
import Testing

@Suite("A stack's transitions of the app's own")
struct StackAnimatorTests {
  private let heard: Set<Callback> = appearance.union([
    .navigationControllerAnimationController, .navigationControllerInteractionController,
    .navigationControllerWillShow, .navigationControllerDidShow, .animateTransition,
    .startInteractiveTransition, .animationEnded,
  ])

  private func scene(_ names: String) throws -> (StackScene, StackDelegate) {
    let scene = try StackScene(names)
    let delegate = scene.scene.keep(StackDelegate())
    scene.stack.delegate = delegate
    return (scene, delegate)
  }

  @Test("The delegate gives an animator for a push, which puts the view in and completes")
  func push() throws {
    let (scene, delegate) = try scene("A")
    let animator = Animator()
    delegate.animator = { $0 == .push ? animator : nil }
    var frames: [CGRect] = []
    animator.inspect = { context in
      for key in [UITransitionContextViewControllerKey.from, .to] {
        guard let controller = context.viewController(forKey: key) else { continue }
        frames += [context.initialFrame(for: controller), context.finalFrame(for: controller)]
      }
    }
    let new = scene.scene.controller("B")
    scene.simulation.step("push") { scene.stack.pushViewController(new, animated: true) }
    #expect(
      lines(scene.simulation, from: "push", including: heard) == [
        "root navigationControllerAnimationController → true",
        "root navigationControllerInteractionController → false",
        "A viewWillDisappear", "B viewWillAppear", "root navigationControllerWillShow",
        "transition animateTransition", "A viewDidDisappear", "B viewDidAppear",
        "root navigationControllerDidShow", "transition animationEnded",
      ])
    let screen = CGRect(x: 0, y: 0, width: 375, height: 667)
    #expect(frames == [screen, .zero, .zero, screen])
    #expect(new.isOnScreen)
    #expect(!scene.controllers[0].isOnScreen)
    // The content lies under the bars, whatever an animator does.
    #expect(scene.stack.view.subviews.last !== new.view.superview)
  }

  @Test("Nobody is asked for an animator where nothing is animated")
  func notAnimated() throws {
    let (scene, delegate) = try scene("AB")
    delegate.animator = { _ in Animator() }
    scene.simulation.step("pop") { scene.stack.popViewController(animated: false) }
    #expect(
      lines(scene.simulation, from: "pop", including: [.navigationControllerAnimationController])
        == [])
    #expect(scene.names == "A")
  }

  @Test(
    "An interactive pop or push of the app's that is cancelled leaves the stack as it was",
    arguments: [UINavigationController.Operation.push, .pop])
  func cancelled(operation: UINavigationController.Operation) throws {
    let (scene, delegate) = try scene("AB")
    let interactor = UIPercentDrivenInteractiveTransition()
    delegate.animator = { _ in Animator() }
    delegate.interactor = interactor
    let new = scene.scene.controller("C")
    scene.simulation.step("move") {
      if operation == .push {
        scene.stack.pushViewController(new, animated: true)
      } else {
        scene.stack.popViewController(animated: true)
      }
    }
    #expect(scene.names == (operation == .push ? "ABC" : "A"))
    scene.simulation.step("cancel") {
      interactor.update(0.4)
      interactor.cancel()
    }
    #expect(scene.names == "AB")
    #expect(scene.controllers[1].isOnScreen)
    #expect(delegate.heard == ["will"])
    #expect(new.parent == nil)
    #expect(scene.stack.children.count == 2)
    let states = lines(scene.simulation, from: "cancel", including: appearance)
    let arriving = operation == .push ? "C" : "A"
    #expect(
      states == [
        "\(arriving) viewWillDisappear", "\(arriving) viewDidDisappear", "B viewWillAppear",
        "B viewDidAppear",
      ])
    delegate.interactor = nil
    scene.simulation.step("again") { scene.stack.pushViewController(new, animated: true) }
    #expect(scene.names == "ABC")
    #expect(scene.scene.findings == [])
    expectLegalAppearance(scene.simulation)
  }

  @Test("A replaced stack comes back when its transition is cancelled")
  func replaced() throws {
    let (scene, delegate) = try scene("ABC")
    let interactor = UIPercentDrivenInteractiveTransition()
    delegate.animator = { _ in Animator() }
    delegate.interactor = interactor
    scene.simulation.step("set") {
      scene.stack.setViewControllers(
        [scene.scene.controller("X"), scene.controllers[0]], animated: true)
    }
    #expect(scene.names == "XA")
    scene.simulation.step("cancel") { interactor.cancel() }
    #expect(scene.names == "ABC")
    #expect(scene.controllers[2].isOnScreen)
    #expect(scene.stack.children.count == 3)
  }

  @Test("An animator that never puts the new view in is found")
  func notAdded() throws {
    final class Idle: UIViewControllerAnimatedTransitioning {
      func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
      ) -> TimeInterval { 0 }
      func animateTransition(using context: any UIViewControllerContextTransitioning) {
        context.completeTransition(true)
      }
    }
    final class Vending: UINavigationControllerDelegate {
      func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? { Idle() }
    }
    let scene = try StackScene("A")
    scene.stack.delegate = scene.scene.keep(Vending())
    scene.simulation.step("push") {
      scene.stack.pushViewController(scene.scene.controller("B"), animated: true)
    }
    #expect(scene.scene.findings == [.toViewNotAdded])
  }
}
