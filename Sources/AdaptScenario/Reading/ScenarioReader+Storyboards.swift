import AdaptCore
import AdaptDocuments
import AdaptJSON
import AdaptUIKit

/// What a scenario says of storyboards as a whole.
extension ScenarioReader {
  static func storyboards(
    _ value: JSONValue, _ problems: ReadingProblems,
    read: (JSONValue) throws(JSONError) -> InterfaceDocument
  ) throws(JSONError) -> ScenarioStoryboards {
    let elements = try value.array()
    guard !elements.isEmpty else {
      throw value.error("no storyboard is named; write [\"Main.storyboard\"], or leave it out")
    }
    guard elements.count <= ScenarioLimits.storyboards else {
      throw elements[ScenarioLimits.storyboards].error(
        "there are more than \(ScenarioLimits.storyboards) storyboards; name fewer")
    }
    var documents: [(path: String, document: InterfaceDocument)] = []
    var names = Set<String>()
    for element in elements {
      let document = problems.collect { () throws(JSONError) in
        let document = try read(element)
        guard names.insert(document.name).inserted else {
          throw element.error(
            "two storyboards are called \(document.name.quoted), and references name one; "
              + "remove one of them")
        }
        return document
      }
      if let document { documents.append((try element.string(), document)) }
    }
    return ScenarioStoryboards(documents)
  }

  /// Which scenes the descriptions mean, looked at before any is read.
  static func sceneDescriptions(_ members: [JSONObject.Member]) -> [ControllerScript] {
    members.map { member in
      var script = ControllerScript(member.name)
      guard case .object(let object) = member.value.content else { return script }
      if case .string(let type)? = object["class"]?.content { script.sceneClass = type }
      if case .string(let scene)? = object["scene"]?.content { script.scene = scene }
      return script
    }
  }

  /// Reads the root: a controller, or a scene; the first entry point where storyboards are named
  /// and no root is.
  func root(
    _ file: JSONObjectReader
  ) throws(JSONError) -> (reference: ControllerReference, entry: SceneReference?) {
    guard let storyboards else { return (try reference(try file.required("root")), nil) }
    guard let value = file.optional("root") else {
      guard let entry = storyboards.firstEntry else {
        throw JSONError(
          at: file.position,
          "no storyboard has an entry point; add root: { storyboard: …, scene: … }")
      }
      return (try named(entry, at: file.position), entry)
    }
    guard case .object(let object) = value.content,
      ScenarioGrammar.scene.contains(where: { object[$0] != nil })
    else { return (try reference(value), nil) }
    let entry = try scene(value, in: storyboards)
    return (try named(entry, at: value.position), entry)
  }

  private func scene(
    _ value: JSONValue, in storyboards: ScenarioStoryboards
  ) throws(JSONError) -> SceneReference {
    let object = try value.object("a scene", keys: ScenarioGrammar.scene)
    let documents = storyboards.project.documents
    let document = try object.optional("storyboard").read { (value) throws(JSONError) in
      try value.choice(of: "storyboard", among: documents.map { ($0.name, $0) })
    }
    if let value = object.optional("scene") {
      let candidates = document.map { [$0] } ?? documents
      let scenes = candidates.flatMap { document in
        document.scenes.compactMap(\.controller).compactMap { controller in
          controller.storyboardIdentifier.map {
            (name: $0, value: SceneReference(storyboard: document.name, scene: $0))
          }
        }
      }
      let name = try value.string()
      // The identifiers of a storyboard that is named are the only ones that count.
      guard document != nil || scenes.contains(where: { $0.name == name }) else {
        throw value.error("no scene \(name.quoted); \(storyboards.hint(forScene: name))")
      }
      return try value.choice(of: "scene", among: scenes)
    }
    let name = document?.name ?? documents[0].name
    guard document?.settings.initialController != nil else {
      throw value.error(
        "the storyboard \(name.quoted) has no entry point; add 'scene', the identifier of one")
    }
    return SceneReference(storyboard: name)
  }

