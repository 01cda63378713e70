/// What a stack keeps with a controller that is on it.
struct StackEntry {
  /// Whether it is on the stack; a controller that was taken off is a child a while longer.
  var isStacked = false
  /// Whether it wanted the bar at the bottom to go when it was asked last.
  var hidesBottomBar = false
  /// Whether the bar at the bottom is hidden for it.
  var isBottomBarHidden = false
  /// Whether its title would be large, as far as the items go.
  var wantsLargeTitle = false
}

/// A change of what a stack shows that waits for the next layout.
struct StackChange {
  var animated: Bool
  var operation: UINavigationController.Operation
  /// Whether a swipe from the edge drives it.
  var isSwipe = false
}

/// How a change of a stack is taken back.
enum StackUndo {
  case pushed(UIViewController)
  /// From the lowest to the one that was on top.
  case popped([UIViewController])
  case replaced([UIViewController])
}
