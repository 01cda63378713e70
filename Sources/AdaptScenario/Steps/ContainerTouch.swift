public import AdaptCore
public import AdaptUIKit
public import Foundation

/// What a person does to one of UIKit's containers.
public enum ContainerTouch: Hashable, Sendable {
  case back
  /// A long press on the button back, and a tap on a level of its menu; 0 is the root (14+).
  case longPressBack(level: Int)
  case edgeSwipe(SwipeEnd)
  case tapTab(TabChoice)
  /// A tap on a controller's row in the list under More.
  case tapMoreRow(String)
  /// A tap on a bar's button with that title.
  case tapBarItem(String)
  case swipePage(PageNavigationDirection, SwipeEnd)
  /// Drags the line at the end of a column to a width in points (26+).
  case dragDivider(SplitColumn, to: CGFloat)
  case swipeToShowPrimary(GestureEnd)
  case swipeToHidePrimary(GestureEnd)
  case tapDisplayModeButton
  /// Touches the dimmed secondary column beside those that lie over it.
  case tapBeside
  case swipeContent(Simulation.ContentSwipe)
}

/// How a swipe that can be held ends.
public enum SwipeEnd: String, Hashable, Sendable, CaseIterable {
  case finish
  case cancel
  /// The finger stays down: `interaction` steps move it and let it go.
  case hold
}
