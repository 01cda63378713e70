import AdaptCore
import AdaptUIKit
import Testing

/// `transition(from:to:)`, and presenters that go before anything begins.
@Suite("Transitions between children")
struct ChildTransitionTests {
  private func scene() throws -> (scene: Scene, old: ScriptedController, new: ScriptedController) {
    let scene = try Scene("phone", ios: 12)
    let (old, new) = (scene.scripted("old"), scene.scripted("new"))
    scene.simulation.step("embed") { [root = scene.root] in
      root.addChild(old)
      root.view.addSubview(old.view)
      old.didMove(toParent: root)
      root.addChild(new)
    }
    return (scene, old, new)
  }

  private func flip(_ scene: Scene, _ old: UIViewController, _ new: UIViewController) {
    scene.simulation.step("flip") { [root = scene.root] in
      old.willMove(toParent: nil)
      root.transition(from: old, to: new, duration: 0.4, animations: nil) { _ in
        old.removeFromParent()
        new.didMove(toParent: root)
      }
    }
  }

  @Test("The old one begins to go, the new one appears, then the old one is gone")
  func order() throws {
    let (scene, old, new) = try scene()
    flip(scene, old, new)
    #expect(
      lines(scene.simulation, from: "flip", including: appearance.union([.animationCompletion]))
        == [
          "old viewWillDisappear", "new viewWillAppear", "new viewDidAppear",
          "old viewDidDisappear", "root animationCompletion",
        ])
    #expect(scene.root.children.count == 1)
    #expect(new.isOnScreen)
    #expect(!old.isOnScreen)
    expectLegalAppearance(scene.simulation)
  }

  @Test("A transition without a completion tells of none")
  func noCompletion() throws {
    let (scene, old, new) = try scene()
    scene.simulation.step("flip") { [root = scene.root] in
      root.transition(from: old, to: new, duration: 0.4)
    }
    #expect(lines(scene.simulation, from: "flip", including: [.animationCompletion]) == [])
    #expect(new.isOnScreen)
  }

  @Test("A parent that forwards by hand sends nothing of its own")
  func byHand() throws {
    let root = ScriptedController()
    root.forwardsByItself = false
    let scene = try Scene("phone", ios: 12, root: root)
    let (old, new) = (scene.controller("old"), scene.controller("new"))
    scene.simulation.step("embed") {
      root.addChild(old)
      root.view.addSubview(old.view)
      root.addChild(new)
    }
    flip(scene, old, new)
    #expect(
      lines(scene.simulation, from: "flip", including: appearance).isEmpty)
    #expect(new.isOnScreen)
  }

  @Test("A child of nobody cannot take part")
  func stranger() throws {
    let (scene, old, _) = try scene()
    flip(scene, old, scene.controller("stranger"))
    #expect(scene.findings == [.hierarchyInconsistency])
  }

  @Test("A transition to itself, or one that the root does not outlive, leaves legal states")
  func odd() throws {
    let (scene, old, _) = try scene()
    scene.simulation.step("flip") { [root = scene.root] in
      root.transition(from: old, to: old, duration: 0.4)
    }
    #expect(old.isOnScreen)
    let (other, first, second) = try self.scene()
    let window = try #require(other.root.view.window)
    second.once[.viewWillAppear] = { _ in window.rootViewController = UIViewController() }
    flip(other, first, second)
    for simulation in [scene.simulation, other.simulation] { expectLegalAppearance(simulation) }
  }

  @Test("A presenter that is let go of before its presentation begins drops it, and says so")
  func lostPresenter() throws {
    let scene = try Scene("phone")
    let modal = scene.controller("modal", .overFullScreen)
    scene.simulation.step("present") { [root = scene.root] in
      let page = UIViewController()
      root.view.addSubview(page.view)
      page.present(modal, animated: true)
      page.view.removeFromSuperview()
    }
    #expect(scene.findings.contains(.viewNotInWindow))
    #expect(!modal.isOnScreen)
    scene.present(modal)
    #expect(scene.chain == ["modal"])
  }
}
