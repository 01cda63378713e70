import AdaptDocuments
import Foundation

/// Documents as values, in the few words that a test needs. Ids are the titles too, so that the
/// trace calls a controller by its id.
enum Documents {
  static let somewhere = SourcePosition(line: 1, column: 1)

  /// A storyboard of scenes with one controller each; the first is the initial one.
  static func storyboard(_ controllers: InterfaceController...) -> InterfaceDocument {
    storyboard("Main", controllers)
  }

  static func storyboard(
    _ name: String, hasInitial: Bool = true, _ controllers: InterfaceController...
  ) -> InterfaceDocument { storyboard(name, hasInitial: hasInitial, controllers) }

  static func storyboard(_ controllers: [InterfaceController]) -> InterfaceDocument {
    storyboard("Main", controllers)
  }

  static func storyboard(
    _ name: String, hasInitial: Bool = true, _ controllers: [InterfaceController]
  ) -> InterfaceDocument {
    var document = InterfaceDocument(.storyboard, name: name, path: "\(name).storyboard")
    if hasInitial { document.settings.initialController = controllers.first?.id }
    document.scenes = controllers.map {
      var scene = InterfaceScene(id: "scene-\($0.id)", position: somewhere)
      scene.controller = $0
      return scene
    }
    return document
  }

  static func controller(
    _ id: String, class name: String? = nil, identifier: String? = nil,
    _ segues: [InterfaceSegue] = []
  ) -> InterfaceController {
    var controller = controller(id, .plain, segues)
    controller.storyboardIdentifier = identifier
    controller.customClass = name.map { CustomClass($0) }
    return controller
  }

  /// A controller that has a view unless it is a container or a reference.
  static func controller(
    _ id: String, _ content: InterfaceController.Content, _ segues: [InterfaceSegue] = []
  ) -> InterfaceController {
    var controller = InterfaceController(content, id: id, position: somewhere)
    controller.title = id
    controller.connections = segues.map { .segue($0) }
    if !controller.isContainer, controller.reference == nil {
      controller.view = view("\(id)-view")
    }
    return controller
  }

  static func view(_ id: String, _ element: String = "view", _ segues: [InterfaceSegue] = [])
    -> InterfaceView
  {
    var view = InterfaceView(element, id: id, position: somewhere)
    view.frame = CGRect(x: 0, y: 0, width: 375, height: 667)
    view.autoresizing = [.flexibleWidth, .flexibleHeight]
    view.connections = segues.map { .segue($0) }
    return view
  }

  /// A segue whose identifier is the name of its destination unless given.
  static func segue(
    _ kind: InterfaceSegue.Kind, _ destination: String, _ identifier: String? = nil,
    _ change: (inout InterfaceSegue) -> Void = { _ in }
  ) -> InterfaceSegue {
    var segue = InterfaceSegue(
      kind, to: destination, id: "segue-\(destination)", position: somewhere)
    segue.identifier = identifier ?? destination
    change(&segue)
    return segue
  }

  static func relationship(_ place: InterfaceSegue.Relationship, _ destination: String)
    -> InterfaceSegue
  { InterfaceSegue(.relationship(place), to: destination, id: "r", position: somewhere) }

  /// A stack around a root.
  static func stack(_ id: String = "nav", root: String) -> InterfaceController {
    controller(id, .navigation(.init()), [relationship(.root, root)])
  }

  /// A classic split view of two controllers.
  static func split(_ primary: String, _ secondary: String) -> InterfaceController {
    controller(
      "split", .split(.init()),
      [relationship(.primary, primary), relationship(.secondary, secondary)])
  }
}
