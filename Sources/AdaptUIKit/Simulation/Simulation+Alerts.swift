import AdaptCore
import Foundation

extension Simulation {
  /// Taps a button of the alert or action sheet on top: that goes, then its handler runs (O033).
  ///
  /// A button that is not there, as the cancel action of an action sheet in a popover, or that is
  /// disabled, is a finding.
  public func tapAction(_ title: String) {
    gesture("tap \(title)") { [unowned self] in
      guard let presentation = windowScene.keyWindow?.presentations.last,
        let alert = presentation.presented as? UIAlertController,
        let action = alert.shownActions.first(where: { $0.title == title && $0.isEnabled })
      else { return findOnTop(.noSuchAction) }
      alert.close(with: action)
    }
  }

  /// Types into a text field of the alert on top, in place of what it holds.
  ///
  /// A field that is not there or that is disabled is a finding.
  ///
  /// - Parameter place: The field's place among the alert's text fields, from 0.
  public func typeText(_ text: String, inField place: Int = 0) {
    gesture("type \(text)") { [unowned self] in
      let alert = windowScene.keyWindow?.presentations.last?.presented as? UIAlertController
      guard let fields = alert?.textFields, fields.indices.contains(place), fields[place].isEnabled
      else { return findOnTop(.noSuchAction) }
      fields[place].text = text
    }
  }
}
