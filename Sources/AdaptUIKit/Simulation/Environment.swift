import AdaptCore
import Foundation

/// What surrounds the windows of a run at a moment.
struct Environment: Hashable {
  /// The screen's size in points, in its present orientation.
  var screenSize: CGSize
  /// The size in points that the system gives to a full-size window.
  var windowSize: CGSize
  /// The window's insets in points that bars, corners and the home indicator cover.
  var safeArea: UIEdgeInsets
  var orientation: UIInterfaceOrientation
  var traits: UITraitCollection
  /// Whether the app shares the screen.
  var sharesScreen: Bool
}
