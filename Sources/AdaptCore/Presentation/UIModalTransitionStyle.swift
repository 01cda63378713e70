/// The built-in animation of a presentation. UIKit: `UIModalTransitionStyle`, with its raw values.
public enum UIModalTransitionStyle: Int, Hashable, Sendable, CaseIterable {
  case coverVertical = 0
  case flipHorizontal = 1
  case crossDissolve = 2
  case partialCurl = 3
}
