/// The app's class that stands in for one of UIKit's.
public struct CustomClass: Hashable, Sendable {
  public var name: String
  /// The module that has it; nil where the file names none.
  public var module: String?
  /// Whether the module is the app's own, whatever its name.
  public var isOfTarget: Bool

  public init(_ name: String, module: String? = nil, isOfTarget: Bool = false) {
    self.name = name
    self.module = module
    self.isOfTarget = isOfTarget
  }
}
