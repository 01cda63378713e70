import AdaptCore
import AdaptDocuments
import Foundation

extension ElementReader {
  /// Takes an attribute that says `YES` or `NO`; nil where it is absent.
  mutating func flag(_ name: String) -> Bool? {
    guard let text = peek(name) else { return nil }
    guard text == "YES" || text == "NO" else {
      note("<\(self.name)> \(name) is \(text.quoted) and neither YES nor NO; it counts as absent")
      return nil
    }
    return string(name) == "YES"
  }

  mutating func flag(_ name: String, default value: Bool) -> Bool { flag(name) ?? value }

  /// Takes a finite number; nil where it is absent.
  mutating func number(_ name: String) -> Double? {
    guard let text = peek(name) else { return nil }
    guard let number = Double(documentText: text) else {
      note("<\(self.name)> \(name) is \(text.quoted) and no number; it counts as absent")
      return nil
    }
    _ = string(name)
    return number
  }

  /// Takes a number of points.
  mutating func length(_ name: String) -> CGFloat? { number(name).map { CGFloat($0) } }

  /// Takes a whole number.
  mutating func integer(_ name: String) -> Int? {
    guard let text = peek(name) else { return nil }
    guard let number = Int(text) else {
      note("<\(self.name)> \(name) is \(text.quoted) and no whole number; it counts as absent")
      return nil
    }
    _ = string(name)
    return number
  }

  /// Takes a priority of layout, from 1 to 1000.
  mutating func priority(_ name: String) -> Double? {
    guard let text = peek(name) else { return nil }
    guard let number = Double(documentText: text), 1...1000 ~= number else {
      note(
        "<\(self.name)> \(name) is \(text.quoted) and no priority (1 to 1000);"
          + " it counts as absent")
      return nil
    }
    _ = string(name)
    return number
  }

  /// Takes a ratio: `0.5`, `1:2` or `21/15`.
  mutating func ratio(_ name: String) -> Double? {
    guard let text = peek(name) else { return nil }
    guard let ratio = Double(documentRatio: text) else {
      note("<\(self.name)> \(name) is \(text.quoted) and no number or ratio; it counts as absent")
      return nil
    }
    _ = string(name)
    return ratio
  }

  /// Takes one of several words; an empty one says nothing, as where an editor's field was cleared.
  mutating func choice<Value>(_ name: String, of values: [String: Value]) -> Value? {
    guard let text = peek(name) else { return nil }
    guard !text.isEmpty else {
      _ = string(name)
      return nil
    }
    guard let value = values[text] else {
      let words = values.keys.sorted()
      note(
        "<\(self.name)> \(name) \(text.quoted) is not known; it counts as absent;"
          + " \(nameSuggestion(for: text, among: words))")
      return nil
    }
    _ = string(name)
    return value
  }

  /// Takes a text that is an attribute or, where it is long, a child.
  mutating func text(_ name: String) -> String? {
    if let text = string(name) { return text }
    let index = element.children.firstIndex {
      $0["key"] == name && ($0.name == "string" || $0.name == "mutableString")
    }
    guard let index else { return nil }
    var child = ElementReader(takeChild(at: index), log)
    _ = child.string("key")
    let text = child.stringContent()
    keep(restOf: child)
    return text
  }

  /// Takes the text of a `string`, which may be written in base 64.
  mutating func stringContent() -> String {
    let text = ownText() ?? ""
    guard peek("base64-UTF8") == "YES" else { return text }
    let digits = text.filter { !$0.isWhitespace && $0 != "=" }
    let padding = String(repeating: "=", count: (4 - digits.utf8.count % 4) % 4)
    guard let data = Data(base64Encoded: digits + padding),
      let decoded = String(validating: data, as: UTF8.self)
    else {
      note("<\(name)> is no text in base 64; it is taken as it stands")
      return text
    }
    _ = string("base64-UTF8")
    return decoded
  }

  /// Takes the app's class, if the file names one.
  mutating func customClass() -> CustomClass? {
    guard let name = filledString("customClass") else { return nil }
    let module = filledString("customModule")
    let isOfTarget = choice("customModuleProvider", of: ["target": true]) ?? false
    return CustomClass(name, module: module, isOfTarget: isOfTarget)
  }
}

extension Double {
  /// A number as documents write it: finite, with a point, with no words like `nan`.
  init?(documentText text: String) {
    let isPlain = text.utf8.allSatisfy { byte in
      byte >= 0x30 && byte <= 0x39 || byte == 0x2E || byte == 0x2D || byte == 0x2B || byte == 0x65
        || byte == 0x45
    }
    guard isPlain, let number = Double(text), number.isFinite else { return nil }
    self = number
  }

  /// A ratio as documents write it: a number, or two with `:` or `/` between them.
  init?(documentRatio text: String) {
    guard let mark = text.firstIndex(where: { $0 == ":" || $0 == "/" }) else {
      self.init(documentText: text)
      return
    }
    guard let first = Double(documentText: String(text[..<mark])),
      let second = Double(documentText: String(text[text.index(after: mark)...])),
      (first / second).isFinite
    else { return nil }
    self = first / second
  }
}
