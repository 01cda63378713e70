/// What leads from one object of a document to another.
public enum InterfaceConnection: Hashable, Sendable {
  case segue(InterfaceSegue)
  case outlet(InterfaceOutlet)
  case action(InterfaceAction)

  public var segue: InterfaceSegue? {
    if case .segue(let segue) = self { segue } else { nil }
  }
  public var outlet: InterfaceOutlet? {
    if case .outlet(let outlet) = self { outlet } else { nil }
  }
  public var action: InterfaceAction? {
    if case .action(let action) = self { action } else { nil }
  }
}

/// A property of the app's class that the document sets.
public struct InterfaceOutlet: Hashable, Sendable {
  public var id: String
  public var position: SourcePosition
  public var property: String
  /// The id of the object that the property is set to.
  public var destination: String
  /// Whether the property is a list that gets the object as one of several.
  public var isCollection = false
  public var rest = UnmodelledContent()

  public init(_ property: String, to destination: String, id: String, position: SourcePosition) {
    self.property = property
    self.destination = destination
    self.id = id
    self.position = position
  }
}

/// A method that an object of the document calls.
public struct InterfaceAction: Hashable, Sendable {
  public var id: String
  public var position: SourcePosition
  /// As Objective-C spells it: `save:`.
  public var selector: String
  /// The id of the object that has the method; `-1`, `-2` or a placeholder's for the owner and the
  /// responder chain.
  public var destination: String
  /// As `touchUpInside`; nil for bar items and gesture recognizers.
  public var eventType: String?
  public var rest = UnmodelledContent()

  public init(_ selector: String, to destination: String, id: String, position: SourcePosition) {
    self.selector = selector
    self.destination = destination
    self.id = id
    self.position = position
  }
}
