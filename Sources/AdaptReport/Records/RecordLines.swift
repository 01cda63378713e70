import AdaptCore
import Foundation

/// Writes records: each one JSON object on a line of its own, its keys in the order of their
/// characters.
package struct RecordLines {
  private let encoder = JSONEncoder()

  package init() { encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes] }

  /// Returns a record with the end of its line.
  ///
  /// What a terminal would obey, or an eye would not see, is written as an escape, which reads back
  /// as the same character.
  package func line(_ record: some Encodable) -> String {
    do {
      return String(decoding: try encoder.encode(record), as: UTF8.self).escapedInJSON + "\n"
    } catch {
      // Records hold texts, whole numbers and finite numbers, and all of them encode.
      preconditionFailure("\(record) does not encode: \(error)")
    }
  }
}

extension String {
  /// The JSON document with what cannot be seen in its texts written as `\u202e`. Outside of texts
  /// there is nothing of the kind.
  fileprivate var escapedInJSON: String {
    if utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return self }
    guard unicodeScalars.contains(where: \.isUnprintable) else { return self }
    var result = ""
    for scalar in unicodeScalars {
      guard scalar.isUnprintable else {
        result.unicodeScalars.append(scalar)
        continue
      }
      // Above the first plane JSON has pairs only.
      for unit in String(Character(scalar)).utf16 {
        let digits = String(unit, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      }
    }
    return result
  }
}
