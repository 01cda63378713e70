public import AdaptCore

/// Whether the coordinator of a presentation or dismissal that waits to begin is handed out.
///
/// Rule `presentation.coordinator`. UIKit: `UIViewController.transitionCoordinator`.
public enum CallCoordinator {
  public static let rule = Rule(
    "presentation.coordinator", number: Why.rule,
    summary: "A presenter and what it presents have the transition's coordinator from the call to "
      + "present or dismiss on, unless another transition of theirs is under way.",
    versions: "8+", grade: .documented,
    source: "documentation of UIViewControllerTransitionCoordinator: a presentation or dismissal "
      + "makes one and assigns it; that it is there when the call returns, and that a transition "
      + "under way keeps its own, is assumed",
    reasons: Why.allWords)

  /// Returns whether the coordinator is handed out before the transition begins.
  ///
  /// - Parameter isMoving: Whether another transition of the controller is under way.
  public static func decide(isMoving: Bool) -> Decision<Bool> {
    isMoving ? Decision(false, because: Why.moving) : Decision(true, because: Why.called)
  }
}

extension CallCoordinator {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 55 }
    case called, moving

    var words: String {
      switch self {
      case .called: "the call to present or dismiss has made the coordinator"
      case .moving: "another transition of the controller is under way"
      }
    }
  }
}
