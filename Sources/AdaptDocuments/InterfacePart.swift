/// One thing of a document: what it is, where it stands, and where it leads to.
public struct InterfacePart: Hashable, Sendable {
  /// The element: `viewController`, `label`, `segue` …
  public var element: String
  /// Empty where the element has none.
  public var id: String
  public var position: SourcePosition
  /// The app's class that it is made of; nil for UIKit's.
  public var customClass: CustomClass?
  /// What leads from it to other things.
  public var connections: [InterfaceConnection]
  public var rest: UnmodelledContent

  init(
    _ element: String, id: String, position: SourcePosition, customClass: CustomClass? = nil,
    connections: [InterfaceConnection] = [], rest: UnmodelledContent = .init()
  ) {
    self.element = element
    self.id = id
    self.position = position
    self.customClass = customClass
    self.connections = connections
    self.rest = rest
  }
}

/// How often something is in a document that the values have no place for.
public struct UnmodelledCount: Hashable, Sendable {
  /// An element, as `color`, or an attribute of one, as `label.baselineAdjustment`.
  public let name: String
  public let count: Int

  public init(name: String, count: Int) {
    self.name = name
    self.count = count
  }
}

extension InterfaceDocument {
  /// Goes through everything in the document, what has no id included.
  ///
  /// Scenes come in the order of the file, and what is inside something comes after it. Elements
  /// that are kept as they are count too, with everything inside them.
  ///
  /// - Complexity: O(n) in the size of the document.
  public func forEachPart(_ body: (InterfacePart) -> Void) {
    withoutActuallyEscaping(body) { PartWalk(body: $0).visit(self) }
  }

  /// What the document holds that the values have no place for, in the order of the names.
  ///
  /// An element that is kept whole counts once, with what is inside it.
  ///
  /// - Complexity: O(n) in the size of the document.
  public var unmodelled: [UnmodelledCount] {
    var counts: [String: Int] = [:]
    forEachPart { part in
      for attribute in part.rest.attributes {
        counts["\(part.element).\(attribute.name)", default: 0] += 1
      }
      for element in part.rest.elements { counts[element.name, default: 0] += 1 }
    }
    return counts.sorted { $0.key < $1.key }.map { UnmodelledCount(name: $0.key, count: $0.value) }
  }
}
