public import Foundation

/// What an app sets on a sheet that decides its form and its size.
///
/// The defaults are UIKit's. UIKit: `UISheetPresentationController`.
public struct SheetSetup: Hashable, Sendable {
  /// Whether the sheet stays at the bottom edge in compact height, from 15 on.
  public var prefersEdgeAttachedInCompactHeight = false
  /// Whether the preferred size decides the width of a sheet at the bottom edge, from 15 on.
  public var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  /// Whether a page sheet is sized as a page, from 17 on; else as a form.
  public var prefersPageSizing = true
  /// The content's preferred size in points; a length of zero or less is no wish.
  public var preferredContentSize = CGSize.zero

  public init() {}
}
