import AdaptCore
import AdaptJSON
import Foundation

extension ScenarioReader {
  /// Reads the action that `verb` names.
  func action(_ verb: String, _ fields: ActionFields) throws(JSONError) -> ScenarioAction {
    let on = try receiver(fields)
    switch verb {
    case "present": return .present(try presentAction(fields, from: on))
    case "dismiss":
      return .dismiss(
        on: on, animated: try animated(fields), completion: try completion(fields))
    case "push":
      return .push(
        try reference(try fields.operand()), on: on, animated: try animated(fields),
        isFresh: try fields.option("fresh")?.bool() ?? false)
    case "pop": return .pop(on: on, animated: try animated(fields))
    case "popTo":
      return .popTo(
        try names.controller(try fields.operand()), on: on, animated: try animated(fields))
    case "popToRoot": return .popToRoot(on: on, animated: try animated(fields))
    case "setStack":
      return .setStack(
        try references(try fields.operand()), on: on, animated: try animated(fields))
    case "replaceRoot": return .replaceRoot(try reference(try fields.operand()))
    case "addChild":
      return .addChild(
        try reference(try fields.operand()), to: on, frame: try fields.option("frame").read(rect))
    case "removeChild": return .removeChild(try names.controller(try fields.operand()))
    case "set": return .set(try properties(try fields.operand()), on: on)
    case "override":
      return .overrideTraits(
        try traits(try fields.operand(), "trait overrides"), on: on,
        child: try fields.option("child").read(names.controller))
    case "call": return .call(try fields.operand().choice(of: "call"), on: on)
    case "selectDetent":
      let value = try fields.operand()
      if case .null = value.content { return .selectDetent(nil, on: on) }
      return .selectDetent(try detentName(value), on: on)
    case "requestOrientation": return .requestOrientation(try orientations(try fields.operand()))
    case "performSegue":
      return .performSegue(try segueIdentifier(try fields.operand()), on: on)
    default: return .container(try containerAction(verb, fields), on: on)
    }
  }

  /// Reads the controller that a verb is for; `true` means the one at hand.
  private func receiver(_ fields: ActionFields) throws(JSONError) -> String? {
    guard let value = fields.receiver else { return nil }
    if case .bool(true) = value.content { return nil }
    return try names.controller(value)
  }

  func animated(_ fields: ActionFields) throws(JSONError) -> Bool {
    try fields.option("animated")?.bool() ?? true
  }

  private func completion(_ fields: ActionFields) throws(JSONError) -> [ScenarioAction] {
    try fields.option("then").read(actions) ?? []
  }

  private func presentAction(
    _ fields: ActionFields, from source: String?
  ) throws(JSONError) -> PresentAction {
    var action = PresentAction(try reference(try fields.operand()), from: source)
    action.animated = try animated(fields)
    action.style = try fields.option("style").read(style)
    action.transition = try fields.option("transition").read(transition)
    action.isFresh = try fields.option("fresh")?.bool() ?? false
    action.completion = try completion(fields)
    return action
  }

  private func properties(_ value: JSONValue) throws(JSONError) -> PropertyChanges {
    let object = try value.object("properties", keys: ScenarioGrammar.properties)
    var changes = PropertyChanges()
    changes.style = try object.optional("style").read(style)
    changes.preferredContentSize = try object.optional("preferredContentSize")?.size()
    changes.isModalInPresentation = try object.optional("isModalInPresentation")?.bool()
    changes.definesPresentationContext = try object.optional("definesPresentationContext")?.bool()
    changes.orientations = try object.optional("orientations").read(orientations)
    changes.shouldDismiss = try object.optional("shouldDismiss")?.bool()
    return changes
  }
}
