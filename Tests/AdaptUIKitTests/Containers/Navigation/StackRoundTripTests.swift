import AdaptCore
import AdaptUIKit
import Foundation
import Testing

/// What a stack and its screens look like, as far as an app can see.
private struct Snapshot: Equatable {
  let stack: [UIViewController]
  let children: [UIViewController]
  let onScreen: [Bool]
  let frames: [CGRect?]
  let insets: [UIEdgeInsets]
  let guides: [CGFloat]
  let flags: [Bool]
  let bars: [CGRect]
  let hidden: [Bool]
  let back: String?
  let coordinator: Bool

  init(_ scene: StackScene) {
    let stack = scene.stack
    self.stack = stack.viewControllers
    children = stack.children
    onScreen = scene.controllers.map(\.isOnScreen)
    let shown = scene.controllers.filter(\.isOnScreen)
    frames = shown.map(\.frameOnScreen)
    insets = shown.map(\.view.safeAreaInsets)
    guides = shown.flatMap { [$0.topLayoutGuide.length, $0.bottomLayoutGuide.length] }
    flags = scene.controllers.flatMap {
      [$0.isMovingToParent, $0.isMovingFromParent, $0.isBeingPresented, $0.isBeingDismissed]
    }
    bars = [stack.navigationBar.frame, stack.toolbar.frame]
    hidden = [stack.navigationBar.isHidden, stack.toolbar.isHidden]
    back = stack.backButtonTitle
    coordinator = stack.transitionCoordinator != nil
  }
}

@Suite("A stack that goes and comes back")
struct StackRoundTripTests {
  private static let looks: [@Sendable (UINavigationController) -> Void] = [
    { _ in },
    { stack in
      stack.navigationBar.prefersLargeTitles = true
      stack.viewControllers[1].navigationItem.largeTitleDisplayMode = .never
      stack.viewControllers[2].navigationItem.prompt = "prompt"
    },
    { stack in
      stack.navigationBar.isTranslucent = false
      stack.isToolbarHidden = false
      stack.viewControllers[2].hidesBottomBarWhenPushed = true
    },
    { stack in
      stack.isToolbarHidden = false
      stack.viewControllers[1].edgesForExtendedLayout = []
      stack.viewControllers[0].title = "first"
      stack.viewControllers[1].title = "second"
    },
  ]

  private func scene(_ device: String, _ system: SystemVersion, look: Int) throws -> StackScene {
    try StackScene("ABC", device, ios: system) { stack in
      // On the stack again, with what it says about the bar at the bottom.
      let controllers = stack.viewControllers
      Self.looks[look](stack)
      stack.viewControllers = []
      stack.viewControllers = controllers
    }
  }

  @Test(
    "A swipe that is cancelled at any point leaves nothing but its events (O072)",
    arguments: ["phone", "phone-x", "phone-max", "pad", "pad-11"],
    [8, 10.3, 11, 13, 15, 17, 18, 26] as [SystemVersion])
  func cancelled(device: String, system: SystemVersion) throws {
    for look in Self.looks.indices {
      let scene = try scene(device, system, look: look)
      let before = Snapshot(scene)
      for progress in [0, 0.01, 0.5, 0.99, 1] {
        scene.simulation.swipeFromEdge(.cancel, progress: progress)
        #expect(Snapshot(scene) == before)
      }
      for _ in 0..<3 {
        scene.simulation.beginEdgeSwipe()
        for step in [0.2, 0.7, 0.1] { scene.simulation.moveEdgeSwipe(to: step) }
        scene.simulation.endEdgeSwipe(.cancel)
      }
      #expect(Snapshot(scene) == before)
      #expect(scene.scene.findings == [])
      expectLegalAppearance(scene.simulation)
    }
  }

  @Test(
    "A push and a pop, a turn there and back, and a modal lead to the same screen",
    arguments: ["phone", "phone-x", "phone-plus", "pad"], [8, 12.4, 17, 26] as [SystemVersion])
  func there(device: String, system: SystemVersion) throws {
    for look in Self.looks.indices {
      let scene = try scene(device, system, look: look)
      let before = Snapshot(scene)
      for animated in [true, false] {
        scene.simulation.step("push") {
          scene.stack.pushViewController(UIViewController(), animated: animated)
        }
        scene.simulation.step("pop") { scene.stack.popViewController(animated: animated) }
        #expect(Snapshot(scene) == before)
      }
      scene.simulation.rotate(to: .landscapeRight)
      scene.simulation.rotate(to: .portrait)
      #expect(Snapshot(scene) == before)
      for style in [UIModalPresentationStyle.fullScreen, .pageSheet, .overFullScreen] {
        scene.scene.present(scene.scene.controller("modal", style), on: scene.controllers[2])
        scene.simulation.rotate(to: .landscapeRight)
        scene.scene.dismiss(on: scene.stack)
        scene.simulation.rotate(to: .portrait)
        #expect(Snapshot(scene) == before)
      }
      for hidden in [true, false] {
        let now = scene.stack.isNavigationBarHidden
        scene.simulation.step("bar") { scene.stack.setNavigationBarHidden(hidden, animated: true) }
        #expect(now != hidden)
      }
      #expect(Snapshot(scene) == before)
    }
  }

  @Test("A turn of the device waits for the finger, and is made whatever it does")
  func turnedWhileSwiping() throws {
    for end in [GestureEnd.finish, .cancel] {
      let scene = try StackScene("AB", ios: 13)
      scene.simulation.beginEdgeSwipe()
      scene.simulation.rotate(to: .landscapeRight)
      #expect(scene.simulation.orientation == .portrait)
      scene.simulation.endEdgeSwipe(end)
      #expect(scene.simulation.orientation == .landscapeRight)
      #expect(scene.stack.navigationBar.frame == CGRect(x: 0, y: 0, width: 667, height: 32))
      #expect(scene.names == (end == .finish ? "A" : "AB"))
      #expect(scene.stack.topViewController?.frameOnScreen?.width == 667)
    }
  }

  @Test("On a pad all shares of the screen and back lead to the same screen")
  func shares() throws {
    for look in Self.looks.indices {
      let scene = try scene("ipad-air-2", 12.4, look: look)
      scene.simulation.rotate(to: .landscapeRight)
      let before = Snapshot(scene)
      let shares: [WindowShare] = [.slot(.oneThird), .slot(.oneHalf), .slot(.twoThirds), .full]
      for share in shares { scene.simulation.resize(to: share) }
      #expect(Snapshot(scene) == before)
    }
  }
}
