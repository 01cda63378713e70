public import Foundation

/// The distances, in points, that a full-screen root view keeps its content from its left and
/// right edges at the default text size. The side insets of the safe area are part of them.
public struct RootViewMargins: Hashable, Sendable {
  /// The layout margin. UIKit: `directionalLayoutMargins`.
  public let layoutMargin: CGFloat
  /// The distance of the readable content. UIKit: `readableContentGuide`.
  public let readableInset: CGFloat

  package init(layoutMargin: CGFloat, readableInset: CGFloat) {
    self.layoutMargin = layoutMargin
    self.readableInset = readableInset
  }
}
