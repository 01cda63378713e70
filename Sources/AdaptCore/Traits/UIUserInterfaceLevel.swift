/// Whether content lies on the base level or above it. UIKit: `UIUserInterfaceLevel` (13+).
public enum UIUserInterfaceLevel: Int, Hashable, Sendable, CaseIterable {
  case unspecified = -1
  case base = 0
  case elevated = 1
}
