import AdaptCore
import AdaptRules
import Foundation

/// How a gesture of a person ends.
public enum GestureEnd: String, Hashable, Sendable, CaseIterable {
  case finish
  case cancel
}

extension Simulation {
  /// Swipes the topmost sheet down, and lets it go or takes the gesture back.
  public func swipeDown(_ end: GestureEnd = .finish) {
    step("swipe down") { [unowned self] in
      guard let presentation = windowScene.keyWindow?.presentations.last else {
        return run.find(.nothingPresented, on: windowScene.topmostController?.id ?? .run)
      }
      guard presentation.isAtRest else {
        return run.find(.notSwipeable, on: presentation.presented.id)
      }
      let answer = SheetSwipe.decide(
        style: presentation.style, traits: presentation.windowTraits, on: run.system,
        isModal: presentation.presented.isModalInPresentation)
      guard answer.value != .ignored else {
        return run.find(.notSwipeable, on: presentation.presented.id, because: answer.reasons)
      }
      userDismiss(presentation, answer) { dismissal in
        dismissal.start(interactive: true)
        dismissal.updateInteraction(0.5)
        // The finger goes up in a turn of its own, also when the swipe came from inside one.
        step("swipe down \(end == .finish ? "ends" : "goes back")") {
          dismissal.endInteraction(cancelled: end == .cancel)
        }
      } attempt: {
        if end == .finish { presentation.controller.tellAttempt() }
      }
    }
  }

  /// Taps outside of what is presented on top.
  public func tapOutside() {
    step("tap outside") { [unowned self] in
      guard let presentation = windowScene.keyWindow?.presentations.last else {
        return run.find(.nothingPresented, on: windowScene.topmostController?.id ?? .run)
      }
      let answer = OutsideTap.decide(
        style: presentation.style, traits: presentation.windowTraits, on: run.system,
        isModal: presentation.presented.isModalInPresentation)
      guard answer.value != .ignored, presentation.isAtRest else {
        return run.find(.tapOutsideIgnored, on: presentation.presented.id, because: answer.reasons)
      }
      userDismiss(presentation, answer) { dismissal in
        dismissal.start(interactive: false)
      } attempt: {
        presentation.controller.tellAttempt()
      }
    }
  }

  /// Asks the delegate and then begins, or tells it of the attempt (O015, O018).
  private func userDismiss(
    _ presentation: Presentation, _ answer: Decision<UserDismissal>, _ begin: (Dismissal) -> Void,
    attempt: () -> Void
  ) {
    let calls = DismissalQuestions.decide(
      by: .person, style: presentation.style, on: run.system
    ).value
    switch answer.value {
    case .ignored: return
    case .attempt: return attempt()
    case .asks: break
    }
    if let should = calls.should, !presentation.controller.delegateAllowsDismissal(should) {
      run.find(.dismissalRefused, on: presentation.presented.id, because: answer.reasons)
      return attempt()
    }
    begin(
      Dismissal(
        of: presentation, animated: true, calls: calls, because: answer.reasons, completion: nil))
  }
}

extension UIPresentationController {
  fileprivate func tellAttempt() {
    guard let run, run.system >= 13 else { return }
    tellDelegate(.presentationControllerDidAttemptToDismiss)
  }
}
