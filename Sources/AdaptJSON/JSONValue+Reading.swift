public import AdaptCore
public import Foundation

extension JSONValue {
  /// Returns the text of a string.
  public func string() throws(JSONError) -> String {
    guard case .string(let text) = content else {
      throw mismatch("text", hint: "put it between quotes")
    }
    return text
  }

  public func bool() throws(JSONError) -> Bool {
    guard case .bool(let bool) = content else {
      throw mismatch("true or false", hint: "write one of the two without quotes")
    }
    return bool
  }

  /// Returns a finite number within bounds.
  public func number(_ bounds: NumberBounds = .any) throws(JSONError) -> Double {
    guard case .number(let number) = content else {
      throw mismatch("a number", hint: "write one such as 44, without quotes")
    }
    if let objection = bounds.objection(to: number.value) {
      throw error("\(number.literal) \(objection); write \(bounds.words)")
    }
    return number.value
  }

  /// Returns a whole number within a range.
  public func integer(in range: ClosedRange<Int>) throws(JSONError) -> Int {
    let number = try number(.from(Double(range.lowerBound), to: Double(range.upperBound)))
    guard let integer = Int(exactly: number), range.contains(integer) else {
      throw error("\(number) is not a whole number; write one without a fraction")
    }
    return integer
  }

  /// Returns the elements of a list.
  public func array() throws(JSONError) -> [JSONValue] {
    guard case .array(let elements) = content else {
      throw mismatch("a list", hint: "put it between [ and ]")
    }
    return elements
  }

  /// Returns the elements of a list, each read by a function.
  public func array<Element>(
    _ read: (JSONValue) throws(JSONError) -> Element
  ) throws(JSONError) -> [Element] {
    var result: [Element] = []
    for element in try array() { result.append(try read(element)) }
    return result
  }

  /// Returns the members of an object whose keys are names of the document's own.
  public func members() throws(JSONError) -> JSONObject {
    guard case .object(let object) = content else {
      throw mismatch("an object", hint: "put it between { and }")
    }
    return object
  }

  /// Returns a list of numbers that stand for given things, such as `["width", "height"]`.
  public func numbers(
    _ names: [String], _ bounds: NumberBounds = .any
  ) throws(JSONError) -> [Double] {
    let form = "[\(names.joined(separator: ", "))]"
    guard case .array(let elements) = content else {
      throw mismatch("a list of \(names.count) numbers", hint: "write \(form)")
    }
    guard elements.count == names.count else {
      throw error(
        "the list has \(elements.count) elements where \(names.count) are expected; write \(form)")
    }
    var result: [Double] = []
    for element in elements { result.append(try element.number(bounds)) }
    return result
  }

  /// Returns a size `[width, height]`, each side above 0 and at most `limit` points.
  public func size(
    upTo limit: CGFloat = WindowShare.longestSide
  ) throws(JSONError) -> CGSize {
    let sides = try numbers(["width", "height"], .above(0, to: Double(limit)))
    return CGSize(width: sides[0], height: sides[1])
  }

  /// Returns insets `[top, left, bottom, right]`, each at least 0 and at most `limit` points.
  public func insets(
    upTo limit: CGFloat = WindowShare.longestSide
  ) throws(JSONError) -> UIEdgeInsets {
    let edges = try numbers(["top", "left", "bottom", "right"], .from(0, to: Double(limit)))
    return UIEdgeInsets(top: edges[0], left: edges[1], bottom: edges[2], right: edges[3])
  }

  /// Returns the system version that a text such as `"12.4"` names.
  public func systemVersion() throws(JSONError) -> SystemVersion {
    guard case .string(let text) = content else {
      throw mismatch("a system version", hint: "put it between quotes, such as \"12.4\"")
    }
    guard let version = SystemVersion(text) else {
      throw error("\(text.quoted) is no system version; write one such as \"12.4\"")
    }
    return version
  }

  func mismatch(_ expected: String, hint: String) -> JSONError {
    error("found \(summary) in place of \(expected); \(hint)")
  }
}
