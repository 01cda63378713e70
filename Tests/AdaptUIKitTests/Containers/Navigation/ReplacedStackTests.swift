import AdaptCore
import AdaptUIKit
import Testing

@Suite("Replacing a stack")
struct ReplacedStackTests {
  /// What the two tops are told; nothing where no transition is due.
  private func heard(_ scene: StackScene) -> [String] {
    lines(scene.simulation, from: "set", including: appearance)
      .filter { !$0.contains("root") && !$0.contains("viewIsAppearing") }
  }

  private func set(_ scene: StackScene, _ controllers: [UIViewController], animated: Bool = true) {
    scene.simulation.step("set") {
      scene.stack.setViewControllers(controllers, animated: animated)
    }
  }

  /// The documented example among them: of A, B, C to D, A, B is a pop.
  @Test(
    "A new top is pushed, one from below is popped to, the same one stays",
    arguments: [
      ("ABC", "ABC", ""), ("ABC", "BAC", ""), ("ABC", "AC", ""), ("ABC", "C", ""),
      ("ABC", "XABC", ""), ("ABC", "AB", "CB"), ("ABC", "XAB", "CB"), ("ABC", "CBA", "CA"),
      ("ABC", "A", "CA"), ("ABC", "ABX", "CX"), ("ABC", "ABCX", "CX"), ("ABC", "X", "CX"),
      ("ABC", "XY", "CY"),
    ], [true, false])
  func diff(row: (old: String, new: String, moves: String), animated: Bool) throws {
    let scene = try StackScene(row.old)
    var fresh: [Character: UIViewController] = [:]
    let controllers = row.new.map { name -> UIViewController in
      if let old = scene.controller(name) { return old }
      let controller = scene.scene.controller("\(name)")
      fresh[name] = controller
      return controller
    }
    set(scene, controllers, animated: animated)
    #expect(scene.names == row.new)
    let (old, new) = (row.moves.first, row.moves.last)
    if let old, let new {
      let told = [
        "\(old) viewWillDisappear", "\(new) viewWillAppear", "\(old) viewDidDisappear",
        "\(new) viewDidAppear",
      ]
      #expect(heard(scene) == told.map { $0 + (animated ? "" : "(false)") })
    } else {
      #expect(heard(scene) == [])
    }
    #expect(controllers.last?.isOnScreen == true)
    for controller in controllers { #expect(controller.parent === scene.stack) }
    for controller in scene.controllers where !row.new.contains("\(name(controller, scene))") {
      #expect(controller.parent == nil)
    }
    #expect(scene.stack.children.count == row.new.count)
    #expect(scene.scene.findings == [])
    expectVisibleHasAppeared(scene.simulation, scene.controllers + controllers + [scene.stack])
  }

  private func name(_ controller: UIViewController, _ scene: StackScene) -> String {
    scene.simulation.name(of: controller)
  }

  @Test("Those that come and those that go are told of it, and no one else")
  func containment() throws {
    let scene = try StackScene("ABC")
    let new = scene.scene.controller("X")
    set(scene, [scene.controllers[0], new])
    let heard = lines(
      scene.simulation, from: "set", including: [.willMoveToParent, .didMoveToParent])
    #expect(
      Set(heard) == [
        "B willMoveToParent", "C willMoveToParent", "X willMoveToParent", "X didMoveToParent",
        "B didMoveToParent", "C didMoveToParent",
      ])
    #expect(heard.count == 6)
  }

  @Test("The same controller twice is an exception, and nothing changes")
  func twice() throws {
    let scene = try StackScene("AB", onException: .record)
    set(scene, [scene.controllers[0], scene.controllers[1], scene.controllers[0]])
    #expect(scene.scene.findings == [.controllersNotDistinct])
    #expect(Finding.Kind.controllersNotDistinct.exceptionName == "NSInternalInconsistencyException")
    #expect(scene.names == "AB")
  }

  @Test("A stack can be emptied, and filled again")
  func empty() throws {
    let scene = try StackScene("AB")
    set(scene, [])
    #expect(scene.names == "")
    #expect(!scene.controllers[1].isOnScreen)
    let new = scene.scene.controller("X")
    set(scene, [new])
    #expect(new.isOnScreen)
    expectLegalAppearance(scene.simulation)
  }

  @Test("A controller that was popped and pushed again in one block stays")
  func popAndPush() throws {
    let scene = try StackScene("AB")
    scene.simulation.step("set") {
      scene.stack.popViewController(animated: true)
      scene.stack.pushViewController(scene.controllers[1], animated: true)
    }
    #expect(scene.names == "AB")
    #expect(heard(scene) == [])
    #expect(scene.controllers[1].isOnScreen)
    #expect(scene.controllers[1].parent === scene.stack)
  }

  @Test("A controller that another stack takes is off the first one")
  func taken() throws {
    let scene = try StackScene("AB")
    let other = UINavigationController(rootViewController: UIViewController())
    scene.simulation.step("take") {
      other.pushViewController(scene.controllers[1], animated: false)
    }
    #expect(scene.names == "A")
    #expect(other.viewControllers.count == 2)
    #expect(scene.controllers[0].isOnScreen)
  }

  @Test("Calls inside what a push or a pop tells are made, and the stack is one of them all")
  func reentrant() throws {
    let scene = try StackScene("AB")
    let first = scene.scene.scripted("C")
    let second = scene.scene.controller("D")
    first.once[.willMoveToParent] = { _ in
      scene.stack.pushViewController(second, animated: false)
    }
    scene.simulation.step("push") { scene.stack.pushViewController(first, animated: true) }
    #expect(scene.names == "ABDC")
    scene.controllers[1].once[.willMoveToParent] = { _ in
      scene.stack.pushViewController(scene.scene.controller("E"), animated: false)
    }
    scene.simulation.step("pop") { scene.stack.popToRootViewController(animated: false) }
    #expect(scene.names == "AE")
    #expect(scene.stack.children.count == 2)
    #expect(scene.stack.topViewController?.isOnScreen == true)
  }
}
