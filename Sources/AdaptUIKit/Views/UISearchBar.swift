import Foundation

/// A field to search with. UIKit: `UISearchBar`.
///
/// It holds what code reads and writes; its delegate is not there.
open class UISearchBar: UIView {
  /// The text; UIKit's bar holds an empty one from the beginning.
  open var text: String? = "" { didSet { if text == nil { text = "" } } }
  open var placeholder: String?
  open var prompt: String?
  open var showsCancelButton = false
  open var showsScopeBar = false
  open var scopeButtonTitles: [String]?
  open var selectedScopeButtonIndex = 0

  override var isPlain: Bool { type(of: self) == UISearchBar.self }
}
