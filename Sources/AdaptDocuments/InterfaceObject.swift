/// An object at the top of a scene or of a xib that is no controller of a scene.
public struct InterfaceObject: Hashable, Sendable {
  public indirect enum Kind: Hashable, Sendable {
    /// Where unwind segues of the scene lead to.
    case exit
    case firstResponder
    /// The object that loads a xib.
    case filesOwner
    /// A placeholder of another name.
    case placeholder(String)
    /// `tapGestureRecognizer`, `pongPressGestureRecognizer` and the like.
    case gestureRecognizer(String)
    case view(InterfaceView)
    case barItem(InterfaceBarItem)
    case navigationItem(InterfaceNavigationItem)
    /// A controller at the top of a xib, or a second one in a damaged scene.
    case controller(InterfaceController)
    /// An object of a class that the file names, or of another element.
    case other(String)
  }

  public var id: String
  public var position: SourcePosition
  public var kind: Kind
  public var customClass: CustomClass?
  public var userLabel: String?
  public var connections: [InterfaceConnection] = []
  public var runtimeAttributes: [RuntimeAttribute] = []
  public var rest = UnmodelledContent()

  public init(_ kind: Kind, id: String, position: SourcePosition) {
    self.kind = kind
    self.id = id
    self.position = position
  }
}
