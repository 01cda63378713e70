public import AdaptDocuments
public import Foundation

/// What an object of a document is made from: the coder that its `init(coder:)` gets.
public final class InterfaceCoder: NSCoder {
  enum Subject {
    case controller(InterfaceController)
    case view(InterfaceView)
  }

  let subject: Subject
  /// The objects of the scene that are made so far.
  public let scene: SceneObjects
  /// What is being made; nil for a view.
  let making: SceneMaking?

  init(_ subject: Subject, in scene: SceneObjects, making: SceneMaking? = nil) {
    self.subject = subject
    self.scene = scene
    self.making = making
    super.init()
  }

  /// What the document says of the controller that is made; nil when it is a view.
  public var controller: InterfaceController? {
    if case .controller(let controller) = subject { controller } else { nil }
  }

  /// What the document says of the view that is made; nil when it is a controller.
  public var view: InterfaceView? {
    if case .view(let view) = subject { view } else { nil }
  }
}
