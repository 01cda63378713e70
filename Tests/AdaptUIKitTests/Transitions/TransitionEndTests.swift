import AdaptCore
import AdaptRules
import AdaptUIKit
import Testing

@Suite("The end of a transition")
struct TransitionEndTests {
  @Test("O032: did comes when the transition is completed, and the completion block after it")
  func completed() throws {
    let scene = try Scene(ios: 12.4)
    let animator = scene.keep(Animator())
    let (card, _) = scene.custom("card", animator: animator)
    animator.completes = false
    var context: (any UIViewControllerContextTransitioning)?
    animator.inspect = { context = $0 }
    scene.present(card) {}
    let heard: Set<Callback> = [
      .viewWillAppear, .viewDidAppear, .presentationTransitionDidEnd, .presentCompletion,
    ]
    #expect(
      lines(scene.simulation, from: "present", including: heard) == [
        "card viewWillAppear", "card finding transitionNeverCompleted",
      ])
    scene.simulation.step("complete") { context?.completeTransition(true) }
    #expect(
      lines(scene.simulation, from: "complete", including: heard) == [
        "ScriptedPresentationController presentationTransitionDidEnd", "card viewDidAppear",
        "root presentCompletion",
      ])
  }

  @Test("O032: a transition that nobody completes leaves both sides in between")
  func neverCompleted() throws {
    let scene = try Scene(ios: 12.4)
    let animator = scene.keep(Animator())
    animator.completes = false
    let (card, vendor) = scene.custom("card", animator: animator)
    vendor.controller = { presented, presenting in
      let controller = ScriptedPresentationController(
        presentedViewController: presented, presenting: presenting)
      controller.removesPresenter = true
      return controller
    }
    scene.present(card)
    let states = scene.simulation.trace.events.compactMap { event -> AppearanceState? in
      if case .appearance(_, let state) = event.kind { state } else { nil }
    }
    // The root appeared at launch; now it disappears for ever and the card appears for ever.
    #expect(states == [.appearing, .appeared, .disappearing, .appearing])
  }

  @Test("O032: completing twice is told once and changes nothing")
  func twice() throws {
    let scene = try Scene(ios: 12.4)
    let animator = scene.keep(Animator())
    let (card, _) = scene.custom("card", animator: animator)
    animator.completes = false
    var context: (any UIViewControllerContextTransitioning)?
    animator.inspect = { context = $0 }
    scene.present(card)
    scene.simulation.step("complete") {
      context?.completeTransition(true)
      context?.completeTransition(false)
    }
    let card1 = try #require(scene.simulation.trace.node(named: "card"))
    #expect(scene.simulation.trace.count(of: .viewDidAppear, on: card1) == 1)
    #expect(
      scene.simulation.trace.findings.map(\.kind) == [.transitionNeverCompleted, .completedTwice])
    #expect(card.view.window != nil)
  }

  @Test(
    "O061: the completions of a coordinator run with the last registered first",
    arguments: [CompletionOrder.Choice.lastFirst, .firstFirst])
  func completionOrder(choice: CompletionOrder.Choice) throws {
    var choices = RuleChoices()
    choices.completionOrder = choice
    let scene = try Scene(ios: 14, choices: choices)
    let sheet = scene.scripted("sheet", .pageSheet)
    var ran: [Int] = []
    sheet.on[.viewWillAppear] = { sheet in
      for number in 1...3 {
        sheet.transitionCoordinator?.animate(alongsideTransition: nil) { _ in ran.append(number) }
      }
    }
    scene.present(sheet)
    #expect(ran == (choice == .lastFirst ? [3, 2, 1] : [1, 2, 3]))
  }
}
