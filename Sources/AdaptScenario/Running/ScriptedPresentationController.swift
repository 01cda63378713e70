import AdaptCore
import AdaptUIKit
import Foundation

/// A presentation controller of the app's own, as a script describes it.
final class ScriptedPresentationController: UIPresentationController {
  private let script: CustomPresentationScript
  private weak var role: ControllerRole?
  private var dimmingView: UIView?

  init(
    _ script: CustomPresentationScript, role: ControllerRole, presented: UIViewController,
    presenting: UIViewController?
  ) {
    self.script = script
    self.role = role
    super.init(presentedViewController: presented, presenting: presenting)
  }

  override var frameOfPresentedViewInContainerView: CGRect {
    switch script.frame {
    case .rect(let rect): return rect
    case .fraction(let parts):
      let size = containerView?.bounds.size ?? .zero
      return CGRect(
        x: parts.minX * size.width, y: parts.minY * size.height,
        width: parts.width * size.width, height: parts.height * size.height)
    case nil: return super.frameOfPresentedViewInContainerView
    }
  }

  override var shouldRemovePresentersView: Bool { script.removesPresenter }

  override func adaptivePresentationStyle(for traitCollection: UITraitCollection)
    -> UIModalPresentationStyle
  { script.adaptsTo ?? super.adaptivePresentationStyle(for: traitCollection) }

  // MARK: The phases

  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    if script.dims { beginDimming() }
    act(in: .presentationTransitionWillBegin)
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    super.presentationTransitionDidEnd(completed)
    if !completed { endDimming() }
    act(in: .presentationTransitionDidEnd)
  }

  override func dismissalTransitionWillBegin() {
    super.dismissalTransitionWillBegin()
    fade(to: 0)
    act(in: .dismissalTransitionWillBegin)
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    if completed { endDimming() } else { dimmingView?.alpha = 1 }
    act(in: .dismissalTransitionDidEnd)
  }

  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    guard let containerView else { return }
    dimmingView?.frame = containerView.bounds
    if script.followsContainer { presentedView?.frame = frameOfPresentedViewInContainerView }
  }

  // MARK: Size and traits

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    guard !script.overridesWithoutSuper.contains(.viewWillTransitionToSize) else { return }
    super.viewWillTransition(to: size, with: coordinator)
  }

  override func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    guard !script.overridesWithoutSuper.contains(.willTransitionToTraits) else { return }
    super.willTransition(to: newCollection, with: coordinator)
  }
}

extension ScriptedPresentationController {
  private func act(in callback: Callback) {
    role?.act(in: callback, by: presentedViewController)
  }

  private func beginDimming() {
    guard let containerView else { return }
    let view = UIView(frame: containerView.bounds)
    view.accessibilityIdentifier = "dimming"
    view.alpha = 0
    containerView.insertSubview(view, at: 0)
    dimmingView = view
    fade(to: 1)
  }

  private func endDimming() {
    dimmingView?.removeFromSuperview()
    dimmingView = nil
  }

  private func fade(to alpha: CGFloat) {
    guard let dimmingView else { return }
    let fade = { dimmingView.alpha = alpha }
    guard let coordinator = presentedViewController.transitionCoordinator,
      coordinator.animate(alongsideTransition: { _ in fade() }, completion: nil)
    else { return fade() }
  }
}
