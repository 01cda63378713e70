import AdaptUIKit
import Foundation

extension UIView {
  /// Whether the view is in a window, not hidden, and not moved out over an edge.
  package var isShownInWindow: Bool {
    guard let window, !isHidden else { return false }
    let part = window.bounds.intersection(convert(bounds, to: nil))
    return part.width > 0 && part.height > 0
  }
}
