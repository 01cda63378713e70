import AdaptCore
import AdaptDocuments

/// Where every element of a document begins, found before the parser runs.
///
/// FoundationXML tells where a tag ends, and reads on after many faults; so the tags are looked at
/// here first. After the scan tags nest properly, no document type is left in the text, and nothing
/// is beyond ``ReaderLimits``.
struct TagScan {
  /// The byte of the `<` of each element, in the order of the text.
  private(set) var starts: [UInt32] = []

  private let bytes: [UInt8]
  private var place = 0
  /// The names of the elements that are open, as ranges of the text.
  private var open: [Range<Int>] = []
  /// The document types, which go before the parser runs.
  private var documentTypes: [Range<Int>] = []

  /// - Parameter text: Its document type, if it has one, is overwritten by spaces.
  /// - Throws: What keeps the text from being well-formed, as far as tags show it.
  /// - Complexity: O(n) in the bytes.
  init(_ text: inout SourceText) throws(DocumentFault) {
    bytes = text.bytes
    starts.reserveCapacity(bytes.count / 128)
    while let tag = try nextTag() { try read(tag) }
    guard let innermost = open.last else {
      if starts.isEmpty { throw fault(.damaged, 0, "there is no element in the file") }
      for range in documentTypes { text.blank(range) }
      return
    }
    throw fault(
      .damaged, bytes.count,
      "the file ends inside \(opening(innermost)); take a whole copy of it")
  }
}

// MARK: - Between tags

extension TagScan {
  /// Goes to the next `<`; nil at the end of the text.
  private mutating func nextTag() throws(DocumentFault) -> Int? {
    let from = place
    while place < bytes.count, bytes[place] != UInt8(ascii: "<") { place += 1 }
    if open.isEmpty {
      for stray in from..<place where !isSpace(bytes[stray]) {
        throw fault(
          .damaged, stray,
          starts.isEmpty
            ? "the file does not begin with a tag, so it is no XML; adaptsim reads .storyboard and"
              + " .xib files as Xcode saves them"
            : "there is text after the end of the document; take it out")
      }
    }
    return place < bytes.count ? place : nil
  }

  private mutating func read(_ tag: Int) throws(DocumentFault) {
    if begins("<!--") {
      try skip(past: "-->", from: tag + 4, "a comment")
    } else if begins("<![CDATA[") {
      try skip(past: "]]>", from: tag + 9, "a CDATA section")
    } else if begins("<?") {
      try skip(past: "?>", from: tag + 2, "a processing instruction")
    } else if begins("<!") {
      try readDocumentType()
    } else if begins("</") {
      try readEnd()
    } else {
      try readStart()
    }
  }

  private mutating func skip(
    past end: StaticString, from start: Int, _ what: String
  ) throws(DocumentFault) {
    let tag = place
    place = start
    while place < bytes.count {
      if bytes[place] == end.utf8Start[0], begins(end) {
        place += end.utf8CodeUnitCount
        return
      }
      place += 1
    }
    throw fault(.damaged, tag, "\(what) begins here and never ends; take a whole copy of the file")
  }

  /// Notes a document type, which other XML has and a document never does.
  private mutating func readDocumentType() throws(DocumentFault) {
    let tag = place
    var quote: UInt8?
    while place < bytes.count {
      let byte = bytes[place]
      place += 1
      switch byte {
      case quote: quote = nil
      case _ where quote != nil: break
      case UInt8(ascii: "\""), UInt8(ascii: "'"): quote = byte
      case UInt8(ascii: "["):
        throw fault(
          .entities, tag,
          "the file declares a document type of its own, which may hold entities that grow without"
            + " end; no document of Interface Builder's has one, so take it out")
      case UInt8(ascii: ">"):
        documentTypes.append(tag..<place)
        return
      default: break
      }
    }
    throw fault(.damaged, tag, "'<!' begins here and never ends; take a whole copy of the file")
  }
}

// MARK: - Tags

