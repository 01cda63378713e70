/// The colour of the status bar's content. UIKit: `UIStatusBarStyle`.
public enum UIStatusBarStyle: Int, Hashable, Sendable, CaseIterable {
  case `default` = 0
  case lightContent = 1
  case darkContent = 3
}
