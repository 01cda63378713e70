public import AdaptCore

/// Which tab is selected after the controllers of a tab controller are replaced.
///
/// Rule `tabs.kept-selection`. UIKit: `UITabBarController.viewControllers`.
public enum KeptTab {
  public static let rule = Rule(
    "tabs.kept-selection", number: Why.rule,
    summary: "The controller that was selected stays selected; if it is gone, the one at its old "
      + "place is, and if there is none, the first.",
    versions: "8+", grade: .documented,
    source: "documentation of UITabBarController.viewControllers", reasons: Why.allWords)

  /// - Parameters:
  ///   - oldPlace: The place of the selected controller among the old ones; nil for none.
  ///   - newPlace: The place of the same controller among the new ones; nil when it is gone.
  ///   - count: How many new controllers there are, at least zero.
  /// - Returns: The place among the new controllers; nil when there are none.
  public static func decide(oldPlace: Int?, newPlace: Int?, count: Int) -> Decision<Int?> {
    guard count > 0 else { return Decision(nil, because: Why.noTabs) }
    if let newPlace { return Decision(newPlace, because: Why.stays) }
    guard let oldPlace else { return Decision(0, because: Why.noneBefore) }
    return oldPlace < count
      ? Decision(oldPlace, because: Why.samePlace) : Decision(0, because: Why.placeGone)
  }
}

extension KeptTab {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 193 }
    case noTabs, stays, noneBefore, samePlace, placeGone

    var words: String {
      switch self {
      case .noTabs: "there is no controller to select"
      case .stays: "the selected controller is among the new ones"
      case .noneBefore: "nothing was selected, so the first controller is"
      case .samePlace: "the selected controller is gone; the one at its place follows it"
      case .placeGone: "the selected controller and its place are gone; the first is selected"
      }
    }
  }
}
