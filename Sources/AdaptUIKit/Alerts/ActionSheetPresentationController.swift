import AdaptCore
import AdaptRules
import Foundation

/// Decides the form of an action sheet, and shows it where that is a popover.
///
/// Rule `alert.action-sheet-form`. No delegate takes part in the decision.
final class ActionSheetPresentationController: UIPopoverPresentationController {
  override var adaptationDelegate: (any UIAdaptivePresentationControllerDelegate)? { nil }

  override func adaptiveStyle(
    in traits: UITraitCollection, on run: Run
  ) -> Decision<AdaptiveStyle> {
    form(in: traits, on: run).map {
      AdaptiveStyle(original: .popover, adapted: $0 == .popover ? .none : .custom)
    }
  }

  override func adaptivePresentationStyle(for traitCollection: UITraitCollection)
    -> UIModalPresentationStyle
  { run.map { adaptiveStyle(in: traitCollection, on: $0).value.adapted } ?? .none }

  override func configuredController(adaptingTo style: UIModalPresentationStyle)
    -> UIPresentationController?
  { AlertPresentationController(presentedViewController: presentedViewController, presenting: nil) }

  // From 26 an anchor that is set after `present` returned changes the form on a phone.
  override func hasOutdatedForm(on run: Run) -> Bool {
    guard let presentation else { return false }
    let style = adaptiveStyle(in: presentation.windowTraits, on: run).value
    return style.effective != presentation.style
  }

  override var wishedSize: Decision<CGSize> {
    guard let run, let alert = presentedViewController as? UIAlertController else {
      return super.wishedSize
    }
    return ActionSheetGeometry.inPopover(
      texts: alert.textCount, actions: alert.shownActions(in: .popover).count,
      on: run.platform.design)
  }
}

extension ActionSheetPresentationController {
  /// The form in a window with some traits.
  func form(in traits: UITraitCollection, on run: Run) -> Decision<ActionSheetForm.Form> {
    ActionSheetForm.decide(
      window: traits, anchored: hasAnchor, from: surroundings, on: run.platform.design)
  }

  /// The form it has on screen.
  var formOnScreen: ActionSheetForm.Form {
    guard let run, let presentation, !isInCharge else { return .popover }
    return form(in: presentation.windowTraits, on: run).value
  }

  /// The frame of the popover that it is presented from, without the arrow, in the window's space.
  var frameOfPopoverAround: CGRect? {
    guard let popover = presentationAround?.controller as? UIPopoverPresentationController,
      let view = popover.presentedView
    else { return nil }
    let arrow = popover.placement(in: popover.containerSize).value.safeArea
    return view.convert(view.bounds, to: nil).inset(by: arrow)
  }

  /// Where the presenter is; a presentation that is about to adapt counts as what it becomes.
  private var surroundings: PopoverNesting.Surroundings {
    guard let around = presentationAround else { return .window }
    switch around.adaptationToCome?.controller.style ?? around.style {
    case .popover: return .popover
    case .formSheet: return .formSheet
    case .fullScreen, .pageSheet, .currentContext, .custom, .overFullScreen, .overCurrentContext,
      .none, .automatic:
      return .window
    }
  }

  /// The presentation that the presenter is shown in; nil where that is the window's root.
  private var presentationAround: Presentation? {
    presentation.flatMap { $0.presenter.presentationAround }
  }
}
