import AdaptCore
import AdaptUIKit
import Testing

@Suite("Showing a controller")
struct ShowTests {
  /// A container of the app's that shows controllers in its own way.
  private final class Shelf: UIViewController {
    var shown: [UIViewController] = []
    var details: [UIViewController] = []
    var refuses: Set<Selector> = []
    /// Whether the container hands on what it has noted.
    var callsSuper = false
    /// What else the container does when it is to show something.
    var before: () -> Void = {}

    override func show(_ vc: UIViewController, sender: Any?) {
      shown.append(vc)
      let act = before
      before = {}
      act()
      if callsSuper { super.show(vc, sender: sender) }
    }

    override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
      details.append(vc)
    }

    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
      !refuses.contains(action) && super.canPerformAction(action, withSender: sender)
    }

    override var overriddenActions: Set<Selector> { [.show, .showDetail] }
  }

  /// A controller that looks for targets in its own way.
  private final class Scout: UIViewController {
    weak var target: UIViewController?

    override func targetViewController(forAction action: Selector, sender: Any?)
      -> UIViewController?
    { target ?? super.targetViewController(forAction: action, sender: sender) }
  }

  private let told: Set<Callback> = [.showViewController, .showDetailViewController]

  /// A shelf as the root, with one controller in it.
  private func shelf() throws -> (scene: Scene, shelf: Shelf, child: UIViewController) {
    let shelf = Shelf()
    let child = UIViewController()
    shelf.addChild(child)
    let scene = try Scene(root: shelf)
    scene.simulation.name(child, "child")
    scene.simulation.step("embed") { shelf.view.addSubview(child.view) }
    return (scene, shelf, child)
  }

  @Test("O088: in a stack a controller that is shown is pushed")
  func inStack() throws {
    let list = UIViewController()
    let stack = UINavigationController(rootViewController: list)
    let scene = try Scene(root: stack)
    let next = scene.controller("next")
    scene.simulation.step("show") { list.show(next, sender: nil) }
    #expect(stack.topViewController === next)
    #expect(next.isOnScreen)
    #expect(scene.outcomes == ["root pushed next"])
    #expect(list.targetViewController(forAction: .show, sender: nil) === stack)
  }

  @Test(
    "A stack that is shown in a stack is presented (SwiftyJSON pull request 686)")
  func stackInStack() throws {
    let list = UIViewController()
    let stack = UINavigationController(rootViewController: list)
    let scene = try Scene(root: stack)
    scene.simulation.name(list, "list")
    let next = UINavigationController(rootViewController: UIViewController())
    scene.simulation.name(next, "next")
    scene.simulation.step("show") { list.show(next, sender: nil) }
    #expect(scene.chain == ["next"])
    #expect(stack.viewControllers == [list])
    #expect(scene.outcomes == ["list presented next"])
    #expect(scene.findings == [])
  }

  @Test(
    "O088: without a container that shows it, a controller is presented",
    arguments: [Selector.show, .showDetail])
  func presented(action: Selector) throws {
    let scene = try Scene()
    let next = scene.controller("next")
    scene.simulation.step("show") { scene.root.ask(action, next) }
    #expect(scene.chain == ["next"])
    #expect(scene.outcomes == ["root presented next"])
    #expect(scene.showReasons == [["show.target"]])
    #expect(scene.root.targetViewController(forAction: action, sender: nil) == nil)
  }

  @Test("O088: a stack shows no detail, so that it is presented")
  func detailInStack() throws {
    let list = UIViewController()
    let stack = UINavigationController(rootViewController: list)
    let scene = try Scene(root: stack)
    scene.simulation.name(list, "list")
    let next = scene.controller("next")
    scene.simulation.step("show") { list.showDetailViewController(next, sender: nil) }
    #expect(stack.viewControllers.count == 1)
    #expect(scene.outcomes == ["list presented next"])
    #expect(next.presentingViewController === stack)
  }

  @Test("A presented controller without a container presents what it shows itself")
  func inPresented() throws {
    let scene = try Scene()
    let sheet = scene.controller("sheet")
    scene.present(sheet)
    let next = scene.controller("next")
    scene.simulation.step("show") { sheet.show(next, sender: nil) }
    #expect(scene.chain == ["sheet", "next"])
    #expect(scene.findings == [])
  }

  @Test("O089: the nearest container that overrides the method is the target")
  func overriding() throws {
    let (scene, shelf, child) = try shelf()
    let next = scene.controller("next")
    scene.simulation.step("show") { child.show(next, sender: nil) }
    #expect(shelf.shown == [next])
    #expect(scene.outcomes == ["root byOverride next"])
    #expect(
      lines(scene.simulation, from: "show", including: told) == ["root showViewController"])
    #expect(child.targetViewController(forAction: .show, sender: nil) === shelf)
    scene.simulation.step("show detail") { child.showDetailViewController(next, sender: nil) }
    #expect(shelf.details == [next])
  }

  @Test("O089: a container that cannot perform the action is passed over")
  func refusing() throws {
    let (scene, shelf, child) = try shelf()
    shelf.refuses = [.show]
    let next = scene.controller("next")
    scene.simulation.step("show") { child.show(next, sender: nil) }
    #expect(shelf.shown == [])
    #expect(scene.chain == ["next"])
    #expect(child.targetViewController(forAction: .show, sender: nil) == nil)
    #expect(child.targetViewController(forAction: .showDetail, sender: nil) === shelf)
  }

  @Test("An override that calls super hands the controller on to the next container")
  func callingSuper() throws {
    let (scene, shelf, child) = try shelf()
    shelf.callsSuper = true
    let next = scene.controller("next")
    scene.simulation.step("show") { child.show(next, sender: nil) }
    #expect(shelf.shown == [next])
    #expect(scene.chain == ["next"])
    #expect(scene.outcomes == ["child presented next"])
  }

  @Test("An override that has others show something else hands its own call on all the same")
  func callingOthers() throws {
    for isStack in [false, true] {
      let (scene, shelf, child) = try shelf()
      shelf.callsSuper = true
      let stack = isStack ? scene.named("stack", UINavigationController()) : nil
      let scout = scene.named("scout", Scout())
      let target = scene.named("target", Shelf())
      scout.target = target
      let other = scene.controller("other")
      shelf.before = { (stack ?? scout).show(other, sender: nil) }
      let next = scene.controller("next")
      scene.simulation.step("show") { child.show(next, sender: nil) }
      #expect(shelf.shown == [next])
      #expect(target.shown == (isStack ? [] : [other]))
      #expect(stack?.viewControllers ?? [other] == [other])
      #expect(
        scene.outcomes
          == [isStack ? "stack pushed other" : "target byOverride other", "child presented next"])
      #expect(scene.showReasons.allSatisfy { $0.count <= 1 })
    }
  }

  @Test("An override that keeps its call and has others show something else is told of")
  func keepingAndCalling() throws {
    let (scene, shelf, child) = try shelf()
    let stack = scene.named("stack", UINavigationController())
    let (next, other) = (scene.controller("next"), scene.controller("other"))
    shelf.before = { stack.show(other, sender: nil) }
    scene.simulation.step("show") { child.show(next, sender: nil) }
    #expect(scene.outcomes == ["stack pushed other", "root byOverride next"])
  }

  @Test("A controller can look for its target in its own way")
  func scouting() throws {
    let scene = try Scene()
    let scout = scene.named("scout", Scout())
    let shelf = scene.named("shelf", Shelf())
    scout.target = shelf
    scene.present(scout)
    let next = scene.controller("next")
    scene.simulation.step("show") { scout.show(next, sender: nil) }
    #expect(shelf.shown == [next])
    #expect(scene.chain == ["scout"])
    #expect(scene.outcomes == ["shelf byOverride next"])
  }

  @Test("A method of the app's own goes to the nearest that says it can perform it")
  func ownAction() throws {
    final class Reader: UIViewController {
      override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        action == "read" || super.canPerformAction(action, withSender: sender)
      }
    }
    let reader = Reader()
    let child = UIViewController()
    reader.addChild(child)
    #expect(child.targetViewController(forAction: "read", sender: nil) === reader)
    #expect(child.targetViewController(forAction: "write", sender: nil) == nil)
  }

  @Test("A show that is asked for while another is under way is shown too")
  func nested() throws {
    let list = UIViewController()
    let stack = UINavigationController(rootViewController: list)
    let scene = try Scene(root: stack)
    let (first, second) = (scene.scripted("first"), scene.controller("second"))
    first.once[.willMoveToParent] = { $0.show(second, sender: nil) }
    scene.simulation.step("show") { list.show(first, sender: nil) }
    #expect(stack.viewControllers.contains(first))
    #expect(scene.outcomes.count == 2)
    expectLegalAppearance(scene.simulation)
  }
}

extension UIViewController {
  fileprivate func ask(_ action: Selector, _ vc: UIViewController) {
    if action == .show {
      show(vc, sender: nil)
    } else {
      showDetailViewController(vc, sender: nil)
    }
  }
}
