/// Where a view controller stands between hidden and shown.
public enum AppearanceState: UInt8, Hashable, Sendable, CaseIterable {
  case disappeared
  case appearing
  case appeared
  case disappearing
}
