public import AdaptCore
public import Foundation

/// The detent at which a sheet rests.
///
/// Rule `sheet.selected-detent`. UIKit: `UISheetPresentationController.selectedDetentIdentifier`.
public enum DetentSelection {
  public static let rule = Rule(
    "sheet.selected-detent", number: Why.rule,
    summary: "A sheet rests at the selected detent if it is active, else at the smallest active "
      + "one; if none is, it has its full height, and in compact height covers the window.",
    versions: "15+", grade: .documented,
    source: "documentation of selectedDetentIdentifier and detents; full height where none is "
      + "active: one sheet with a value of 10000, \(ThirdParty.detents), elsewhere "
      + "assumed; that the medium detent alone fails at the edge in compact height: R015",
    reasons: Why.allWords)

  /// Returns the place of the detent among those given; nil means full height.
  ///
  /// - Parameters:
  ///   - values: The value of each detent; nil for an inactive one.
  ///   - selected: The place of the selected detent; nil when no identifier is set or none has it.
  /// - Complexity: O(number of detents).
  public static func decide(values: [CGFloat?], selected: Int?) -> Decision<Int?> {
    if let selected, values.indices.contains(selected), values[selected] != nil {
      return Decision(selected, because: Why.selected)
    }
    var smallest: (place: Int, value: CGFloat)?
    for (place, value) in values.enumerated() {
      guard let value else { continue }
      if smallest.map({ value < $0.value }) ?? true { smallest = (place, value) }
    }
    guard let smallest else { return Decision(nil, because: Why.noneActive) }
    return Decision(smallest.place, because: selected == nil ? Why.smallest : .inactive)
  }
}

extension DetentSelection {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 110 }
    case selected, smallest, inactive, noneActive

    var words: String {
      switch self {
      case .selected: "the app or the user selected the detent"
      case .smallest: "no detent is selected, so the smallest active one counts"
      case .inactive: "the selected detent is inactive, so the smallest active one counts"
      case .noneActive: "no detent is active, so the sheet has its full height"
      }
    }
  }
}
