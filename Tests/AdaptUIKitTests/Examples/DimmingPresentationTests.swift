import AdaptCore
import AdaptUIKit
import Foundation
import Testing

@Suite("Example: a presentation controller that dims what is behind")
struct DimmingPresentationTests {
  private let story: Set<Callback> = appearance.union([
    .presentationTransitionWillBegin, .presentationTransitionDidEnd, .alongsideTransition,
    .dismissalTransitionWillBegin, .dismissalTransitionDidEnd,
  ])

  /// The text of a step's lines, without the flag that an alongside block gets.
  private func told(_ scene: Scene, _ step: String) -> [String] {
    lines(scene.simulation, from: step, including: story).map {
      $0.replacingOccurrences(of: "alongsideTransition(false)", with: "alongsideTransition")
    }
  }

  private func dimming(_ controller: UIViewController) throws -> DimmingPresentationController {
    try #require(controller.presentationController as? DimmingPresentationController)
  }

  @Test("It comes in, fades along, and is gone after the dismissal")
  func wholeLife() throws {
    let scene = try Scene("phone-max", ios: 12.4)
    let card = scene.controller("card", .custom)
    let transition = scene.keep(DimmingTransition())
    card.transitioningDelegate = transition
    scene.present(card)
    let controller = try dimming(card)
    #expect(
      told(scene, "present") == [
        "DimmingPresentationController presentationTransitionWillBegin",
        "card viewWillAppear",
        "transition alongsideTransition",
        "DimmingPresentationController presentationTransitionDidEnd",
        "card viewDidAppear",
      ])
    let container = try #require(controller.containerView)
    try #require(container.subviews.count == 2)
    #expect(container.subviews[0] === controller.dimmingView)
    #expect(container.subviews[1] === card.view)
    #expect(controller.dimmingView.alpha == 1)
    #expect(card.view.frame == CGRect(x: 0, y: 448, width: 414, height: 448))

    scene.simulation.rotate(to: .landscapeRight)
    #expect(controller.dimmingView.frame == CGRect(x: 0, y: 0, width: 896, height: 414))
    #expect(card.view.frame == CGRect(x: 0, y: 207, width: 896, height: 207))

    scene.dismiss()
    #expect(
      told(scene, "dismiss") == [
        "DimmingPresentationController dismissalTransitionWillBegin",
        "card viewWillDisappear",
        "transition alongsideTransition",
        "DimmingPresentationController dismissalTransitionDidEnd",
        "card viewDidDisappear",
      ])
    #expect(controller.dimmingView.superview == nil)
    #expect(controller.dimmingView.alpha == 0)
    #expect(scene.simulation.trace.findings.isEmpty)
  }

  /// A presentation that a finger drives, with the dimming presentation controller.
  private func driven(
    _ scene: Scene
  ) -> (card: ScriptedController, vendor: Vendor, last: () -> DimmingPresentationController?) {
    let (card, vendor) = scene.custom("card", animator: scene.keep(Animator()))
    var last: DimmingPresentationController?
    vendor.controller = {
      last = DimmingPresentationController(presentedViewController: $0, presenting: $1)
      return last
    }
    return (card, vendor, { last })
  }

  @Test("After an interrupted presentation the dimming view is gone")
  func interruptedPresentation() throws {
    let scene = try Scene("phone-max", ios: 12.4)
    let (card, vendor, last) = driven(scene)
    let interactor = UIPercentDrivenInteractiveTransition()
    vendor.interactor = interactor
    scene.present(card)
    let controller = try #require(last())
    #expect(controller.dimmingView.superview != nil)
    scene.simulation.step("cancel") {
      interactor.update(0.3)
      interactor.cancel()
    }
    #expect(
      told(scene, "cancel") == [
        "DimmingPresentationController presentationTransitionDidEnd(false)",
        "card viewWillDisappear",
        "card viewDidDisappear",
      ])
    #expect(controller.dimmingView.superview == nil)
    #expect(card.presentingViewController == nil)
    #expect(card.view.window == nil)
  }

  @Test("After an interrupted dismissal it is there as before")
  func interruptedDismissal() throws {
    let scene = try Scene("phone-max", ios: 12.4)
    let (card, vendor, last) = driven(scene)
    scene.present(card)
    let controller = try #require(last())
    let interactor = UIPercentDrivenInteractiveTransition()
    vendor.interactor = interactor
    scene.dismiss()
    #expect(controller.dimmingView.alpha == 0)
    scene.simulation.step("cancel") { interactor.cancel() }
    #expect(
      told(scene, "cancel") == [
        "card viewWillAppear",
        "card viewDidAppear",
        "DimmingPresentationController dismissalTransitionDidEnd(false)",
      ])
    #expect(controller.dimmingView.superview != nil)
    #expect(controller.dimmingView.alpha == 1)
    #expect(scene.root.presentedViewController === card)
    // And the next dismissal takes it away.
    vendor.interactor = nil
    scene.dismiss()
    #expect(controller.dimmingView.superview == nil)
  }
}
