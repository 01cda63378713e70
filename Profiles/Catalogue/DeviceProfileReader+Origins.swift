internal import AdaptCore
internal import AdaptJSON

extension DeviceProfileReader {
  typealias Origin = (source: String, confidence: SourceConfidence)

  /// Reads a figure: its bare value, or an object with `value`, `source` and `confidence`.
  func figure<Value>(
    _ value: JSONValue, _ what: String, _ read: (JSONValue) throws(JSONError) -> Value
  ) throws(JSONError) -> Sourced<Value> {
    guard case .object = value.content else {
      return Sourced(try read(value), source: "the file", confidence: .fair)
    }
    let object = try value.object(what, keys: DeviceProfileGrammar.figure)
    let origin = try origin(object)
    return Sourced(
      try read(try object.required("value")), source: origin.source, confidence: origin.confidence)
  }

  /// Reads an object with one value for each orientation and an origin for both.
  func pair<Value>(
    _ value: JSONValue, _ what: String,
    _ read: (JSONValue, UIInterfaceOrientation) throws(JSONError) -> Value
  ) throws(JSONError) -> Sourced<PerOrientation<Value>> {
    let object = try value.object(
      what, keys: DeviceProfileGrammar.orientations + DeviceProfileGrammar.origin)
    let origin = try origin(object)
    return Sourced(
      PerOrientation(
        portrait: try read(try object.required("portrait"), .portrait),
        landscape: try read(try object.required("landscape"), .landscapeLeft)),
      source: origin.source, confidence: origin.confidence)
  }

  /// Reads an object with a table of rows for each orientation; a table may be missing.
  func tables<Value>(
    _ value: JSONValue?, _ what: String, row: String, keys: [String],
    _ read: (JSONObjectReader, UIInterfaceOrientation) throws(JSONError) -> Value
  ) throws(JSONError) -> PerOrientation<SystemTable<Value>> {
    let object = try value?.object(what, keys: DeviceProfileGrammar.orientations)
    func table(_ name: String, _ o: UIInterfaceOrientation) throws(JSONError) -> SystemTable<Value>
    {
      var rows: [Sourced<Value>] = []
      for element in try object?.optional(name)?.array() ?? [] {
        let fields = try element.object(row, keys: keys + DeviceProfileGrammar.row)
        let value = try read(fields, o)
        try append(try sourced(value, by: fields), at: element, to: &rows)
      }
      return SystemTable(rows)
    }
    return PerOrientation(
      portrait: try table("portrait", .portrait), landscape: try table("landscape", .landscapeLeft))
  }

  /// Adds a row to a table, whose rows follow each other in the order of systems.
  func append<Value>(
    _ row: Sourced<Value>, at element: JSONValue, to rows: inout [Sourced<Value>]
  ) throws(JSONError) {
    if let last = rows.last {
      guard let before = last.systems, let after = row.systems, before.isOver(at: after.first)
      else {
        throw element.error(
          "the row's systems overlap those of the row before, \(last.provenance); "
            + "order rows by 'from' and end each with 'to'")
      }
    }
    rows.append(row)
  }

  func sourced<Value>(
    _ value: Value, by row: JSONObjectReader
  ) throws(JSONError) -> Sourced<Value> {
    let origin = try origin(row)
    return Sourced(
      value, source: origin.source, confidence: origin.confidence, systems: try systems(row))
  }

  func origin(_ object: JSONObjectReader) throws(JSONError) -> Origin {
    var codes: [String] = []
    for element in try object.optional("source")?.array() ?? [] {
      let code = try element.string()
      guard notes.contains(where: { $0.code == code }) else {
        let known = notes.map(\.code)
        let advice = known.isEmpty ? "add it there" : nameSuggestion(for: code, among: known)
        throw element.error("no source \(code.quoted) under 'sources'; \(advice)")
      }
      codes.append(code)
    }
    let confidence: SourceConfidence? =
      try object.optional("confidence")?.choice(of: "confidence")
    return (codes.isEmpty ? "the file" : codes.joined(separator: ", "), confidence ?? .fair)
  }

  /// Reads `from` and `to`; nil when neither is there.
  func systems(_ row: JSONObjectReader) throws(JSONError) -> SystemRange? {
    let last = row.optional("to")
    guard let first = try row.optional("from")?.systemVersion() else {
      guard let last else { return nil }
      throw last.error("'to' stands without 'from'; add the first system")
    }
    guard let last else { return SystemRange(from: first) }
    let text = try last.string()
    guard text.hasSuffix(".x"), let version = SystemVersion(String(text.dropLast(2))),
      version.minor == 0, !text.dropLast(2).contains(".")
    else {
      throw last.error("\(text.quoted) is no last system; write a major version such as \"15.x\"")
    }
    guard version.major >= first.major else {
      throw last.error("the last system \(text) lies before the first, \(first); exchange them")
    }
    return SystemRange(from: first, throughMajor: version.major)
  }
}
