import AdaptCore
import AdaptUIKit
import Testing

@Suite("Presentation controllers that outlive what they manage")
struct PresentationControllerLinkTests {
  @Test("One that was made for another controller manages the one it is given for")
  func madeForAnother() throws {
    let scene = try Scene("phone", ios: 17)
    var vended: UIPresentationController?
    let (card, vendor) = scene.custom("card")
    vendor.controller = { _, presenter in
      let controller = ScriptedPresentationController(
        presentedViewController: UIViewController(), presenting: presenter)
      vended = controller
      return controller
    }
    scene.simulation.step("ask") { _ = card.presentationController }
    #expect(vended?.presentedViewController === card)
    scene.present(card)
    scene.dismiss()
    #expect(scene.findings == [.controllerForAnother])
    #expect(vended?.presentedViewController === card)
  }

  @Test("One that is given for two controllers manages the first; the second gets its own")
  func givenTwice() throws {
    let scene = try Scene("phone", ios: 17)
    let (first, firstVendor) = scene.custom("first")
    let (second, secondVendor) = scene.custom("second")
    let shared = ScriptedPresentationController(presentedViewController: first, presenting: nil)
    firstVendor.controller = { _, _ in shared }
    secondVendor.controller = { _, _ in shared }
    scene.present(first)
    scene.present(second, on: first)
    #expect(first.presentationController === shared)
    #expect(second.presentationController !== shared)
    #expect(scene.findings == [.controllerForAnother])
  }

  @Test("One that was got ready for an adaptation that never came leads to no presentation")
  func adaptationThatNeverCame() throws {
    let scene = try Scene("phone-plus", ios: 17)
    var adapted: UIPresentationController?
    let delegate = scene.keep(PreparingDelegate())
    delegate.prepared = { adapted = $0 }
    do {
      let sheet = scene.controller("sheet", .popover)
      sheet.popoverPresentationController?.sourceView = scene.root.view
      sheet.presentationController?.delegate = delegate
      scene.present(sheet)
    }
    scene.simulation.rotate(to: .landscapeRight)
    scene.simulation.rotate(to: .portrait)
    scene.dismiss()
    scene.simulation.rotate(to: .landscapeRight)
    _ = adapted?.containerView
    _ = adapted?.presentingViewController
    #expect(adapted?.containerView == nil)
  }

  private final class PreparingDelegate: UIPopoverPresentationControllerDelegate {
    var prepared: (UIPresentationController) -> Void = { _ in }

    func presentationController(
      _ presentationController: UIPresentationController,
      prepare adaptivePresentationController: UIPresentationController
    ) { prepared(adaptivePresentationController) }
  }
}
