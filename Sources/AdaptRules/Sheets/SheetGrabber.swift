public import AdaptCore
public import Foundation

/// Whether a sheet shows a grabber, and what a tap on it does.
///
/// Rule `sheet.grabber`. UIKit: `UISheetPresentationController.prefersGrabberVisible`.
public enum SheetGrabber {
  public static let rule = Rule(
    "sheet.grabber", number: Why.rule,
    summary: "A grabber of 36 × 5 points stands 5 points below a sheet's top; a tap goes to the "
      + "next lower detent, from the lowest to the highest, and closes a sheet with one detent.",
    versions: "15+", grade: .reported,
    source: "size and place: \(ThirdParty.disassembly), and \(ThirdParty.detents); "
      + "touches and taps: the former alone; none in the middle of a window: assumed",
    reasons: Why.allWords)

  /// The size in points.
  public static let size = CGSize(width: 36, height: 5)
  /// The length in points of the square around it that takes touches.
  public static let touchLength: CGFloat = 44
  /// The distance in points below the sheet's top.
  static let topInset: CGFloat = 5

  /// What a tap on the grabber does.
  public enum Tap: Hashable, Sendable {
    /// The sheet moves to the stop at this place.
    case moves(to: Int)
    /// The sheet wants to go, as after a tap beside it.
    case closes
  }

  /// Returns the grabber's frame in the sheet's space, in points; nil where it is not shown.
  ///
  /// - Parameter width: The sheet's width.
  public static func decide(
    isPreferred: Bool, form: SheetForm.Form, width: CGFloat, on system: SystemVersion
  ) -> Decision<CGRect?> {
    guard system >= 15, form.hasDetents else { return Decision(nil, because: Why.noGrabber) }
    guard isPreferred else { return Decision(nil, because: Why.notPreferred) }
    let frame = CGRect(
      x: (width - size.width) / 2, y: topInset, width: size.width, height: size.height)
    return Decision(frame, because: Why.preferred)
  }

  /// Returns what a tap on a visible grabber does.
  ///
  /// - Parameters:
  ///   - stops: How many heights the sheet can rest at, at least 1.
  ///   - resting: The place of the one it rests at, from the lowest.
  public static func tap(stops: Int, resting: Int) -> Decision<Tap> {
    guard stops > 1 else { return Decision(.closes, because: Why.oneStop) }
    return Decision(.moves(to: (stops + resting - 1) % stops), because: Why.nextLower)
  }
}

extension SheetGrabber {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 115 }
    case noGrabber, notPreferred, preferred, oneStop, nextLower

    var words: String {
      switch self {
      case .noGrabber: "only a sheet with detents has a grabber"
      case .notPreferred: "the app does not ask for a grabber"
      case .preferred: "the app asks for a grabber"
      case .oneStop: "the sheet has one height, so a tap on the grabber closes it"
      case .nextLower: "a tap on the grabber goes to the next lower detent, or round to the highest"
      }
    }
  }
}
