import AdaptDocuments
public import Foundation

/// A document that controllers are made from. UIKit: `UIStoryboard`.
open class UIStoryboard {
  public let name: String
  /// The app's documents and classes; nil where nobody gave any.
  public let bundle: InterfaceBundle?
  /// The storyboard's place in the project; nil when it has none of that name.
  let document: Int?

  /// Finds a storyboard of the run's app by name. One that is not there is an exception.
  ///
  /// - Parameter storyboardBundleOrNil: Not looked at: a run has one bundle.
  public convenience init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    let run = Run.current
    self.init(name: name, in: run?.interfaces)
    if document == nil { run?.find(.noSuchStoryboard, on: .run, text: name) }
  }

  /// Finds a storyboard by name.
  public init(name: String, in bundle: InterfaceBundle?) {
    self.name = name
    self.bundle = bundle
    document = bundle?.project.storyboard(named: name)
  }

  /// Makes the controller of the scene that the document opens with.
  ///
  /// - Returns: Nil when it has no entry point.
  open func instantiateInitialViewController() -> UIViewController? {
    guard let document, let bundle,
      let address = bundle.project.initialScene(of: document)
    else { return nil }
    return instantiate(address)
  }

  /// Makes the controller of a scene by its storyboard identifier. An unknown one is an exception
  /// (O134).
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    guard let document, let bundle,
      let address = bundle.project.scene(identifier: identifier, in: document),
      let made = instantiate(address)
    else {
      Run.current?.find(.noSuchScene, on: .run, text: identifier)
      return UIViewController()
    }
    return made
  }
}

extension UIStoryboard {
  /// Makes the controller of a scene.
  func instantiate(_ address: InterfaceProject.SceneAddress) -> UIViewController? {
    let scene = SceneObjects(address, of: self)
    guard let controller = scene.scene?.controller else { return nil }
    let coder = InterfaceCoder(.controller(controller), in: scene)
    let registered = controller.customClass.flatMap { bundle?.classes.find($0) }
    return registered?.make(coder) as? UIViewController ?? bundle?.classes.standIn?(coder)
      ?? controller.content.makeUIKitsOwn(coder)
  }
}

extension InterfaceController.Content {
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
