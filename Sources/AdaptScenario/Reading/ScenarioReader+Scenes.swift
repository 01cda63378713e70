import AdaptCore
import AdaptDocuments
import AdaptJSON

/// What a scenario says of one controller of a storyboard.
extension ScenarioReader {
  /// Reads which scenes a description means, and checks that it leaves to them what they are made
  /// of.
  func readScene(
    _ object: JSONObjectReader, of value: JSONValue, into script: inout ControllerScript
  ) throws(JSONError) {
    let (type, scene) = (object.optional("class"), object.optional("scene"))
    guard let storyboards else {
      guard let given = type ?? scene else { return }
      throw given.error("scenes lie in storyboards, and none is named; add 'storyboards'")
    }
    if let type, scene != nil {
      throw type.error("a description means a 'class' or a 'scene'; remove one of them")
    }
    script.sceneClass = try type.read { (value) throws(JSONError) in
      try value.choice(of: "class in the storyboards", among: storyboards.classes.map { ($0, $0) })
    }
    script.scene = try scene.read { (value) throws(JSONError) in
      let name = try value.string()
      if storyboards.project.hasController(name) { return name }
      return try value.choice(of: "scene", among: storyboards.identifiers.map { ($0, $0) })
    }
    guard names.scenes?.isScene(script.name) ?? false else {
      guard let given = type ?? scene else { return }
      throw given.error(
        "what \(script.name.quoted) means is described already"
          + (otherDescription(of: script).map { ", as \($0.quoted)" } ?? "")
          + "; keep one of the descriptions")
    }
    let kind = sceneKind(of: script.name)
    for key in Self.contentKinds where key != "pages" || kind != "pages" {
      guard let given = object.optional(key) else { continue }
      if key == "children", kind == nil { continue }
      throw given.error(
        "the storyboard says what \(script.name.quoted) is made of; remove \(key.quoted)")
    }
  }

  /// The name of another description that means the scenes of one.
  private func otherDescription(of script: ControllerScript) -> String? {
    guard let storyboards, let scenes = names.scenes else { return nil }
    return storyboards.project.scenes.first { address in
      guard let controller = storyboards.project[address].controller else { return false }
      return controller.customClass?.name == script.sceneClass && script.sceneClass != nil
        || [controller.storyboardIdentifier, controller.id].contains(script.scene)
          && script.scene != nil
    }.map { scenes[$0] }
  }

  /// What kind of container the scenes are that a name stands for, by the key that makes one; nil
  /// for plain ones.
  func sceneKind(of name: String) -> String? {
    guard let storyboards, let scenes = names.scenes,
      let address = scenes.scenes(named: SceneNames.base(of: name)).first
    else { return nil }
    switch storyboards.project[address].controller?.content {
    case .navigation: return "navigation"
    case .tabs: return "tabs"
    case .split: return "split"
    case .pages: return "pages"
    case .plain, .table, .collection, .foreign, .reference, nil: return nil
    }
  }

  /// Reads how a controller's code answers about segues.
  func readSegues(
    _ object: JSONObjectReader, into script: inout ControllerScript
  ) throws(JSONError) {
    if let value = object.optional("segues") { script.segues = try segueAnswers(value, of: script) }
    script.unwindActions = try object.optional("unwindActions")?.array(unwindSelector) ?? []
    guard let value = object.optional("unwinding") else { return }
    let unwinding = try value.object("answers to an unwind", keys: ScenarioGrammar.unwinding)
    script.unwinding.canPerform = try unwinding.optional("canPerform").read(answers) ?? []
    script.unwinding.allowedChildren = try unwinding.optional("allowedChildren").read(references)
    script.unwinding.destination = try unwinding.optional("viewController").read {
      (value) throws(JSONError) in
      if case .null = value.content { return .nobody }
      return .controller(try reference(value))
    }
    script.unwinding.segue = try unwinding.optional("segue")?.choice(of: "segue to unwind by")
  }

  /// Reads answers by the identifiers of segues that the scenes have.
  private func segueAnswers(
    _ value: JSONValue, of script: ControllerScript
  ) throws(JSONError) -> [SegueAnswer] {
    guard let storyboards else {
      throw value.error("segues lie in storyboards, and none is named; add 'storyboards'")
    }
    guard let sceneNames = names.scenes, sceneNames.isScene(script.name) else {
      let known = names.scenes.map(storyboards.namesOfScenes) ?? []
      throw value.error(
        "\(script.name.quoted) is no scene and has no segues; "
          + nameSuggestion(for: script.name, among: known))
    }
    let scenes = sceneNames.scenes(named: SceneNames.base(of: script.name))
    let known = storyboards.segueIdentifiers(of: scenes)
    var answers: [SegueAnswer] = []
    for member in try value.members().members {
      guard known.contains(member.name) else {
        throw JSONError(
          at: member.namePosition,
          known.isEmpty
            ? "no segue of \(script.name.quoted) has an identifier; remove \(member.name.quoted)"
            : "no segue \(member.name.quoted) of \(script.name.quoted); "
              + nameSuggestion(for: member.name, among: known))
      }
      answers.append(SegueAnswer(member.name, try member.value.bool()))
    }
    return answers
  }

  /// Reads one answer, or answers by method.
  private func answers(_ value: JSONValue) throws(JSONError) -> [UnwindScript.Answer] {
    if case .bool(let answer) = value.content { return [UnwindScript.Answer(answer)] }
    var answers: [UnwindScript.Answer] = []
    for member in try value.members().members {
      let action = try unwindSelector(
        JSONValue(.string(member.name), at: member.namePosition))
      answers.append(UnwindScript.Answer(try member.value.bool(), to: action))
    }
    return answers
  }
}

extension InterfaceProject {
  /// Whether a controller has an id, or a storyboard identifier.
  fileprivate func hasController(_ name: String) -> Bool {
    documents.indices.contains { document in
      let scene = scene(ofController: name, in: document) ?? scene(identifier: name, in: document)
      // What a storyboard reference stands for has a name of its own.
      return scene.map { self[$0].controller?.reference == nil } ?? false
    }
  }
}
