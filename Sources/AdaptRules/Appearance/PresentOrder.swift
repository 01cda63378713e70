public import AdaptCore

/// In which order a presentation tells presenter, presented and presentation controller.
///
/// The presented controller arrives; the presenter leaves where its view is removed.
/// Rule `appearance.present-order`. UIKit: `present(_:animated:completion:)`.
public enum PresentOrder {
  public static let rule = Rule(
    "appearance.present-order", number: Why.rule,
    summary: "A presentation tells the presentation controller, the presenter if its view goes, "
      + "then the presented controller; at the end the presented one before the presenter.",
    versions: "8+", grade: .logged,
    source: "O001, O002, O003, O004, O009, O011; the place of the presentation controller's calls "
      + "and the way back are assumed",
    reasons: Why.allWords)

  /// Returns the order of a presentation.
  ///
  /// - Parameter removesPresenter: Whether the presenter's view leaves the hierarchy.
  public static func decide(
    removesPresenter: Bool, on system: SystemVersion
  ) -> Decision<TransitionOrder> {
    removesPresenter
      ? Decision(removing.order(on: system), because: Why.removing)
      : Decision(keeping.order(on: system), because: Why.keeping)
  }

  private static let keeping = TransitionOrder.Versions(
    begin: [
      .init(.presentation, .presentationTransitionWillBegin),
      .init(.arriving, .viewWillAppear),
      .init(.arriving, .viewIsAppearing),
    ],
    complete: [
      .init(.presentation, .presentationTransitionDidEnd),
      .init(.arriving, .viewDidAppear),
    ],
    cancel: [
      .init(.presentation, .presentationTransitionDidEnd),
      .init(.arriving, .viewWillDisappear),
      .init(.arriving, .viewDidDisappear),
    ])

  private static let removing = TransitionOrder.Versions(
    begin: [
      .init(.presentation, .presentationTransitionWillBegin),
      .init(.leaving, .viewWillDisappear),
      .init(.arriving, .viewWillAppear),
      .init(.arriving, .viewIsAppearing),
    ],
    complete: [
      .init(.presentation, .presentationTransitionDidEnd),
      .init(.arriving, .viewDidAppear),
      .init(.leaving, .viewDidDisappear),
    ],
    cancel: [
      .init(.presentation, .presentationTransitionDidEnd),
      .init(.arriving, .viewWillDisappear),
      .init(.leaving, .viewWillAppear),
      .init(.leaving, .viewIsAppearing),
      .init(.leaving, .viewDidAppear),
      .init(.arriving, .viewDidDisappear),
    ])
}

extension PresentOrder {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 122 }
    case keeping, removing

    var words: String {
      switch self {
      case .keeping: "the presenter's view stays, so the presenter is told nothing"
      case .removing: "the presenter's view goes, so the presenter disappears"
      }
    }
  }
}
