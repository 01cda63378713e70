import AdaptCore
import AdaptDocuments

/// What an object on screen does when a person uses it.
enum Reaction {
  /// The app's block runs.
  case block(UIAction)
  /// A method of an object runs, by its name.
  case method(Selector, ActionTarget)
  /// A segue of the object's scene is performed.
  case segue(SegueTrigger)

  /// - Parameters:
  ///   - sender: What the method or the segue is told that started it.
  ///   - view: Where the way up the responders begins.
  func perform(sender: AnyObject, from view: UIView?) {
    switch self {
    case .block(let action):
      action.sender = sender
      (view?.owningController ?? view)?.call(.actionHandler) { action.handler(action) }
      action.sender = nil
    case .method(let action, let target): target.perform(action, sender: sender, from: view)
    case .segue(let trigger): trigger.perform(sender: sender)
    }
  }
}

/// A segue that starts at an object of a scene.
struct SegueTrigger {
  let segue: InterfaceSegue
  private(set) weak var scene: SceneObjects?

  init(segue: InterfaceSegue, scene: SceneObjects) {
    self.segue = segue
    self.scene = scene
  }

  func perform(sender: AnyObject) {
    scene?.controller?.trigger(segue, sender: sender)
  }
}
