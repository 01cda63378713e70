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
    let delegate = scene.keep(PreparingDelegate())
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
    let adapted = try #require(delegate.prepared)
    _ = adapted.containerView
    _ = adapted.presentingViewController
    #expect(adapted.containerView == nil)
  }

  @Test(
    "Ruling 1: who asks for it while it asks gets the one that asks, and nothing stays behind",
    arguments: [UIModalPresentationStyle.formSheet, .popover, .custom])
  func askedWhileItAsks(style: UIModalPresentationStyle) throws {
    let scene = try Scene("phone", ios: 17)
    let (card, _) = scene.custom("card")
    card.modalPresentationStyle = style
    let delegate = scene.keep(StyleDelegate(.none))
    let asking = try #require(card.presentationController)
    asking.delegate = delegate
    card.popoverPresentationController?.sourceView = scene.root.view
    var found: [UIPresentationController?] = []
    func look() {
      found.append(card.presentationController)
      if style == .popover { found.append(card.popoverPresentationController) }
      if style == .formSheet { found.append(card.sheetPresentationController) }
    }
    delegate.answer = { _ in
      look()
      #expect(card.presentingViewController === scene.root)
      return .none
    }
    for moment in [Callback.viewDidLoad, .viewWillAppear, .viewDidAppear, .viewWillDisappear] {
      card.once[moment] = { _ in look() }
    }
    scene.present(card)
    scene.dismiss()
    #expect(found.count >= 5)
    #expect(found.allSatisfy { $0 === asking })
    #expect(card.presentationController !== asking)
    #expect(scene.findings == [])
  }

  @Test("Who is asked for it and asks for it finds none yet", arguments: [true, false])
  func askedForIt(isInRun: Bool) throws {
    let scene = try Scene("phone", ios: 17)
    let vendor = scene.keep(Vendor())
    let card = isInRun ? scene.custom("card").0 : ScriptedController()
    card.modalPresentationStyle = .custom
    card.transitioningDelegate = vendor
    var found: [UIPresentationController?] = []
    vendor.controller = {
      found.append($0.presentationController)
      return ScriptedPresentationController(presentedViewController: $0, presenting: $1)
    }
    #expect(card.presentationController is ScriptedPresentationController)
    #expect(found.count == 1)
    #expect(found.allSatisfy { $0 == nil })
  }

  @Test("What is presented by who gives the controller is in the way of the request")
  func presentedMeanwhile() throws {
    let scene = try Scene("phone", ios: 17)
    let (card, vendor) = scene.custom("card")
    let other = scene.controller("other")
    vendor.controller = { [root = scene.root] in
      root.present(other, animated: true)
      return ScriptedPresentationController(presentedViewController: $0, presenting: $1)
    }
    scene.present(card)
    #expect(scene.chain == ["other"])
    #expect(scene.findings == [.presentationInProgress])
    expectLegalAppearance(scene.simulation)
  }
}
