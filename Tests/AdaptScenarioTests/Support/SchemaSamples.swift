import AdaptJSON
import Foundation

/// Documents made from the published schema: right ones, and ones in which one value is wrong.
struct SchemaSamples {
  private let schema: JSONValue
  private let definitions: JSONObject

  init() throws {
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Sources/AdaptScenario/scenario.schema.json")
    schema = try JSON5.read([UInt8](Data(contentsOf: sources)))
    definitions = try schema.members()["$defs"]?.members() ?? JSONObject()
  }

  /// What stands in for a value: a value of each type, and figures out of every range.
  private static let wrong = [
    "null", "true", "0", "-1", "1e308", "0.5", "''", "'x'", "'a'", "[]", "[[]]", "['a']", "{}",
    "{ x: 1 }",
  ]

  /// The scenario with each of its keys in turn holding each wrong value, at every depth.
  var documents: [String] { get throws { try variants(of: schema, depth: 0) } }

  /// How deep a definition may use itself.
  private static let depth = 7

  private func variants(of schema: JSONValue, depth: Int) throws -> [String] {
    guard depth < Self.depth else { return [] }
    let members = try resolved(schema).members()
    if let alternatives = members["anyOf"] {
      return try alternatives.array().flatMap { try variants(of: $0, depth: depth + 1) }
    }
    if let items = members["items"] {
      return try replacements(of: items, depth: depth).map { "[\($0)]" }
    }
    if let values = members["additionalProperties"], case .object = values.content {
      return try replacements(of: values, depth: depth).map { "{ a: \($0) }" }
    }
    let properties = try members["properties"]?.members().members ?? []
    return try properties.flatMap { property in
      try replacements(of: property.value, depth: depth).map { value in
        var values = try self.values(of: schema, depth: depth)
        values[property.name] = value
        return Self.text(values)
      }
    }
  }

  /// A right value, the wrong ones, and those that are wrong inside.
  private func replacements(of schema: JSONValue, depth: Int) throws -> [String] {
    try [sample(of: schema, depth: depth + 1)] + Self.wrong + variants(of: schema, depth: depth + 1)
  }

  /// The required members of an object, with right values.
  private func values(of schema: JSONValue, depth: Int) throws -> [String: String] {
    let members = try resolved(schema).members()
    var values: [String: String] = [:]
    for key in try members["required"]?.array() ?? [] {
      let name = try key.string()
      guard let property = try members["properties"]?.members()[name] else { continue }
      values[name] = try sample(of: property, depth: depth + 1)
    }
    if depth == 0 {
      values["device"] = "'pad'"
      values["root"] = "'a'"
      values["controllers"] = "{ a: {} }"
    }
    return values
  }

  /// The first right value that comes to mind.
  private func sample(of schema: JSONValue, depth: Int) throws -> String {
    guard depth < 4 * Self.depth else { return "null" }
    let members = try resolved(schema).members()
    if case .string(let value)? = members["const"]?.content { return "'\(value)'" }
    if case .bool(let value)? = members["const"]?.content { return "\(value)" }
    if let first = try members["enum"]?.array().first { return try "'\(first.string())'" }
    if let first = try members["anyOf"]?.array().first {
      return try sample(of: first, depth: depth + 1)
    }
    guard case .string(let type)? = members["type"]?.content else { return "null" }
    switch type {
    case "boolean": return "true"
    case "number", "integer": return "1"
    case "array":
      guard let items = members["items"] else { return "[]" }
      let count = try members["minItems"]?.integer(in: 0...8) ?? 1
      let item = try sample(of: items, depth: depth + 1)
      return "[\(Array(repeating: item, count: count).joined(separator: ", "))]"
    case "object": return Self.text(try values(of: schema, depth: max(depth, 1)))
    default: return "'a'"
    }
  }

  private func resolved(_ schema: JSONValue) throws -> JSONValue {
    guard case .string(let reference)? = try schema.members()["$ref"]?.content else {
      return schema
    }
    return definitions[reference.replacing("#/$defs/", with: "")] ?? schema
  }

  private static func text(_ values: [String: String]) -> String {
    "{ " + values.keys.sorted().map { "'\($0)': \(values[$0] ?? "")" }.joined(separator: ", ")
      + " }"
  }
}
