/// What a tab bar controller of a scenario holds.
public struct TabsScript: Hashable, Sendable {
  public var controllers: [ControllerReference]
  /// The name of the tab that code selects at first; the first unless given.
  public var selected: String?

  public init(_ controllers: [ControllerReference], selected: String? = nil) {
    self.controllers = controllers
    self.selected = selected
  }
}

/// A tab that somebody means.
public enum TabChoice: Hashable, Sendable {
  /// The one of a controller.
  case named(String)
  /// The first whose item has that title.
  case titled(String)
  /// The item at a place of the bar, from 0.
  case place(Int)

  /// What a step calls it.
  package var words: String {
    switch self {
    case .named(let name): name
    case .titled(let title): "'\(title)'"
    case .place(let place): "\(place)"
    }
  }
}
