import AdaptCore
import AdaptUIKit

/// A delegate that decides how a presentation adapts (8.3+).
final class StyleDelegate: UIAdaptivePresentationControllerDelegate {
  var answer: (UITraitCollection) -> UIModalPresentationStyle
  var substitute: (UIModalPresentationStyle) -> UIViewController? = { _ in nil }
  private(set) var told: [UIModalPresentationStyle] = []
  /// The style that the coordinator names when the delegate is told.
  private(set) var coordinated: [UIModalPresentationStyle?] = []

  init(_ answer: UIModalPresentationStyle) { self.answer = { _ in answer } }

  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { answer(traitCollection) }

  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? { substitute(style) }

  func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController
  ) {}

  func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) {
    told.append(style)
    coordinated.append(transitionCoordinator?.presentationStyle)
  }
}

/// A delegate that knows the question of 8.0 only.
final class OldStyleDelegate: UIAdaptivePresentationControllerDelegate {
  let answer: UIModalPresentationStyle

  init(_ answer: UIModalPresentationStyle) { self.answer = answer }

  func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle
  { answer }
}

/// A delegate that hears of a person's dismissals.
final class DismissalDelegate: UIAdaptivePresentationControllerDelegate {
  var allows = true
  /// What is done in a call.
  var on: [Callback: (UIPresentationController) -> Void] = [:]

  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController)
    -> Bool
  {
    on[.presentationControllerShouldDismiss]?(presentationController)
    return allows
  }

  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    on[.presentationControllerWillDismiss]?(presentationController)
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    on[.presentationControllerDidDismiss]?(presentationController)
  }

  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) { on[.presentationControllerDidAttemptToDismiss]?(presentationController) }
}

/// A delegate that remembers what it was given to prepare.
final class PreparingDelegate: UIAdaptivePresentationControllerDelegate {
  private(set) var prepared: UIPresentationController?

  func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController
  ) { prepared = adaptivePresentationController }
}

/// A delegate that gives a popover its anchor at the last moment.
final class AnchoringDelegate: UIPopoverPresentationControllerDelegate {
  weak var anchor: UIView?

  init(_ anchor: UIView?) { self.anchor = anchor }

  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) { popoverPresentationController.sourceView = anchor }
}

/// The four calls about a person's dismissal.
let dismissalQuestions: Set<Callback> = [
  .presentationControllerShouldDismiss, .presentationControllerWillDismiss,
  .presentationControllerDidDismiss, .presentationControllerDidAttemptToDismiss,
]

/// The calls about adapting.
let adaptivityQuestions: Set<Callback> = [
  .adaptivePresentationStyle, .adaptivePresentationStyleForTraits,
  .viewControllerForAdaptivePresentationStyle, .prepareAdaptivePresentationController,
  .willPresentWithAdaptiveStyle,
]
