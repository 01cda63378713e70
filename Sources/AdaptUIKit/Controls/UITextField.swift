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
