import AdaptSim
import Testing

@Suite("A card that slides in, as tutorials build it")
struct SlideInCardTests {
  private let diary = Diary()

  private func scene(
    ios: SystemVersion
  ) throws -> (run: Simulation, root: UIViewController, card: UIViewController, SlideInManager) {
    let run = try simulation("phone", ios: ios)
    let (root, card) = (DiaryController("root", diary), DiaryController("card", diary))
    let manager = SlideInManager(diary)
    card.modalPresentationStyle = .custom
    card.transitioningDelegate = manager
    run.launch(root)
    run.step("present") { root.present(card, animated: true) }
    return (run, root, card, manager)
  }

  // The animator of ronatory's MedalCount takes the frame that the card leaves from
  // `finalFrame(for:)` as well: rule `transition.end-frame`.
  @Test(
    "It comes from below and goes there, and the root stays appeared",
    arguments: [SystemVersion(9), 12.4, 17, 26])
  func slides(ios: SystemVersion) throws {
    let (run, root, card, manager) = try scene(ios: ios)
    let isAppearing = ios >= 13 ? ["card is appearing"] : []
    let rootAppears = ["root will appear"] + (ios >= 13 ? ["root is appearing"] : [])
    #expect(
      diary.turnPage() == rootAppears + ["root did appear", "card will appear"]
        + ["animates between 0,222 375 × 445 and 0,667 375 × 445"] + isAppearing
        + ["card did appear"])
    #expect(card.view.place == "0,222 375 × 445")
    #expect(manager.card?.dimming.alpha == 1)
    run.rotate()
    #expect(card.view.place == "0,125 667 × 250")
    #expect(manager.card?.dimming.frame.size == CGSize(width: 667, height: 375))
    run.step("dismiss") { card.dismiss(animated: true) }
    #expect(
      diary.turnPage() == [
        "card will disappear", "animates between 0,125 667 × 250 and 0,375 667 × 250",
        "card did disappear",
      ])
    #expect(root.presentedViewController == nil)
    #expect(manager.card == nil)
  }

  @Test("A finger that takes the dismissal back leaves the card where it was, above its dimming")
  func takenBack() throws {
    let (run, root, card, manager) = try scene(ios: 17)
    _ = diary.turnPage()
    let interactor = UIPercentDrivenInteractiveTransition()
    manager.interactor = interactor
    run.step("drag") { card.dismiss(animated: true) }
    run.step("further") { [diary] in
      card.transitionCoordinator?.notifyWhenInteractionChanges {
        diary.note("the finger lets go, cancelled: \($0.isCancelled)")
      }
      interactor.update(0.4)
    }
    run.step("let go") { interactor.cancel() }
    #expect(
      diary.turnPage() == [
        "card will disappear", "animates between 0,222 375 × 445 and 0,667 375 × 445",
        "the finger lets go, cancelled: true", "card will appear", "card is appearing",
        "card did appear",
      ])
    #expect(root.presentedViewController === card)
    #expect(card.view.place == "0,222 375 × 445")
    #expect(manager.card?.dimming.alpha == 1)
  }
}
