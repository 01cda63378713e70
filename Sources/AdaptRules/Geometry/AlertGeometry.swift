public import AdaptCore
public import Foundation

/// Where an alert lies.
///
/// Rule `geometry.alert`. UIKit: `UIAlertController.Style.alert`.
public enum AlertGeometry {
  public static let rule = Rule(
    "geometry.alert", number: Why.rule,
    summary: "An alert is 270 points wide, in the middle of the window, and as high as its texts, "
      + "text fields and buttons; from 26 it is 320 wide in the middle of the safe area.",
    versions: "8–25: 270; 26+: 320", grade: .assumed,
    source: "270 is commonly stated, and its heights are chosen, since text is not measured; 26: "
      + "\(ThirdParty.alerts) on 393 × 852, for texts of one line; text fields: chosen",
    reasons: Why.allWords)

  /// The width in points of an alert up to 25.
  public static let width: CGFloat = 270
  /// The width in points of an alert from 26.
  public static let cardWidth: CGFloat = 320
  /// The height in points that a text field adds.
  static let fieldHeight: CGFloat = 30

  /// Returns the frame in the container's space, in points.
  ///
  /// - Parameters:
  ///   - texts: How many of title and message the alert has, at most 2.
  ///   - actions: How many buttons it has; two share a row.
  ///   - fields: How many text fields it has.
  public static func decide(
    in space: PresentationSpace, texts: Int, actions: Int, fields: Int = 0
  ) -> Decision<CGRect> {
    let rows = CGFloat(actions == 2 ? 1 : max(0, actions))
    guard space.design >= 26 else {
      let height =
        40 + 20 * CGFloat(max(0, texts)) + fieldHeight * CGFloat(max(0, fields)) + 44 * rows
      return Decision(space.centred(CGSize(width: width, height: height)), because: Why.middle)
    }
    let header: CGFloat = texts <= 0 ? 0 : (texts == 1 ? 46 + 1 / 3 : 72 + 1 / 3)
    let inputs = fieldHeight * CGFloat(max(0, fields))
    let buttons = rows > 0 ? 24 + 56 * rows : 0
    let free = space.bounds.inset(by: space.safeArea)
    let size = CGSize(
      width: min(cardWidth, free.width), height: min(header + inputs + buttons, free.height))
    let frame = CGRect(
      x: space.size.width / 2 - size.width / 2, y: free.midY - size.height / 2, width: size.width,
      height: size.height)
    return Decision(frame, because: Why.card)
  }
}

extension AlertGeometry {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 104 }
    case middle, card

    var words: String {
      switch self {
      case .middle: "an alert lies in the middle of the window"
      case .card: "from 26 an alert is a card in the middle of the safe area"
      }
    }
  }
}
