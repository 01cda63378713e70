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
  /// The scenes that this one is made in, and the scene itself at the end.
  let path: [InterfaceProject.SceneAddress]
  /// What is left to make for everything that is made together.
  let budget: SceneBudget

  private var objects: [String: Held] = [:]
  /// What lies beside the controller in the scene, such as gesture recognizers.
  private var kept: [AnyObject] = []
  /// What was made and not awoken, in the order of making.
  var asleep: [Sleeper] = []
  /// The outlets of the controller whose objects are not there yet.
  var openOutlets: [InterfaceOutlet] = []

  private struct Held { weak var object: AnyObject? }

  /// An object that was made: what it is still to be given.
  struct Sleeper {
    let object: AnyObject
    var attributes: [RuntimeAttribute] = []
    var outlets: [InterfaceOutlet] = []
  }

  init(
    _ address: InterfaceProject.SceneAddress, of storyboard: UIStoryboard,
    path: [InterfaceProject.SceneAddress], budget: SceneBudget
  ) {
    self.address = address
    self.storyboard = storyboard
    self.path = path + [address]
    self.budget = budget
  }

  /// The object with an id; nil for one that was not made, or is gone.
  public subscript(id: String) -> AnyObject? { objects[id]?.object }

  /// Takes note of an object, which is awoken with the others of the scene.
  ///
  /// - Parameter keeping: Whether nothing else holds it.
  func put(
    _ object: AnyObject, id: String, attributes: [RuntimeAttribute] = [],
    connections: [InterfaceConnection] = [], keeping: Bool = false
  ) {
    objects[id] = Held(object: object)
    if keeping { kept.append(object) }
    asleep.append(
      Sleeper(
        object: object, attributes: attributes, outlets: connections.compactMap(\.outlet)))
  }
}

extension SceneObjects {
  /// The app's documents and classes.
  public var bundle: InterfaceBundle { storyboard.bundle }
  /// What the document says of the scene.
  public var scene: InterfaceScene { bundle.project[address] }
  var run: Run? { controller?.run ?? Run.current }
}

/// How many scenes may still be made together with others.
final class SceneBudget {
  private var left = Limits.scenesMadeTogether

  /// Takes one scene; false when none is left.
  func take() -> Bool {
    left -= 1
    return left >= 0
  }
}
