import AdaptCore
import AdaptRules

extension UIPresentationController {
  /// Makes one of the calls that tell the delegate of a person's dismissal.
  func tellDelegate(_ callback: Callback) {
    guard let run, let delegate else { return }
    let popover = self as? UIPopoverPresentationController
    let popoverDelegate = delegate as? any UIPopoverPresentationControllerDelegate
    run.tell(callback, on: id, of: delegate) {
      switch callback {
      case .presentationControllerWillDismiss: delegate.presentationControllerWillDismiss(self)
      case .presentationControllerDidDismiss: delegate.presentationControllerDidDismiss(self)
      case .presentationControllerDidAttemptToDismiss:
        delegate.presentationControllerDidAttemptToDismiss(self)
      case .popoverPresentationControllerDidDismissPopover:
        if let popover, let popoverDelegate {
          popoverDelegate.popoverPresentationControllerDidDismissPopover(popover)
        } else {
          run.leave(callback, unansweredBy: delegate)
        }
      default: preconditionFailure("\(callback) tells nothing of a dismissal")
      }
    }
  }

  /// Asks the delegate whether a person may dismiss; nobody's answer means yes.
  func delegateAllowsDismissal(_ question: Callback) -> Bool {
    guard let run, let delegate else { return true }
    let popover = self as? UIPopoverPresentationController
    let popoverDelegate = delegate as? any UIPopoverPresentationControllerDelegate
    return run.ask(question, on: id, of: delegate, as: EventValue.flag) {
      switch question {
      case .presentationControllerShouldDismiss:
        return delegate.presentationControllerShouldDismiss(self)
      case .popoverPresentationControllerShouldDismissPopover:
        guard let popover, let popoverDelegate else {
          run.leave(question, unansweredBy: delegate)
          return true
        }
        return popoverDelegate.popoverPresentationControllerShouldDismissPopover(popover)
      default: preconditionFailure("\(question) is no question about a dismissal")
      }
    } ?? true
  }

  /// Tells the delegate that somebody tried to dismiss (13+, O018).
  func tellAttempt() {
    guard let run, run.has(.personalDismissal) else { return }
    tellDelegate(.presentationControllerDidAttemptToDismiss)
  }
}
