import AdaptCore
import AdaptReport
import Foundation
import Testing

@Suite("The spelling of callbacks")
struct CallbackSpellingTests {
  // The names are those of UIKit's Swift interface.
  @Test(
    "A call is spelled as UIKit's Swift does, with its argument in place",
    arguments: [
      (Callback.viewDidLoad, EventValue.nothing, "viewDidLoad()"),
      (.viewWillAppear, .flag(true), "viewWillAppear(animated)"),
      (.viewWillAppear, .flag(false), "viewWillAppear(not animated)"),
      (
        .viewWillTransitionToSize, .size(CGSize(width: 896, height: 414)),
        "viewWillTransition(to: 896 × 414)"
      ),
      (.willTransitionToTraits, .traits(RecordedRun.landscape), "willTransition(to: wR hC)"),
      (
        .traitCollectionDidChange, .traits(RecordedRun.portrait),
        "traitCollectionDidChange(was wC hR)"
      ),
      (
        .traitCollectionDidChange, .traits(UITraitCollection()),
        "traitCollectionDidChange(was unspecified)"
      ),
      (.willMoveToParent, .node(nil), "willMove(toParent: nil)"),
      (
        .willPresentWithAdaptiveStyle, .style(.fullScreen),
        "presentationController(_:willPresentWithAdaptiveStyle: fullScreen)"
      ),
      (.animateTransition, .nothing, "animateTransition(using:)"),
      (.presentationTransitionDidEnd, .flag(false), "presentationTransitionDidEnd(not completed)"),
      (.presentCompletion, .nothing, "completion of present(_:animated:completion:)"),
      // The flag of a coordinator's blocks is UIKit's `isCancelled`.
      (
        .transitionCompletion, .flag(true),
        "completion of animate(alongsideTransition:completion:) (cancelled)"
      ),
    ])
  func calls(callback: Callback, value: EventValue, words: String) {
    let run = RecordedRun()
    run.called(callback, value, on: RecordedRun.root)
    #expect(
      TextReport(run.trace, words: RecordedRun.words, detail: .full).text
        .contains("root  \(words)\n"))
  }

  @Test("A question is followed by its answer")
  func answers() {
    let run = RecordedRun()
    for answer in [EventValue.style(.none), .notImplemented] {
      run.record(
        .asked(
          .adaptivePresentationStyleForTraits, .traits(RecordedRun.portrait), answer: answer),
        on: RecordedRun.root)
    }
    let text = TextReport(run.trace, words: RecordedRun.words, detail: .full).text
    let question = "root  asked adaptivePresentationStyle(for:traitCollection: wC hR)"
    #expect(text.contains("\(question), answers none\n"))
    #expect(text.contains("\(question), not implemented\n"))
  }

  @Test("No two callbacks are spelled alike")
  func distinct() {
    #expect(Set(Callback.allCases.map(\.spelling.name)).count == Callback.allCases.count)
  }

  @Test("The article on records holds the table")
  func article() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Sources/AdaptReport/AdaptReport.docc/FormatOfRecords.md")
    let text = try String(contentsOf: file, encoding: .utf8)
    let rows = Callback.allCases.map { "| `\($0.name)` | `\($0.spelling.name)` |\n" }.joined()
    #expect(text.contains("|---|---|\n\(rows)\n"))
  }
}
