import AdaptCore
import AdaptUIKit
import Foundation
import Testing

@Suite("Reports of orientations")
struct OrientationReportsTests {
  /// A root that supports portrait only, under a modal that supports every orientation.
  private func portraitRoot(
    _ device: String = "phone", ios: SystemVersion
  ) throws -> (scene: Scene, root: ScriptedController, modal: ScriptedController) {
    let root = ScriptedController()
    root.orientations = .portrait
    let scene = try Scene(device, ios: ios, root: root)
    let modal = scene.scripted("modal")
    modal.orientations = .all
    return (scene, root, modal)
  }

  @Test(
    "R057: a covered portrait-only presenter hears of the modal's turn, and once more after it")
  func coveredPresenterHears() throws {
    let (scene, root, modal) = try portraitRoot(ios: 10)
    var presents: [Bool] = []
    root.on[.viewWillTransitionToSize] = { presents.append($0.presentedViewController != nil) }
    scene.present(modal)
    scene.simulation.rotate(to: .landscapeRight)
    #expect(presents == [true])
    scene.dismiss()
    #expect(presents == [true, false])
    #expect(
      lines(scene.simulation, including: [.viewWillTransitionToSize], of: ["root"])
        == [
          "root viewWillTransitionToSize(667 × 375)", "root viewWillTransitionToSize(375 × 667)",
        ])
  }

  @Test(
    "R069: after the dismissal the orientation is one that the root supports",
    arguments: [SystemVersion(8), 10, 13, 16])
  func rootDecidesAgain(ios: SystemVersion) throws {
    let (scene, root, modal) = try portraitRoot(ios: ios)
    scene.present(modal)
    scene.simulation.rotate(to: .landscapeRight)
    #expect(scene.simulation.orientation == .landscapeRight)
    scene.dismiss()
    #expect(scene.simulation.orientation == .portrait)
    #expect(root.frameOnScreen?.size == CGSize(width: 375, height: 667))
  }

  @Test("R071: a plain stack does not ask its child, so the interface turns")
  func plainStack() throws {
    let child = ScriptedController()
    child.orientations = .portrait
    let scene = try Scene(
      "phone", ios: 8.3, root: UINavigationController(rootViewController: child))
    scene.simulation.rotate(to: .landscapeRight)
    #expect(scene.simulation.orientation == .landscapeRight)
    #expect(scene.findings == [])
  }

  @Test("R071: a delegate that passes the child's answer on keeps it in portrait")
  func stackWithDelegate() throws {
    let child = ScriptedController()
    child.orientations = .portrait
    let stack = UINavigationController(rootViewController: child)
    let delegate = ForwardingDelegate()
    stack.delegate = delegate
    let scene = try Scene("phone", ios: 8.3, root: stack)
    scene.simulation.rotate(to: .landscapeRight)
    #expect(scene.simulation.orientation == .portrait)
    #expect(scene.notes == [.orientationNotSupported])
  }

  @Test("R071: so does a subclass")
  func stackSubclass() throws {
    let child = ScriptedController()
    child.orientations = .portrait
    let scene = try Scene(
      "phone", ios: 8.3, root: ForwardingStack(rootViewController: child))
    scene.simulation.rotate(to: .landscapeRight)
    #expect(scene.simulation.orientation == .portrait)
  }

  /// A stack whose list is portrait-only and whose article turns, opened and turned.
  private func article(
    ios: SystemVersion
  ) throws -> (scene: Scene, stack: UINavigationController, delegate: ForwardingDelegate) {
    let list = ScriptedController()
    list.orientations = .portrait
    let stack = UINavigationController(rootViewController: list)
    let delegate = ForwardingDelegate()
    stack.delegate = delegate
    let scene = try Scene("phone", ios: ios, root: stack)
    let article = scene.scripted("article")
    article.orientations = .allButUpsideDown
    scene.simulation.step("push") { stack.pushViewController(article, animated: true) }
    scene.simulation.rotate(to: .landscapeRight)
    #expect(scene.simulation.orientation == .landscapeRight)
    scene.simulation.step("pop") { stack.popViewController(animated: true) }
    return (scene, stack, delegate)
  }

  @Test(
    "R072: a pop does not look at orientations again, so the list is left in landscape",
    arguments: [SystemVersion(15), 16])
  func popLeavesBehind(ios: SystemVersion) throws {
    let (scene, _, delegate) = try article(ios: ios)
    #expect(scene.simulation.orientation == .landscapeRight)
    #expect(scene.findings == [.orientationLeftBehind])
    withExtendedLifetime(delegate) {}
  }

  @Test("R072: from 16 the explicit request turns the list back")
  func explicitRequest() throws {
    let (scene, stack, delegate) = try article(ios: 16)
    scene.simulation.step("update") {
      stack.setNeedsUpdateOfSupportedInterfaceOrientations()
    }
    #expect(scene.simulation.orientation == .portrait)
    withExtendedLifetime(delegate) {}
  }

  @Test("R072: before 16 the request does not exist, and attempting a rotation turns it back")
  func attemptedRotation() throws {
    let (scene, stack, delegate) = try article(ios: 15)
    scene.simulation.step("update") {
      stack.setNeedsUpdateOfSupportedInterfaceOrientations()
    }
    #expect(scene.findings(since: "update") == [.notAvailableYet])
    #expect(scene.simulation.orientation == .landscapeRight)
    scene.simulation.step("attempt") {
      UIViewController.attemptRotationToDeviceOrientation()
    }
    #expect(scene.simulation.orientation == .portrait)
    withExtendedLifetime(delegate) {}
  }

  @Test(
    "R073: a container that does not ask its child decides for it",
    arguments: [
      (forwards: false, side: UIInterfaceOrientation.landscapeRight),
      (forwards: true, side: .portrait),
    ])
  func panelContainer(forwards: Bool, side: UIInterfaceOrientation) throws {
    let centre = ScriptedController()
    centre.orientations = .portrait
    let panels = forwards ? ForwardingContainer() : UIViewController()
    panels.addChild(centre)
    panels.view.addSubview(centre.view)
    centre.didMove(toParent: panels)
    let scene = try Scene("phone", ios: 12, root: panels)
    let modal = scene.scripted("modal")
    modal.orientations = .all
    scene.present(modal, on: centre)
    scene.simulation.rotate(to: .landscapeRight)
    scene.dismiss()
    #expect(scene.simulation.orientation == side)
  }

  @Test("R140: what was covered while the device turned has the window's size again")
  func coveredWhileTurning() throws {
    let page = UIViewController()
    let pager = UIViewController()
    pager.addChild(page)
    pager.view.addSubview(page.view)
    page.didMove(toParent: pager)
    let scene = try Scene("phone-x", ios: 13, orientation: .landscapeRight, root: pager)
    scene.present(scene.controller("modal"), on: page)
    scene.simulation.rotate(to: .portrait)
    scene.dismiss()
    let portrait = CGRect(x: 0, y: 0, width: 375, height: 812)
    #expect(pager.frameOnScreen == portrait)
    #expect(page.frameOnScreen == portrait)
  }
}

/// Passes the question about orientations on to the controller on top.
private final class ForwardingDelegate: UINavigationControllerDelegate {
  func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask {
    navigationController.topViewController?.supportedInterfaceOrientations ?? .all
  }
}

private final class ForwardingStack: UINavigationController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    topViewController?.supportedInterfaceOrientations ?? .all
  }
}

private final class ForwardingContainer: UIViewController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    children.first?.supportedInterfaceOrientations ?? .all
  }
}
