/// When a navigation item's title is large. UIKit: `UINavigationItem.LargeTitleDisplayMode`.
public enum LargeTitleDisplayMode: Int, Hashable, Sendable, CaseIterable {
  /// As the item below it on the stack; large for the first one.
  case automatic
  case always
  case never
}
