public import AdaptCore

/// What an object has otherwise in some traits.
public struct InterfaceVariation: Hashable, Sendable {
  /// Where it applies.
  public enum Condition: Hashable, Sendable {
    /// Always, under every other one.
    case base
    /// In these size classes; an unspecified one is any.
    case sizeClasses(horizontal: UIUserInterfaceSizeClass, vertical: UIUserInterfaceSizeClass)
    /// Under a key that is not modelled, as the file spells it.
    case other(String)
  }

  public var condition: Condition
  public var position: SourcePosition
  /// The ids of constraints and subviews that are put in or taken out.
  public var included: [String] = []
  public var excluded: [String] = []
  /// The attributes that replace those of the object, in the order of their names.
  public var attributes: [InterfaceElement.Attribute] = []
  /// The elements that replace those of the object: a font, a frame, a colour.
  public var elements: [InterfaceElement] = []

  public init(_ condition: Condition, position: SourcePosition) {
    self.condition = condition
    self.position = position
  }
}
