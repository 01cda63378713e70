public import AdaptCore
public import Foundation

/// What a sheet does when a finger lets go of it.
///
/// Rule `sheet.release`. UIKit: `UISheetPresentationController`.
public enum SheetRelease {
  public static let rule = Rule(
    "sheet.release", number: Why.rule,
    summary: "A released sheet goes to the detent nearest to where its speed carries it, and away "
      + "from half of its lowest height or at 1000 points a second down; one that may not go "
      + "tells of the attempt and stays.",
    versions: "13–14: half or 1000, assumed from 26; 15–25: being away counts as one more detent; "
      + "26+: half or 1000",
    grade: .reported,
    source: "26: \(ThirdParty.detents): at rest 370 of 793 springs back and 398 goes, 170 of a "
      + "value of 400 springs back and 210 goes; at 54 points, 975 a second springs back and 1000 "
      + "goes; 15–25: \(ThirdParty.olderDisassembly), 0.99 deceleration, 250 and 1000 points a "
      + "second, which agree with those; the attempt at a quarter of the room below: the same; "
      + "between detents 26 is assumed to be as 16",
    reasons: Why.allWords)

  /// Half of the lowest detent's height: the share at which a sheet at rest goes.
  public static let dismissProgress: CGFloat = 0.5
  /// The speed in points a second of a flick.
  public static let flick: CGFloat = 1000
  /// The speed in points a second below which a release counts as at rest.
  public static let rest: CGFloat = 250
  /// The seconds of its speed that a released sheet still goes: 0.99 a millisecond.
  static let carry: CGFloat = 0.099

  /// Where the sheet goes.
  public enum End: Hashable, Sendable {
    /// To the stop at this place.
    case settles(at: Int)
    /// Away.
    case dismisses
  }

  /// What becomes of the sheet.
  public struct Outcome: Hashable, Sendable {
    public var end: End
    /// Whether the delegate hears that somebody tried to dismiss.
    public var attempts: Bool
  }

  /// Returns what a released sheet does.
  ///
  /// - Parameters:
  ///   - translation: The finger's way in points since it touched, positive downwards.
  ///   - velocity: Its speed in points a second, positive downwards; anything but a number counts
  ///     as none.
  /// - Complexity: O(number of stops).
  public static func decide(
    _ drag: SheetDrag, translation: CGFloat, velocity: CGFloat
  ) -> Decision<Outcome> {
    guard SheetTracking.travel(translation) != 0 else {
      return Decision(Outcome(end: .settles(at: drag.start), attempts: false), because: Why.noDrag)
    }
    let speed = SheetTracking.bounded(velocity)
    var free = drag
    free.permission = .allowed
    let wanted = end(free, translation, speed)
    guard drag.permission.keepsSheet else {
      return wanted.map { Outcome(end: $0, attempts: false) }
    }
    let top = SheetTracking.decide(drag, translation: translation).value.top
    let pull = top - drag.lowest.minY
    let isPulled = drag.roomBelow > 0 && pull >= drag.roomBelow / 4
    guard wanted.value == .dismisses || isPulled else {
      return wanted.map { Outcome(end: $0, attempts: false) }
    }
    // The stop is the one for the sheet's own, slower way: it never got as far as the finger.
    let stop = nearestStop(drag, top: top, speed: speed)
    return Decision(Outcome(end: .settles(at: stop), attempts: true), because: Why.attempt)
  }

  /// Returns what a sheet does whose drag the system takes back.
  public static func cancelled(_ drag: SheetDrag) -> Decision<Outcome> {
    Decision(Outcome(end: .settles(at: drag.start), attempts: false), because: Why.cancelled)
  }

  private static func end(
    _ drag: SheetDrag, _ translation: CGFloat, _ speed: CGFloat
  ) -> Decision<End> {
    let position = SheetTracking.decide(drag, translation: translation).value
    let goes =
      drag.system >= 15 && drag.system < 26
      ? goesByProjection(drag, position, speed) : goesByThreshold(position, speed)
    if goes { return Decision(.dismisses, because: speed >= flick ? Why.flickedAway : .pastHalf) }
    let stop = nearestStop(drag, top: position.top, speed: speed)
    return Decision(
      .settles(at: stop), because: stop == drag.start ? Why.springsBack : .changesDetent)
  }

  private static func goesByThreshold(
    _ position: SheetTracking.Position, _ speed: CGFloat
  ) -> Bool {
    guard position.isBelowLowest else { return false }
    return speed >= flick || (position.progress >= dismissProgress && speed > -rest)
  }

  private static func goesByProjection(
    _ drag: SheetDrag, _ position: SheetTracking.Position, _ speed: CGFloat
  ) -> Bool {
    let tops = drag.stops.map(\.minY)
    let chosen = choose(among: [drag.lowest.maxY] + tops, top: position.top, speed: speed)
    return chosen == 0
  }

  private static func nearestStop(_ drag: SheetDrag, top: CGFloat, speed: CGFloat) -> Int {
    choose(among: drag.stops.map(\.minY), top: top, speed: speed)
  }

  /// The place of the top that a release leads to; `tops` go from the lowest sheet to the highest.
  private static func choose(among tops: [CGFloat], top: CGFloat, speed: CGFloat) -> Int {
    let carried = speed.magnitude < rest ? top : top + speed * carry
    let place = nearest(tops, to: carried)
    guard speed.magnitude >= flick, place == nearest(tops, to: top) else { return place }
    return speed > 0 ? max(0, place - 1) : min(tops.count - 1, place + 1)
  }

  /// The place of the nearest top; of two equally near ones the lower sheet's.
  private static func nearest(_ tops: [CGFloat], to top: CGFloat) -> Int {
    var best = 0
    for place in tops.indices where (tops[place] - top).magnitude < (tops[best] - top).magnitude {
      best = place
    }
    return best
  }
}

extension SheetRelease {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 83 }
    case noDrag, cancelled, flickedAway, pastHalf, springsBack, changesDetent, attempt

    var words: String {
      switch self {
      case .noDrag: "the finger has not gone far enough to drag the sheet"
      case .cancelled: "the drag is taken back, so the sheet returns to where it rested"
      case .flickedAway: "the finger flicks the sheet away"
      case .pastHalf: "more than half of the lowest height is gone, or will be"
      case .springsBack: "where it rested is the nearest to where the release leads"
      case .changesDetent: "another detent is nearer to where the release leads"
      case .attempt: "the sheet is pulled to go and may not"
      }
    }
  }
}
