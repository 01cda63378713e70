/// A gesture that the engine knows of. UIKit: `UIGestureRecognizer`.
open class UIGestureRecognizer {
  open var isEnabled = true
  /// Asked whether the gesture may begin. For a gesture of a stack's own, one of the app's takes
  /// the place of the stack, and so does nil (rule `stack.edge-swipe`).
  public weak var delegate: (any UIGestureRecognizerDelegate)? { didSet { isBuiltIn = false } }

  /// Whether the object that the gesture belongs to decides.
  var isBuiltIn = false

  public init() {}
}

/// Decides about gestures. UIKit: `UIGestureRecognizerDelegate`.
///
/// A class that conforms must declare the method in its own body.
public protocol UIGestureRecognizerDelegate: AnyObject {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
}

extension UIGestureRecognizerDelegate {
  // It has no argument that belongs to a run; the run whose turn executes is asked.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    Run.current?.leave(.gestureRecognizerShouldBegin, unansweredBy: self)
    return true
  }
}
