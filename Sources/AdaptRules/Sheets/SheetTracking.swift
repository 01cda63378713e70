public import AdaptCore
public import Foundation

/// Where a sheet is while a finger drags it.
///
/// Rule `sheet.tracking`. UIKit: `UISheetPresentationController`.
public enum SheetTracking {
  public static let rule = Rule(
    "sheet.tracking", number: Why.rule,
    summary: "A sheet follows the finger after its first 10 points, and gives way ever less above "
      + "its highest detent, and below its lowest where it may not go.",
    versions: "13+", grade: .reported,
    source: "10 points: \(ThirdParty.detents); the band (0.55 of at most 100 points above, of a "
      + "quarter of the full height or 200 below): \(ThirdParty.olderDisassembly); both taken over "
      + "for the other systems, assumed",
    reasons: Why.allWords)

  /// The way in points a finger goes before the sheet moves.
  public static let slop: CGFloat = 10

  /// Where a dragged sheet is.
  public struct Position: Hashable, Sendable {
    /// The top of the sheet in the container's space, in points.
    public var top: CGFloat
    /// How much of the lowest detent's height is gone, from 0 to 1: the dismissal's progress.
    public var progress: CGFloat
    /// Whether the sheet is below its lowest detent, where it asks whether it may go.
    public var isBelowLowest: Bool
  }

  /// Returns where the sheet is.
  ///
  /// - Parameter translation: The finger's way in points since it touched, positive downwards;
  ///   anything but a number counts as none.
  public static func decide(_ drag: SheetDrag, translation: CGFloat) -> Decision<Position> {
    let way = travel(translation)
    guard way != 0 else { return position(drag, top: drag.startTop, because: .slop) }
    let finger = drag.startTop + way
    if finger < drag.highestTop {
      let room = min(100, drag.roomAbove)
      let top = drag.highestTop - band(drag.highestTop - finger, room: room)
      return position(drag, top: top, because: .above)
    }
    if finger > drag.lowest.minY, drag.permission.keepsSheet {
      let top = drag.lowest.minY + band(finger - drag.lowest.minY, room: drag.roomBelow)
      return position(drag, top: top, because: .kept)
    }
    return position(drag, top: finger, because: finger > drag.lowest.minY ? .leaving : .follows)
  }

  /// The way in points the sheet moves for a finger's way.
  static func travel(_ translation: CGFloat) -> CGFloat {
    let way = bounded(translation)
    if way.magnitude <= slop { return 0 }
    return way > 0 ? way - slop : way + slop
  }

  /// A number a gesture can have; anything but a number is none.
  static func bounded(_ number: CGFloat) -> CGFloat {
    number.isNaN ? 0 : min(max(number, -1_000_000), 1_000_000)
  }

  /// How far something gives way that is pulled over its edge, less than `room`.
  static func band(_ distance: CGFloat, room: CGFloat) -> CGFloat {
    room > 0 ? room * (1 - 1 / (distance * 0.55 / room + 1)) : 0
  }

  private static func position(
    _ drag: SheetDrag, top: CGFloat, because why: Why
  ) -> Decision<Position> {
    let lowest = drag.lowest
    let gone = lowest.height > 0 ? (top - lowest.minY) / lowest.height : 0
    return Decision(
      Position(
        top: top, progress: min(max(gone, 0), 1), isBelowLowest: top > lowest.minY),
      because: why)
  }
}

extension SheetTracking {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 82 }
    case slop, above, kept, leaving, follows

    var words: String {
      switch self {
      case .slop: "the finger has not gone further than 10 points"
      case .above: "above its highest detent the sheet gives way ever less"
      case .kept: "below its lowest detent a sheet that may not go gives way ever less"
      case .leaving: "below its lowest detent the sheet leaves with the finger"
      case .follows: "between its detents the sheet follows the finger"
      }
    }
  }
}
