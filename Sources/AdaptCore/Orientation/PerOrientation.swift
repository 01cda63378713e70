/// One value for a device held upright and one for it lying on its side.
///
/// Both landscape orientations share a value, and so do portrait and portrait upside down.
public struct PerOrientation<Value: Hashable & Sendable>: Hashable, Sendable {
  public let portrait: Value
  public let landscape: Value

  public init(portrait: Value, landscape: Value) {
    self.portrait = portrait
    self.landscape = landscape
  }

  public subscript(_ orientation: UIInterfaceOrientation) -> Value {
    orientation.isLandscape ? landscape : portrait
  }
}
