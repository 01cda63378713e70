import Foundation

/// Text of many lines that scrolls. UIKit: `UITextView`.
open class UITextView: UIScrollView {
  /// The text; UIKit's view holds an empty one from the beginning.
  open var text: String! = "" { didSet { if text == nil { text = "" } } }
  open var isEditable = true
  open var isSelectable = true

  override var isPlain: Bool { type(of: self) == UITextView.self }

  public var hasText: Bool { !text.isEmpty }
}
