/// How one page gives way to another. UIKit: `UIPageViewController.TransitionStyle`.
public enum PageTransitionStyle: Int, Hashable, Sendable, CaseIterable {
  case pageCurl
  case scroll
}

/// Which way pages lie. UIKit: `UIPageViewController.NavigationOrientation`.
public enum PageNavigationOrientation: Int, Hashable, Sendable, CaseIterable {
  case horizontal
  case vertical
}

/// Which way a turn goes. UIKit: `UIPageViewController.NavigationDirection`.
public enum PageNavigationDirection: Int, Hashable, Sendable, CaseIterable {
  case forward
  case reverse
}

/// Where the spine of pages that curl lies. UIKit: `UIPageViewController.SpineLocation`.
public enum PageSpineLocation: Int, Hashable, Sendable, CaseIterable {
  /// The pages scroll.
  case none
  /// At the left or top edge.
  case min
  /// In the middle, between two pages.
  case mid
  /// At the right or bottom edge.
  case max
}
