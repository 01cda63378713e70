public import AdaptCore

/// What a page view controller of a scenario holds.
public struct PagesScript: Hashable, Sendable {
  public var transition = PageTransitionStyle.scroll
  public var orientation = PageNavigationOrientation.horizontal
  /// Where the spine of pages that curl lies; at the left unless given.
  public var spine: PageSpineLocation?
  public var isDoubleSided: Bool?
  /// What the data source gives, in order; nil when there is no data source.
  public var order: [ControllerReference]?
  /// The pages that code shows at first.
  public var shown: [ControllerReference]

  public init(shown: [ControllerReference]) { self.shown = shown }

  /// Makes pages of which the first is shown.
  public init(order: [ControllerReference]) {
    self.order = order
    shown = Array(order.prefix(1))
  }
}

extension PagesScript {
  /// The controllers, each as often as it is named.
  var references: [ControllerReference] { shown + (order ?? []).filter { !shown.contains($0) } }

  /// The page beside another in the order of the data source; nil where there is none.
  func neighbour(of name: String, _ direction: PageNavigationDirection) -> ControllerReference? {
    guard let order, let place = order.firstIndex(where: { $0.name == name }) else { return nil }
    switch direction {
    case .forward: return place + 1 < order.count ? order[place + 1] : nil
    case .reverse: return place > 0 ? order[place - 1] : nil
    }
  }
}
