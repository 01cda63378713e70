/// How the other columns of a split view make room for themselves. UIKit:
/// `UISplitViewController.SplitBehavior`.
///
/// Raw values are UIKit's.
public enum SplitBehavior: Int, Hashable, Sendable, CaseIterable {
  /// Whatever fits; a wish and never a state of the column styles.
  case automatic
  /// All lie side by side.
  case tile
  /// The others lie over the secondary one.
  case overlay
  /// Two others push the secondary one aside.
  case displace

  /// The behavior's name as scenario files, reports and records write it.
  public var name: String { "\(self)" }
}
