public import AdaptCore
import Foundation

/// A gesture that the engine knows of. UIKit: `UIGestureRecognizer`.
///
/// Touches are not followed: a person makes the gesture by the run's own calls, and the recognizer
/// then does what it does.
open class UIGestureRecognizer {
  open var isEnabled = true
  /// The name that tells recognizers apart (11+).
  open var name: String?
  /// The view that the gesture is made on.
  public internal(set) weak var view: UIView?
  /// Asked whether the gesture may begin. For a gesture of a stack's own, one of the app's takes
  /// the place of the stack, and so does nil (rule `stack.edge-swipe`).
  public weak var delegate: (any UIGestureRecognizerDelegate)? { didSet { isBuiltIn = false } }

  /// Whether the object that the gesture belongs to decides.
  var isBuiltIn = false
  /// What the gesture does, in the order of adding.
  var reactions: [Reaction] = []
  /// What the document says of the recognizer; nil for one that code made.
  var document: DocumentObject?

  public init() {}

  /// - Parameter target: Held weakly.
  public convenience init(target: UIResponder?, action: Selector?) {
    self.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// Runs a method of an object with the gesture (see ``UIResponder/perform(_:with:)``).
  open func addTarget(_ target: UIResponder, action: Selector) {
    reactions.append(.method(action, ActionTarget(target)))
  }

  /// Forgets what `addTarget` added.
  ///
  /// - Parameters:
  ///   - target: Nil for all of them.
  ///   - action: Nil for all of the target's.
  open func removeTarget(_ target: UIResponder?, action: Selector?) {
    reactions.removeAll { reaction in
      guard case .method(let selector, let receiver) = reaction else { return false }
      return (target == nil || receiver.object === target) && (action == nil || selector == action)
    }
  }
}

extension UIGestureRecognizer {
  /// Asks the delegate whether the gesture may begin, and does what it does.
  ///
  /// - Returns: Whether it may.
  func recognize(in run: Run) -> Bool {
    if let delegate {
      let subject = view?.owningController?.id ?? .run
      let answer = run.ask(
        .gestureRecognizerShouldBegin, on: subject, of: delegate, as: EventValue.flag
      ) { delegate.gestureRecognizerShouldBegin(self) }
      if answer == false { return false }
    }
    for reaction in reactions { reaction.perform(sender: self, from: view) }
    return true
  }
}

extension UIView {
  /// The gestures that are made on the view; nil for none.
  public var gestureRecognizers: [UIGestureRecognizer]? {
    get { recognizers }
    set {
      for recognizer in recognizers ?? [] { recognizer.view = nil }
      recognizers = nil
      for recognizer in newValue ?? [] { add(recognizer) }
    }
  }

  /// The base of `addGestureRecognizer`: one that another view had leaves it.
  func add(_ recognizer: UIGestureRecognizer) {
    recognizer.view?.remove(recognizer)
    recognizer.view = self
    recognizers = (recognizers ?? []) + [recognizer]
  }

  func remove(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view === self else { return }
    recognizer.view = nil
    recognizers?.removeAll { $0 === recognizer }
    if recognizers?.isEmpty == true { recognizers = nil }
  }
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
