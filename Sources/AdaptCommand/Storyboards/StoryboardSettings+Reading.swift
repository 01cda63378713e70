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
    if let list = file.optional("disable") { settings.silences = try list.array(silence) }
    if let list = file.optional("code") {
      settings.code = try list.array { (value) throws(JSONError) in
        let name = try value.string()
        return (name.hasPrefix("/") ? name : path.folder + name).tidyPath
      }
    }
    if let object = file.optional("unwindActions") {
      settings.facts.unwindActions = try unwindActions(object)
    }
    if let object = file.optional("segueClasses") {
      settings.segueClasses = try SegueStandIn.read(object) { (_) throws(JSONError) in }
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
  private static func unwindActions(_ value: JSONValue) throws(JSONError) -> [String: [String]] {
    var actions: [String: [String]] = [:]
    for member in try value.members().members {
      actions[member.name] = try member.value.array { (value) throws(JSONError) in
        let selector = try value.string()
        guard selector.hasSuffix(":"), !selector.contains("("), !selector.contains(" ") else {
          throw value.error(
            "\(selector.quoted) is no selector of an unwind action; write it as Objective-C does, such "
              + "as 'unwindToList:'")
        }
        return selector
      }
    }
    return actions
  }
}

extension JSONPosition {
  var inSource: SourcePosition { SourcePosition(line: line, column: column) }
}
