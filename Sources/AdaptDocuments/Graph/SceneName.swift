import AdaptCore

/// What a scene is called by checks, outlines, tours and runs alike.
///
/// A controller is called by its storyboard identifier, its class, its title, its name in the
/// editor, the title of its bar, what it is made with, or its id: the first that there is. A name
/// is never empty.
public struct SceneName: Hashable, Sendable {
  enum Form: Hashable, Sendable {
    /// Somebody gave it.
    case given(String)
    /// A navigation controller, by what it opens with.
    case stack(String)
    /// A container that has nothing but its kind, and its id.
    case kind(String, id: String)
    case id(String)
  }

  let form: Form
  /// What kind of controller it is: `navigation controller`.
  let kindWords: String

  /// `list`, `navigation(list)`, `tabs`, or an id.
  public var text: String {
    switch form {
    case .given(let name), .kind(let name, _), .id(let name): name
    case .stack(let inside): "navigation(\(inside))"
    }
  }

  /// The name in a sentence: in quotes, and with its kind where it says little by itself.
  public var quoted: String {
    switch form {
    case .given, .stack: text.quoted
    case .kind(_, let id), .id(let id): "\(kindWords) \(id.quoted)"
    }
  }

  /// The name in a sentence with its kind: `split view controller 'browser'`.
  public var quotedWithKind: String {
    switch form {
    case .given: "\(kindWords) \(text.quoted)"
    case .stack, .kind, .id: quoted
    }
  }

  /// Whether nobody called it anything.
  package var isID: Bool {
    switch form {
    case .given, .stack, .kind: false
    case .id: true
    }
  }

  /// Whether the name says what kind of controller it is.
  public var saysKind: Bool {
    switch form {
    case .given, .id: false
    case .stack, .kind: true
    }
  }

  init(_ form: Form, _ controller: InterfaceController?) {
    self.form = form
    kindWords = controller?.kindWords ?? "scene"
  }
}

extension InterfaceController {
  /// What somebody called the controller; nil where nobody did.
  package var givenName: String? {
    let names = [
      storyboardIdentifier, customClass?.name, title, userLabel, navigationItem?.title,
    ]
    for case let name? in names where !name.isEmpty { return name }
    return nil
  }
}

/// What the scenes of a project are called.
package struct SceneNaming: Sendable {
  private var names: [InterfaceProject.SceneAddress: SceneName] = [:]

  /// - Parameter given: What somebody calls a controller; nil where nobody does.
  /// - Complexity: O(n) in the scenes.
  package init(
    _ project: InterfaceProject,
    given: (InterfaceController) -> String? = { $0.givenName }
  ) {
    var rest: [InterfaceProject.SceneAddress] = []
    for address in project.scenes {
      let controller = project[address].controller
      guard let controller, let name = given(controller) else {
        rest.append(address)
        continue
      }
      names[address] = SceneName(.given(name), controller)
    }
    // Containers are named last: what they are made with has its name then.
    for address in rest {
      let scene = project[address]
      names[address] = SceneName(form(of: scene, in: address.document, project), scene.controller)
    }
  }

  package subscript(address: InterfaceProject.SceneAddress) -> SceneName {
    names[address] ?? SceneName(.id("scene"), nil)
  }

  /// How long a name may be that a navigation controller is called by.
  private static let longestInside = 48

  private func form(
    of scene: InterfaceScene, in document: Int, _ project: InterfaceProject
  ) -> SceneName.Form {
    guard let controller = scene.controller else { return .id(Self.id(scene.id, of: scene)) }
    let id = Self.id(controller.id, of: scene)
    switch controller.content {
    case .navigation:
      let root = controller.segues.first { $0.kind == .relationship(.root) }
      let address = root.flatMap { project.resolve($0.destination, in: document).scene }
      guard let inside = address.flatMap({ names[$0] })?.text, inside.count <= Self.longestInside
      else { return .kind("navigation", id: id) }
      return .stack(inside)
    case .tabs: return .kind("tabs", id: id)
    case .split: return .kind("split", id: id)
    case .pages: return .kind("pages", id: id)
    case .plain, .table, .collection, .foreign, .reference: return .id(id)
    }
  }

  /// The id of what is in a file; in a damaged one, where it stands.
  private static func id(_ id: String, of scene: InterfaceScene) -> String {
    id.isEmpty ? "line \(scene.controller?.position.line ?? scene.position.line)" : id
  }
}
