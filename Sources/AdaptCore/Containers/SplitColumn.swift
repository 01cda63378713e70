/// A place in a split view. UIKit: `UISplitViewController.Column`.
///
/// Raw values are UIKit's.
public enum SplitColumn: Int, Hashable, Sendable, CaseIterable {
  case primary
  /// Between the primary and the secondary column of the triple style.
  case supplementary
  case secondary
  /// What is shown in place of the others while the split view is collapsed.
  case compact

  /// The column's name as scenario files, reports and records write it.
  public var name: String { "\(self)" }
}
