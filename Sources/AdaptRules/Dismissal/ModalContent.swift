public import AdaptCore

/// Whether a presentation is modal for gestures.
///
/// Rule `dismissal.modal-content`. UIKit: `isModalInPresentation`.
public enum ModalContent {
  public static let rule = Rule(
    "dismissal.modal-content", number: Why.rule,
    summary:
      "A presentation is modal when the presented controller says so, or a controller inside "
      + "it whose view is in the window.",
    versions: "13+", grade: .documented,
    source: "header comment on UIViewController.modalInPresentation, of the presentation that "
      + "hosts the controller; Apple's sample Disabling the Pull-Down Gesture for a Sheet sets it "
      + "for the content of a stack; that every level counts, and none whose view is out of the "
      + "window, is chosen",
    reasons: Why.allWords)

  /// Returns whether a presentation is modal.
  ///
  /// - Parameters:
  ///   - presented: What the presented controller says of itself.
  ///   - content: Whether a controller inside it that is in the window says it is modal.
  public static func decide(presented: Bool, content: Bool) -> Decision<Bool> {
    if presented { return Decision(true, because: Why.presented) }
    return content ? Decision(true, because: Why.content) : Decision(false, because: Why.nobody)
  }
}

extension ModalContent {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 236 }
    case presented, content, nobody

    var words: String {
      switch self {
      case .presented: "the presented controller is modal in presentation"
      case .content: "a controller inside the presented one is modal in presentation"
      case .nobody: "no controller of the presentation is modal"
      }
    }
  }
}
