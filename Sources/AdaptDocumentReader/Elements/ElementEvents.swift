import AdaptDocuments
import Foundation
import FoundationXML

/// Makes elements of what the XML parser tells, and hands each over as soon as it is whole.
///
/// Only the elements that are open are kept: a scene is a value before the next one begins.
final class ElementEvents: NSObject {
  private let text: SourceText
  private let tags: TagScan
  private var lines = LineCursor()
  private var started = 0
  /// The elements that are open, the root first.
  private var open: [InterfaceElement] = []
  /// The text inside each of them.
  private var texts: [String] = []
  /// The names of elements and attributes, so that each is kept once.
  private var names: [String: String] = [:]
  private var reading: DocumentReading
  private var fault: DocumentFault?

  private init(_ text: SourceText, tags: TagScan, reading: DocumentReading) {
    self.text = text
    self.tags = tags
    self.reading = reading
  }

  /// - Throws: A fault of the XML, or what the root says that the file is instead.
  static func read(
    _ text: SourceText, tags: TagScan, name: String, path: String
  ) throws(DocumentFault) -> DocumentReading {
    let events = ElementEvents(text, tags: tags, reading: DocumentReading(name: name, path: path))
    let parser = XMLParser(data: Data(text.bytes))
    parser.shouldResolveExternalEntities = false
    parser.delegate = events
    _ = parser.parse()
    if events.fault == nil, let error = parser.parserError {
      events.parser(parser, parseErrorOccurred: error)
    }
    if let fault = events.fault { throw fault }
    events.reading.finish()
    return events.reading
  }

  private func position() -> SourcePosition {
    lines.position(of: Int(tags.starts[started]), in: text.bytes)
  }

  private func interned(_ name: String) -> String {
    // Short texts lie in the value itself.
    guard name.utf8.count > 15 else { return name }
    if let known = names[name] { return known }
    names[name] = name
    return name
  }

  private func abandon(_ parser: XMLParser, _ fault: DocumentFault) {
    self.fault = fault
    parser.abortParsing()
  }
}

extension ElementEvents: XMLParserDelegate {
  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    guard fault == nil else { return }
    guard started < tags.starts.count else {
      preconditionFailure("the parser tells of more elements than the \(started) found before")
    }
    var element = InterfaceElement(interned(name), position: position())
    started += 1
    element.attributes = attributes.map { InterfaceElement.Attribute(interned($0.key), $0.value) }
    element.attributes.sort { $0.name < $1.name }
    reading.meet(element, under: open)
    if open.isEmpty {
      do throws(DocumentFault) {
        try reading.begin(&element)
      } catch {
        abandon(parser, error)
      }
    }
    open.append(element)
    texts.append("")
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    guard fault == nil, !texts.isEmpty else { return }
    texts[texts.count - 1] += string
  }

  func parser(_ parser: XMLParser, foundCDATA block: Data) {
    guard fault == nil, !texts.isEmpty else { return }
    texts[texts.count - 1] += String(decoding: block, as: UTF8.self)
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    guard fault == nil, var element = open.popLast(), let text = texts.popLast() else { return }
    if !text.utf8.allSatisfy({ $0 == 0x20 || 0x09...0x0D ~= $0 }) { element.text = text }
    if reading.takes(&element, under: open) { return }
    if open.isEmpty {
      reading.end(element)
    } else {
      open[open.count - 1].children.append(element)
    }
  }

  func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) {
    let code = (error as NSError).code
    guard fault == nil, !XMLFault.isHarmless(code) else { return }
    let line = max(parser.lineNumber, 1)
    // The parser counts bytes.
    let position = text.position(line: line, byte: max(parser.columnNumber, 1))
    abandon(parser, DocumentFault(.damaged, at: position, XMLFault.message(code)))
  }
}
