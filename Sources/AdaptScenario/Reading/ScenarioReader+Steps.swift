import AdaptCore
import AdaptJSON
import Foundation

extension ScenarioReader {
  func steps(_ value: JSONValue?) throws(JSONError) -> [ScenarioStep] {
    guard let value else { return [] }
    let elements = try value.array()
    guard elements.count <= ScenarioLimits.steps else {
      throw elements[ScenarioLimits.steps].error(
        "there are more than \(ScenarioLimits.steps) steps; split the scenario")
    }
    var steps: [ScenarioStep] = []
    for element in elements {
      if let step = problems.collect({ () throws(JSONError) in try step(element) }) {
        steps.append(step)
      }
    }
    return steps
  }

  private func step(_ value: JSONValue) throws(JSONError) -> ScenarioStep {
    let verb = try self.verb(value, "a step", among: ScenarioGrammar.stepVerbs)
    if let (_, options) = ScenarioGrammar.actions.first(where: { $0.verb == verb }) {
      let object = try value.object("a step", keys: [verb] + options + ["settle"])
      let action = try action(verb, ActionFields(verb, in: object, options: options))
      return ScenarioStep(.act([action]), settles: try settles(object), at: value.position)
    }
    if verb == "do" || verb == "when" { return try codeStep(verb, value) }
    let options = ScenarioGrammar.steps.first { $0.verb == verb }?.options ?? []
    let object = try value.object("a step", keys: [verb] + options)
    let settles = try options.contains("settle") ? settles(object) : false
    let kind = try kind(verb, try object.required(verb), object)
    return ScenarioStep(kind, settles: settles, at: value.position)
  }

  private func settles(_ object: JSONObjectReader) throws(JSONError) -> Bool {
    try object.optional("settle")?.bool() ?? true
  }

  /// Returns the one key of an object that says what it does.
  private func verb(
    _ value: JSONValue, _ what: String, among verbs: [String]
  ) throws(JSONError) -> String {
    guard case .object(let object) = value.content else {
      throw value.error(
        "found \(value.summary) in place of \(what); write one such as { \(verbs[0]): … }")
    }
    var found = object.members.filter { verbs.contains($0.name) }
    // `settle` beside another verb says whether to wait, `do` beside `when` what to do.
    for option in ["settle", "do"] where found.count > 1 {
      if option == "settle" || found.contains(where: { $0.name == "when" }) {
        found.removeAll { $0.name == option }
      }
    }
    if found.count > 1 {
      throw JSONError(
        at: found[1].namePosition,
        "\(what) does one thing, and here are \(found[0].name.quoted) and "
          + "\(found[1].name.quoted); make two of it")
    }
    if let verb = found.first { return verb.name }
    guard let first = object.members.first else {
      throw value.error("\(what) says nothing; \(nameSuggestion(for: "", among: verbs))")
    }
    throw JSONError(
      at: first.namePosition,
      "no \(what.drop { $0 != " " }.dropFirst()) \(first.name.quoted); "
        + nameSuggestion(for: first.name, among: verbs))
  }

  // MARK: Environment, people, time

  private func kind(
    _ verb: String, _ value: JSONValue, _ object: JSONObjectReader
  ) throws(JSONError) -> ScenarioStep.Kind {
    switch verb {
    case "rotate":
      if case .bool(true) = value.content { return .rotate(nil) }
      return .rotate(try orientation(value))
    case "resize": return .resize(try window(value))
    case "traits":
      return .changeTraits(
        try traits(value, "a change of traits", keys: ScenarioGrammar.changes))
    case "appearance":
      return .changeTraits(UITraitCollection(userInterfaceStyle: try appearance(value)))
    case "textSize":
      return .changeTraits(UITraitCollection(preferredContentSizeCategory: try textSize(value)))
    case "layoutDirection":
      return .changeTraits(UITraitCollection(layoutDirection: try layoutDirection(value)))
    case "background", "foreground":
      guard try value.bool() else {
        throw value.error("a step that goes nowhere does nothing; remove it")
      }
      return verb == "background" ? .enterBackground : .enterForeground
    case "user": return .user(try userAction(value, object))
    case "interaction":
      return .interact(try interaction(value), on: try names.controller(try object.required("on")))
    case "advance": return .advance(try seconds(value))
    case "turn": return .turn(try value.integer(in: 1...ScenarioLimits.turns))
    case "settle":
      guard try value.bool() else {
        throw value.error("a step that does not settle does nothing; remove it")
      }
      return .settle
    default: return .expect(try expectations(value))
    }
  }

  private func interaction(_ value: JSONValue) throws(JSONError) -> ScenarioInteraction {
    if case .number = value.content { return .update(try value.number(.from(0, to: 1))) }
    return try value.choice(
      of: "interaction", among: [("finish", .finish), ("cancel", .cancel)])
  }

  // MARK: Code

