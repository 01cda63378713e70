import AdaptCore
import AdaptUIKit
import Testing

/// Ruling 9: what each controller of a dismissed chain hears.
@Suite("Rulings of dismissed chains")
struct ChainRulingsTests {
  private static let pair: [Callback] = [.viewWillDisappear, .viewDidDisappear]

  @Test(
    "Ruling 9: one in the middle hears of it if it is visible, not if it was covered",
    arguments: [
      (top: UIModalPresentationStyle.pageSheet, heard: pair, before: 0),
      (top: .overFullScreen, heard: pair, before: 0), (top: .fullScreen, heard: pair, before: 1),
    ])
  func middle(top: UIModalPresentationStyle, heard: [Callback], before: Int) throws {
    let scene = try Scene("phone", ios: 13)
    let (middle, last) = (scene.controller("middle", .pageSheet), scene.controller("last", top))
    scene.present(middle)
    scene.present(last, on: middle)
    #expect(scene.count(.viewDidDisappear, of: middle) == before)
    scene.dismiss()
    // Covered before or leaving now: it disappears once in all.
    #expect(scene.heard(middle, Set(Self.pair)) == heard)
    #expect(scene.heard(last, Set(Self.pair)) == Self.pair)
    #expect(scene.chain == [])
    #expect(scene.root.isOnScreen)
  }

  @Test("Ruling 9: the topmost's animator is asked for, and no other's")
  func topmostAnimates() throws {
    let scene = try Scene("phone", ios: 13)
    let (lower, _) = scene.custom("lower", animator: Animator())
    let (upper, _) = scene.custom("upper", animator: Animator())
    scene.present(lower)
    scene.present(upper, on: lower)
    var asked: [UIViewController] = []
    scene.dismiss()
    for event in scene.simulation.trace.events {
      guard case .asked(.animationControllerForDismissed, .node(let node), _) = event.kind else {
        continue
      }
      asked += [lower, upper].filter { scene.simulation.id(of: $0) == node }
    }
    #expect(asked.count == 1)
    #expect(asked.first === upper)
  }

  @Test("Ruling 9: a covered presenter comes back when the chain goes as a whole")
  func presenterComesBack() throws {
    let scene = try Scene("phone", ios: 13)
    let first = scene.controller("first")
    scene.present(first)
    scene.present(scene.controller("second", .pageSheet), on: first)
    scene.dismiss(completion: {})
    #expect(
      lines(scene.simulation, from: "dismiss", including: appearance.union([.dismissCompletion]))
        == [
          "second viewWillDisappear", "first viewWillDisappear", "root viewWillAppear",
          "root viewIsAppearing", "root viewDidAppear", "second viewDidDisappear",
          "first viewDidDisappear", "root dismissCompletion",
        ])
  }
}
