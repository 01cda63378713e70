public import Foundation

/// The sizes of the measured popovers (O040, O041), which pointed at a button at the upper left.
///
/// The button lay at 20, 20 below the bars, 53 × 30 points; where the bars ended is taken from the
/// devices: a status bar (none on phones on their side) and a navigation bar of 44, 32 or 50.
public struct MeasuredPopover: Sendable, CustomStringConvertible {
  public let environment: MeasuredEnvironment
  public let size: CGSize
  /// The bottom of the navigation bar in points.
  public let barBottom: CGFloat

  /// What the popover pointed at, in the window's space.
  public var anchor: CGRect { CGRect(x: 20, y: barBottom + 20, width: 53, height: 30) }

  public var description: String { environment.name }
}

extension MeasuredPopover {
  public static let all: [MeasuredPopover] = [
    row("9, pad", 320, 480, 64), row("9, phone", 320, 480, 64),
    row("9, Plus phone on its side", 320, 374, 44), row("13, big phone on its side", 333, 374, 44),
    row("13, pad", 388, 667, 74), row("13, phone", 320, 493, 64),
    row("13, phone on its side", 333, 335, 32),
  ].compactMap { $0 }

  private static func row(
    _ name: String, _ width: CGFloat, _ height: CGFloat, _ barBottom: CGFloat
  ) -> MeasuredPopover? {
    MeasuredEnvironment.all.first { $0.name == name }.map {
      MeasuredPopover(
        environment: $0, size: CGSize(width: width, height: height), barBottom: barBottom)
    }
  }
}
