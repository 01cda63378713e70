import AdaptCore
import AdaptUIKit
import Foundation
import Testing

@Suite("The swipe from the edge")
struct EdgeSwipeTests {
  private func isOff(_ scene: StackScene) -> Bool {
    scene.simulation.swipeFromEdge()
    return scene.scene.findings == [.edgeSwipeOff] && scene.names == "AB"
  }

  @Test("O072, R082: a cancelled swipe turns both round, and leaves the stack as it was")
  func cancelled() throws {
    let scene = try StackScene("AB", ios: 17)
    var moving: [Bool] = []
    scene.controllers[1].on[.viewWillDisappear] = { moving.append($0.isMovingFromParent) }
    scene.controllers[1].on[.viewWillAppear] = { moving.append($0.isMovingFromParent) }
    scene.simulation.swipeFromEdge(.cancel, progress: 0.3)
    let heard = lines(
      scene.simulation, from: "edge swipe begins", including: appearance, of: ["A", "B"])
    #expect(
      heard == [
        "B viewWillDisappear", "A viewWillAppear", "A viewIsAppearing", "A viewWillDisappear",
        "A viewDidDisappear", "B viewWillAppear", "B viewIsAppearing", "B viewDidAppear",
      ])
    #expect(moving == [true, false])
    #expect(scene.names == "AB")
    #expect(scene.controllers[1].parent === scene.stack)
    #expect(scene.controllers[1].isOnScreen)
    #expect(!scene.controllers[0].isOnScreen)
    expectLegalAppearance(scene.simulation)
  }

  @Test("O073, R081: the delegate hears of the beginning, and of the end only if there is one")
  func delegate() throws {
    for (end, heard) in [(.cancel, ["will"]), (.finish, ["will", "did"])]
      as [(GestureEnd, [String])]
    {
      let scene = try StackScene("AB", ios: 9.3)
      let delegate = scene.scene.keep(StackDelegate())
      scene.stack.delegate = delegate
      scene.simulation.swipeFromEdge(end)
      #expect(delegate.heard == heard)
    }
  }

  @Test("O068: a finished swipe is a pop", arguments: [8, 12.4, 17, 26] as [SystemVersion])
  func finished(system: SystemVersion) throws {
    let scene = try StackScene("AB", ios: system)
    scene.simulation.swipeFromEdge(.finish)
    let heard = lines(
      scene.simulation, from: "edge swipe begins", including: appearance, of: ["A", "B"])
    #expect(
      heard.filter { !$0.contains("viewIsAppearing") } == [
        "B viewWillDisappear", "A viewWillAppear", "B viewDidDisappear", "A viewDidAppear",
      ])
    #expect(scene.names == "A")
    #expect(scene.controllers[1].parent == nil)
  }

  @Test("While the finger is down the popped one is off the stack, and still a child")
  func held() throws {
    let scene = try StackScene("AB")
    scene.simulation.beginEdgeSwipe()
    scene.simulation.moveEdgeSwipe(to: 0.25)
    let coordinator = try #require(scene.stack.transitionCoordinator)
    #expect(coordinator.isInteractive)
    #expect(coordinator.initiallyInteractive)
    #expect(coordinator.percentComplete == 0.25)
    #expect(scene.names == "A")
    #expect(scene.controllers[1].navigationController === scene.stack)
    scene.simulation.endEdgeSwipe(.cancel)
    #expect(scene.names == "AB")
    #expect(scene.stack.transitionCoordinator == nil)
  }

  @Test("The rest of the way takes its share of the time (O066)", arguments: [0, 0.25, 0.5, 1])
  func rest(progress: Double) throws {
    for end in [GestureEnd.finish, .cancel] {
      let scene = try StackScene("AB")
      let began = scene.simulation.now
      scene.simulation.swipeFromEdge(end, progress: progress)
      let share = end == .finish ? 1 - progress : progress
      #expect(
        scene.simulation.now.microseconds - began.microseconds
          == Int64((350_000 * share).rounded()))
    }
  }

  @Test("However often a swipe goes back, the next one that is finished pops")
  func again() throws {
    let scene = try StackScene("ABC")
    for progress in [0, 0.4, 1] {
      scene.simulation.swipeFromEdge(.cancel, progress: progress)
      #expect(scene.names == "ABC")
    }
    scene.simulation.swipeFromEdge()
    #expect(scene.names == "AB")
    #expect(scene.scene.findings == [])
    expectLegalAppearance(scene.simulation)
    expectVisibleHasAppeared(scene.simulation, scene.controllers + [scene.stack])
  }

  @Test("It is off where the bar shows no button back")
  func off() throws {
    #expect(try isOff(StackScene("AB") { $0.isNavigationBarHidden = true }))
    #expect(
      try isOff(StackScene("AB") { $0.topViewController?.navigationItem.hidesBackButton = true }))
    #expect(
      try isOff(
        StackScene("AB") {
          $0.topViewController?.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Menu")
        }))
    #expect(try isOff(StackScene("AB") { $0.interactivePopGestureRecognizer?.isEnabled = false }))
    let root = try StackScene("A")
    root.simulation.beginEdgeSwipe()
    #expect(root.scene.findings == [.edgeSwipeOff])
  }

  @Test("A left item that supplements the button back leaves it on")
  func supplement() throws {
    let scene = try StackScene("AB") {
      $0.topViewController?.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Menu")
      $0.topViewController?.navigationItem.leftItemsSupplementBackButton = true
    }
    scene.simulation.swipeFromEdge()
    #expect(scene.names == "A")
  }

  private final class Answer: UIGestureRecognizerDelegate {
    let answer: Bool

    init(_ answer: Bool) { self.answer = answer }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { answer }
  }

  @Test("A gesture delegate of the app's decides in place of the stack")
  func gestureDelegate() throws {
    for answer in [true, false] {
      let scene = try StackScene("AB") { $0.isNavigationBarHidden = true }
      scene.stack.interactivePopGestureRecognizer?.delegate = scene.scene.keep(Answer(answer))
      scene.simulation.swipeFromEdge()
      #expect(scene.names == (answer ? "A" : "AB"))
      #expect(scene.scene.findings == (answer ? [] : [.edgeSwipeOff]))
    }
    let scene = try StackScene("AB") { $0.isNavigationBarHidden = true }
    scene.stack.interactivePopGestureRecognizer?.delegate = nil
    scene.simulation.swipeFromEdge()
    #expect(scene.names == "A")
  }

  @Test("A stack whose delegate animates pops takes no swipe; one that it does not animate does")
  func animator() throws {
    for (operation, names) in [(.pop, "AB"), (.push, "A")]
      as [(UINavigationController.Operation, String)]
    {
      let scene = try StackScene("AB")
      let delegate = scene.scene.keep(StackDelegate())
      delegate.animator = { $0 == operation ? Animator() : nil }
      scene.stack.delegate = delegate
      scene.simulation.swipeFromEdge()
      #expect(scene.names == names)
    }
  }

  @Test("O075: what is asked of the stack during a swipe waits for its end")
  func calls() throws {
    for (end, names) in [(.cancel, "ABD"), (.finish, "AD")] as [(GestureEnd, String)] {
      let scene = try StackScene("AB")
      scene.simulation.beginEdgeSwipe()
      let detail = scene.scene.controller("D")
      scene.simulation.step("push") { scene.stack.pushViewController(detail, animated: true) }
      #expect(scene.names == "A")
      scene.simulation.endEdgeSwipe(end)
      #expect(scene.names == names)
      #expect(detail.isOnScreen)
      expectLegalAppearance(scene.simulation)
    }
  }

  @Test("A swipe that nobody began has nothing to end")
  func nothing() throws {
    let scene = try StackScene("AB")
    scene.simulation.moveEdgeSwipe(to: 0.5)
    scene.simulation.endEdgeSwipe()
    #expect(scene.scene.findings == [.noSuchAction, .noSuchAction])
  }
}
