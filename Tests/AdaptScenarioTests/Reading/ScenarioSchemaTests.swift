import AdaptCore
import AdaptJSON
import AdaptRules
import Foundation
import Testing

@testable import AdaptScenario

/// The published schema says what the reader does: the same keys in the same order, the same names.
@Suite("The published schema")
struct ScenarioSchemaTests {
  private static let schema = Result {
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Sources/AdaptScenario/scenario.schema.json")
    return try JSON5.read([UInt8](Data(contentsOf: sources)))
  }

  private func definition(_ path: String...) throws -> JSONValue {
    var value = try Self.schema.get()
    for key in path { value = try #require(try value.members()[key], "no \(key)") }
    return value
  }

  private func keys(_ object: JSONValue) throws -> [String] {
    let members = try object.members()
    let closed = try members["additionalProperties"]?.bool()
    #expect(closed == false, "the object at \(object.position) takes any key")
    return try members["properties"]?.members().members.map(\.name) ?? []
  }

  private func names(_ value: JSONValue) throws -> [String] {
    try value.members()["enum"]?.array { (value) throws(JSONError) in try value.string() } ?? []
  }

  @Test("A scenario has the keys that the reader knows")
  func scenario() throws {
    #expect(try keys(Self.schema.get()) == ScenarioGrammar.scenario)
  }

  @Test(
    "Its objects have the keys that the reader knows",
    arguments: [
      ("controller", ScenarioGrammar.controller), ("container", ScenarioGrammar.reference),
      ("split", ScenarioGrammar.split), ("pages", ScenarioGrammar.pages),
      ("bars", ScenarioGrammar.bars), ("item", ScenarioGrammar.item),
      ("layout", ScenarioGrammar.layout), ("delegate", ScenarioGrammar.delegate),
      ("child", ScenarioGrammar.child), ("alert", ScenarioGrammar.alert),
      ("textField", ScenarioGrammar.textField),
      ("presentation", ScenarioGrammar.presentation), ("anchor", ScenarioGrammar.anchor),
      ("sheet", ScenarioGrammar.sheet), ("detent", ScenarioGrammar.detent),
      ("custom", ScenarioGrammar.custom), ("animator", ScenarioGrammar.animator),
      ("adaptivity", ScenarioGrammar.adaptivity), ("answer", ScenarioGrammar.answer),
      ("traits", ScenarioGrammar.traits), ("changes", ScenarioGrammar.changes),
      ("properties", ScenarioGrammar.properties), ("trigger", ScenarioGrammar.trigger),
    ])
  func objects(name: String, known: [String]) throws {
    #expect(try keys(definition("$defs", name)) == known)
  }

  @Test("Actions, steps and expectations have the keys that the reader knows")
  func alternatives() throws {
    let actions = try definition("$defs", "action", "anyOf").array().map(keys)
    #expect(actions == ScenarioGrammar.actions.map { [$0.verb] + $0.options })

    let steps = try definition("$defs", "step", "anyOf").array().map(keys)
    let written =
      ScenarioGrammar.actions.map { [$0.verb] + $0.options + ["settle"] }
      + ScenarioGrammar.steps.map { [$0.verb] + $0.options }
    #expect(steps.count == written.count)
    for (step, known) in zip(steps, written) {
      // Beside a `do` that names an action stand the operands of any of them.
      if step.contains("do") {
        let operands = ScenarioGrammar.actions.flatMap {
          ActionFields.operandKeys(of: $0.verb) + $0.options
        }
        #expect(Set(step) == Set(known + operands), "\(step[0])")
      } else {
        #expect(step == known)
      }
    }

    let expectations = try definition("$defs", "expectation", "anyOf").array().map(keys)
    #expect(expectations == ScenarioGrammar.expectations.map { [$0.subject] + $0.options })
  }

  @Test(
    "Names are those that the reader knows",
    arguments: [
      ("style", UIModalPresentationStyle.allCases.map { "\($0)" }),
      ("transitionStyle", UIModalTransitionStyle.allCases.map { "\($0)" }),
      ("orientation", UIInterfaceOrientation.allCases.map { "\($0)" }),
      ("sizeClass", ScenarioVocabulary.sizeClasses.map(\.name)),
      ("appearance", ScenarioVocabulary.appearances.map(\.name)),
      ("textSize", ScenarioVocabulary.textSizes.map(\.name)),
      ("layoutDirection", ScenarioVocabulary.layoutDirections.map(\.name)),
      ("callback", Callback.allCases.map(\.name)),
      ("triggerCallback", ScenarioTrigger.callbacks.map(\.name)),
      ("finding", Finding.Kind.allCases.map(\.name)),
      ("group", EventGroup.allCases.map(\.rawValue)),
    ])
  func vocabulary(name: String, known: [String]) throws {
    #expect(try names(definition("$defs", name)) == known)
  }

  @Test("What a person does, and where an arrow points, goes by the names that the reader knows")
  func gestures() throws {
    let steps = try definition("$defs", "step", "anyOf").array()
    let user = try #require(
      try steps.lazy.compactMap { try $0.members()["properties"]?.members()["user"] }.first)
    #expect(try names(user) == ScenarioReader.userActions.map(\.name))
    #expect(try names(definition("$defs", "arrow")) == ScenarioReader.arrows.map(\.name))
  }

  @Test("Choices are those of the rules")
  func choices() throws {
    let choices = try definition("properties", "choices")
    #expect(try keys(choices) == RuleChoices.switches.map(\.rule))
    for rule in RuleChoices.switches {
      let alternatives = try definition("properties", "choices", "properties", rule.rule)
      #expect(try names(alternatives) == rule.alternatives)
    }
  }

  @Test("Every reference leads to a definition")
  func references() throws {
    let definitions = try definition("$defs").members().members.map(\.name)
    var pending = [try Self.schema.get()]
    while let value = pending.popLast() {
      switch value.content {
      case .object(let object):
        pending += object.members.map(\.value)
        guard case .string(let path)? = object["$ref"]?.content else { continue }
        #expect(definitions.contains(path.replacing("#/$defs/", with: "")), "\(path)")
      case .array(let elements): pending += elements
      case .string, .number, .bool, .null: continue
      }
    }
  }
}
