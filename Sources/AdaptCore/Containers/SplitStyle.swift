/// How many columns a split view has. UIKit: `UISplitViewController.Style`.
///
/// Raw values are UIKit's.
public enum SplitStyle: Int, Hashable, Sendable, CaseIterable {
  /// The classic style: a primary and a secondary controller, on every system.
  case unspecified
  /// A primary and a secondary column (14+).
  case doubleColumn
  /// A primary, a supplementary and a secondary column (14+).
  case tripleColumn

  /// The columns that an expanded split view can show, from the primary edge on.
  public var columns: [SplitColumn] {
    switch self {
    case .unspecified, .doubleColumn: [.primary, .secondary]
    case .tripleColumn: [.primary, .supplementary, .secondary]
    }
  }
}