  private func named(
    _ entry: SceneReference, at position: JSONPosition
  ) throws(JSONError) -> ControllerReference {
    guard let address = storyboards?.address(of: entry), let scenes = names.scenes else {
      let document = storyboards?.project.storyboard(named: entry.storyboard)
      if let fault = document.flatMap({ storyboards?.entryFault(of: $0) }) {
        throw JSONError(at: position, "\(fault)")
      }
      throw JSONError(
        at: position,
        "the entry point of \(entry.storyboard.quoted) leads to no scene; name another 'root'")
    }
    return .named(scenes[address])
  }

  /// Reads which classes have which methods for unwind segues.
  func unwindAbilities(_ value: JSONValue?) throws(JSONError) -> [UnwindAbility] {
    guard let value else { return [] }
    guard let storyboards else {
      throw value.error(
        "'unwindActions' speaks of the classes of storyboards; add 'storyboards', or write it in "
          + "the description of a controller")
    }
    let known = storyboards.classes + names.known + storyboards.identifiers
    var abilities: [UnwindAbility] = []
    for member in try value.members().members {
      guard known.contains(member.name) || names.isController(member.name) else {
        throw JSONError(
          at: member.namePosition,
          "no class or scene \(member.name.quoted); "
            + nameSuggestion(for: member.name, among: known))
      }
      names.note(member.name, at: member.namePosition)
      abilities.append(UnwindAbility(member.name, try member.value.array(unwindSelector)))
    }
    return abilities
  }

  /// Reads what the segues of the app's classes do.
  func segueClasses(_ value: JSONValue?) throws(JSONError) -> [String: SegueStandIn] {
    guard let value else { return [:] }
    guard let storyboards else {
      throw value.error("'segueClasses' speaks of the segues of storyboards; add 'storyboards'")
    }
    let known = storyboards.segueClasses
    return try SegueStandIn.read(value) { (member) throws(JSONError) in
      guard !known.contains(member.name) else { return }
      throw JSONError(
        at: member.namePosition,
        known.isEmpty
          ? "no segue of the storyboards has a class of the app's; remove \(member.name.quoted)"
          : "no segue of the class \(member.name.quoted); "
            + nameSuggestion(for: member.name, among: known))
    }
  }

  /// Reads a method that unwind segues name: it has one parameter.
  func unwindSelector(_ value: JSONValue) throws(JSONError) -> String {
    let name = try value.string()
    guard name.hasSuffix(":"), name.count(where: { $0 == ":" }) == 1, name.count > 1,
      !name.contains(where: { $0.isWhitespace || $0 == "(" })
    else {
      throw value.error(
        "\(name.quoted) is no method of an unwind segue; write it as the storyboard does, such as "
          + "\"unwindToList:\" or \"unwindToListWithSegue:\"")
    }
    guard storyboards != nil else {
      throw value.error("unwind segues lie in storyboards, and none is named; add 'storyboards'")
    }
    guard unwindMethods.contains(name) else {
      throw value.error(
        unwindMethods.isEmpty
          ? "no unwind segue of the storyboards names a method"
          : "no unwind segue names \(name.quoted); "
            + nameSuggestion(for: name, among: unwindMethods))
    }
    return name
  }

  /// Reads the identifier of a segue that a scene has.
  ///
  /// Whether the receiver has it is seen when it is performed, as in UIKit.
  func segueIdentifier(_ value: JSONValue) throws(JSONError) -> String {
    let name = try value.string()
    guard let storyboards else {
      throw value.error("segues lie in storyboards, and none is named; add 'storyboards'")
    }
    let known = storyboards.segueIdentifiers
    guard known.contains(name) else {
      throw value.error(
        known.isEmpty
          ? "no segue of the storyboards has an identifier"
          : "no segue \(name.quoted); \(nameSuggestion(for: name, among: known))")
    }
    return name
  }
}
