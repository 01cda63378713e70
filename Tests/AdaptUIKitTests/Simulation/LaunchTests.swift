import AdaptCore
import AdaptUIKit
import Foundation
import Testing

@Suite("Launching")
struct LaunchTests {
  private let heard: Set<Callback> = appearance.union([
    .viewDidLoad, .viewWillLayoutSubviews, .viewDidLayoutSubviews, .willTransitionToTraits,
    .viewWillTransitionToSize, .traitCollectionDidChange,
  ])

  @Test(
    "O050: load, will, one layout, did; nothing about traits or size, also in landscape",
    arguments: [UIInterfaceOrientation.portrait, .landscapeRight])
  func launch(orientation: UIInterfaceOrientation) throws {
    let root = ScriptedController()
    var loaded = (size: CGSize.zero, classes: "")
    root.once[.viewDidLoad] = {
      loaded = ($0.view.bounds.size, $0.traitCollection.sizeClasses)
    }
    let scene = try Scene(ios: 15, orientation: orientation, root: root)
    #expect(
      lines(scene.simulation, including: heard) == [
        "root viewDidLoad", "root viewWillAppear(false)", "root viewIsAppearing(false)",
        "root viewWillLayoutSubviews", "root viewDidLayoutSubviews", "root viewDidAppear(false)",
      ])
    // Bounds and traits are final by then.
    let isPortrait = orientation == .portrait
    #expect(loaded.size == CGSize(width: isPortrait ? 375 : 667, height: isPortrait ? 667 : 375))
    #expect(loaded.classes == (isPortrait ? "wC hR" : "wC hC"))
  }

  @Test("O050: up to 12 the traits count as changed at launch")
  func oldLaunch() throws {
    let scene = try Scene(ios: 12.4)
    let changes = lines(scene.simulation, including: [.traitCollectionDidChange])
    #expect(changes == ["root traitCollectionDidChange(w– h–)"])
  }

  @Test("O054: orientations are asked at launch and at a rotation, and leave no events to count")
  func orientations() throws {
    let root = ScriptedController()
    var asked = 0
    root.on[.supportedInterfaceOrientations] = { _ in asked += 1 }
    let scene = try Scene(ios: 15, root: root)
    #expect(asked >= 1)
    let atLaunch = asked
    scene.simulation.rotate()
    #expect(asked > atLaunch)
    #expect(lines(scene.simulation, including: [.supportedInterfaceOrientations]).isEmpty)
  }
}
