import AdaptCore
import Foundation

/// Whose method an action names.
struct ActionTarget {
  private enum Receiver {
    /// Whoever takes the action first, up the responders.
    case firstResponder
    case object(WeakResponder)
    /// An object of a document, by its id: it may be made later than what leads to it.
    case id(String, WeakScene)
  }

  private struct WeakResponder { weak var object: UIResponder? }
  private struct WeakScene { weak var scene: SceneObjects? }

  private let receiver: Receiver

  /// - Parameter object: Held weakly; nil for whoever takes the action first.
  init(_ object: UIResponder?) {
    receiver = object.map { .object(WeakResponder(object: $0)) } ?? .firstResponder
  }

  init(id: String, in scene: SceneObjects) {
    receiver =
      scene.isFirstResponder(id) ? .firstResponder : .id(id, WeakScene(scene: scene))
  }

  /// The object; nil where whoever takes the action first is looked for, and where it is gone.
  var object: UIResponder? {
    switch receiver {
    case .firstResponder: nil
    case .object(let held): held.object
    case .id(let id, let held): held.scene?.responder(id)
    }
  }

  /// Whether whoever takes the action first is looked for.
  var isFirstResponder: Bool {
    switch receiver {
    case .firstResponder: true
    case .object, .id: false
    }
  }

  /// Runs the method, and records it on whose it is. An action that nobody takes does nothing, as
  /// in UIKit.
  func perform(_ action: Selector, sender: AnyObject, from view: UIView?) {
    var target = object
    if case .firstResponder = receiver {
      target = first(taking: action, sender: sender, from: view)
    }
    target?.run(action, sender: sender)
  }

  private func first(
    taking action: Selector, sender: AnyObject, from view: UIView?
  ) -> UIResponder? {
    var responder: UIResponder? = view
    // The app's overrides of `next` may lead round in a circle.
    for _ in 0..<Limits.viewDepth {
      guard let current = responder else { return nil }
      if current.knows(action) || current.canPerformAction(action, withSender: sender) {
        return current
      }
      responder = current.next
    }
    return nil
  }
}

extension UIResponder {
  /// Runs the method that is registered under a name, else `perform(_:with:)`.
  fileprivate func run(_ action: Selector, sender: AnyObject) {
    call(.action, .text(action.rawValue)) {
      if let body = registeredAction(action) {
        body(self, sender)
      } else {
        perform(action, with: sender)
      }
    }
  }

  fileprivate func knows(_ action: Selector) -> Bool { registeredAction(action) != nil }

  private func registeredAction(_ action: Selector) -> ((AnyObject, Any?) -> Void)? {
    guard let classes = (run ?? Run.current)?.interfaces?.classes else { return nil }
    return classes.members(of: self).lazy.compactMap { $0.actions[action] }.first
  }
}

extension SceneObjects {
  /// Whether an id stands for the first responder of the scene.
  fileprivate func isFirstResponder(_ id: String) -> Bool {
    id == "-2" || scene.objects.contains { $0.id == id && $0.kind == .firstResponder }
  }

  /// The object with an id that can have methods; the owner of the document for its placeholder.
  fileprivate func responder(_ id: String) -> UIResponder? {
    id == "-1" ? controller : self[id] as? UIResponder
  }
}
