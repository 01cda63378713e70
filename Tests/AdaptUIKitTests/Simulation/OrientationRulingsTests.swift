import AdaptCore
import AdaptUIKit
import Foundation
import Testing

/// Ruling 13, and the last sentence of ruling 7.
@Suite("Rulings of orientations")
struct OrientationRulingsTests {
  @Test("Ruling 13: a rotation that nobody supports does nothing and is found")
  func unsupported() throws {
    let root = ScriptedController()
    root.orientations = .portrait
    let scene = try Scene("phone", root: root)
    scene.simulation.rotate(to: .landscapeLeft)
    #expect(scene.simulation.orientation == .portrait)
    #expect(
      lines(scene.simulation, from: "rotate landscapeLeft", including: orientationCalls)
        == ["root finding orientationNotSupported"])
  }

  @Test("Ruling 13: a phone's controller does not turn upside down unless it says so")
  func upsideDown() throws {
    let scene = try Scene("phone")
    scene.simulation.rotate(to: .portraitUpsideDown)
    #expect(scene.simulation.orientation == .portrait)
    #expect(scene.findings == [])
    #expect(scene.notes == [.orientationNotSupported])
  }

  @Test("Ruling 13: launching without an orientation in common is an exception")
  func launchException() throws {
    let root = ScriptedController()
    root.orientations = []
    let scene = try Scene("phone", root: root)
    #expect(scene.findings == [.invalidInterfaceOrientation])
    #expect(scene.simulation.hasEnded)
  }

  @Test("Ruling 13: a root that supports landscape only launches in it, with its size at once")
  func launchInLandscape() throws {
    let root = ScriptedController()
    root.orientations = .landscape
    let scene = try Scene("phone", root: root)
    #expect(scene.simulation.orientation.isLandscape)
    #expect(root.frameOnScreen?.size == CGSize(width: 667, height: 375))
    #expect(scene.count(.viewWillTransitionToSize, of: root) == 0)
    #expect(scene.count(.viewDidLayoutSubviews, of: root) == 1)
  }

  @Test(
    "Ruling 13: presenting without an orientation in common raises where the style decides",
    arguments: [
      (style: UIModalPresentationStyle.fullScreen, raises: true),
      (style: .overFullScreen, raises: true), (style: .pageSheet, raises: false),
      (style: .overCurrentContext, raises: false),
    ])
  func presentException(style: UIModalPresentationStyle, raises: Bool) throws {
    let scene = try Scene("phone", ios: 13)
    let modal = scene.scripted("modal", style)
    modal.orientations = []
    scene.present(modal)
    #expect(scene.findings == (raises ? [.invalidInterfaceOrientation] : []))
    #expect(modal.isOnScreen == !raises)
  }

  @Test(
    "Ruling 13: shouldAutorotate counts up to 15",
    arguments: [
      (ios: SystemVersion(15), side: UIInterfaceOrientation.portrait),
      (ios: 16, side: .landscapeRight),
    ])
  func autorotation(ios: SystemVersion, side: UIInterfaceOrientation) throws {
    let scene = try Scene("phone", ios: ios, root: Still())
    scene.simulation.rotate(to: .landscapeRight)
    #expect(scene.simulation.orientation == side)
  }

  /// Does not turn by itself.
  private final class Still: UIViewController {
    override var shouldAutorotate: Bool { false }
  }

  @Test(
    "Ruling 13: a pad's window that shares the screen ignores what controllers support",
    arguments: [
      (window: WindowShare.full, side: UIInterfaceOrientation.landscapeRight),
      (window: .slot(.oneThird), side: .portrait),
    ])
  func multitasking(window: WindowShare, side: UIInterfaceOrientation) throws {
    let root = ScriptedController()
    root.orientations = .landscape
    let scene = try Scene(
      "pad", ios: 12, orientation: .landscapeRight, window: window, root: root)
    scene.simulation.rotate(to: .portrait)
    #expect(scene.simulation.orientation == side)
  }

  @Test(
    "Ruling 13: a modal in landscape only turns the interface as it comes, and its end turns it back"
  )
  func landscapeModal() throws {
    let scene = try Scene("phone", ios: 12)
    let film = scene.scripted("film")
    film.orientations = .landscape
    scene.present(film)
    #expect(scene.simulation.orientation.isLandscape)
    #expect(film.frameOnScreen?.size == CGSize(width: 667, height: 375))
    scene.dismiss()
    #expect(scene.simulation.orientation == .portrait)
  }

  @Test(
    "Ruling 7: from one landscape to the other neither traits nor size change, and nobody is told",
    arguments: [
      (from: UIInterfaceOrientation.landscapeLeft, to: UIInterfaceOrientation.landscapeRight),
      (from: .landscapeRight, to: .landscapeLeft),
    ])
  func flip(from: UIInterfaceOrientation, to: UIInterfaceOrientation) throws {
    let scene = try Scene("phone-x", ios: 12, orientation: from)
    scene.present(scene.controller("sheet", .formSheet))
    scene.simulation.rotate(to: to)
    #expect(scene.simulation.orientation == to)
    #expect(
      lines(scene.simulation, from: "rotate \(to)", including: orientationCalls).isEmpty)
  }

  @Test("Ruling 7: a pad upside down is not told either")
  func padUpsideDown() throws {
    let scene = try Scene("pad")
    scene.simulation.rotate(to: .portraitUpsideDown)
    #expect(scene.simulation.orientation == .portraitUpsideDown)
    #expect(
      lines(
        scene.simulation, from: "rotate portraitUpsideDown", including: orientationCalls
      ).isEmpty)
  }

  @Test("Ruling 13: from 16 a request for a geometry turns what the decider supports")
  func geometryRequest() throws {
    let scene = try Scene("phone", ios: 16)
    scene.simulation.step("request") { [simulation = scene.simulation] in
      simulation.windowScene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscapeLeft))
    }
    #expect(scene.simulation.orientation == .landscapeLeft)
  }

  @Test("Ruling 13: a request that the decider does not support is found and does nothing")
  func geometryRequestRefused() throws {
    let root = ScriptedController()
    root.orientations = .portrait
    let scene = try Scene("phone", ios: 16, root: root)
    scene.simulation.step("request") { [simulation = scene.simulation] in
      simulation.windowScene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscapeLeft))
    }
    #expect(scene.simulation.orientation == .portrait)
    #expect(scene.findings == [.orientationRequestRefused])
  }
}

/// What a turn can lead to.
private let orientationCalls: Set<Callback> = story.union([
  .traitCollectionDidChange, .viewWillLayoutSubviews, .viewDidLayoutSubviews,
  .adaptivePresentationStyleForTraits, .alongsideTransition, .transitionCompletion,
])
