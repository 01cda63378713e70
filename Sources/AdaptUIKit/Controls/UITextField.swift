import Foundation

/// A line of text that a person can change. UIKit: `UITextField`.
///
/// It holds what code reads and writes; nobody lays it out, and no keyboard comes with it.
open class UITextField: UIControl {
  /// The text; UIKit's field holds an empty one from the beginning.
  open var text: String? = "" { didSet { if text == nil { text = "" } } }
  open var placeholder: String?
  open var isSecureTextEntry = false

  override var isPlain: Bool { type(of: self) == UITextField.self }

  public var hasText: Bool { text?.isEmpty == false }
}

extension Simulation {
  /// Types into a text field of the alert on top, in place of what it holds.
  ///
  /// A field that is not there or that is disabled is a finding.
  ///
  /// - Parameter place: The field's place among the alert's text fields, from 0.
  public func typeText(_ text: String, inField place: Int = 0) {
    step("type \(text)") { [unowned self] in
      if refusesGesture() { return }
      let alert = windowScene.keyWindow?.presentations.last?.presented as? UIAlertController
      guard let fields = alert?.textFields, fields.indices.contains(place), fields[place].isEnabled
      else { return run.find(.noSuchAction, on: windowScene.topmostController?.id ?? .run) }
      fields[place].text = text
    }
  }
}
