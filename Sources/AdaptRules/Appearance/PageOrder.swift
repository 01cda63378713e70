public import AdaptCore

/// In which order a turn of a page tells the two pages.
///
/// Rule `appearance.page-order`. UIKit: `UIPageViewController`.
public enum PageOrder {
  public static let rule = Rule(
    "appearance.page-order", number: Why.rule,
    summary: "A turn of a page tells the arriving page first; at the end a scroll tells the "
      + "arriving one first and a curl the leaving one, and a cancelled turn has an order of its "
      + "own in each style.",
    versions: "8+", grade: .logged,
    source: "wangling.me, The Inconsistent Order of View Transition Events (7)",
    reasons: Why.allWords)

  public static func decide(
    _ style: PageTransitionStyle, on system: SystemVersion
  ) -> Decision<TransitionOrder> {
    switch style {
    case .scroll: Decision(scroll.order(on: system), because: Why.scroll)
    case .pageCurl: Decision(curl.order(on: system), because: Why.curl)
    }
  }

  private static let begin: [TransitionOrder.Step] = [
    .init(.arriving, .viewWillAppear),
    .init(.leaving, .viewWillDisappear),
    .init(.arriving, .viewIsAppearing),
  ]

  private static let scroll = TransitionOrder.Versions(
    begin: begin,
    complete: [
      .init(.arriving, .viewDidAppear),
      .init(.leaving, .viewDidDisappear),
    ],
    cancel: [
      .init(.leaving, .viewWillAppear),
      .init(.leaving, .viewIsAppearing),
      .init(.leaving, .viewDidAppear),
      .init(.arriving, .viewWillDisappear),
      .init(.arriving, .viewDidDisappear),
    ])

  private static let curl = TransitionOrder.Versions(
    begin: begin,
    complete: [
      .init(.leaving, .viewDidDisappear),
      .init(.arriving, .viewDidAppear),
    ],
    cancel: [
      .init(.arriving, .viewWillDisappear),
      .init(.leaving, .viewWillAppear),
      .init(.leaving, .viewIsAppearing),
      .init(.arriving, .viewDidDisappear),
      .init(.leaving, .viewDidAppear),
    ])
}

extension PageOrder {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 196 }
    case scroll, curl

    var words: String {
      switch self {
      case .scroll: "pages that scroll end with the leaving one"
      case .curl: "pages that curl end with the arriving one"
      }
    }
  }
}
