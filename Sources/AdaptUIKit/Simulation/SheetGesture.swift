public import Foundation

/// A finger's way on a sheet.
public struct SheetGesture: Hashable, Sendable {
  /// How far the finger goes in points, positive downwards.
  public var translation: CGFloat
  /// How fast it goes when it lets go, in points a second, positive downwards.
  public var velocity: CGFloat
  public var end: GestureEnd

  /// - Parameter end: Whether the finger lets go, or the system takes the gesture back.
  public init(translation: CGFloat, velocity: CGFloat = 0, end: GestureEnd = .finish) {
    self.translation = translation
    self.velocity = velocity
    self.end = end
  }
}
