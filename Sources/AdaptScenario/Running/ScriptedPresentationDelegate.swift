import AdaptCore
import AdaptUIKit

/// The adaptive delegate of a role. What the script does not answer counts as not implemented.
final class ScriptedPresentationDelegate: UIPopoverPresentationControllerDelegate,
  UISheetPresentationControllerDelegate
{
  private unowned let role: ControllerRole
  private let silent = UnansweredDelegate()

  init(_ role: ControllerRole) {
    self.role = role
    silent.standsInFor = self
  }

  private var script: AdaptivityScript? { role.script.adaptivity }

  private func hear(_ callback: Callback, _ controller: UIPresentationController) {
    role.act(in: callback, by: controller.presentedViewController)
  }

  // MARK: Adapting

  func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle
  { script?.oldAnswer ?? silent.adaptivePresentationStyle(for: controller) }

  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    script?.answer(in: traitCollection)
      ?? silent.adaptivePresentationStyle(for: controller, traitCollection: traitCollection)
  }

  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? {
    guard let replacements = script?.replacements, !replacements.isEmpty else {
      return silent.presentationController(
        controller, viewControllerForAdaptivePresentationStyle: style)
    }
    return replacements.first { $0.style == style }.map { role.cast.hand($0.controller) }
  }

  func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController
  ) {
    guard script != nil else {
      return silent.presentationController(
        presentationController, prepare: adaptivePresentationController)
    }
    hear(.prepareAdaptivePresentationController, presentationController)
  }

  func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) {
    guard script != nil else {
      return silent.presentationController(
        presentationController, willPresentWithAdaptiveStyle: style,
        transitionCoordinator: transitionCoordinator)
    }
    hear(.willPresentWithAdaptiveStyle, presentationController)
  }

  // MARK: A person's dismissal

  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool {
    guard let answer = role.shouldDismiss else {
      return silent.presentationControllerShouldDismiss(presentationController)
    }
    hear(.presentationControllerShouldDismiss, presentationController)
    return answer
  }

  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    guard script != nil else {
      return silent.presentationControllerWillDismiss(presentationController)
    }
    hear(.presentationControllerWillDismiss, presentationController)
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    guard script != nil else {
      return silent.presentationControllerDidDismiss(presentationController)
    }
    hear(.presentationControllerDidDismiss, presentationController)
  }

  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {
    guard script != nil else {
      return silent.presentationControllerDidAttemptToDismiss(presentationController)
    }
    hear(.presentationControllerDidAttemptToDismiss, presentationController)
  }

  // MARK: Sheets

  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {
    guard script != nil else {
      return silent.sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        sheetPresentationController)
    }
    hear(.sheetPresentationControllerDidChangeSelectedDetentIdentifier, sheetPresentationController)
  }

  // MARK: Popovers

  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {
    if role.script.presentation.anchor?.moment == .preparing {
      role.anchor(popoverPresentationController)
    }
    hear(.prepareForPopoverPresentation, popoverPresentationController)
  }

  func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool {
    role.shouldDismiss
      ?? silent.popoverPresentationControllerShouldDismissPopover(popoverPresentationController)
  }

  func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {
    guard script != nil else {
      return silent.popoverPresentationControllerDidDismissPopover(popoverPresentationController)
    }
    hear(.popoverPresentationControllerDidDismissPopover, popoverPresentationController)
  }
}
