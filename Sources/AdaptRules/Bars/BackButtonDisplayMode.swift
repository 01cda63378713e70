/// How the button back to an item is named. UIKit: `UINavigationItem.BackButtonDisplayMode`.
public enum BackButtonDisplayMode: Int, Hashable, Sendable, CaseIterable {
  case `default`
  case generic
  case minimal
}
