public import AdaptDocuments

/// The objects of one scene that was made, by the ids that the document gives them.
///
/// Outlets, actions, segues and a person's taps find them here. A controller and its views hold
/// what belongs to them; only what nothing else holds is kept here.
public final class SceneObjects {
  public let storyboard: UIStoryboard
  /// Where the scene is in the project.
  public let address: InterfaceProject.SceneAddress
  /// The scene's controller.
  public internal(set) weak var controller: UIViewController?

  private var objects: [String: Held] = [:]
  /// What lies beside the controller in the scene, such as gesture recognizers.
  private var kept: [AnyObject] = []

  /// Objects whose attributes and outlets wait until all are made.
  var pending: [PendingObject] = []

  private struct Held { weak var object: AnyObject? }

  init(_ address: InterfaceProject.SceneAddress, of storyboard: UIStoryboard) {
    self.address = address
    self.storyboard = storyboard
  }

  /// The object with an id; nil for one that was not made, or is gone.
  public subscript(id: String) -> AnyObject? { objects[id]?.object }

  /// Takes note of an object.
  ///
  /// - Parameter keeping: Whether nothing else holds it.
  func put(_ object: AnyObject, id: String, keeping: Bool = false) {
    objects[id] = Held(object: object)
    if keeping { kept.append(object) }
  }
}

extension SceneObjects {
  /// The app's documents and classes.
  public var bundle: InterfaceBundle? { storyboard.bundle }
  /// What the document says of the scene; nil for one of a storyboard that is not there.
  public var scene: InterfaceScene? { bundle?.project[address] }
  var run: Run? { controller?.run ?? Run.current }
}
