import AdaptCore
import AdaptJSON

/// What an action is written with, in either of its two spellings.
///
/// `{ present: "alert", from: "list" }` and `{ do: "present", controller: "alert", on: "list" }`
/// say the same.
struct ActionFields {
  /// The controller whose code acts; nil when the action does not name it.
  let receiver: JSONValue?
  private let operandKey: String
  private let object: JSONObjectReader
  private let options: [String]

  /// Verbs whose only operand is the controller they are called on.
  private static let receivingVerbs = ["dismiss", "pop", "popToRoot"]
  /// Verbs whose operand is a controller.
  private static let controllerVerbs = [
    "present", "push", "popTo", "replaceRoot", "addChild", "removeChild", "show", "showDetail",
    "setColumn",
  ]

  /// Reads the spelling in which the verb is a key.
  init(_ verb: String, in object: JSONObjectReader, options: [String]) {
    self.object = object
    self.options = options
    operandKey = verb
    let receiverKey = options.first { ["from", "to", "on"].contains($0) }
    receiver =
      Self.receivingVerbs.contains(verb)
      ? object.optional(verb) : receiverKey.flatMap { object.optional($0) }
  }

  /// Reads the spelling in which `do` names the verb.
  init(spelledOut verb: String, in object: JSONObjectReader, options: [String]) {
    self.object = object
    self.options = options
    operandKey = Self.controllerVerbs.contains(verb) ? "controller" : "value"
    receiver = Self.receiverKeys(of: verb).compactMap { object.optional($0) }.first
  }

  /// The keys of the operands beside a `do` that names a verb.
  static func operandKeys(of verb: String) -> [String] {
    let receivers = receiverKeys(of: verb)
    if receivingVerbs.contains(verb) { return receivers }
    return [controllerVerbs.contains(verb) ? "controller" : "value"] + receivers
  }

  private static func receiverKeys(of verb: String) -> [String] {
    switch verb {
    case "present", "show", "showDetail": ["on", "from"]
    case "addChild": ["on", "to"]
    case "replaceRoot", "removeChild", "requestOrientation": []
    default: ["on"]
    }
  }

  /// What the verb is about.
  func operand() throws(JSONError) -> JSONValue { try object.required(operandKey) }

  /// Returns what stands under an option of the verb; nil when it is left out.
  func option(_ key: String) -> JSONValue? { options.contains(key) ? object.optional(key) : nil }
}
