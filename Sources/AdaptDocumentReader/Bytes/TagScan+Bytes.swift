import AdaptDocuments
import Foundation

extension TagScan {
  /// The place of the next such byte, or the end.
  func next(_ byte: UInt8, from start: Int) -> Int {
    bytes.withUnsafeBytes { bytes in
      guard start < bytes.count, let base = bytes.baseAddress,
        let found = memchr(base + start, Int32(byte), bytes.count - start)
      else { return bytes.count }
      return UnsafeRawPointer(found) - base
    }
  }

  func begins(_ text: StaticString) -> Bool {
    guard place + text.utf8CodeUnitCount <= bytes.count else { return false }
    for index in 0..<text.utf8CodeUnitCount where bytes[place + index] != text.utf8Start[index] {
      return false
    }
    return true
  }

  func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }

  func endsName(_ byte: UInt8) -> Bool {
    isSpace(byte) || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "/")
      || byte == UInt8(ascii: "<") || byte == UInt8(ascii: "=") || byte == UInt8(ascii: "\"")
  }

  /// A name of the text, cut after what a message has room for.
  func word(_ name: Range<Int>) -> String {
    String(decoding: bytes[name].prefix(64), as: UTF8.self)
  }

  /// `<view> of 10:3`.
  func opening(_ name: Range<Int>) -> String {
    var lines = LineCursor()
    return "<\(word(name))> of \(lines.position(of: name.lowerBound - 1, in: bytes))"
  }

  func fault(
    _ kind: InterfaceDocumentError.Kind, _ place: Int, _ message: String
  ) -> DocumentFault {
    var lines = LineCursor()
    return DocumentFault(kind, at: lines.position(of: place, in: bytes), message)
  }
}
