import AdaptCore
import AdaptReport
import Foundation
import Testing

@Suite("The result at the top of the text report")
struct RunResultTests {
  static let (root, sheet, other) = (RecordedRun.root, RecordedRun.sheet, RecordedRun.other)

  /// The lines of the result, without its heading.
  func result(of run: RecordedRun, width: Int = 100) -> String {
    let text = TextReport(run.trace, words: RecordedRun.words, width: width).text
    guard let start = text.range(of: "Result\n") else { return "" }
    return text[start.upperBound...].components(separatedBy: "\n\n")[0]
  }

  /// A request and its decision, then the phases up to the management.
  func present(
    _ presented: NodeID, by presenter: NodeID, _ run: RecordedRun,
    frame: CGRect = RecordedRun.tall
  ) {
    run.record(
      .presenting(presented, style: .formSheet, source: presenter, because: ReasonList()),
      on: presenter)
    run.record(
      .styleDecided(from: .formSheet, to: .formSheet, because: RecordedRun.regularWidth),
      on: presented)
    run.record(.phase(.presentation), on: presented)
    run.record(.frameChanged(from: .zero, to: frame), on: presented)
    run.record(.phase(.management), on: presented)
  }

  func dismiss(_ presented: NodeID, _ run: RecordedRun) {
    run.record(.phase(.dismissal), on: presented)
    run.record(.phase(.ended), on: presented)
  }

