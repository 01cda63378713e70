import AdaptDocuments

/// Where every element of a document begins, found before the parser runs.
///
/// FoundationXML tells where a tag ends, and reads on after many faults; so the tags are looked at
/// here first. After the scan tags nest properly, no document type is left in the text, and nothing
/// is beyond ``ReaderLimits``.
struct TagScan {
  /// The byte of the `<` of each element, in the order of the text.
  var starts: [UInt32] = []

  let bytes: [UInt8]
  var place = 0
  /// The names of the elements that are open, as ranges of the text.
  var open: [Range<Int>] = []
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
    place = next(UInt8(ascii: "<"), from: from)
    try checkLength(from: from)
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

  /// The parser gives up on texts that are much longer.
  private func checkLength(from start: Int) throws(DocumentFault) {
    guard place - start > ReaderLimits.textBytes else { return }
    throw fault(
      .limit, start,
      "texts of up to \(ReaderLimits.textBytes) bytes are read; is one left unclosed?")
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
      place = next(end.utf8Start[0], from: place)
      if begins(end) {
        place += end.utf8CodeUnitCount
        return try checkLength(from: tag)
      }
      place += 1
    }
    throw fault(.damaged, tag, "\(what) begins here and never ends; take a whole copy of the file")
  }

  /// Notes a document type, which other XML has and a document never does.
  private mutating func readDocumentType() throws(DocumentFault) {
    let tag = place
    guard starts.isEmpty else {
      throw fault(.damaged, tag, "'<!' begins no tag here; text has it as '&lt;!'")
    }
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
