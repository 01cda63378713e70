import AdaptCore
import AdaptDocuments
import AdaptJSON
import AdaptRules
import AdaptScenario
import AdaptUIKit

extension StoryboardSettings {
  /// Reads `{ disable: […], code: […], unwindActions: {…}, segueClasses: {…}, identifiers: […] }`.
  ///
  /// The paths of code begin at the folder of the file.
  static func read(
    _ bytes: [UInt8], path: String
  ) throws(JSONError) -> StoryboardSettings {
    let file = try JSON5.read(bytes).object(
      "the settings of a check",
      keys: ["disable", "code", "unwindActions", "segueClasses", "identifiers"])
    var settings = StoryboardSettings()
    settings.paths = [path]
    if let list = file.optional("disable") {
      settings.silences = try list.array { (value) throws(JSONError) in
        var silence = try silence(value)
        silence.place = StoryboardFinding.Place(path, value.position.inSource)
        return silence
      }
    }
    if let list = file.optional("code") {
      settings.code = try list.array { (value) throws(JSONError) in
        let name = try value.string()
        return CodePath(
          path: (name.hasPrefix("/") ? name : path.folder + name).tidyPath,
          place: StoryboardFinding.Place(path, value.position.inSource))
      }
    }
    if let object = file.optional("unwindActions") {
      try settings.takeUnwindActions(object, path: path)
    }
    if let object = file.optional("segueClasses") {
      var entries: [StoryboardFacts.Entry] = []
      settings.segueClasses = try SegueStandIn.read(object) { (member) throws(JSONError) in
        let place = StoryboardFinding.Place(path, member.namePosition.inSource)
        entries.append(StoryboardFacts.Entry(.segueClass, member.name, at: place))
      }
      settings.facts.entries += entries
    }
    if let list = file.optional("identifiers") {
      settings.facts.identifiers = try list.array { (value) throws(JSONError) in
        StoryboardFacts.UsedIdentifier(
          try value.string(), at: StoryboardFinding.Place(path, value.position.inSource))
      }
    }
    return settings
  }

  /// `"storyboard.dead-exit"`, or the same for one file or one object.
  private static func silence(_ value: JSONValue) throws(JSONError) -> Silence {
    guard case .object = value.content else { return Silence(rule: try rule(value)) }
    let object = try value.object("what to disable", keys: ["rule", "file", "id"])
    return Silence(
      rule: try rule(try object.required("rule")), file: try object.optional("file")?.string(),
      id: try object.optional("id")?.string())
  }

  private static func rule(_ value: JSONValue) throws(JSONError) -> String {
    let name = try value.string()
    guard let rule = Silence.rule(name) else {
      throw value.error(
        "no rule \(name.quoted) of storyboards; "
          + nameSuggestion(for: name, among: StoryboardCheck.ruleIDs))
    }
    return rule
  }

  /// `{ ListViewController: ["unwindToList:"] }`.
  private mutating func takeUnwindActions(
    _ value: JSONValue, path: String
  ) throws(JSONError) {
    var actions: [String: [String]] = [:]
    for member in try value.members().members {
      let place = StoryboardFinding.Place(path, member.namePosition.inSource)
      facts.entries.append(StoryboardFacts.Entry(.answering, member.name, at: place))
      for value in try member.value.array() {
        let selector = try Self.selector(value)
        let place = StoryboardFinding.Place(path, value.position.inSource)
        facts.entries.append(StoryboardFacts.Entry(.unwindAction, selector, at: place))
        actions[member.name, default: []].append(selector)
      }
    }
    facts.unwindActions = actions
  }

  private static func selector(_ value: JSONValue) throws(JSONError) -> String {
    let selector = try value.string()
    guard selector.hasSuffix(":"), !selector.contains("("), !selector.contains(" ") else {
      throw value.error(
        "\(selector.quoted) is no selector of an unwind action; write it as Objective-C does, such "
          + "as 'unwindToList:'")
    }
    return selector
  }
}

extension JSONPosition {
  var inSource: SourcePosition { SourcePosition(line: line, column: column) }
}
