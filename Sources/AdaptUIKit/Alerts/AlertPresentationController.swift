import AdaptCore
import AdaptRules
import Foundation

/// Shows an alert, or an action sheet in any form but a popover, and leaves the presenter in place.
final class AlertPresentationController: UIPresentationController {
  override var frameDecision: Decision<CGRect> { frame(in: containerView?.bounds.size ?? .zero) }
  override var frameOfPresentedViewInContainerView: CGRect { frameDecision.value }
  override func containerViewWillLayoutSubviews() { placePresentedView() }

  override func adaptiveStyle(
    in traits: UITraitCollection, on run: Run
  ) -> Decision<AdaptiveStyle> {
    AdaptationAsks.ofAlert.map { _ in AdaptiveStyle(original: style, adapted: .none) }
  }

  override func adaptivePresentationStyle(for traitCollection: UITraitCollection)
    -> UIModalPresentationStyle
  { .none }

  override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { frame(in: parentSize).value.size }
}

extension AlertPresentationController {
  private func frame(in size: CGSize) -> Decision<CGRect> {
    guard let run, let alert = presentedViewController as? UIAlertController else {
      return Decision(CGRect(origin: .zero, size: size), because: ReasonList())
    }
    let space = run.space(of: size)
    let (texts, actions) = (alert.textCount, alert.actions.count)
    guard let sheet = presentation?.originalController as? ActionSheetPresentationController else {
      return AlertGeometry.decide(
        in: space, texts: texts, actions: actions, fields: alert.textFields?.count ?? 0)
    }
    let form = sheet.form(in: space.traits, on: run)
    let frame =
      switch form.value {
      case .card: AlertGeometry.decide(in: space, texts: texts, actions: actions)
      case .bottomSheet, .popover:
        ActionSheetGeometry.decide(
          in: space, texts: texts, actions: actions, hasCancel: alert.cancelAction != nil)
      case .insidePopover: frameInPopover(alert, sheet.frameOfPopoverAround ?? space.bounds, space)
      }
    return Decision(frame.value, because: form.reasons.adding(frame.reasons))
  }

  /// The frame at the bottom of a popover that lies at `area` of the container.
  private func frameInPopover(
    _ alert: UIAlertController, _ area: CGRect, _ space: PresentationSpace
  ) -> Decision<CGRect> {
    var inside = space
    (inside.size, inside.safeArea) = (area.size, .zero)
    return ActionSheetGeometry.decide(
      in: inside, texts: alert.textCount, actions: alert.actions.count,
      hasCancel: alert.cancelAction != nil
    ).map { $0.offsetBy(dx: area.minX, dy: area.minY) }
  }
}
