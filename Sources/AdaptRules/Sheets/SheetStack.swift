public import AdaptCore
public import Foundation

/// Where a view lies behind a card at its full height.
///
/// Rule `sheet.stack`. UIKit: `UISheetPresentationController`.
public enum SheetStack {
  public static let rule = Rule(
    "sheet.stack", number: Why.rule,
    summary: "While a card rises to its full height the view behind it shrinks by 16 points at "
      + "each side, 20 on wide screens, and stays 10 points above the card.",
    versions: "13–25: compact width and regular height; 26+: nothing moves",
    grade: .reported,
    source: "\(ThirdParty.disassembly), with their example of 320 × 480; taken over for "
      + "13 and 14, assumed; 26: a library's report that a full sheet no longer stacks "
      + "(wanteddev/montage-ios pull request 520), and a full frame without a gap",
    reasons: Why.allWords)

  /// How far the view behind stands above the card, in points.
  static let lift: CGFloat = 10

  /// Returns how far a card has risen to its full height, from 0 to 1.
  ///
  /// - Parameters:
  ///   - height: The card's height now, in points.
  ///   - lower: Its height at the next lower detent; zero where there is none.
  ///   - full: Its full height.
  public static func progress(height: CGFloat, lower: CGFloat, full: CGFloat) -> CGFloat {
    full > lower ? min(max((height - lower) / (full - lower), 0), 1) : 1
  }

  /// Returns where a view behind a card lies, in the container's space, in points.
  ///
  /// - Parameters:
  ///   - frame: The view's frame with no card over it.
  ///   - depth: How many cards lie over it, at least 1.
  ///   - cardTop: The top of the topmost card at full height.
  ///   - progress: How far that card has risen (``progress(height:lower:full:)``).
  public static func decide(
    frame: CGRect, depth: Int, cardTop: CGFloat, progress: CGFloat, form: SheetForm.Form,
    in space: PresentationSpace
  ) -> Decision<CGRect> {
    switch form {
    case .classic, .edgeAttached, .covering, .centred:
      return Decision(frame, because: Why.noStack)
    case .card, .detents: break
    }
    if space.design >= 26 { return Decision(frame, because: Why.newDesign) }
    let share = min(max(progress, 0), 1)
    guard share > 0, space.size.width > 0 else { return Decision(frame, because: Why.belowFull) }
    let margin: CGFloat = space.size.width <= 393 ? 16 : 20
    let scale = max(0, 1 - 2 * margin / space.size.width)
    let top = depth > 1 ? cardTop : cardTop - lift
    let size = CGSize(
      width: frame.width * (1 + (scale - 1) * share),
      height: frame.height * (1 + (scale - 1) * share))
    let pushed = CGRect(
      x: frame.midX - size.width / 2, y: frame.minY + (top - frame.minY) * share,
      width: size.width, height: size.height)
    return Decision(pushed, because: Why.pushed)
  }
}

extension SheetStack {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 113 }
    case noStack, newDesign, belowFull, pushed

    var words: String {
      switch self {
      case .noStack: "only a card in compact width and regular height pushes back what lies behind"
      case .newDesign: "from 26 a sheet at full height leaves no gap to show what lies behind"
      case .belowFull: "the card is not above its next lower detent, so nothing is pushed back"
      case .pushed: "the card rises to full height, so the view behind shrinks and stays above it"
      }
    }
  }
}
