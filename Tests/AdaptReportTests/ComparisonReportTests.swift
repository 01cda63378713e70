import AdaptCore
import AdaptReport
import Foundation
import Testing

@Suite("The comparison of runs")
struct ComparisonReportTests {
  /// The sheet covers the presenter on the old system and stays a card on the new one.
  static func run(adapts: Bool) -> RecordedRun {
    let run = RecordedRun()
    let (root, sheet) = (RecordedRun.root, RecordedRun.sheet)
    run.launch()
    run.step("present sheet", at: 0) {
      run.record(
        .presenting(sheet, style: .formSheet, source: root, because: ReasonList()), on: root)
      run.record(
        .styleDecided(
          from: .formSheet, to: adapts ? .fullScreen : .formSheet,
          because: RecordedRun.compactWidth), on: sheet)
      run.record(.phase(.presentation), on: sheet)
      if adapts { run.appearance(.viewWillDisappear, on: root) }
      let card = CGRect(x: 0, y: 54, width: 414, height: 842)
      run.record(
        .frameChanged(from: RecordedRun.below, to: adapts ? RecordedRun.tall : card), on: sheet)
      if adapts { run.appearance(.viewDidDisappear, on: root) }
      run.record(.phase(.management), on: sheet)
    }
    run.step("dismiss", at: 500) {
      run.record(.dismissing(sheet, because: ReasonList()), on: root)
      run.record(.phase(.dismissal), on: sheet)
      run.record(.phase(.ended), on: sheet)
      if !adapts {
        run.record(.finding(Finding(.noWayOut, because: ReasonList())), on: sheet)
      }
    }
    return run
  }

  @Test("Two systems stand side by side, and what differs is marked")
  func twoSystems() {
    let report = ComparisonReport([
      .init(title: "iOS 12.4", trace: Self.run(adapts: true).trace),
      .init(title: "iOS 13", trace: Self.run(adapts: false).trace),
    ])
    #expect(
      report.text == """
        iOS 12.4: phone-max · iPhone XS Max · 414 × 896 points · portrait · iOS 12.4
        iOS 13: phone-max · iPhone XS Max · 414 × 896 points · portrait · iOS 12.4

                              iOS 12.4                 iOS 13
        present sheet
          presented           sheet                    sheet
        ≠ style of sheet      formSheet → fullScreen   formSheet
        ≠ frame of sheet      0,0 414 × 896            0,54 414 × 842
        ≠ root removed        yes                      no
        dismiss
          presented           nothing                  nothing
        Calls to root
          viewWillAppear      0                        0
          viewIsAppearing     0                        0
          viewDidAppear       0                        0
        ≠ viewWillDisappear   1                        0
        ≠ viewDidDisappear    1                        0
        Findings
        ≠ all                 0                        1
        ≠ noWayOut            –                        1

        ≠ marks the rows that differ.

        """)
  }

  @Test("Runs that agree are said to agree, and runs that do not fit follow below")
  func agreeing() {
    let run = ComparisonReport.Run(title: "a", trace: RecordedRun.mainJob().trace)
    var report = ComparisonReport([run, run, run])
    #expect(report.text.hasSuffix("\nThe runs agree in every row.\n"))
    #expect(report.text.components(separatedBy: "\nrotate portrait\n").count == 2)
    report.width = 60
    #expect(report.text.components(separatedBy: "\nrotate portrait\n").count == 4)
    report.width = 0
    #expect(report.text.components(separatedBy: "\nrotate portrait\n").count == 4)
  }
}
