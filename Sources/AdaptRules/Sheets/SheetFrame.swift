public import AdaptCore
public import Foundation

/// Where a sheet lies that rests at a detent.
///
/// Rule `sheet.frame`. UIKit: `frameOfPresentedViewInContainerView`.
public enum SheetFrame {
  public static let rule = Rule(
    "sheet.frame", number: Why.rule,
    summary: "A sheet at a detent stands that value above the bottom safe area and reaches the "
      + "bottom; from 26 one below full height floats.",
    versions: "15–25: attached to the bottom; 26+: floats in compact width",
    grade: .reported,
    source: "\(ThirdParty.disassembly); documentation: a value excludes the bottom "
      + "safe area; 26: rule sheet.floating; that nothing floats in compact height is assumed",
    reasons: Why.allWords)

  /// Returns the placement in the container's space, in points. It is continuous in `value`.
  ///
  /// - Parameters:
  ///   - value: The detent's value; one at or above the maximum gives the full frame.
  ///   - full: The sheet's frame at full height (``SheetExtent``).
  public static func decide(
    value: CGFloat, form: SheetForm.Form, full: CGRect, in space: PresentationSpace
  ) -> Decision<SheetPlacement> {
    let bottom = min(space.safeArea.bottom, full.height)
    let maximum = max(0, full.height - space.safeArea.bottom)
    guard form.hasDetents else {
      let covered = max(0, space.safeArea.bottom - (space.size.height - full.maxY))
      return Decision(
        SheetPlacement(
          frame: full, layoutSize: full.size, bottomSafeArea: min(covered, full.height)),
        because: Why.oneHeight)
    }
    guard value < maximum else {
      return Decision(
        SheetPlacement(frame: full, layoutSize: full.size, bottomSafeArea: bottom),
        because: Why.fullHeight)
    }
    let value = value.isNaN ? 0 : max(0, value)
    if space.design >= 26, form == .detents {
      return FloatingSheet.decide(value: value, maximum: maximum, full: full, in: space)
    }
    let height = value + bottom
    let frame = CGRect(
      x: full.minX, y: full.maxY - height, width: full.width, height: height)
    return Decision(
      SheetPlacement(frame: frame, layoutSize: frame.size, bottomSafeArea: min(bottom, height)),
      because: Why.attached)
  }
}

extension SheetFrame {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 111 }
    case oneHeight, fullHeight, attached

    var words: String {
      switch self {
      case .oneHeight: "the sheet has one height here"
      case .fullHeight: "the value reaches the maximum, so the sheet has its full height"
      case .attached: "the sheet stands its detent's value above the bottom safe area"
      }
    }
  }
}