  /// Reads `{ do: … }` and `{ when: …, do: … }`.
  private func codeStep(_ verb: String, _ value: JSONValue) throws(JSONError) -> ScenarioStep {
    let members = try value.members()
    guard let code = members["do"] else {
      throw value.error("a trigger says when and not what; add 'do'")
    }
    let beside = verb == "when" ? ["when"] : ["settle"]
    let actions = try block(code, in: value, beside: beside)
    guard verb == "when", let when = members["when"] else {
      let settles = try members["settle"]?.bool() ?? true
      return ScenarioStep(.act(actions), settles: settles, at: value.position)
    }
    return ScenarioStep(
      .when(try trigger(when, actions: actions)), settles: false, at: value.position)
  }

  /// Reads what a `do` says: the name of a verb whose operands stand beside it, one action, or
  /// several that run in one block.
  private func block(
    _ code: JSONValue, in step: JSONValue, beside: [String]
  ) throws(JSONError) -> [ScenarioAction] {
    guard case .string = code.content else {
      _ = try step.object("a step", keys: ["do"] + beside)
      return try actions(code)
    }
    let verb = try code.choice(
      of: "action", among: ScenarioGrammar.actionVerbs.map { ($0, $0) })
    let options = ScenarioGrammar.actions.first { $0.verb == verb }?.options ?? []
    let operands = ActionFields.operandKeys(of: verb)
    let keys = ["do"] + operands + options.filter { !operands.contains($0) }
    let object = try step.object("a step", keys: keys + beside)
    return [try action(verb, ActionFields(spelledOut: verb, in: object, options: options))]
  }

  /// Reads one action, or a list of them.
  func actions(_ value: JSONValue) throws(JSONError) -> [ScenarioAction] {
    guard case .array(let elements) = value.content else { return [try action(value)] }
    var actions: [ScenarioAction] = []
    for element in elements { actions.append(try action(element)) }
    return actions
  }

  private func action(_ value: JSONValue) throws(JSONError) -> ScenarioAction {
    let verb = try self.verb(value, "an action", among: ScenarioGrammar.actionVerbs)
    let options = ScenarioGrammar.actions.first { $0.verb == verb }?.options ?? []
    let object = try value.object("an action", keys: [verb] + options)
    return try action(verb, ActionFields(verb, in: object, options: options))
  }

  private func trigger(
    _ value: JSONValue, actions: [ScenarioAction]
  ) throws(JSONError) -> ScenarioTrigger {
    let object = try value.object("a trigger", keys: ScenarioGrammar.trigger)
    let controller = try names.controller(try object.required("controller"))
    let name = try object.required("callback")
    let callback = try name.choice(
      of: "trigger callback",
      among: ScenarioTrigger.callbacks.map { ($0.name, $0) })
    if let objection = objection(to: callback, of: controller) { throw name.error(objection) }
    return ScenarioTrigger(
      controller, callback,
      first: try object.optional("nth")?.integer(in: 1...ScenarioLimits.triggerTimes) ?? 1,
      times: try object.optional("times")?.integer(in: 1...ScenarioLimits.triggerTimes) ?? 1,
      actions: actions)
  }

  /// Says why a controller's code never runs in a callback; nil when it does.
  private func objection(to callback: Callback, of controller: String) -> String? {
    // What cannot be told of is no objection: the description's own error comes first.
    if misread.contains(controller) { return nil }
    let script = scripts[controller] ?? ControllerScript(controller)
    let name = controller.quoted
    if callback == .barButtonAction {
      let items = script.item
      let has = [items.leftItems, items.rightItems, items.toolbarItems].contains { $0 != nil }
      return has ? nil : "\(name) has no bar buttons; add 'item'"
    }
    if let answers = ContainerDelegateScript.isAnswered[callback] {
      guard let delegate = script.delegate else {
        return "\(name) is no container with a delegate; add 'delegate'"
      }
      return answers(delegate)
        ? nil : "the delegate of \(name) does not implement \(callback.name.quoted)"
    }
    var isAlert = false
    if case .alert = script.content { isAlert = true }
    if isAlert != (callback == .alertActionHandler) {
      return isAlert
        ? "the alert \(name) runs code in 'alertActionHandler' only; write that"
        : "\(name) is no alert; act in a callback of the controller that the alert is for"
    }
    switch EventGroup(of: callback) {
    case .presentation where script.presentation.custom == nil:
      return "\(name) has no presentation controller of its own; add 'custom' to its 'presentation'"
    case .transitions where script.presentation.animator == nil:
      return "\(name) has no animator of its own; add 'animator' to its 'presentation'"
    case .delegates where callback == .prepareForPopoverPresentation:
      let isSet = script.presentation.anchor?.moment == .preparing || script.adaptivity != nil
      return isSet ? nil : "\(name) has no delegate; add 'adaptivity'"
    case .delegates where script.adaptivity == nil:
      return "\(name) has no delegate; add 'adaptivity'"
    case .delegates
    where callback == .presentationControllerShouldDismiss
      && script.adaptivity?.shouldDismiss == nil:
      return "the delegate of \(name) does not implement \(callback.name.quoted); "
        + "add 'shouldDismiss' to its 'adaptivity'"
    default: return nil
    }
  }
}
