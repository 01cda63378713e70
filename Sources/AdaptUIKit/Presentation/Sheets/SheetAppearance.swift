import AdaptCore
public import Foundation

/// How a sheet and what lies behind it look at rest, in points.
///
/// It takes part in no layout: UIKit draws it by transforms and a dimming view of its own.
public struct SheetAppearance: Hashable, Sendable {
  /// The radius of the sheet's upper corners.
  public let cornerRadius: CGFloat
  /// The grabber's frame in the sheet's space; nil where none is shown.
  public let grabber: CGRect?
  /// The opacity of the black over what lies behind, from 0 to 1.
  public let dimming: CGFloat
  /// Whether touches beside the sheet reach what lies behind.
  public let letsTouchesThrough: Bool
  /// Where the presenter's view is drawn, pushed back by a card at its full height.
  public let presenter: CGRect
}
