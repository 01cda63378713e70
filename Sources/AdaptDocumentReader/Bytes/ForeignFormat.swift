import Foundation

/// A file of another format that people take for a storyboard, told by its first bytes.
enum ForeignFormat {
  case empty
  case compiledNib
  case binaryPropertyList
  case archive(String)
  case json

  /// - Returns: Nil for what may be XML.
  init?(_ data: Data) {
    let start = data.prefix(64)
    guard let first = start.first(where: { !Self.isSpace($0) }) else {
      // Only white space: of a long file the rest decides.
      guard data.allSatisfy(Self.isSpace) else { return nil }
      self = .empty
      return
    }
    if start.starts(with: Array("NIBArchive".utf8)) {
      self = .compiledNib
    } else if start.starts(with: Array("bplist".utf8)) {
      self = .binaryPropertyList
    } else if start.starts(with: [0x50, 0x4B, 0x03, 0x04]) {
      self = .archive("a zip archive")
    } else if start.starts(with: [0x1F, 0x8B]) {
      self = .archive("a gzip archive")
    } else if first == UInt8(ascii: "{") || first == UInt8(ascii: "[") {
      self = .json
    } else {
      return nil
    }
  }

  var message: String {
    let reads = "adaptsim reads .storyboard and .xib files as Xcode saves them"
    return switch self {
    case .empty: "the file is empty; \(reads)"
    case .compiledNib: "this is a nib that Xcode compiled; \(reads)"
    case .binaryPropertyList: "this is a binary property list, as compiled nibs are; \(reads)"
    case .archive(let what): "this is \(what); \(reads)"
    case .json:
      "this is JSON or JSON5; as a scenario, name it scene.json5 and write adaptsim scene.json5: "
        + reads
    }
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }
}
