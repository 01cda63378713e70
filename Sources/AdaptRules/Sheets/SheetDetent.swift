public import Foundation

/// A height at which a sheet can rest, before it is resolved.
///
/// UIKit: `UISheetPresentationController.Detent`.
public enum SheetDetent: Hashable, Sendable {
  /// About half of the screen.
  case medium
  /// The full height.
  case large
  /// What the app's resolver answered, in points without the bottom safe area; nil is inactive.
  case custom(CGFloat?)

  /// The identifier UIKit gives the detent; a custom one has the app's or a fresh one.
  public var identifier: String? {
    switch self {
    case .medium: "com.apple.UIKit.medium"
    case .large: "com.apple.UIKit.large"
    case .custom: nil
    }
  }
}
