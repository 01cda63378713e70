public import Foundation

/// A line between two edges: first = multiplier × second + constant, in the holder's space.
public struct InterfaceConstraint: Hashable, Sendable {
  public enum Relation: Hashable, Sendable {
    case equal
    case greaterThanOrEqual
    case lessThanOrEqual
  }

  /// One side of a constraint.
  public struct Anchor: Hashable, Sendable {
    /// The id of a view or a guide; nil for the view that holds the constraint.
    public var item: String?
    /// As the file spells it: `leading`, `centerX`, `topMargin` …
    public var attribute: String

    public init(_ item: String?, _ attribute: String) {
      self.item = item
      self.attribute = attribute
    }
  }

  public var id: String
  public var position: SourcePosition
  public var first: Anchor
  /// Nil for a plain number.
  public var second: Anchor?
  public var relation = Relation.equal
  /// In points.
  public var constant: CGFloat = 0
  public var multiplier: CGFloat = 1
  /// From 1 to 1000; 1000 has to hold.
  public var priority: Double = 1000
  /// Whether the constant is the standard distance.
  public var isSymbolic = false
  public var symbolType: String?
  /// Whether it stands for one that code will make, and goes when the document is built.
  public var isPlaceholder = false
  public var identifier: String?
  public var userLabel: String?
  public var customClass: CustomClass?
  public var variations: [InterfaceVariation] = []
  public var rest = UnmodelledContent()

  public init(_ first: Anchor, id: String, position: SourcePosition) {
    self.first = first
    self.id = id
    self.position = position
  }
}
