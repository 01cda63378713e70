import AdaptCore
import AdaptDocuments
import Foundation

/// An element while it becomes a value: what the value takes leaves it, and what remains is kept.
///
/// So nothing is dropped: an attribute or a child is in the value or in its `rest`.
struct ElementReader {
  private(set) var element: InterfaceElement
  let log: ReadingLog
  /// The children that have no place in the value.
  private var keptElements: [InterfaceElement] = []

  init(_ element: InterfaceElement, _ log: ReadingLog) {
    self.element = element
    self.log = log
  }

  var name: String { element.name }
  var position: SourcePosition { element.position }

  /// Looks at an attribute and leaves it where it is.
  func peek(_ name: String) -> String? { element[name] }

  /// Takes an attribute.
  mutating func string(_ name: String) -> String? {
    guard let index = element.attributes.firstIndex(where: { $0.name == name }) else { return nil }
    log.take()
    return element.attributes.remove(at: index).value
  }

  /// Takes an attribute that means nothing where it is empty.
  mutating func filledString(_ name: String) -> String? {
    string(name).flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Takes the id, which old documents leave out of views that nothing names.
  mutating func id() -> String { string("id") ?? "" }

  /// Takes the children for the value to go through.
  mutating func takeChildren() -> [InterfaceElement] {
    defer { element.children = [] }
    return element.children
  }

  mutating func takeChild(at index: Int) -> InterfaceElement { element.children.remove(at: index) }

  mutating func keep(_ child: InterfaceElement) { keptElements.append(child) }

  /// Keeps what is left of a child.
  mutating func keep(restOf child: ElementReader) {
    var left = child.element
    left.children = child.keptElements + left.children
    guard !left.attributes.isEmpty || !left.children.isEmpty || left.text != nil else { return }
    keptElements.append(left)
  }

  /// What is left when the value is done.
  ///
  /// Text that stands beside the elements means nothing and is told of.
  func rest() -> UnmodelledContent {
    var rest = UnmodelledContent()
    rest.attributes = element.attributes
    rest.elements = keptElements + element.children
    if element.text != nil {
      log.note("<\(name)> has text between its elements, which means nothing", at: position)
    }
    return rest
  }

  func note(_ message: String) { log.note(message, at: position) }

  /// Takes the text directly inside.
  mutating func ownText() -> String? {
    defer { element.text = nil }
    return element.text
  }
}

extension DocumentReading {
  /// The values of the elements of one name in a list; the owner keeps the others.
  func list<Value>(
    of name: String, in element: InterfaceElement, _ owner: inout ElementReader,
    _ value: (InterfaceElement) -> Value
  ) -> [Value] {
    var list = ElementReader(element, log)
    var values: [Value] = []
    for child in list.takeChildren() {
      if child.name == name {
        values.append(value(child))
      } else {
        list.keep(child)
      }
    }
    owner.keep(restOf: list)
    return values
  }
}
