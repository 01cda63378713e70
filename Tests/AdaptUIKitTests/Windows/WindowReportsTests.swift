import AdaptCore
import AdaptUIKit
import Foundation
import Testing

@Suite("Reports of windows and devices")
struct WindowReportsTests {
  @Test(
    "R143: a view as wide as the screen is found in a narrower window",
    arguments: [
      (window: WindowShare.full, found: [Finding.Kind]()),
      (window: .slot(.oneHalf), found: [.widerThanWindow]),
      (window: .slot(.oneThird), found: [.widerThanWindow]),
    ])
  func sizedByTheScreen(window: WindowShare, found: [Finding.Kind]) throws {
    let root = ScriptedController()
    root.on[.viewDidLoad] = {
      let image = UIView(frame: UIScreen.main.bounds)
      $0.view.addSubview(image)
    }
    let scene = try Scene(
      "ipad-air-2", ios: 9.3, orientation: .landscapeRight, window: window, root: root)
    #expect(scene.findings == found)
  }

  @Test("R143: a view sized by its own window fits")
  func sizedByTheWindow() throws {
    let root = ScriptedController()
    root.on[.viewDidLoad] = { $0.view.addSubview(UIView()) }
    root.on[.viewWillLayoutSubviews] = { controller in
      controller.view.subviews.first?.frame = controller.view.window?.bounds ?? .zero
    }
    let scene = try Scene("ipad-air-2", ios: 9.3, orientation: .landscapeRight, root: root)
    for share in [WindowShare.slot(.oneThird), .full, .slot(.oneHalf)] {
      scene.simulation.resize(to: share)
    }
    #expect(scene.findings == [])
  }

  // The profile states safe areas and shares up to 18.
  @Test(
    "A figure that is taken from another system is noted once, when it is first used",
    arguments: [(ios: SystemVersion(18), figures: 0), (ios: SystemVersion(26), figures: 2)])
  func otherSystems(ios: SystemVersion, figures: Int) throws {
    let scene = try Scene("pad-11", ios: ios, orientation: .landscapeRight)
    func notes() -> Int {
      scene.simulation.trace.findings.count { $0.kind == .figureExtended }
    }
    #expect(notes() == min(figures, 1))
    for share in [WindowShare.slot(.oneThird), .full, .slot(.oneHalf)] {
      scene.simulation.resize(to: share)
    }
    #expect(notes() == figures)
  }

  @Test("R148: a turn in which no source states the window's share is dropped, and a finding")
  func turnToUnknownShare() throws {
    let scene = try Scene(
      "pad-11", ios: 17, orientation: .landscapeRight, window: .slot(.oneHalf))
    scene.simulation.rotate(to: .portrait)
    #expect(scene.findings == [.windowSizeUnknown])
    #expect(scene.simulation.orientation == .landscapeRight)
  }

  @Test(
    "R147: whether a phone is wide in landscape depends on the model",
    arguments: [
      (model: "iphone-11", width: UIUserInterfaceSizeClass.regular),
      (model: "iphone-13", width: .compact), (model: "iphone-13-pro", width: .compact),
      (model: "iphone-13-pro-max", width: .regular),
    ])
  func landscapeWidth(model: String, width: UIUserInterfaceSizeClass) throws {
    let scene = try Scene(model, ios: 15)
    let before = scene.root.traitCollection
    #expect(before.horizontalSizeClass == .compact)
    scene.simulation.rotate(to: .landscapeRight)
    #expect(scene.root.traitCollection.horizontalSizeClass == width)
    scene.simulation.rotate(to: .portrait)
    #expect(scene.root.traitCollection == before)
  }

  @Test(
    "R147: a pad's window is wide by its share",
    arguments: [
      (share: WindowShare.full, width: UIUserInterfaceSizeClass.regular),
      (share: .slot(.twoThirds), width: .regular), (share: .slot(.oneHalf), width: .compact),
      (share: .slot(.oneThird), width: .compact),
    ])
  func splitWidth(share: WindowShare, width: UIUserInterfaceSizeClass) throws {
    let scene = try Scene("pad-11", ios: 15, orientation: .landscapeRight)
    scene.simulation.resize(to: share)
    #expect(scene.root.traitCollection.horizontalSizeClass == width)
  }

  @Test("R148: the half of an 11-inch pad is told apart from that of the larger one")
  func splitByModel() throws {
    var widths: [String: UIUserInterfaceSizeClass] = [:]
    for device in ["pad-11", "pad-pro"] {
      let scene = try Scene(
        device, ios: 12.4, orientation: .landscapeRight, window: .slot(.oneHalf))
      widths[device] = scene.root.traitCollection.horizontalSizeClass
    }
    #expect(widths == ["pad-11": .compact, "pad-pro": .regular])
  }

  @Test("R148: a share whose size no source states is not known, and the window stays as it is")
  func unknownSplit() throws {
    let scene = try Scene("pad-11", ios: 12.4)
    scene.simulation.resize(to: .slot(.oneHalf))
    #expect(scene.findings == [.windowSizeUnknown])
    #expect(scene.root.frameOnScreen?.size == CGSize(width: 834, height: 1194))
  }

  @Test("A phone's window has no shares")
  func phoneWindow() throws {
    let scene = try Scene("phone")
    scene.simulation.resize(to: .slot(.oneHalf))
    #expect(scene.findings == [.resizeNotPossible])
    #expect(scene.root.frameOnScreen?.size == CGSize(width: 375, height: 667))
  }
}
