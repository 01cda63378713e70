import AdaptCore
import AdaptUIKit
import Foundation
import Testing

@Suite("What logs of stacks show")
struct StackObservationTests {
  private final class Logging: UINavigationController {
    var log: [String] = []

    override func viewDidAppear(_ animated: Bool) {
      log.append("before super")
      super.viewDidAppear(animated)
      log.append("after super")
    }
  }

  @Test("O034: a stack enters its own callback, and tells the screen from inside it")
  func forwarding() throws {
    let stack = Logging()
    let child = ScriptedController()
    child.on[.viewDidAppear] = { [unowned stack] _ in stack.log.append("child") }
    stack.viewControllers = [child]
    _ = try Scene(ios: 13, root: stack)
    #expect(stack.log == ["before super", "child", "after super"])
  }

  @Test("O070: will-show follows viewWillAppear, did-show follows viewDidAppear")
  func delegate() throws {
    let scene = try StackScene("A", ios: 8)
    scene.stack.delegate = scene.scene.keep(StackDelegate())
    let heard: Set<Callback> = [
      .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear,
      .navigationControllerWillShow, .navigationControllerDidShow,
    ]
    let new = scene.scene.controller("B")
    scene.simulation.step("push") { scene.stack.pushViewController(new, animated: true) }
    #expect(
      lines(scene.simulation, from: "push", including: heard) == [
        "A viewWillDisappear", "B viewWillAppear", "root navigationControllerWillShow",
        "A viewDidDisappear", "B viewDidAppear", "root navigationControllerDidShow",
      ])
    scene.simulation.step("pop") { scene.stack.popViewController(animated: true) }
    #expect(
      lines(scene.simulation, from: "pop", including: heard).prefix(3) == [
        "B viewWillDisappear", "A viewWillAppear", "root navigationControllerWillShow",
      ])
  }

  @Test("O071: the moves stand around everything else that a push or a pop tells")
  func moves() throws {
    let scene = try StackScene("A", ios: 13)
    let heard = appearance.union([
      .willMoveToParent, .didMoveToParent, .loadView, .viewDidLoad, .viewWillLayoutSubviews,
      .viewDidLayoutSubviews, .updateViewConstraints,
    ])
    let new = scene.scene.controller("B")
    scene.simulation.step("push") { scene.stack.pushViewController(new, animated: true) }
    #expect(
      lines(scene.simulation, from: "push", including: heard, of: ["B"]) == [
        "B willMoveToParent", "B loadView", "B viewDidLoad", "B viewWillAppear",
        "B viewIsAppearing", "B updateViewConstraints", "B viewWillLayoutSubviews",
        "B viewDidLayoutSubviews", "B viewDidAppear", "B didMoveToParent",
      ])
    scene.simulation.step("pop") { scene.stack.popViewController(animated: true) }
    #expect(
      lines(scene.simulation, from: "pop", including: heard, of: ["B"]) == [
        "B willMoveToParent", "B viewWillDisappear", "B viewDidDisappear", "B didMoveToParent",
      ])
  }

  @Test("While it goes a popped screen still has its stack, which does not hold it any more")
  func whileLeaving() throws {
    let scene = try StackScene("AB")
    var seen: [Bool] = []
    scene.controllers[1].on[.viewWillDisappear] = { screen in
      let stack = screen.navigationController
      seen = [stack != nil, stack?.viewControllers.contains(screen) ?? true]
    }
    scene.simulation.step("pop") { scene.stack.popViewController(animated: true) }
    #expect(seen == [true, false])
    #expect(scene.controllers[1].navigationController == nil)
  }

  @Test("O025: content that a stack wraps when it adapts is told the size it gets")
  func wrapped() throws {
    let scene = try Scene("ipad-air-2", ios: 9.3, orientation: .landscapeRight)
    let delegate = scene.keep(StyleDelegate(.fullScreen))
    delegate.answer = { $0.horizontalSizeClass == .compact ? .fullScreen : .none }
    let content = scene.scripted("content", .popover)
    delegate.substitute = { [unowned content] style in
      style == .fullScreen ? UINavigationController(rootViewController: content) : nil
    }
    content.presentationController?.delegate = delegate
    content.popoverPresentationController?.sourceView = scene.root.view
    scene.simulation.resize(to: .slot(.twoThirds))
    scene.present(content)
    scene.simulation.resize(to: .slot(.oneThird))
    let told = lines(
      scene.simulation, from: "resize 1/3", including: [.viewWillTransitionToSize], of: ["content"])
    #expect(content.navigationController != nil)
    #expect(content.frameOnScreen?.size == CGSize(width: 320, height: 768))
    #expect(told == ["content viewWillTransitionToSize(320 × 768)"])
  }

  @Test("O075: the stack that a waiting call finds is the one after the transition")
  func waiting() throws {
    let scene = try StackScene("ABC")
    scene.simulation.settlesAfterInput = false
    scene.simulation.step("pop") { scene.stack.popViewController(animated: true) }
    scene.simulation.turn()
    scene.simulation.step("again") {
      #expect(scene.stack.popViewController(animated: true) == nil)
      #expect(scene.stack.viewControllers.count == 2)
    }
    scene.simulation.settle()
    #expect(scene.names == "A")
  }

  @Test("What is presented over a stack is visible, and the top stays the top")
  func visible() throws {
    let scene = try StackScene("AB")
    #expect(scene.stack.visibleViewController === scene.controllers[1])
    let sheet = scene.scene.controller("sheet", .fullScreen)
    scene.scene.present(sheet, on: scene.controllers[1])
    #expect(scene.stack.visibleViewController === sheet)
    #expect(scene.stack.topViewController === scene.controllers[1])
    // A push under it is shown when it goes (R078).
    let new = scene.scene.controller("C")
    scene.simulation.step("push") { scene.stack.pushViewController(new, animated: true) }
    #expect(scene.stack.topViewController === new)
    scene.scene.dismiss(on: scene.stack)
    #expect(new.isOnScreen)
    expectVisibleHasAppeared(scene.simulation, scene.controllers + [new, sheet, scene.stack])
  }

  @Test(
    "The whole of it on a pad: a stack in a form sheet, in a popover, and back",
    arguments: [
      12.4, 13, 17, 26,
    ] as [SystemVersion])
  func surroundings(system: SystemVersion) throws {
    let scene = try Scene("pad", ios: system)
    let content = UIViewController()
    let stack = UINavigationController(rootViewController: content)
    let popover = scene.named("stack", stack, .popover)
    popover.preferredContentSize = CGSize(width: 300, height: 400)
    popover.popoverPresentationController?.sourceView = scene.root.view
    scene.present(popover)
    let line: CGFloat = system >= 26 ? 54 : 50
    #expect(stack.navigationBar.frame.height == line)
    scene.dismiss()
    let sheet = UINavigationController(rootViewController: UIViewController())
    scene.present(scene.named("sheet", sheet, .formSheet))
    #expect(sheet.navigationBar.frame.height == (system >= 26 ? 70 : system >= 13 ? 56 : 50))
    scene.dismiss()
    #expect(scene.findings == [])
  }

  @Test("A progress that is no number moves nothing")
  func noNumber() throws {
    let scene = try StackScene("AB")
    scene.simulation.beginEdgeSwipe()
    scene.simulation.moveEdgeSwipe(to: 0.5)
    scene.simulation.moveEdgeSwipe(to: .nan)
    #expect(scene.stack.transitionCoordinator?.percentComplete == 0.5)
    scene.simulation.moveEdgeSwipe(to: .infinity)
    #expect(scene.stack.transitionCoordinator?.percentComplete == 1)
    scene.simulation.endEdgeSwipe(.cancel)
    #expect(scene.names == "AB")
  }
}
