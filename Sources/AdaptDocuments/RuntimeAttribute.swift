/// A value that is set by its key path when the object is made, before `awakeFromNib`.
public struct RuntimeAttribute: Hashable, Sendable {
  public var keyPath: String
  /// `boolean`, `number`, `string`, `point`, `size`, `rect`, `color`, `image`, `nil` …
  public var type: String
  /// The value as the file spells it; nil for one that is an element.
  public var value: String?
  public var element: InterfaceElement?
  public var position: SourcePosition

  public init(_ keyPath: String, type: String, value: String?, position: SourcePosition) {
    self.keyPath = keyPath
    self.type = type
    self.value = value
    self.position = position
  }
}