extension TagScan {
  private mutating func readStart() throws(DocumentFault) {
    let tag = place
    let name = try readName(from: tag + 1, of: tag)
    if open.isEmpty, !starts.isEmpty {
      throw fault(.damaged, tag, "a second root element begins here; a document has one")
    }
    starts.append(UInt32(tag))
    guard starts.count <= ReaderLimits.elements else {
      throw fault(.limit, tag, "documents of up to \(ReaderLimits.elements) elements are read")
    }
    if try !readAttributes(of: tag) { open.append(name) }
    guard open.count <= ReaderLimits.depth else {
      throw fault(.limit, tag, "elements nest more than \(ReaderLimits.depth) deep here")
    }
  }

  /// Reads a tag to its `>`.
  ///
  /// - Returns: Whether the tag is an element without content.
  private mutating func readAttributes(of tag: Int) throws(DocumentFault) -> Bool {
    let limit = min(bytes.count, tag + ReaderLimits.tagBytes)
    var quote: UInt8?
    var values = 0
    while place < limit {
      let byte = bytes[place]
      place += 1
      if let open = quote {
        if byte == open { quote = nil }
        // Attributes cannot hold one, so a quotation mark is missing before it.
        if byte == UInt8(ascii: "<") { break }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
        values += 1
        guard values <= ReaderLimits.attributes else {
          throw fault(.limit, tag, "the tag has more than \(ReaderLimits.attributes) attributes")
        }
      } else if byte == UInt8(ascii: ">") {
        return bytes[place - 2] == UInt8(ascii: "/")
      } else if byte == UInt8(ascii: "<") {
        break
      }
    }
    if place == limit, limit < bytes.count {
      throw fault(.limit, tag, "tags of up to \(ReaderLimits.tagBytes) bytes are read")
    }
    throw fault(
      .damaged, tag,
      quote == nil
        ? "the tag that begins here never ends; a '>' is missing, or the file was cut off"
        : "an attribute of the tag that begins here never ends; a quotation mark is missing, or the"
          + " file was cut off")
  }

  private mutating func readEnd() throws(DocumentFault) {
    let tag = place
    let name = try readName(from: tag + 2, of: tag)
    while place < bytes.count, isSpace(bytes[place]) { place += 1 }
    guard place < bytes.count, bytes[place] == UInt8(ascii: ">") else {
      throw fault(.damaged, tag, "the tag that begins here never ends; a '>' is missing")
    }
    place += 1
    guard let innermost = open.popLast() else {
      throw fault(.damaged, tag, "</\(word(name))> closes nothing; take it out")
    }
    guard bytes[innermost].elementsEqual(bytes[name]) else {
      throw fault(
        .damaged, tag,
        "</\(word(name))> stands inside \(opening(innermost)); close that one first, and look for a"
          + " merge that left one of the two behind")
    }
  }

  private mutating func readName(from start: Int, of tag: Int) throws(DocumentFault) -> Range<Int> {
    place = start
    while place < bytes.count, !endsName(bytes[place]) { place += 1 }
    guard place > start else {
      throw fault(.damaged, tag, "'<' begins no tag here; text has it as '&lt;'")
    }
    return start..<place
  }
}

// MARK: - Bytes

extension TagScan {
  private func begins(_ text: StaticString) -> Bool {
    guard place + text.utf8CodeUnitCount <= bytes.count else { return false }
    for index in 0..<text.utf8CodeUnitCount where bytes[place + index] != text.utf8Start[index] {
      return false
    }
    return true
  }

  private func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }

  private func endsName(_ byte: UInt8) -> Bool {
    isSpace(byte) || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "/")
      || byte == UInt8(ascii: "<") || byte == UInt8(ascii: "=") || byte == UInt8(ascii: "\"")
  }

  /// A name of the text, cut after what a message has room for.
  private func word(_ name: Range<Int>) -> String {
    String(decoding: bytes[name].prefix(64), as: UTF8.self)
  }

  /// `<view> of 10:3`.
  private func opening(_ name: Range<Int>) -> String {
    var lines = LineCursor()
    return "<\(word(name))> of \(lines.position(of: name.lowerBound - 1, in: bytes))"
  }

  private func fault(
    _ kind: InterfaceDocumentError.Kind, _ place: Int, _ message: String
  ) -> DocumentFault {
    var lines = LineCursor()
    return DocumentFault(kind, at: lines.position(of: place, in: bytes), message)
  }
}
