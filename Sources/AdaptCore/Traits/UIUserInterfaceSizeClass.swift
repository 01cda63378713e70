/// How much room an interface has in one direction. UIKit: `UIUserInterfaceSizeClass`.
public enum UIUserInterfaceSizeClass: Int, Hashable, Sendable, CaseIterable {
  case unspecified = 0
  case compact = 1
  case regular = 2
}
