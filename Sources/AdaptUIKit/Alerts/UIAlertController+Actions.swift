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

  /// Runs an action's handler, if it has one.
  func runHandler(of action: UIAlertAction) {
    guard let handler = action.handler else { return }
    call(.alertActionHandler) { handler(action) }
  }

  /// Goes, and then runs an action's handler (O033).
  func close(with action: UIAlertAction) {
    dismiss(animated: true) { [self] in runHandler(of: action) }
  }
}
