import AdaptCore
import AdaptUIKit
import Testing

@Suite("Reports of a person's dismissals")
struct UserDismissalReportsTests {
  @Test("R032: up to 12 a tap outside a pad's form sheet does nothing")
  func tapOutsideBefore13() throws {
    let scene = try Scene("pad", ios: 11)
    let settings = scene.controller("settings", .formSheet)
    settings.presentationController?.delegate = scene.keep(DismissalDelegate())
    scene.present(settings)
    scene.simulation.tapOutside()
    #expect(
      lines(scene.simulation, from: "tap outside", including: story.union(dismissalQuestions))
        == ["settings finding tapOutsideIgnored"])
    #expect(scene.chain == ["settings"])
  }

  @Test("R032: from 13 a tap outside closes it, and the delegate is asked and told")
  func tapOutsideFrom13() throws {
    let scene = try Scene("pad", ios: 13)
    let settings = scene.controller("settings", .formSheet)
    settings.presentationController?.delegate = scene.keep(DismissalDelegate())
    scene.present(settings)
    scene.simulation.tapOutside()
    #expect(
      lines(scene.simulation, from: "tap outside", including: dismissalQuestions) == [
        "settings.pc presentationControllerShouldDismiss → true",
        "settings.pc presentationControllerWillDismiss",
        "settings.pc presentationControllerDidDismiss",
      ])
    #expect(scene.chain == [])
  }

  @Test("R032: a modal controller stays, and the delegate hears of the attempt")
  func tapOutsideModal() throws {
    let scene = try Scene("pad", ios: 13)
    let settings = scene.controller("settings", .formSheet)
    settings.isModalInPresentation = true
    settings.presentationController?.delegate = scene.keep(DismissalDelegate())
    scene.present(settings)
    scene.simulation.tapOutside()
    #expect(
      lines(scene.simulation, from: "tap outside", including: dismissalQuestions)
        == ["settings.pc presentationControllerDidAttemptToDismiss"])
    #expect(scene.chain == ["settings"])
  }

  @Test("R034: a delegate that answers with a flag of false is asked each time and never lets go")
  func answerThatIsNeverTrue() throws {
    let scene = try Scene("phone", ios: 13)
    let picker = scene.controller("picker", .pageSheet)
    let delegate = scene.keep(DismissalDelegate())
    delegate.allows = picker.isModalInPresentation
    picker.presentationController?.delegate = delegate
    scene.present(picker)
    for _ in 1...2 {
      scene.simulation.swipeDown()
      #expect(
        lines(scene.simulation, from: "swipe down", including: story.union(dismissalQuestions))
          == [
            "picker.pc presentationControllerShouldDismiss → false",
            "picker finding dismissalRefused",
            "picker.pc presentationControllerDidAttemptToDismiss",
          ])
      #expect(scene.chain == ["picker"])
    }
  }

  @Test("R035, R036: a swipe asks and tells the delegate, in order, and runs no closing code")
  func swipedAway() throws {
    let scene = try Scene("phone", ios: 13)
    let card = scene.controller("card", .pageSheet)
    card.presentationController?.delegate = scene.keep(DismissalDelegate())
    scene.present(card)
    // The way that the closing code does not know of is told before anybody takes it.
    #expect(scene.simulation.waysOut()?.value == .swipe)
    scene.simulation.swipeDown()
    #expect(
      lines(
        scene.simulation, from: "swipe down", including: story.union(dismissalQuestions)
      ).filter { !$0.hasPrefix("card.pc dismissal") } == [
        "card.pc presentationControllerShouldDismiss → true",
        "card.pc presentationControllerWillDismiss",
        "card viewWillDisappear",
        "card viewDidDisappear",
        "card.pc presentationControllerDidDismiss",
      ])
  }

  @Test("R035: a dismissal in code asks and tells nobody; appearance and completion only")
  func dismissedInCode() throws {
    let scene = try Scene("phone", ios: 13)
    let card = scene.controller("card", .pageSheet)
    card.presentationController?.delegate = scene.keep(DismissalDelegate())
    scene.present(card)
    scene.dismiss(completion: {})
    #expect(
      lines(scene.simulation, from: "dismiss", including: story.union(dismissalQuestions)) == [
        "card.pc dismissalTransitionWillBegin",
        "card viewWillDisappear",
        "card.pc dismissalTransitionDidEnd",
        "card viewDidDisappear",
        "root dismissCompletion",
      ])
  }

  @Test("R037: presenting on a sheet that was swiped away is dropped: its view has no window")
  func presentingOnWhatIsGone() throws {
    let scene = try Scene("phone", ios: 13)
    let modal = scene.named(
      "modal", UINavigationController(rootViewController: scene.controller("list")), .formSheet)
    scene.present(modal)
    scene.simulation.swipeDown()
    #expect(scene.chain == [])
    var hasRun = false
    scene.present(scene.controller("second"), on: modal) { hasRun = true }
    #expect(scene.findings == [.viewNotInWindow])
    #expect(!hasRun)
    #expect(scene.chain == [])
  }
}
