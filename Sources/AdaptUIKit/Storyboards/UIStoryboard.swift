import AdaptDocuments
public import Foundation

/// A document that controllers are made from. UIKit: `UIStoryboard`.
open class UIStoryboard {
  public let name: String
  /// The app's documents and classes.
  public let bundle: InterfaceBundle
  /// The storyboard's place in the project; nil when it has none of that name.
  let document: Int?

  /// Finds a storyboard of the run's app by name. One that is not there is an exception.
  ///
  /// - Parameter storyboardBundleOrNil: Not looked at: a run has one bundle.
  public convenience init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    let bundle = Run.current?.interfaces ?? InterfaceBundle(InterfaceProject([]))
    self.init(name: name, in: bundle)
    if document == nil { Run.current?.find(.noSuchStoryboard, on: .run, text: name) }
  }

  /// Finds a storyboard by name. One that is not there has no scenes.
  public init(name: String, in bundle: InterfaceBundle) {
    self.name = name
    self.bundle = bundle
    document = bundle.project.storyboard(named: name)
  }

  /// Makes the controller of the scene that the document opens with.
  ///
  /// - Returns: Nil when it has no entry point.
  open func instantiateInitialViewController() -> UIViewController? { initialController(nil) }

  /// Makes the controller of a scene by its storyboard identifier. An unknown one is an exception
  /// (O134).
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    controller(identifier) ?? UIViewController()
  }

  /// Makes the controller of the scene that the document opens with, in a way of the app's (13+).
  ///
  /// - Parameter creator: Makes the controller with the coder it is given; nil leaves that to the
  ///   storyboard.
  /// - Returns: Nil when it has no entry point, or its controller is of another class, which is an
  ///   exception.
  public func instantiateInitialViewController<Controller: UIViewController>(
    creator: @escaping (NSCoder) -> Controller?
  ) -> Controller? { checked(initialController(creator)) }

  /// Makes the controller of a scene by its storyboard identifier, in a way of the app's (13+).
  ///
  /// UIKit stops the app where the controller is of another class, and for an unknown identifier.
  /// Here that is an exception of the run, and one of the right class takes its place that has
  /// nothing of a document. The process stops only where the app's class makes none: neither by the
  /// creator nor by its `init(coder:)`.
  ///
  /// - Parameter creator: Makes the controller with the coder it is given; nil leaves that to the
  ///   storyboard.
  public func instantiateViewController<Controller: UIViewController>(
    identifier: String, creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller {
    if let made: Controller = checked(controller(identifier, creator)) { return made }
    guard let plain = creator?(NSCoder()) ?? Controller(coder: NSCoder()) else {
      preconditionFailure("scene '\(identifier)' of '\(name)' makes no \(Controller.self)")
    }
    return plain
  }
}

extension UIStoryboard {
  /// The controller of a scene as the class that code asks for; nil where it is of another one.
  private func checked<Controller: UIViewController>(_ made: UIViewController?) -> Controller? {
    guard let made else { return nil }
    guard let wanted = made as? Controller else {
      made.find(.sceneOfOtherClass, text: "\(Controller.self)")
      return nil
    }
    return wanted
  }

  private func initialController(_ creator: ((NSCoder) -> UIViewController?)?)
    -> UIViewController?
  {
    guard let document, let id = bundle.project.documents[document].settings.initialController
    else {
      Run.current?.find(.noInitialScene, on: .run, text: name)
      return nil
    }
    return make(bundle.project.resolve(id, in: document), creator)
  }

  private func controller(
    _ identifier: String, _ creator: ((NSCoder) -> UIViewController?)? = nil
  ) -> UIViewController? {
    guard let document, let address = bundle.project.scene(identifier: identifier, in: document)
    else {
      Run.current?.find(.noSuchScene, on: .run, text: identifier)
      return nil
    }
    return make(.scene(address), creator)
  }
}
