import AdaptUIKit
import Testing

@Suite("A view that is set to nil")
struct ForgottenViewTests {
  // The documentation of UIViewController.view: set to nil, it is loaded again when asked for.
  @Test("It is forgotten, and the next one who asks loads another")
  func loadsAgain() throws {
    let controller = ScriptedController()
    let first = try #require(controller.view)
    controller.view = nil
    #expect(!controller.isViewLoaded)
    let second = try #require(controller.view)
    #expect(second !== first)
    #expect(controller.isViewLoaded)
  }

  @Test("Forgotten on screen it lets the run go on")
  func onScreen() throws {
    let scene = try Scene("phone")
    let modal = scene.scripted("modal")
    scene.present(modal, on: scene.root)
    scene.simulation.step("forget") { modal.view = nil }
    scene.simulation.rotate()
    scene.simulation.step("dismiss") { scene.root.dismiss(animated: true) }
    #expect(scene.root.presentedViewController == nil)
  }
}
