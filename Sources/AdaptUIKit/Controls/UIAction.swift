/// A block of the app's that a control or a menu runs. UIKit: `UIAction`.
public final class UIAction {
  public typealias Handler = (UIAction) -> Void

  /// Tells actions apart. UIKit: `UIAction.Identifier`.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public init(_ name: String) { self.init(rawValue: name) }
  }

  public var title: String
  public let identifier: Identifier?
  /// The control or the item that runs the action, while it does.
  public internal(set) var sender: Any?
  let handler: Handler

  public init(title: String = "", identifier: Identifier? = nil, handler: @escaping Handler) {
    self.title = title
    self.identifier = identifier
    self.handler = handler
  }
}
