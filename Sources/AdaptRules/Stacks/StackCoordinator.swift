public import AdaptCore

/// Whether asking a stack for its coordinator begins the transition that waits.
///
/// Rule `stack.coordinator`. UIKit: `UIViewController.transitionCoordinator`.
public enum StackCoordinator {
  public static let rule = Rule(
    "stack.coordinator", number: Why.rule,
    summary: "A stack on screen has its coordinator right after a push or pop: code that asks for "
      + "it begins the transition, which else begins with the next layout.",
    versions: "8+", grade: .assumed,
    source: "that the coordinator is there: ekazaev/route-composer pull request 62, "
      + "BlocksKit/BlocksKit issue 237, stackoverflow.com/a/33767837; how UIKit has it by then is "
      + "in no source",
    reasons: Why.allWords)

  /// Returns whether the transition begins now.
  ///
  /// - Parameters:
  ///   - isWaiting: Whether a push or pop waits for the next layout.
  ///   - isOnScreen: Whether the stack's view is in a window.
  public static func decide(isWaiting: Bool, isOnScreen: Bool) -> Decision<Bool> {
    if !isWaiting { return Decision(false, because: Why.nothingWaits) }
    return isOnScreen
      ? Decision(true, because: Why.begins) : Decision(false, because: Why.offScreen)
  }
}

extension StackCoordinator {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 244 }
    case nothingWaits, offScreen, begins

    var words: String {
      switch self {
      case .nothingWaits: "no push or pop waits to begin"
      case .offScreen: "a stack outside of every window changes without a transition"
      case .begins: "code that asks for the coordinator right after a push or pop gets it"
      }
    }
  }
}
