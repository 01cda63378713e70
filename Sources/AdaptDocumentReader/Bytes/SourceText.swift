import AdaptDocuments
import Foundation

/// The bytes of a document as UTF-8, with nothing before the root that a parser could stumble on.
///
/// The marks of the encoding (byte order mark, XML declaration) have done their work when the text
/// is made, so they are gone: the mark is cut off, the declaration overwritten by spaces, which
/// keeps every place in the file.
struct SourceText {
  private(set) var bytes: [UInt8]

  /// - Throws: A fault where the bytes are not in the encoding that they claim.
  init(_ data: Data) throws(DocumentFault) {
    switch Encoding(mark: data.prefix(4)) {
    case .utf8(let mark): bytes = Array(data.dropFirst(mark))
    case .utf16(let mark, let bigEndian):
      bytes = try Self.utf8(fromUTF16: data.dropFirst(mark), bigEndian: bigEndian)
      blankDeclaration()
      return
    case .utf32:
      throw DocumentFault(
        .encoding, at: nil, "the file is in UTF-32, which Xcode never writes; save it as UTF-8")
    }
    if let declared = declaredEncoding {
      switch declared.lowercased() {
      case "utf-8", "utf8", "us-ascii", "ascii": break
      case "iso-8859-1", "latin1", "iso_8859-1":
        bytes = Array(String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) })).utf8)
      default:
        throw DocumentFault(
          .encoding, at: SourcePosition(line: 1, column: 1),
          "the file says that it is in '\(declared)' and is not in UTF-16; save it as UTF-8")
      }
    }
    try checkUTF8()
    blankDeclaration()
  }

  /// Overwrites bytes with spaces; line ends stay.
  mutating func blank(_ range: Range<Int>) {
    for place in range where bytes[place] != 0x0A && bytes[place] != 0x0D { bytes[place] = 0x20 }
  }

  /// The place of a byte of a line, both counted from 1.
  func position(line: Int, byte: Int) -> SourcePosition {
    var start = 0
    for _ in 1..<line {
      guard let end = bytes[start...].firstIndex(of: 0x0A) else { break }
      start = end + 1
    }
    var lines = LineCursor()
    return lines.position(of: min(start + byte - 1, bytes.count), in: bytes)
  }

  /// - Throws: A fault at the first byte that is not UTF-8.
  private func checkUTF8() throws(DocumentFault) {
    guard String(validating: bytes, as: UTF8.self) == nil else { return }
    var valid = 0
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    decoding: while true {
      switch decoder.decode(&iterator) {
      case .scalarValue(let scalar): valid += UTF8.width(scalar)
      case .emptyInput, .error: break decoding
      }
    }
    var lines = LineCursor()
    throw DocumentFault(
      .encoding, at: lines.position(of: valid, in: bytes),
      "byte \(bytes[min(valid, bytes.count - 1)]) is no UTF-8; save the file as UTF-8, or name its"
        + " encoding in the XML declaration")
  }

  private static func utf8(
    fromUTF16 data: Data, bigEndian: Bool
  ) throws(DocumentFault) -> [UInt8] {
    let units = stride(from: data.startIndex, to: data.endIndex - 1, by: 2).map { place in
      let (first, second) = (UInt16(data[place]), UInt16(data[place + 1]))
      return bigEndian ? first << 8 | second : second << 8 | first
    }
    guard data.count.isMultiple(of: 2), let text = String(validating: units, as: UTF16.self) else {
      throw DocumentFault(
        .encoding, at: nil, "the file begins as UTF-16 and is not; save it as UTF-8")
    }
    return Array(text.utf8)
  }

  /// Where the XML declaration lies, if the text begins with one.
  private var declaration: Range<Int>? {
    guard bytes.starts(with: Array("<?xml".utf8)), let end = bytes.prefix(1024).firstIndex(of: 0x3E)
    else { return nil }
    return 0..<end + 1
  }

  private mutating func blankDeclaration() {
    if let declaration { blank(declaration) }
  }

  /// The encoding that the XML declaration names.
  private var declaredEncoding: String? {
    guard let declaration else { return nil }
    let text = String(decoding: bytes[declaration], as: UTF8.self)
    let match = text.firstMatch(of: /encoding\s*=\s*["']([^"']*)["']/)
    return match.map { String($0.1) }
  }
}

/// What the first bytes say about the encoding.
private enum Encoding {
  case utf8(mark: Int)
  case utf16(mark: Int, bigEndian: Bool)
  case utf32

  init(mark bytes: Data) {
    let start = Array(bytes)
    if start == [0, 0, 0xFE, 0xFF] || start == [0xFF, 0xFE, 0, 0] || start == [0x3C, 0, 0, 0]
      || start == [0, 0, 0, 0x3C]
    {
      self = .utf32
    } else if start.starts(with: [0xEF, 0xBB, 0xBF]) {
      self = .utf8(mark: 3)
    } else if start.starts(with: [0xFF, 0xFE]) {
      self = .utf16(mark: 2, bigEndian: false)
    } else if start.starts(with: [0xFE, 0xFF]) {
      self = .utf16(mark: 2, bigEndian: true)
    } else if start.starts(with: [0x3C, 0]) {
      self = .utf16(mark: 0, bigEndian: false)
    } else if start.starts(with: [0, 0x3C]) {
      self = .utf16(mark: 0, bigEndian: true)
    } else {
      self = .utf8(mark: 0)
    }
  }
}
