import AdaptDocuments

/// What scenarios and reports call the controllers of scenes.
///
/// A controller is called by the description that means it, else by its storyboard identifier, its
/// class, its title, its name in the editor, what it is made with, or its id. Scenes may share a
/// name; the instances that live at a time are told apart by a number behind it: `list`, `list#2`.
struct SceneNames {
  private let project: InterfaceProject
  private var names: [InterfaceProject.SceneAddress: String] = [:]
  private var addresses: [String: [InterfaceProject.SceneAddress]] = [:]
  /// The names, each once, in the order of the documents.
  private(set) var all: [String] = []

  /// - Parameter scripts: The descriptions of the scenario.
  init(_ project: InterfaceProject, described scripts: [ControllerScript]) {
    self.project = project
    let descriptions = Descriptions(scripts)
    for address in project.scenes {
      guard let controller = project[address].controller, controller.reference == nil else {
        continue
      }
      names[address] = descriptions.name(for: controller)
    }
    // Containers are named last: what they are made with has its name then.
    for address in project.scenes where names[address] == nil {
      guard let controller = project[address].controller, controller.reference == nil else {
        continue
      }
      names[address] =
        containerName(of: controller, in: address.document) ?? controller.id.sceneWord
    }
    for address in project.scenes {
      guard let name = names[address] else { continue }
      if addresses[name] == nil { all.append(name) }
      addresses[name, default: []].append(address)
    }
  }

  private func containerName(of controller: InterfaceController, in document: Int) -> String? {
    switch controller.content {
    case .navigation:
      let root = controller.segues.first { $0.kind == .relationship(.root) }
      let address = root.flatMap { project.resolve($0.destination, in: document).scene }
      guard let inside = address.flatMap({ names[$0] }), inside.count <= 48 else {
        return "navigation"
      }
      return "navigation(\(inside))"
    case .tabs: return "tabs"
    case .split: return "split"
    case .pages: return "pages"
    case .plain, .table, .collection, .foreign, .reference: return nil
    }
  }
}

extension SceneNames {
  subscript(address: InterfaceProject.SceneAddress) -> String { names[address] ?? "scene" }

  /// The scenes that a name, without a number, stands for; none for another name.
  func scenes(named name: String) -> [InterfaceProject.SceneAddress] { addresses[name] ?? [] }

  /// Whether a name is that of an instance of a scene, with a number or without.
  func isScene(_ name: String) -> Bool { addresses[Self.base(of: name)] != nil }

  /// The name without the number of an instance.
  static func base(of name: String) -> String { numbered(name)?.base ?? name }

  /// The number of an instance; 1 for a name without one.
  static func number(of name: String) -> Int { numbered(name)?.number ?? 1 }

  private static func numbered(_ name: String) -> (base: String, number: Int)? {
    guard let sign = name.lastIndex(of: "#"), let number = Int(name[name.index(after: sign)...]),
      number > 1, name == "\(name[..<sign])#\(number)"
    else { return nil }
    return (String(name[..<sign]), number)
  }
}

/// The descriptions of a scenario by what they may mean.
private struct Descriptions {
  private var byScene: [String: String] = [:]
  private var byClass: [String: String] = [:]
  private var names: Set<String> = []

  init(_ scripts: [ControllerScript]) {
    for script in scripts {
      // A description of a second instance gives the scene the name that the number follows.
      let name = SceneNames.base(of: script.name)
      if let scene = script.scene {
        byScene[scene] = byScene[scene] ?? name
      } else if let type = script.sceneClass {
        byClass[type] = byClass[type] ?? name
      } else {
        names.insert(script.name)
      }
    }
  }

  /// The name of a controller that a description means, else what the document calls it; nil where
  /// it calls it nothing.
  func name(for controller: InterfaceController) -> String? {
    let own = [controller.storyboardIdentifier, controller.id].compactMap(\.self)
    if let name = own.lazy.compactMap({ byScene[$0] }).first { return name }
    let type = controller.customClass?.name
    if let name = type.flatMap({ byClass[$0] }) { return name }
    if let name = (own + [type].compactMap(\.self)).first(where: names.contains) { return name }
    let words = [controller.storyboardIdentifier, type, controller.title, controller.userLabel]
    return words.lazy.compactMap { $0 }.filter { !$0.isEmpty }.first?.sceneWord
  }
}

extension String {
  /// The text as a name that can stand in a line of a trace: without blanks, dots and brackets.
  fileprivate var sceneWord: String {
    var word = ""
    for scalar in unicodeScalars.prefix(60) {
      let isWrong =
        scalar.properties.isWhitespace || "(),.#".unicodeScalars.contains(scalar)
        || scalar.isUnprintable
      word.unicodeScalars.append(isWrong ? "-" : scalar)
    }
    if word.isEmpty { return "scene" }
    return ScenarioNames.reserved.contains(word) ? word + "-scene" : word
  }
}
