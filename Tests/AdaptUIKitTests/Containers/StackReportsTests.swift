import AdaptCore
import AdaptUIKit
import Foundation
import Testing

@Suite("Reports of stacks")
struct StackReportsTests {
  /// A stack of controllers named by letters, as the root.
  private func scene(
    _ names: String, _ device: String = "phone", ios: SystemVersion = 12.4,
    onException: ExceptionPolicy = .end
  ) throws -> (scene: Scene, stack: UINavigationController, controllers: [ScriptedController]) {
    let controllers = names.map { _ in ScriptedController() }
    let stack = UINavigationController(rootViewController: controllers[0])
    stack.viewControllers = controllers
    let scene = try Scene(device, ios: ios, root: stack, onException: onException)
    for (name, controller) in zip(names, controllers) {
      scene.simulation.name(controller, "\(name)")
    }
    return (scene, stack, controllers)
  }

  @Test("R058: of a stack only the top hears of a resize; what is uncovered has the present size")
  func resizedStack() throws {
    let (scene, stack, controllers) = try scene("ABC", "ipad-air-2", ios: 9.3)
    scene.simulation.rotate(to: .landscapeRight)
    let before = scene.count(.viewWillTransitionToSize, of: controllers[2])
    let shares: [WindowShare] = [.slot(.oneHalf), .slot(.twoThirds), .slot(.oneHalf)]
    for share in shares { scene.simulation.resize(to: share) }
    #expect(scene.count(.viewWillTransitionToSize, of: controllers[2]) - before == shares.count)
    #expect(scene.count(.viewWillTransitionToSize, of: controllers[0]) == 0)
    #expect(scene.count(.viewWillTransitionToSize, of: controllers[1]) == 0)
    scene.simulation.step("pop") { stack.popViewController(animated: true) }
    #expect(controllers[1].frameOnScreen?.size == CGSize(width: 507, height: 768))
  }

  @Test("R090: a controller that is on the stack cannot be pushed a second time")
  func pushedTwice() throws {
    let (scene, stack, _) = try scene("A")
    let detail = scene.controller("detail")
    scene.simulation.step("two rows at once") {
      stack.pushViewController(detail, animated: true)
      stack.pushViewController(detail, animated: true)
    }
    #expect(scene.findings == [.sameInstancePushed])
    #expect(scene.simulation.hasEnded)
  }

  @Test("R090: a second tap during the push raises from its end (O075)")
  func pushedTwiceLater() throws {
    let (scene, stack, _) = try scene("A", onException: .record)
    let detail = scene.controller("detail")
    scene.simulation.settlesAfterInput = false
    scene.simulation.step("first") { stack.pushViewController(detail, animated: true) }
    scene.simulation.turn()
    scene.simulation.step("second") { stack.pushViewController(detail, animated: true) }
    scene.simulation.turn()
    #expect(scene.findings == [])
    scene.simulation.settle()
    #expect(scene.findings == [.sameInstancePushed])
    #expect(stack.viewControllers.count == 2)
    #expect(detail.isOnScreen)
  }

  @Test("R079: a pop during a push waits for its end and goes back once for each call")
  func popDuringPush() throws {
    for taps in 1...3 {
      let (scene, stack, controllers) = try scene("ABC")
      let detail = scene.controller("D")
      scene.simulation.settlesAfterInput = false
      scene.simulation.step("push") { stack.pushViewController(detail, animated: true) }
      scene.simulation.turn()
      for _ in 1...taps {
        scene.simulation.step("back") { stack.popViewController(animated: true) }
        scene.simulation.turn()
        #expect(stack.topViewController === detail)
      }
      scene.simulation.settle()
      #expect(stack.viewControllers.count == 4 - taps)
      #expect(stack.topViewController === controllers[3 - taps])
      #expect(controllers[3 - taps].isOnScreen)
      #expect(scene.findings == [])
    }
  }

  @Test("R078: roots and pushes that pile up end in one stack whose top is on screen")
  func pilingUp() throws {
    let scene = try Scene("phone", ios: 11.2)
    let window = try #require(scene.root.view.window)
    var stacks: [UINavigationController] = []
    scene.simulation.settlesAfterInput = false
    for _ in 1...3 {
      scene.simulation.step("tap") {
        let stack = UINavigationController(rootViewController: UIViewController())
        window.rootViewController = stack
        stack.pushViewController(UIViewController(), animated: true)
        stack.pushViewController(UIViewController(), animated: true)
        stacks.append(stack)
      }
      scene.simulation.turn()
    }
    scene.simulation.settle()
    let stack = try #require(stacks.last)
    #expect(stack.viewControllers.count == 3)
    #expect(stack.topViewController?.isOnScreen == true)
    for old in stacks.dropLast() { #expect(!old.isOnScreen) }
    for count in [2, 1] {
      scene.simulation.step("back") { stack.popViewController(animated: true) }
      scene.simulation.settle()
      #expect(stack.viewControllers.count == count)
      #expect(stack.topViewController?.isOnScreen == true)
    }
    // A root that goes while its push runs is a transition inside a transition.
    #expect(scene.findings.allSatisfy { $0 == .unbalancedAppearance })
    expectLegalAppearance(scene.simulation)
  }

  @Test("R084: moving from the parent is true for the popped one, and not for its child")
  func movingFromParent() throws {
    let (scene, stack, controllers) = try scene("AB", ios: 11)
    let child = scene.scripted("child")
    var flags: [String: Bool] = [:]
    controllers[1].on[.viewWillDisappear] = { flags["own"] = $0.isMovingFromParent }
    child.on[.viewWillDisappear] = { flags["child"] = $0.isMovingFromParent }
    controllers[1].on[.viewDidDisappear] = { flags["own did"] = $0.isMovingFromParent }
    scene.simulation.step("embed") {
      controllers[1].addChild(child)
      controllers[1].view.addSubview(child.view)
      child.didMove(toParent: controllers[1])
    }
    scene.simulation.step("pop") { stack.popViewController(animated: true) }
    #expect(flags == ["own": true, "child": false, "own did": true])
    #expect(!controllers[1].isMovingFromParent)
  }

  @Test("Popping the root, or to one that is not there, changes nothing")
  func misuse() throws {
    let (scene, stack, _) = try scene("A", onException: .record)
    scene.simulation.step("pop") { stack.popViewController(animated: true) }
    scene.simulation.step("pop to") {
      stack.popToViewController(UIViewController(), animated: true)
    }
    scene.simulation.step("push stack") {
      stack.pushViewController(UINavigationController(), animated: true)
    }
    #expect(
      scene.findings == [.popWithoutEffect, .controllerNotInStack, .navigationControllerPushed])
    #expect(stack.viewControllers.count == 1)
  }
}
