import AdaptCore
import AdaptRules
import Foundation

extension AlertPresentationController {
  func frame(in size: CGSize) -> Decision<CGRect> {
    guard let run, let alert = presentedViewController as? UIAlertController else {
      return Decision(CGRect(origin: .zero, size: size), because: ReasonList())
    }
    let texts = [alert.title, alert.message].count { $0 != nil }
    return AlertGeometry.decide(in: run.space(of: size), texts: texts, actions: alert.actions.count)
  }
}

extension Simulation {
  /// Taps a button of the alert on top: the alert goes, then its handler runs (O033).
  ///
  /// No such button, or one that is disabled, is a finding.
  public func tapAction(_ title: String) {
    step("tap \(title)") { [unowned self] in
      guard let presentation = windowScene.keyWindow?.presentations.last,
        let alert = presentation.presented as? UIAlertController,
        let action = alert.actions.first(where: { $0.title == title && $0.isEnabled })
      else { return run.find(.noSuchAction, on: windowScene.topmostController?.id ?? .run) }
      alert.dismiss(animated: true) {
        alert.call(.alertActionHandler) { action.handler?(action) }
      }
    }
  }
}
