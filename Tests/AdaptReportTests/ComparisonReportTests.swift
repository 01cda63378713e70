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
        phone-max · iPhone XS Max · 414 × 896 points · portrait · iOS 12.4

                                  iOS 12.4                      iOS 13
        present sheet
          presented               sheet                         sheet
        ≠ style of sheet          fullScreen, asked formSheet   formSheet
        ≠ frame of sheet          0,0 414 × 896                 0,54 414 × 842
        ≠ root removed            yes                           no
        dismiss
          presented               nothing                       nothing
        Calls to root
          viewWillAppear(_:)      0                             0
          viewIsAppearing(_:)     0                             0
          viewDidAppear(_:)       0                             0
        ≠ viewWillDisappear(_:)   1                             0
        ≠ viewDidDisappear(_:)    1                             0
        Findings
        ≠ all                     0                             1
        ≠ noWayOut                –                             1

        ≠ marks the rows that differ.

        """)
  }

  @Test("The legend says what runs share once, and of each what its title does not say")
  func legend() {
    var other = RecordedRun.header
    other.device = "phone"
    other.deviceTitle = "iPhone 6"
    other.size = CGSize(width: 375, height: 667)
    other.platform = Platform(system: 17)
    let report = ComparisonReport([
      .init(title: "phone-max, iOS 12.4", trace: RecordedRun().trace),
      .init(title: "phone, iOS 17", trace: RecordedRun(header: other).trace),
    ])
    #expect(
      report.text.hasPrefix(
        """
        portrait
        phone-max, iOS 12.4: iPhone XS Max · 414 × 896 points
        phone, iOS 17: iPhone 6 · 375 × 667 points


        """))
  }

  @Test("Notes stand below the table")
  func notes() {
    let run = ComparisonReport.Run(title: "a", trace: RecordedRun.mainJob().trace)
    #expect(
      ComparisonReport([run], notes: ["the run is another"]).text.hasSuffix(
        "\nNote: the run is another.\n"))
  }

  @Test("A style reads the same at the presentation and after a change that brings it back")
  func sameWords() {
    let run = ComparisonReport.Run(title: "a", trace: RecordedRun.mainJob().trace)
    let rows = ComparisonReport([run]).text.split(separator: "\n").filter {
      $0.contains("style of sheet")
    }
    #expect(
      rows.map { $0.split(separator: "   ").last?.trimmingCharacters(in: .whitespaces) } == [
        "fullScreen, asked formSheet", "formSheet", "fullScreen, asked formSheet",
      ])
  }

  @Test("Runs that agree are said to agree, and runs that do not fit follow below")
  func agreeing() {
    let run = ComparisonReport.Run(title: "a", trace: RecordedRun.mainJob().trace)
    var report = ComparisonReport([run, run, run], width: 120)
    #expect(report.text.hasSuffix("\nThe runs agree in every row.\n"))
    #expect(report.text.components(separatedBy: "\nrotate portrait\n").count == 2)
    report.width = 60
    #expect(report.text.components(separatedBy: "\nrotate portrait\n").count == 4)
    report.width = 0
    #expect(report.text.components(separatedBy: "\nrotate portrait\n").count == 4)
  }
}
