import AdaptDocuments

/// What scenarios and reports call the controllers of scenes.
///
/// A controller is called by the description that means it, else as ``SceneName`` says, as one
/// word. Scenes may share a name; the instances that live at a time are told apart by a number
/// behind it: `list`, `list#2`.
struct SceneNames {
  private var names: [InterfaceProject.SceneAddress: String] = [:]
  private var addresses: [String: [InterfaceProject.SceneAddress]] = [:]
  /// The names, each once, in the order of the documents.
  private(set) var all: [String] = []

  /// - Parameter scripts: The descriptions of the scenario.
  init(_ project: InterfaceProject, described scripts: [ControllerScript]) {
    let descriptions = Descriptions(scripts)
    let called = SceneNaming(project) { controller in
      descriptions.name(for: controller) ?? controller.givenName?.sceneWord
    }
    for address in project.scenes {
      guard let controller = project[address].controller, controller.reference == nil else {
        continue
      }
      let name = called[address]
      let word = name.isID ? name.text.sceneWord : name.text
      names[address] = word
      if addresses[word] == nil { all.append(word) }
      addresses[word, default: []].append(address)
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

  /// The name of a controller that a description means; nil where none does.
  func name(for controller: InterfaceController) -> String? {
    let own = [controller.storyboardIdentifier, controller.id].compactMap(\.self)
    if let name = own.lazy.compactMap({ byScene[$0] }).first { return name }
    let type = controller.customClass?.name
    if let name = type.flatMap({ byClass[$0] }) { return name }
    return (own + [type].compactMap(\.self)).first(where: names.contains)
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
