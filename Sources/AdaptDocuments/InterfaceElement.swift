/// An element of a document as it was written, for what has no place in the values.
public struct InterfaceElement: Hashable, Sendable {
  public struct Attribute: Hashable, Sendable {
    public var name: String
    public var value: String

    public init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  public var name: String
  public var position: SourcePosition
  /// In the order of their names, since the parser does not tell that of the file.
  public var attributes: [Attribute] = []
  public var children: [InterfaceElement] = []
  /// The text directly inside, without what is white space only.
  public var text: String?

  public init(_ name: String, position: SourcePosition) {
    self.name = name
    self.position = position
  }

  public subscript(attribute: String) -> String? {
    attributes.first { $0.name == attribute }?.value
  }
}

/// What a document says that the values beside it have no place for.
public struct UnmodelledContent: Hashable, Sendable {
  public var attributes: [InterfaceElement.Attribute] = []
  public var elements: [InterfaceElement] = []

  public init() {}

  public var isEmpty: Bool { attributes.isEmpty && elements.isEmpty }
}
