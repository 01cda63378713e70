import AdaptCore
import AdaptReport
import Testing

@Suite("The words of findings")
struct FindingTextTests {
  func line(_ finding: Finding) -> String {
    let run = RecordedRun()
    run.record(.finding(finding), on: RecordedRun.root)
    return TextReport(run.trace, words: RecordedRun.words, width: 1000).text
      .split(separator: "\n").last { $0.hasPrefix("  0.000s  1  ") }
      .map { String($0.dropFirst(13)) } ?? ""
  }

  // O128: a second request is dropped while the first is under way.
  @Test("A request in the way of another names both, a refused dismissal the one that stays")
  func inProgress() {
    let (sheet, other) = (RecordedRun.sheet, RecordedRun.other)
    #expect(
      line(Finding(.presentationInProgress, object: other, other: sheet, because: ReasonList()))
        == "ignored: present vc#3 on root, because presenting sheet is in progress; "
        + "UIKit logs \"…while a presentation is in progress…\"")
    // R048: the presenter still presents what it dismisses.
    #expect(
      line(Finding(.dismissalInProgress, object: other, other: sheet, because: ReasonList()))
        == "ignored: present vc#3 on root, because dismissing sheet is in progress; "
        + "UIKit logs \"…which is already presenting…\"")
    #expect(
      line(Finding(.presentationInProgress, object: sheet, because: ReasonList()))
        == "ignored: dismiss sheet, because presenting it is in progress")
  }

  @Test(
    "UIKit's own words are quoted where they are known",
    arguments: [
      // O126, O127, O129, O130, O131, O132, O076, O077, in this order.
      (Finding.Kind.viewNotInWindow, "not in the window hierarchy"),
      (.alreadyPresenting, "already presenting"),
      (.activeController, "an active controller"),
      (.popoverWithoutAnchor, "sourceView or barButtonItem"),
      (.hierarchyInconsistency, "should have parent view controller"),
      (.unbalancedAppearance, "begin/end appearance transitions"),
      (.sameInstancePushed, "pushing the same view controller instance"),
      (.navigationControllerPushed, "pushing a navigation controller"),
    ])
  func logWords(kind: Finding.Kind, words: String) {
    let line = line(Finding(kind, because: ReasonList()))
    #expect(line.contains("; UIKit logs \"…"))
    #expect(line.contains(words))
  }
}
