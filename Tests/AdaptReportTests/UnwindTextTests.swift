import AdaptCore
import AdaptReport
import Foundation
import Testing

@Suite("The text of an unwind")
struct UnwindTextTests {
  private static let names = ["list", "detail", "stack", "editor"]

  /// `editor` was presented over `stack` with `list` and `detail`, and unwinds.
  private func run(_ action: String, taker: NodeID?) -> RecordedRun {
    let run = RecordedRun()
    let nodes = Self.names.indices.map { NodeID(.viewController, $0 + 10) }
    for (node, name) in zip(nodes, Self.names) {
      run.recorder.describe(NodeDescription(id: node, type: "UIViewController", name: name))
    }
    let (list, detail, stack, editor) = (nodes[0], nodes[1], nodes[2], nodes[3])
    func ask(_ node: NodeID) {
      run.record(.listed(.allowedChildrenForUnwinding, []), on: node)
      run.record(
        .asked(.canPerformUnwindSegueAction, .node(editor), answer: .flag(node == taker)), on: node)
    }
    run.step("tap Done", at: 0) {
      run.record(
        .unwinding(.searches, nil, action, because: RecordedRun.compactWidth), on: editor)
      ask(detail)
      ask(editor)
      run.record(
        .asked(.childContaining, .node(editor), answer: .node(detail)), on: stack)
      run.record(.listed(.allowedChildrenForUnwinding, [list]), on: stack)
      ask(list)
      if let taker {
        run.record(.unwinding(.finds, taker, "", because: RecordedRun.compactWidth), on: editor)
        run.record(.unwinding(.goes, stack, "", because: RecordedRun.compactWidth), on: editor)
      } else {
        run.record(
          .unwinding(.misses, list, "unwindToList:", because: ReasonList()), on: editor)
        run.record(
          .finding(
            Finding(.noUnwindDestination, object: list, text: action, because: ReasonList())),
          on: editor)
      }
    }
    return run
  }

  private func text(_ run: RecordedRun, _ detail: TextReport.Detail = .brief) -> String {
    TextReport(run.trace, words: RecordedRun.words, detail: detail).text
  }

  @Test("A report shows in a line each who was asked and what came of it")
  func found() {
    let text = text(run("unwindToList:", taker: NodeID(.viewController, 10)))
    #expect(
      text.contains(
        """
          0.000s  ▸ tap Done
                  editor          looks for a controller that can take 'unwindToList:'
                  detail, editor  cannot take 'unwindToList:'
                  stack           looks through list
                  list            can take 'unwindToList:'
                  editor          unwinds to list

        """))
  }

  @Test("Where nobody takes it, the report says who has a method of a similar name")
  func missed() {
    let text = text(run("unwindToLst:", taker: nil))
    #expect(
      text.contains(
        "editor          finds nobody that can take 'unwindToLst:'; list has 'unwindToList:'")
    )
    for words in [
      "ignored: the unwind of editor, because no controller around it can take 'unwindToLst:'",
      "asked: detail, editor, list", "list has 'unwindToList:'",
    ] {
      #expect(text.contains(words), "\(words)")
    }
  }

  @Test("The full report has every question, its answer and its reasons")
  func full() {
    let text = text(run("unwindToList:", taker: NodeID(.viewController, 10)), .full)
    for line in [
      "detail  asked allowedChildrenForUnwinding(from:), answers none",
      "stack   asked allowedChildrenForUnwinding(from:), answers list",
      "editor  unwinds to list: the width is compact",
      "editor  goes back, and stack dismisses what it presents: the width is compact",
    ] {
      #expect(text.contains(line), "\(line)")
    }
  }
}
