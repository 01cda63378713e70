import AdaptDocuments

extension TagScan {
  mutating func readStart() throws(DocumentFault) {
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
      throw fault(
        .limit, tag,
        "elements nest more than \(ReaderLimits.depth) deep here; is one left unclosed above?")
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
      throw fault(
        .limit, tag,
        "tags of up to \(ReaderLimits.tagBytes) bytes are read; is a quote left unclosed?")
    }
    throw fault(
      .damaged, tag,
      quote == nil
        ? "the tag that begins here never ends; a '>' is missing, or the file was cut off"
        : "an attribute of the tag that begins here never ends; a quotation mark is missing, or the"
          + " file was cut off")
  }

  mutating func readEnd() throws(DocumentFault) {
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