  @Test(
    "It says what was asked and shown, what each change made of it, and where the presenter was")
  func mainJob() {
    // The presenter goes with the full-screen sheet (0.404), is back beside the card (0.704), goes
    // again when the phone is turned back (1.004) and returns with the dismissal (1.408).
    #expect(
      result(of: .mainJob()) == """
          sheet  asked formSheet, shown fullScreen: the width is compact [adaptation.default]
                 0.404s, landscapeRight: fullScreen → formSheet: the width is regular [adaptation.default]
                 0.704s, portrait: formSheet → fullScreen: the width is compact [adaptation.default]
                 root's view is removed at 0.404s, back at 0.704s, removed at 1.004s, back at 1.408s
          Nothing was dropped.
        """)
  }

  // O024, R021: from 13 a sheet keeps its style, and covers the window in compact height.
  @Test("A style that stays says so, and whether the view newly covers the window")
  func covering() {
    let run = RecordedRun()
    run.step("present", at: 0) {
      present(Self.sheet, by: Self.root, run, frame: RecordedRun.formSheet)
    }
    let turns: [(UIInterfaceOrientation, CGRect, CGRect)] = [
      (.landscapeLeft, RecordedRun.wide, RecordedRun.wide),
      (.portrait, RecordedRun.tall, RecordedRun.formSheet),
      (.portraitUpsideDown, RecordedRun.tall, RecordedRun.formSheet),
    ]
    for (place, turn) in turns.enumerated() {
      run.step("rotate", at: Int64(place + 1) * 1000) {
        run.record(
          .styleDecided(from: .formSheet, to: .formSheet, because: RecordedRun.answersNone),
          on: Self.sheet)
        run.record(
          .rotated(from: .portrait, to: turn.0, because: ReasonList()), on: RecordedRun.window)
        run.record(
          .resized(from: .zero, to: turn.1.size, because: ReasonList()), on: RecordedRun.window)
        run.record(
          .frameChanged(from: .zero, to: turn.2, because: RecordedRun.masks), on: Self.sheet)
      }
    }
    #expect(
      result(of: run, width: 200) == """
          sheet  shown as asked, formSheet: the width is regular [adaptation.default]
                 1.000s, landscapeLeft: stays formSheet and now covers the window: the mask of the \
        topmost controller decides [rotation.masks]
                 2.000s, portrait: stays formSheet and no longer covers the window: the mask of the \
        topmost controller decides [rotation.masks]
                 3.000s, portraitUpsideDown: stays formSheet: the delegate answers none \
        [adaptation.delegate]
                 root's view stays in place
          Nothing was dropped.
        """)
  }

  @Test(
    "Of many presentations the first are told, with their last change, and the rest are counted")
  func nestedAndRepeated() {
    let run = RecordedRun()
    run.step("present", at: 0) {
      present(Self.sheet, by: Self.root, run)
      present(Self.other, by: Self.sheet, run)
    }
    for (place, style) in [UIModalPresentationStyle.fullScreen, .popover, .formSheet].enumerated() {
      run.step("resize", at: Int64(place + 1) * 1000) {
        run.record(
          .styleDecided(from: .custom, to: style, because: ReasonList()), on: Self.other)
        run.record(
          .resized(from: .zero, to: CGSize(width: place, height: 9), because: ReasonList()),
          on: RecordedRun.window)
      }
    }
    run.step("again", at: 5000) {
      dismiss(Self.sheet, run)
      for _ in 1...3 {
        present(Self.sheet, by: Self.root, run)
        dismiss(Self.sheet, run)
      }
    }
    #expect(
      result(of: run) == """
          sheet  shown as asked, formSheet: the width is regular [adaptation.default]
                 … and 2 more, then 3.000s, 2 × 9: stays formSheet
                 root's view stays in place
          vc#3   shown as asked, formSheet: the width is regular [adaptation.default]
                 … and 2 more, then 3.000s, 2 × 9: custom → formSheet
                 sheet's view stays in place
          sheet  shown as asked, formSheet: the width is regular [adaptation.default]
                 root's view stays in place
          … and 2 more presentations
          Nothing was dropped.
        """)
  }

  @Test("What was dropped, raised and warned of is named with its number below")
  func findings() {
    let run = RecordedRun()
    run.step("present", at: 0) {
      run.record(
        .presenting(Self.sheet, style: .popover, source: Self.root, because: ReasonList()),
        on: Self.root)
      for kind in [
        Finding.Kind.noWayOut, .systemNeverRan, .popoverWithoutAnchor, .viewNotInWindow,
        .alreadyPresenting, .nothingToDismiss, .popWithoutEffect, .notSwipeable,
      ] {
        run.record(
          .finding(
            Finding(
              kind, object: kind == .popoverWithoutAnchor ? Self.sheet : nil, because: ReasonList())
          ), on: Self.root)
      }
    }
    #expect(
      result(of: run, width: 300) == """
          sheet  asked popover, never shown: finding 3
          Raised: finding 3 (popoverWithoutAnchor); Dropped: finding 4 (viewNotInWindow), finding 5 \
        (alreadyPresenting), finding 6 (nothingToDismiss), and 2 more; Warned of: finding 1 (noWayOut).
        """)
  }

  @Test("A run that presents nothing and drops nothing has no result")
  func nothing() {
    let run = RecordedRun()
    run.launch()
    run.record(.finding(Finding(.systemNeverRan, because: ReasonList())), on: .run)
    #expect(result(of: run) == "")
  }

  // O048: automatic is resolved before anything is asked; the rule that did is what a person needs.
  @Test("The automatic style is said to be one, with its rule")
  func automatic() {
    let run = RecordedRun()
    let words = ReasonWords { reason in
      reason.rule == 9 ? .init(rule: "presentation.automatic", words: "it is new") : nil
    }
    run.record(
      .presenting(
        Self.sheet, style: .pageSheet, source: Self.root,
        because: ReasonList(Reason(rule: 9, place: 0)).adding(RecordedRun.masks)), on: Self.root)
    run.record(.phase(.presentation), on: Self.sheet)
    run.record(
      .styleDecided(from: .pageSheet, to: .pageSheet, because: ReasonList()), on: Self.sheet)
    let text = TextReport(run.trace, words: words).text
    #expect(text.contains("presents sheet as pageSheet: it is new [presentation.automatic]\n"))
    let early = RecordedRun()
    early.record(
      .presenting(
        Self.sheet, style: .pageSheet, source: Self.root,
        because: ReasonList(Reason(rule: 9, place: 0))), on: Self.root)
    #expect(
      TextReport(early.trace, words: words).text.contains(
        "asked automatic, meaning pageSheet [presentation.automatic], never shown\n"))
  }

  // Design, ruling 6.
  @Test("An interruption is told, of a presentation and of a dismissal")
  func interruptions() {
    let run = RecordedRun()
    run.step("swipe", at: 0) {
      present(Self.sheet, by: Self.root, run)
      run.record(.phase(.dismissal), on: Self.sheet)
      run.at(100)
      run.record(.phase(.dismissalInterrupted), on: Self.sheet)
      run.record(.phase(.presentation), on: Self.other)
      run.record(.phase(.presentationInterrupted), on: Self.other)
    }
    #expect(
      result(of: run) == """
          sheet  shown as asked, formSheet: the width is regular [adaptation.default]
                 0.100s: its dismissal is interrupted, and it stays
                 root's view stays in place
          vc#3   is presented
                 0.100s: its presentation is interrupted, and it goes back
          Nothing was dropped.
        """)
  }

  @Test("A presenter that leaves for another reason is not said to be removed by the presentation")
  func otherDepartures() {
    let run = RecordedRun()
    run.step("present", at: 0) { present(Self.sheet, by: Self.root, run) }
    run.step("push", at: 1000) {
      run.appearance(.viewWillDisappear, on: Self.root)
      run.appearance(.viewDidDisappear, on: Self.root)
    }
    #expect(result(of: run).contains("root's view stays in place\n"))
  }

  @Test("One that stands in another's place is named, and its changes belong to the other")
  func substitutes() {
    let run = RecordedRun()
    run.step("present", at: 0) {
      run.record(
        .presenting(Self.sheet, style: .popover, source: Self.root, because: ReasonList()),
        on: Self.root)
      run.record(
        .styleDecided(from: .popover, to: .fullScreen, because: ReasonList()), on: Self.sheet)
      run.record(.substituted(by: Self.other), on: Self.sheet)
      run.record(.phase(.presentation), on: Self.other)
      run.appearance(.viewWillDisappear, on: Self.root)
      run.appearance(.viewDidDisappear, on: Self.root)
      run.record(.phase(.management), on: Self.other)
    }
    run.step("resize", at: 1000) {
      run.record(
        .styleDecided(from: .fullScreen, to: .popover, because: ReasonList()), on: Self.other)
      run.record(.restored(from: Self.other), on: Self.sheet)
    }
    let text = TextReport(run.trace, words: RecordedRun.words).text
    #expect(text.contains("\nPresentation of sheet by root\n  0.000s  ▸ present\n"))
    #expect(
      result(of: run) == """
          sheet  asked popover, shown fullScreen with vc#3 in its place
                 1.000s: fullScreen → popover
                 root's view is removed at 0.000s, not back by the end
          Nothing was dropped.
        """)
  }
}
