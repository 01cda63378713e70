public import AdaptCore
public import AdaptRules

/// The bars of a navigation controller; nil leaves UIKit's own value.
public struct BarsScript: Hashable, Sendable {
  public var isBarHidden: Bool?
  /// Whether it has a toolbar.
  public var hasToolbar: Bool?
  public var prefersLargeTitles: Bool?
  public var isTranslucent: Bool?
  /// The occasions on which the bars hide.
  public var hides: [Occasion] = []
  /// The answer of a gesture delegate of the app's own to the swipe from the edge; nil when there
  /// is none, and UIKit decides.
  public var edgeSwipe: Bool?

  /// When bars hide by themselves.
  public enum Occasion: String, Hashable, Sendable, CaseIterable {
    case compactHeight
    case tap
    case swipe
  }

  public init() {}
}

/// What a controller gives to the bars of the stack it lies in; nil leaves UIKit's own value.
public struct BarItemsScript: Hashable, Sendable {
  /// The titles of bar buttons.
  public var leftItems: [String]?
  public var rightItems: [String]?
  public var toolbarItems: [String]?
  public var prompt: String?
  public var largeTitle: LargeTitleDisplayMode?
  public var hidesBackButton: Bool?
  /// Whether items on the left stand beside the button back.
  public var supplementsBackButton: Bool?
  public var backTitle: String?
  public var hidesBottomBarWhenPushed: Bool?

  public init() {}
}

/// How a controller's view lies under bars; nil leaves UIKit's own value.
public struct ContentLayoutScript: Hashable, Sendable {
  public var edgesForExtendedLayout: UIRectEdge?
  public var includesOpaqueBars: Bool?
  /// In points (11+).
  public var additionalSafeAreaInsets: UIEdgeInsets?

  public init() {}
}

extension UIRectEdge {
  /// What scenarios call the edges, in UIKit's order.
  package static let scenarioNames: [(name: String, edge: UIRectEdge)] = [
    ("top", .top), ("left", .left), ("bottom", .bottom), ("right", .right),
  ]
}
