public import AdaptCore
public import Foundation

/// The radius of a sheet's corners.
///
/// Rule `sheet.corners`. UIKit: `UISheetPresentationController.preferredCornerRadius`.
public enum SheetCorners {
  public static let rule = Rule(
    "sheet.corners", number: Why.rule,
    summary: "A sheet's corners have the preferred radius or, up to 25, one of 10 points; from 26 "
      + "the system fits them to the display.",
    versions: "8–12: assumed; 13–25: 10; 15+: a preferred radius; 26+: 8 by one reading",
    grade: .reported,
    source: "10: \(ThirdParty.olderDisassembly); 8: the same from a host on the design of "
      + "26, while drawings of 26.1 fit 38 at the top and 58 at the bottom: take it as unknown",
    reasons: Why.allWords)

  /// Returns the radius of the upper corners in points.
  ///
  /// - Parameter preferred: The radius the app prefers; nil for the automatic one.
  public static func decide(
    preferred: CGFloat?, on system: SystemVersion
  ) -> Decision<CGFloat> {
    if let preferred, system >= 15, preferred >= 0 {
      return Decision(preferred, because: Why.preferred)
    }
    return system < 26
      ? Decision(10, because: Why.automatic) : Decision(8, because: Why.display)
  }
}

extension SheetCorners {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 114 }
    case preferred, automatic, display

    var words: String {
      switch self {
      case .preferred: "the app prefers the radius"
      case .automatic: "the automatic radius is 10 points"
      case .display: "from 26 the corners follow the display; the figure is uncertain"
      }
    }
  }
}
