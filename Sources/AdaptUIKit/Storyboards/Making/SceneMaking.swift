import AdaptCore
import AdaptDocuments
import AdaptRules
import Foundation

/// The making of a scene together with those that it is made with: all are made, then all get
/// their attributes, then their outlets, and then they are awoken (O091).
final class SceneMaking {
  private var scenes: [SceneObjects] = []
  /// Makes the outermost controller in a way of the app's.
  private var creator: ((NSCoder) -> UIViewController?)?

  /// - Parameter creator: Makes the outermost controller, unless it gives nil.
  init(_ creator: ((NSCoder) -> UIViewController?)? = nil) { self.creator = creator }

  /// Makes the controller of a scene and those that it is made with.
  ///
  /// - Parameter parent: The scene that this one is a part of.
  /// - Returns: Nil where scenes lie in one another without end, which is a finding.
  func make(
    _ address: InterfaceProject.SceneAddress, of storyboard: UIStoryboard,
    inside parent: SceneObjects?
  ) -> UIViewController? {
    let scene = SceneObjects(
      address, of: storyboard, path: parent?.path ?? [], budget: parent?.budget ?? SceneBudget())
    guard let interface = scene.scene.controller else { return nil }
    guard parent?.path.contains(address) != true, scene.path.count <= Limits.scenesInside,
      scene.budget.take()
    else {
      Run.current?.find(.scenesWithoutEnd, on: .run, text: interface.name)
      return nil
    }
    scenes.append(scene)
    let coder = InterfaceCoder(.controller(interface), in: scene, making: self)
    let creator = self.creator
    self.creator = nil
    guard let made = creator?(coder) ?? make(interface, coder) else { return nil }
    scene.controller = made
    if scene[interface.id] == nil { scene.put(made, id: interface.id) }
    return made
  }

  /// Gives all that was made its attributes and outlets, and awakes it.
  func finish() {
    let scenes = scenes
    self.scenes = []
    for scene in scenes { scene.connect() }
    for scene in scenes { scene.awake() }
  }

  private func make(_ interface: InterfaceController, _ coder: InterfaceCoder) -> UIViewController?
  {
    let classes = coder.scene.bundle.classes
    let registered = interface.customClass.flatMap { classes.find($0) }
    if let made = registered?.make(coder) as? UIViewController { return made }
    if let made = classes.standIn?(coder) { return made }
    let made = interface.content.makeUIKitsOwn(coder)
    let decision = SceneClass.decide(
      named: interface.customClass != nil, isKnown: registered != nil, by: classes.standIn != nil,
      isForeign: interface.content.foreignElement != nil)
    switch decision.value {
    case .own: break
    case .unknown:
      made?.find(
        .unknownClass, text: interface.customClass?.name, because: decision.reasons)
    case .foreign:
      made?.find(
        .foreignController, text: interface.content.foreignElement, because: decision.reasons)
    }
    return made
  }
}

extension InterfaceController {
  /// What a finding calls the scene.
  fileprivate var name: String { storyboardIdentifier ?? title ?? userLabel ?? id }
}

extension InterfaceController.Content {
  fileprivate var foreignElement: String? {
    if case .foreign(let element) = self { element } else { nil }
  }

  /// Makes a controller of UIKit's class for the element.
  fileprivate func makeUIKitsOwn(_ coder: InterfaceCoder) -> UIViewController? {
    switch self {
    case .plain, .table, .collection, .foreign, .reference: UIViewController(coder: coder)
    case .navigation: UINavigationController(coder: coder)
    case .tabs: UITabBarController(coder: coder)
    case .split: UISplitViewController(coder: coder)
    case .pages: UIPageViewController(coder: coder)
    }
  }
}

extension UIStoryboard {
  /// Makes the controller that a way through the documents leads to; where it leads nowhere that is
  /// what UIKit answers it with.
  func make(
    _ destination: InterfaceProject.Resolution,
    _ creator: ((NSCoder) -> UIViewController?)? = nil, inside parent: SceneObjects? = nil
  ) -> UIViewController? {
    let making = SceneMaking(creator)
    guard let made = make(destination, in: making, inside: parent) else { return nil }
    making.finish()
    return made
  }

  /// Makes a controller as a part of what is being made.
  func make(
    _ destination: InterfaceProject.Resolution, in making: SceneMaking,
    inside parent: SceneObjects?
  ) -> UIViewController? {
    let (kind, name): (Finding.Kind, String)
    switch destination {
    case .scene(let address):
      let document = bundle.project.documents[address.document]
      let storyboard =
        address.document == self.document ? self : UIStoryboard(name: document.name, in: bundle)
      return making.make(address, of: storyboard, inside: parent)
    case .noController(let id): (kind, name) = (.noSuchScene, id)
    case .noStoryboard(let storyboard): (kind, name) = (.noSuchStoryboard, storyboard)
    case .noScene(let identifier, _): (kind, name) = (.noSuchScene, identifier)
    case .noInitialScene(let document):
      (kind, name) = (.noInitialScene, bundle.project.documents[document].name)
    case .circular: (kind, name) = (.scenesWithoutEnd, self.name)
    case .otherBundle(let bundle): (kind, name) = (.noSuchStoryboard, bundle)
    }
    Run.current?.find(kind, on: .run, text: name)
    return nil
  }
}
