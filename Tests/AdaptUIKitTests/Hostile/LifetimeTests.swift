import AdaptCore
import AdaptUIKit
import Testing

@Suite("Runs that are thrown away, and controllers of two runs")
struct LifetimeTests {
  /// References that keep nothing.
  private struct Weak {
    weak var object: AnyObject?
  }

  @Test(
    "A run that is thrown away in the middle of anything holds nothing back",
    arguments: 0...6, [false, true])
  func thrownAway(turns: Int, hasAnimator: Bool) throws {
    var left: [Weak] = []
    do {
      let first = ScriptedController()
      let stack = UINavigationController(rootViewController: first)
      let scene = try Scene("phone-plus", ios: 13, root: stack)
      let sheet = scene.scripted("sheet", .formSheet)
      let (card, vendor) = scene.custom("card", animator: Animator())
      vendor.interactor = hasAnimator ? UIPercentDrivenInteractiveTransition() : nil
      scene.present(sheet, on: stack)
      scene.simulation.settlesAfterInput = false
      if hasAnimator {
        scene.present(card, on: sheet)
      } else {
        scene.dismiss(on: stack)
      }
      scene.simulation.step("push") { stack.pushViewController(UIViewController(), animated: true) }
      scene.simulation.rotate()
      for _ in 0..<turns { scene.simulation.turn() }
      let objects: [AnyObject] = [first, stack, sheet, card, scene.simulation]
      left = objects.map { Weak(object: $0) }
      left += [first.viewIfLoaded, sheet.viewIfLoaded].map { Weak(object: $0) }
    }
    #expect(left.map { $0.object == nil } == left.map { _ in true })
  }

  @Test("A controller of one run is refused by another, in every way in", arguments: 0..<6)
  func otherRun(way: Int) throws {
    let (one, other) = (try Scene("phone"), try Scene("phone"))
    let stranger = one.controller("stranger")
    other.simulation.step("take") { [root = other.root] in
      switch way {
      case 0: root.present(stranger, animated: false)
      case 1: root.addChild(stranger)
      case 2: root.view.addSubview(stranger.view)
      case 3: root.view.window?.rootViewController = stranger
      case 4: root.view.addSubview(one.root.view)
      default: other.simulation.launch(stranger)
      }
    }
    #expect(other.findings == [.joinedElsewhere])
    #expect(stranger.parent == nil && stranger.presentingViewController == nil)
    #expect(stranger.viewIfLoaded?.window == nil)
    #expect(one.simulation.id(of: stranger) != nil)
    #expect(other.simulation.id(of: stranger) == nil)
    one.present(stranger)
    #expect(one.chain == ["stranger"])
    #expect(one.findings == [])
  }

  @Test("A controller that was refused belongs to its run all the same")
  func refused() throws {
    let (one, other) = (try Scene("phone"), try Scene("phone"))
    one.present(one.controller("sheet"))
    let second = UIViewController()
    one.present(second, on: one.root)
    #expect(one.findings == [.viewNotInWindow])
    other.present(second)
    #expect(other.findings == [.joinedElsewhere])
  }

  @Test("A controller whose run is gone can join another")
  func afterRun() throws {
    let kept = UIViewController()
    do {
      let one = try Scene("phone")
      one.present(kept)
    }
    let other = try Scene("phone")
    other.simulation.name(kept, "kept")
    other.present(kept)
    #expect(other.findings == [])
    #expect(other.chain == ["kept"])
    expectVisibleHasAppeared(other.simulation, [kept])
  }
}
