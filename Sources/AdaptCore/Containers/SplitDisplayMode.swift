/// Which columns of an expanded split view are shown, and how. UIKit:
/// `UISplitViewController.DisplayMode`.
///
/// "One" is the column next to the secondary one, "two" are all. Raw values are UIKit's.
public enum SplitDisplayMode: Int, Hashable, Sendable, CaseIterable {
  /// Whatever fits; a wish and never a state.
  case automatic
  case secondaryOnly
  case oneBesideSecondary
  case oneOverSecondary
  case twoBesideSecondary
  case twoOverSecondary
  case twoDisplaceSecondary

  /// The name of `secondaryOnly` up to 13.
  public static let primaryHidden = SplitDisplayMode.secondaryOnly
  /// The name of `oneBesideSecondary` up to 13.
  public static let allVisible = SplitDisplayMode.oneBesideSecondary
  /// The name of `oneOverSecondary` up to 13.
  public static let primaryOverlay = SplitDisplayMode.oneOverSecondary

  /// The mode's name as scenario files, reports and records write it.
  public var name: String { "\(self)" }

  /// How many columns are shown besides the secondary one; a wish for whatever fits names none.
  public var sidebars: Int {
    switch self {
    case .automatic, .secondaryOnly: 0
    case .oneBesideSecondary, .oneOverSecondary: 1
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 2
    }
  }
}
