import AdaptCore
import AdaptUIKit
import Testing

/// Ruling 12: the engine holds controllers exactly as long as UIKit does.
@Suite("Rulings of how long controllers live")
struct ReleaseTests {
  private func releases(_ scene: Scene, from step: String) -> [String] {
    lines(scene.simulation, from: step, including: [.viewDidDisappear], releases: true)
  }

  @Test("Ruling 12: a presented controller lives until its dismissal completes")
  func presented() throws {
    let scene = try Scene("phone", ios: 13)
    scene.simulation.step("present") { [root = scene.root] in
      root.present(scene.controller("sheet", .pageSheet), animated: true)
    }
    scene.dismiss()
    #expect(
      releases(scene, from: "dismiss") == ["sheet viewDidDisappear", "sheet released"])
  }

  @Test("Ruling 12: a popped controller lives until its transition ends")
  func popped() throws {
    let stack = UINavigationController(rootViewController: UIViewController())
    let scene = try Scene("phone", ios: 13, root: stack)
    scene.simulation.step("push") {
      stack.pushViewController(scene.controller("detail"), animated: true)
    }
    scene.simulation.step("pop") { stack.popViewController(animated: true) }
    #expect(releases(scene, from: "pop") == ["detail viewDidDisappear", "detail released"])
  }

  @Test("Ruling 12: a container that nobody holds dies at once; its child outlives it")
  func parentIsWeak() throws {
    let scene = try Scene("phone", ios: 13)
    let child = scene.controller("child")
    scene.simulation.step("wrap") {
      let stack = UINavigationController(rootViewController: child)
      scene.simulation.name(stack, "stack")
    }
    #expect(releases(scene, from: "wrap") == ["stack released"])
    #expect(child.parent == nil)
  }

  @Test("Ruling 12: a controller that was refused is let go of with its completion")
  func refused() throws {
    let scene = try Scene("phone", ios: 13)
    scene.present(scene.controller("sheet", .pageSheet))
    scene.simulation.step("again") { [root = scene.root] in
      let second = scene.controller("second", .pageSheet)
      root.present(second, animated: true) { _ = second }
    }
    #expect(
      lines(scene.simulation, from: "again", including: [], releases: true) == [
        "root finding alreadyPresenting", "second released",
      ])
  }

  @Test("Ruling 12: an interrupted presentation lets go of what it would have shown")
  func interrupted() throws {
    let scene = try Scene("phone", ios: 13)
    let interactor = UIPercentDrivenInteractiveTransition()
    scene.simulation.step("present") { [root = scene.root] in
      let (card, vendor) = scene.custom("card", animator: Animator())
      vendor.interactor = interactor
      root.present(card, animated: true)
    }
    scene.simulation.step("cancel") { interactor.cancel() }
    #expect(releases(scene, from: "cancel") == ["card viewDidDisappear", "card released"])
  }

  @Test("Ruling 12: a run that is let go of holds nothing back")
  func wholeRun() throws {
    weak var sheet: UIViewController?
    weak var root: UIViewController?
    do {
      let scene = try Scene("phone", ios: 13)
      let controller = scene.controller("sheet", .pageSheet)
      (sheet, root) = (controller, scene.root)
      scene.simulation.settlesAfterInput = false
      scene.present(controller)
      scene.simulation.turn()
    }
    #expect(sheet == nil)
    #expect(root == nil)
  }
}
