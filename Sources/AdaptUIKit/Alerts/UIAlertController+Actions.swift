import AdaptCore
import AdaptRules
import Foundation

extension UIAlertController {
  /// What a tap outside has to know of the alert.
  var shown: AlertOutsideTap.Shown {
    switch preferredStyle {
    case .alert: .alert
    case .actionSheet: .actionSheet(formOfSheet)
    }
  }

  /// The buttons on screen.
  var shownActions: [UIAlertAction] {
    switch preferredStyle {
    case .alert: actions
    case .actionSheet: shownActions(in: formOfSheet)
    }
  }

  /// The buttons of an action sheet: in a popover a tap outside stands for the cancel action.
  func shownActions(in form: ActionSheetForm.Form) -> [UIAlertAction] {
    form.showsCancel ? actions : actions.filter { $0.style != .cancel }
  }

  /// The cancel action, unless it is disabled.
  var usableCancelAction: UIAlertAction? { cancelAction.flatMap { $0.isEnabled ? $0 : nil } }

  private var formOfSheet: ActionSheetForm.Form {
    let controller = presentedIn?.originalController as? ActionSheetPresentationController
    return controller?.formOnScreen ?? .popover
  }

  /// Runs an action's handler.
  func runHandler(of action: UIAlertAction) {
    call(.alertActionHandler) { action.handler?(action) }
  }

  /// Goes, and then runs an action's handler (O033).
  func close(with action: UIAlertAction) {
    dismiss(animated: true) { [self] in runHandler(of: action) }
  }
}

extension Simulation {
  /// Taps a button of the alert or action sheet on top: that goes, then its handler runs (O033).
  ///
  /// A button that is not there, as the cancel action of an action sheet in a popover, or that is
  /// disabled, is a finding.
  public func tapAction(_ title: String) {
    step("tap \(title)") { [unowned self] in
      if refusesGesture() { return }
      guard let presentation = windowScene.keyWindow?.presentations.last,
        let alert = presentation.presented as? UIAlertController,
        let action = alert.shownActions.first(where: { $0.title == title && $0.isEnabled })
      else { return run.find(.noSuchAction, on: windowScene.topmostController?.id ?? .run) }
      alert.close(with: action)
    }
  }
}
