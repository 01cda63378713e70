public import AdaptCore

/// How a segue changes its destination before the source prepares for it.
///
/// Rule `segue.style`. UIKit: `UIStoryboardSegue.destination`.
public enum SegueStyle {
  public static let rule = Rule(
    "segue.style", number: Why.rule,
    summary: "A style or transition that the segue states replaces the destination's own, and a "
      + "popover segue makes it a popover, with its anchor, before prepare(for:sender:), so that "
      + "code has the last word; a segue that states none leaves the destination as it is.",
    versions: "8+", grade: .assumed,
    source:
      "no source states the order; code that sets the popover's delegate in prepare works, so "
      + "the popover is there by then",
    reasons: Why.allWords)

  /// Returns the style that the destination gets; nil to leave it as it is.
  ///
  /// - Parameters:
  ///   - stated: The segue's own.
  ///   - isPopover: Whether the segue presents as a popover.
  public static func decide(
    stated: UIModalPresentationStyle?, isPopover: Bool
  ) -> Decision<UIModalPresentationStyle?> {
    if isPopover { return Decision(.popover, because: Why.popover) }
    guard let stated else { return Decision(nil, because: Why.destination) }
    return Decision(stated, because: Why.stated)
  }
}

extension SegueStyle {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 246 }
    case popover, stated, destination

    var words: String {
      switch self {
      case .popover: "the segue presents as a popover"
      case .stated: "the segue states the style"
      case .destination: "the segue leaves the style to its destination"
      }
    }
  }
}
