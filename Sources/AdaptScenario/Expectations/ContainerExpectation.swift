public import AdaptCore
public import Foundation

/// What has to hold of one of UIKit's containers at the moment of the check.
public enum ContainerExpectation: Hashable, Sendable {
  /// The tab that is selected; nil where none is.
  case selected(of: String, is: String?)
  /// The columns of a split view that can be seen, from the primary edge on.
  case columns(of: String, are: [SplitColumn])
  case collapsed(String, is: Bool)
  case displayMode(of: String, is: SplitDisplayMode)
  /// The pages that are shown.
  case pages(of: String, are: [String])
  /// Whether a bar of the stack that a controller lies in can be seen, and how high it is.
  case bar(StackBar, of: String, BarFact)
  case tabBar(of: String, BarFact, edge: TabBarSide?)
  /// The safe area of a controller's view, in points.
  case safeArea(of: String, is: UIEdgeInsets, within: CGFloat)
}

/// What is expected of a bar; nil where it does not matter.
public struct BarFact: Hashable, Sendable {
  public var isShown: Bool?
  /// In points.
  public var height: CGFloat?
  /// How far the height may be off, in points.
  public var tolerance: CGFloat

  public init(
    isShown: Bool? = nil, height: CGFloat? = nil,
    tolerance: CGFloat = ScenarioExpectation.tolerance
  ) {
    (self.isShown, self.height, self.tolerance) = (isShown, height, tolerance)
  }
}

/// The edge of the screen at which tabs lie.
public enum TabBarSide: String, Hashable, Sendable, CaseIterable {
  case top
  case bottom
}
