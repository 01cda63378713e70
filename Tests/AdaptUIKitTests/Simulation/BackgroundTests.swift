import AdaptCore
import AdaptUIKit
import Foundation
import Testing

@Suite("The app goes to the background and comes back")
struct BackgroundTests {
  @Test(
    "O060, R062: a pad's window is told the other size and its own again",
    arguments: [9, 12, 13, 15, 16, 17, 18, 26] as [SystemVersion])
  func pad(system: SystemVersion) throws {
    let scene = try Scene("pad", ios: system)
    scene.simulation.enterBackground()
    #expect(
      lines(scene.simulation, from: "enter background", including: story) == [
        "root viewWillTransitionToSize(1024 × 768)", "root viewWillTransitionToSize(768 × 1024)",
      ])
    #expect(scene.root.view.frame == CGRect(x: 0, y: 0, width: 768, height: 1024))
    #expect(scene.simulation.orientation == .portrait)
    #expect(scene.simulation.isInBackground)
    scene.simulation.enterForeground()
    #expect(lines(scene.simulation, from: "enter foreground", including: story) == [])
    #expect(!scene.simulation.isInBackground)
    #expect(scene.findings == [])
  }

  @Test("O120: a phone's window hears nothing, and nobody disappears")
  func phone() throws {
    let scene = try Scene("iphone-15", ios: 17)
    scene.simulation.enterBackground()
    #expect(lines(scene.simulation, from: "enter background", including: story) == [])
    scene.simulation.enterForeground()
    #expect(lines(scene.simulation, from: "enter foreground", including: story) == [])
  }

  @Test("Nothing is known of 8; a shared screen and an app of one orientation keep their size")
  func noPictures() throws {
    for system: SystemVersion in [8.2, 8.3] {
      let scene = try Scene("pad", ios: system)
      scene.simulation.enterBackground()
      #expect(lines(scene.simulation, from: "enter background", including: story) == [])
    }
    let shared = try Scene("ipad-air-2", ios: 9.3, orientation: .landscapeRight)
    shared.simulation.resize(to: .slot(.oneHalf))
    shared.simulation.enterBackground()
    #expect(lines(shared.simulation, from: "enter background", including: story) == [])
    let upright = ScriptedController()
    upright.orientations = .portrait
    let fixed = try Scene("pad", ios: 12, root: upright)
    fixed.simulation.enterBackground()
    #expect(lines(fixed.simulation, from: "enter background", including: story) == [])
  }

  @Test(
    "With everything open the final state is the one before, and nobody's appearance changes",
    arguments: [9, 12, 13, 15, 17, 18, 26] as [SystemVersion])
  func everythingOpen(system: SystemVersion) throws {
    let scene = try Scene("pad-pro", ios: system, orientation: .landscapeRight)
    let sheet = scene.controller("sheet", .formSheet)
    let popover = scene.controller("popover", .popover)
    let alert = UIAlertController(title: "Sure?", message: nil)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    scene.simulation.name(alert, "alert")
    scene.present(sheet)
    popover.point(at: sheet)
    scene.present(popover, on: sheet)
    scene.present(alert, on: popover)
    #expect(scene.chain == ["sheet", "popover", "alert"])
    let all = [scene.root, sheet, popover, alert]
    let before = all.map(\.frameOnScreen)
    scene.simulation.enterBackground()
    scene.simulation.enterForeground()
    #expect(all.map(\.frameOnScreen) == before)
    #expect(scene.chain == ["sheet", "popover", "alert"])
    for controller in all {
      #expect(
        scene.heard(controller, appearance.subtracting([.viewIsAppearing])) == [
          .viewWillAppear, .viewDidAppear,
        ])
    }
    // The sheet and the alert keep their sizes, so that nobody tells them of one (O058).
    for (controller, count) in [(scene.root, 2), (sheet, 0), (alert, 0)] {
      #expect(scene.count(.viewWillTransitionToSize, of: controller) == count)
    }
    // Nobody says where the rectangle is that the popover points at, and it need not: the window
    // gets its own size again (R019).
    #expect(scene.findings == [])
  }

  @Test(
    "What the popover is told in the background ends with the size that it has",
    arguments: [9, 12, 13, 15, 17, 18, 26] as [SystemVersion])
  func popover(system: SystemVersion) throws {
    let scene = try Scene("pad", ios: system)
    let (content, popover) = try scene.popover(size: CGSize(width: 300, height: 700))
    popover.sourceView = scene.root.view
    popover.sourceRect = CGRect(x: 300, y: 100, width: 40, height: 40)
    popover.permittedArrowDirections = .up
    scene.present(content)
    let before = try #require(content.frameOnScreen)
    scene.simulation.enterBackground()
    let told = scene.simulation.trace.events.compactMap { event -> CGSize? in
      guard case .called(.viewWillTransitionToSize, .size(let size)) = event.kind,
        event.subject == scene.simulation.id(of: content)
      else { return nil }
      return size
    }
    #expect(content.frameOnScreen == before)
    // Under the anchor there is 768 − 140 in the background, less a margin of 10 and, where the
    // view does not reach under it, the arrow of 13.
    let shorter = CGSize(width: 300, height: system < 13 ? 605 : 618)
    #expect(told == [shorter, before.size])
    #expect(scene.findings == [])
    scene.simulation.enterForeground()
    #expect(content.frameOnScreen == before)
  }

  @Test("In the background nobody touches the screen: each gesture is a finding and does nothing")
  func gestures() throws {
    let scene = try Scene("pad", ios: 17)
    scene.present(scene.controller("sheet", .pageSheet))
    scene.simulation.enterBackground()
    let count = scene.simulation.eventCount
    scene.simulation.swipeDown()
    scene.simulation.dragSheet(SheetGesture(translation: 300))
    scene.simulation.dragSheet(to: .medium)
    scene.simulation.tapGrabber()
    scene.simulation.tapOutside()
    scene.simulation.tap(at: CGPoint(x: 5, y: 5))
    scene.simulation.tapAction("OK")
    scene.simulation.typeText("Cake")
    #expect(scene.findings == Array(repeating: .inBackground, count: 8))
    // A step and a finding for each.
    #expect(scene.simulation.eventCount == count + 16)
    scene.simulation.enterForeground()
    scene.simulation.swipeDown()
    #expect(scene.chain == [])
  }

  @Test("In the background nobody touches a container or its bars either")
  func containerGestures() throws {
    let stack = try StackScene("AB", ios: 17)
    let item = UIBarButtonItem(title: "Add") { Issue.record("The item was tapped.") }
    stack.controllers[1].navigationItem.rightBarButtonItem = item
    let tabs = try TabScene(2)
    let book = try PageScene()
    let split = try SplitScene()
    let touches: [(Scene, [(Simulation) -> Void])] = [
      (
        stack.scene,
        [
          { $0.tapBack() }, { $0.pressBackLong(to: 0) }, { $0.swipeFromEdge() }, { $0.tap(item) },
          { $0.swipeContent(.up) },
        ]
      ),
      (tabs.scene, [{ $0.tapTab(at: 1) }]), (book.scene, [{ $0.swipePage(.forward) }]),
      (
        split.scene,
        [
          { $0.swipeFromPrimaryEdge() }, { $0.swipeToPrimaryEdge() }, { $0.tapDisplayModeButton() },
          { $0.tapSecondaryOnlyButton() }, { $0.tapBesideColumns() }, { $0.dragDivider(to: 200) },
        ]
      ),
    ]
    for (scene, touches) in touches {
      scene.simulation.enterBackground()
      for touch in touches { touch(scene.simulation) }
      #expect(scene.findings == touches.map { _ in .inBackground })
    }
    #expect(stack.names == "AB")
    #expect(tabs.tabs.selectedIndex == 0)
    #expect(book.shown == ["A"])
  }

  @Test("In the background while something moves the sizes come when that has ended")
  func whilePresenting() throws {
    let scene = try Scene("pad", ios: 17)
    scene.simulation.settlesAfterInput = false
    scene.present(scene.controller("sheet", .pageSheet))
    scene.simulation.turn()
    scene.simulation.enterBackground()
    scene.simulation.settle()
    #expect(scene.chain == ["sheet"])
    #expect(scene.count(.viewWillTransitionToSize, of: scene.root) == 2)
    #expect(scene.root.view.frame.size == CGSize(width: 768, height: 1024))
  }

  @Test("Going where the app already is is a finding")
  func twice() throws {
    let scene = try Scene("pad", ios: 17)
    scene.simulation.enterForeground()
    scene.simulation.enterBackground()
    scene.simulation.enterBackground()
    #expect(scene.findings == [.appStateUnchanged, .appStateUnchanged])
    #expect(scene.count(.viewWillTransitionToSize, of: scene.root) == 2)
  }
}
