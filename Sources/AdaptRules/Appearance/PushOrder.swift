public import AdaptCore

/// In which order a push or a pop tells the two controllers.
///
/// Rule `appearance.push-order`. UIKit: `UINavigationController`.
public enum PushOrder {
  public static let rule = Rule(
    "appearance.push-order", number: Why.rule,
    summary: "A push or a pop tells the leaving controller before the arriving one, at the start "
      + "and at the end; a cancelled pop takes the arriving one back first.",
    versions: "8+", grade: .logged, source: "O067, O068, O072, R082", reasons: Why.allWords)

  /// Returns the order of a push or a pop: the controllers of a pop change their parts.
  public static func decide(on system: SystemVersion) -> Decision<TransitionOrder> {
    Decision(order.order(on: system), because: Why.stack)
  }

  private static let order = TransitionOrder.Versions(
    begin: [
      .init(.leaving, .viewWillDisappear),
      .init(.arriving, .viewWillAppear),
      .init(.arriving, .viewIsAppearing),
    ],
    complete: [
      .init(.leaving, .viewDidDisappear),
      .init(.arriving, .viewDidAppear),
    ],
    cancel: [
      .init(.arriving, .viewWillDisappear),
      .init(.arriving, .viewDidDisappear),
      .init(.leaving, .viewWillAppear),
      .init(.leaving, .viewIsAppearing),
      .init(.leaving, .viewDidAppear),
    ])
}

extension PushOrder {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 124 }
    case stack

    var words: String {
      switch self {
      case .stack: "in a stack the leaving controller is told first"
      }
    }
  }
}
