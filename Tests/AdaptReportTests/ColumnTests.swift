import AdaptCore
import AdaptReport
import Foundation
import Testing

@Suite("The columns of the text report")
struct ColumnTests {
  @Test("Presentation controllers that take turns for one controller are told apart by style")
  func styles() {
    let text = TextReport(RecordedRun.mainJob().trace, words: RecordedRun.words).text
    #expect(text.contains("sheet.pc (fullScreen)  presentationTransitionWillBegin()\n"))
    #expect(text.contains("sheet.pc (formSheet)   presentationTransitionWillBegin()\n"))
    #expect(!text.contains("pc#"))
  }

  // Ruling 1 of the design: the controller that was asked for is there before the style is decided.
  @Test("One that never begins is told by the style that was asked for")
  func original() {
    let run = RecordedRun()
    for node in [RecordedRun.pc, RecordedRun.secondPC] {
      run.recorder.describe(NodeDescription(id: node, type: "B", name: "sheet.pc"))
    }
    run.record(
      .presenting(
        RecordedRun.sheet, style: .popover, source: RecordedRun.root, because: ReasonList()),
      on: RecordedRun.root)
    run.record(
      .styleDecided(from: .popover, to: .fullScreen, because: ReasonList()), on: RecordedRun.sheet)
    run.record(.phase(.presentation), on: RecordedRun.sheet)
    run.called(.presentationTransitionWillBegin, on: RecordedRun.secondPC)
    run.record(.released, on: RecordedRun.pc)
    let text = TextReport(run.trace, words: RecordedRun.words).text
    #expect(text.contains("sheet.pc (fullScreen)  presentationTransitionWillBegin()\n"))
    #expect(text.contains("sheet.pc (popover)     deinit\n"))
  }

  @Test("Those of one name and one style keep their ids")
  func sameStyle() {
    let run = RecordedRun.mainJob()
    let third = NodeID(.presentationController, 3)
    run.recorder.describe(NodeDescription(id: third, type: "B", name: "sheet.pc"))
    run.step("again", at: 3000) {
      run.record(
        .presenting(
          RecordedRun.sheet, style: .formSheet, source: RecordedRun.root, because: ReasonList()),
        on: RecordedRun.root)
      run.record(
        .styleDecided(from: .formSheet, to: .formSheet, because: ReasonList()),
        on: RecordedRun.sheet)
      run.record(.phase(.presentation), on: RecordedRun.sheet)
      run.called(.presentationTransitionWillBegin, on: third)
    }
    let text = TextReport(run.trace, words: RecordedRun.words).text
    #expect(text.contains("sheet.pc (fullScreen) "))
    #expect(text.contains("sheet.pc (formSheet, pc#2) "))
    #expect(text.contains("sheet.pc (formSheet, pc#3) "))
  }

  @Test("Continued lines stand under their own column at every width", arguments: 40...110)
  func hangingIndent(width: Int) {
    let text = TextReport(RecordedRun.mainJob().trace, words: RecordedRun.words, width: width).text
    let lines = text.components(separatedBy: "\nPresentation of ")[1].split(separator: "\n")
    // A time, a name behind it, the words of a step under those words, and the third column.
    for line in lines.dropFirst() where line.hasPrefix(" ") && !line.hasPrefix("  N") {
      let indent = line.prefix { $0 == " " }.count
      #expect(indent == 2 || indent == 10 || indent == 12 || indent >= 17, "\(line)")
    }
    #expect(text.contains("896 × 414"))
  }

  @Test("A system and its version are never parted", arguments: 1...60)
  func systems(width: Int) {
    let words = "the rules of iOS 17 and of iPadOS 26 decide, SDK 18".wrapped(to: width)
    for pair in ["iOS 17", "iPadOS 26", "SDK 18"] {
      #expect(words.contains { $0.contains(pair) })
    }
  }
}
