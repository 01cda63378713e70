public import AdaptCore

/// In which order a change of tabs tells the two controllers.
///
/// Rule `appearance.tab-order`. UIKit: `UITabBarController`.
public enum TabOrder {
  public static let rule = Rule(
    "appearance.tab-order", number: Why.rule,
    summary: "A change of tabs tells the arriving controller first that it will appear and last "
      + "that it did; a cancelled one takes the arriving controller back first.",
    versions: "8+; the calls that undo a cancelled change are assumed", grade: .logged,
    source: "O078, O083", reasons: Why.allWords)

  public static func decide(on system: SystemVersion) -> Decision<TransitionOrder> {
    Decision(order.order(on: system), because: Why.tabs)
  }

  private static let order = TransitionOrder.Versions(
    begin: [
      .init(.arriving, .viewWillAppear),
      .init(.leaving, .viewWillDisappear),
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

extension TabOrder {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 195 }
    case tabs

    var words: String {
      switch self {
      case .tabs: "of two tabs the arriving controller is told first"
      }
    }
  }
}
