import AdaptCore
import AdaptReport
import Foundation
import Testing

@Suite("The text report")
struct TextReportTests {
  func print(_ run: RecordedRun, detail: TextReport.Detail = .brief, width: Int = 100) -> String {
    TextReport(run.trace, words: RecordedRun.words, detail: detail, width: width).text
  }

  @Test("A run reads as a header, its phases as headings and one line per event")
  func oneTurn() {
    let run = RecordedRun()
    run.step("present sheet", at: 0) {
      run.record(
        .presenting(
          RecordedRun.sheet, style: .formSheet, source: RecordedRun.root, because: ReasonList()),
        on: RecordedRun.root)
      run.record(
        .styleDecided(from: .formSheet, to: .fullScreen, because: RecordedRun.compactWidth),
        on: RecordedRun.sheet)
      run.record(.phase(.presentation), on: RecordedRun.sheet)
      run.appearance(.viewWillAppear, on: RecordedRun.sheet)
      run.record(
        .frameChanged(from: RecordedRun.below, to: RecordedRun.tall), on: RecordedRun.sheet)
      run.at(404)
      run.appearance(.viewDidAppear, on: RecordedRun.sheet)
      run.record(.phase(.management), on: RecordedRun.sheet)
    }
    run.step("dismiss", at: 404) {
      run.record(.dismissing(RecordedRun.sheet, because: ReasonList()), on: RecordedRun.root)
      run.record(.phase(.dismissal), on: RecordedRun.sheet)
      run.at(808)
      run.appearance(.viewDidDisappear, on: RecordedRun.sheet)
      run.record(.phase(.ended), on: RecordedRun.sheet)
    }
    #expect(
      print(run) == """
        phone-max · iPhone XS Max
        414 × 896 points at 3x · portrait · compact width, regular height (wC hR) · iOS 12.4

        Result
          sheet  asked formSheet, shown fullScreen: the width is compact [adaptation.default]
                 root's view stays in place
          Nothing was dropped.

        Presentation of sheet by root
          0.000s  ▸ present sheet
                  root   presents sheet as formSheet
                  sheet  asked formSheet, shown fullScreen: the width is compact [adaptation.default]
                  sheet  viewWillAppear(animated)
                  sheet  frame 0,896 414 × 896 → 0,0 414 × 896
          0.404s  sheet  viewDidAppear(animated)

        Management of sheet: no events

        Dismissal of sheet
          0.404s  ▸ dismiss
                  root   dismisses sheet
          0.808s  sheet  viewDidDisappear(animated)

        9 of 13 events shown; --detail full shows all.

        """)
  }

  @Test("The main job has its phases as headings, and no line is too wide")
  func mainJob() {
    let text = print(RecordedRun.mainJob())
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.allSatisfy { $0.count <= 100 && $0.last != " " })
    #expect(
      lines.filter { $0.first?.isLetter == true }.map(String.init) == [
        "phone-max · iPhone XS Max",
        "Result",
        "Presentation of sheet by root",
        "Management of sheet",
        "Dismissal of sheet",
      ])
  }

  @Test("A first decision says what was asked and what is shown, a later one what becomes of it")
  func readaptation() {
    let run = RecordedRun.mainJob()
    let stays = RecordedRun.formSheet
    run.step("nothing", at: 2000) {
      run.record(
        .presenting(
          RecordedRun.sheet, style: .popover, source: RecordedRun.root, because: ReasonList()),
        on: RecordedRun.root)
      for style in [UIModalPresentationStyle.formSheet, .formSheet] {
        run.record(
          .styleDecided(from: .popover, to: style, because: RecordedRun.compactWidth),
          on: RecordedRun.sheet)
      }
      run.record(.frameChanged(from: .zero, to: stays), on: RecordedRun.sheet)
    }
    let events = print(run, width: 200).components(separatedBy: "\n\n").dropFirst(2)
    let decisions = events.joined(separator: "\n").split(separator: "\n")
      .filter { $0.contains("[adaptation.default]") }
      .compactMap { $0.split(separator: "sheet  ", maxSplits: 1).last }
      .map { $0.trimmingCharacters(in: .whitespaces).prefix { $0 != ":" } }
    #expect(
      decisions == [
        "asked formSheet, shown fullScreen", "fullScreen → formSheet", "formSheet → fullScreen",
        "asked popover, shown formSheet", "stays formSheet",
      ])
  }

  @Test("A brief report leaves out what repeats, a full one leaves out nothing")
  func levels() {
    let run = RecordedRun.mainJob()
    let full = print(run, detail: .full, width: 120)
    #expect(!print(run).contains("viewDidLayoutSubviews"))
    #expect(!print(run).contains("not implemented"))
    #expect(full.contains("viewDidLayoutSubviews()\n"))
    #expect(
      full.contains(
        "asked adaptivePresentationStyle(for:traitCollection: wC hR), not implemented\n"))
    #expect(full.contains("\nLaunch\n"))
    #expect(full.contains("\n  Nothing was dropped.\n"))
    #expect(!full.contains("No findings."))
    // Every event has a line of its own: none is joined with another.
    let events = run.trace.count
    let lines =
      TextReport(
        run.trace, words: RecordedRun.words, detail: .full, width: 1000
      ).text.components(separatedBy: "\nLaunch\n").last?.split(separator: "\n") ?? []
    #expect(lines.count { $0.hasPrefix("  ") } == events)
  }

  @Test("What is presented on a presented controller has headings with its name")
  func nested() {
    let run = RecordedRun()
    let (sheet, alert) = (RecordedRun.sheet, RecordedRun.other)
    run.recorder.describe(NodeDescription(id: alert, type: "UIAlertController"))
    run.step("present sheet", at: 0) {
      run.record(.phase(.presentation), on: sheet)
      run.appearance(.viewDidAppear, on: sheet)
      run.record(.phase(.management), on: sheet)
    }
    run.step("present alert", at: 500) {
      run.record(
        .presenting(alert, style: .custom, source: sheet, because: ReasonList()), on: sheet)
      run.record(.phase(.presentation), on: alert)
      run.record(.phase(.management), on: alert)
    }
    run.step("dismiss", at: 1000) {
      run.record(.dismissing(alert, because: ReasonList()), on: sheet)
      run.record(.phase(.dismissal), on: alert)
      run.record(.phase(.ended), on: alert)
      run.record(.released, on: alert)
    }
    run.step("rotate", at: 1500) {
      run.called(.viewWillTransitionToSize, .size(RecordedRun.wide.size), on: sheet)
    }
    run.step("dismiss", at: 2000) {
      run.record(.dismissing(sheet, because: ReasonList()), on: RecordedRun.root)
      run.record(.phase(.dismissal), on: sheet)
      run.record(.phase(.ended), on: sheet)
    }
    run.step("rotate", at: 2500) {}
    let headings = print(run).split(separator: "\n").filter { $0.first?.isLetter == true }
    #expect(
      headings.dropFirst().map(String.init) == [
        "Result",
        "Before any presentation",
        "Presentation of sheet",
        "Management of sheet: no events",
        "Presentation of UIAlertController by sheet",
        "Management of UIAlertController: no events",
        "Dismissal of UIAlertController",
        "Management of sheet, continued",
        "Dismissal of sheet",
        "After the presentation",
      ])
  }

  // Design, ruling 9: a chain goes as a whole, and the trace names its lowest controller.
  @Test("The heading of a dismissal names all controllers that go")
  func chain() {
    let run = RecordedRun()
    let (root, sheet, other) = (RecordedRun.root, RecordedRun.sheet, RecordedRun.other)
    for (presenter, presented) in [(root, sheet), (sheet, other)] {
      run.step("present \(presented)", at: 0) {
        run.record(
          .presenting(presented, style: .formSheet, source: presenter, because: ReasonList()),
          on: presenter)
        run.record(.phase(.presentation), on: presented)
        run.record(.phase(.management), on: presented)
      }
    }
    run.step("dismiss", at: 0) {
      run.record(.dismissing(sheet, because: ReasonList()), on: root)
      run.record(.phase(.dismissal), on: sheet)
      run.appearance(.viewWillDisappear, on: other)
      run.record(.phase(.ended), on: sheet)
    }
    run.step("rotate", at: 500) {}
    for detail in TextReport.Detail.allCases {
      let text = print(run, detail: detail)
      #expect(text.contains("\nDismissal of sheet, vc#3\n  0.000s  ▸ dismiss\n"))
      #expect(text.contains("\nAfter the presentation\n  0.500s  ▸ rotate\n"))
    }
  }

  @Test("A heading over a refused request does not say that nothing is presented")
  func beforePresentations() {
    let run = RecordedRun()
    run.step("rotate", at: 0) {}
    #expect(print(run).contains("\nWithout a presentation\n  0.000s  ▸ rotate\n"))
    run.step("present", at: 100) { run.record(.phase(.presentation), on: RecordedRun.sheet) }
    #expect(print(run).contains("\nBefore any presentation\n  0.000s  ▸ rotate\n"))
  }

  @Test("A request that is dropped is a finding with its reason, where it was made and at the end")
  func dropped() {
    let run = RecordedRun()
    run.recorder.describe(
      NodeDescription(id: RecordedRun.other, type: "UIViewController", name: "detail"))
    run.step("present detail", at: 250) {
      run.record(
        .finding(
          Finding(
            .alreadyPresenting, object: RecordedRun.other, other: RecordedRun.sheet,
            because: RecordedRun.presentsAlready)), on: RecordedRun.root)
    }
    #expect(
      print(run, width: 150).hasSuffix(
        """
        Result
          Dropped: finding 1 (alreadyPresenting).

        Without a presentation
          0.250s  ▸ present detail
                  root  finding 1: alreadyPresenting

        Findings
          0.250s  1  ignored: present detail on root, because root already presents sheet \
        [present.one-at-a-time]; UIKit logs "…which is already presenting…"

        """))
  }

  @Test("A brief report says the reason that settled a decision, a full one all of them")
  func reasons() {
    let run = RecordedRun()
    run.record(
      .styleDecided(
        from: .popover, to: .popover,
        because: RecordedRun.compactWidth.adding(RecordedRun.answersNone)),
      on: RecordedRun.sheet)
    run.record(
      .styleDecided(
        from: .popover, to: .fullScreen,
        because: RecordedRun.compactWidth.adding(Reason(rule: 1, place: 1))),
      on: RecordedRun.sheet)
    let brief = print(run)
    #expect(brief.contains("stays popover: the delegate answers none [adaptation.delegate]\n"))
    #expect(
      print(run, detail: .full, width: 200).contains(
        "stays popover: the width is compact [adaptation.default]; the delegate answers none "
          + "[adaptation.delegate]\n"))
    #expect(
      print(run, detail: .full, width: 200).contains(
        "popover → fullScreen: the width is compact; the width is regular [adaptation.default]\n"))
  }

  @Test("Long sentences are broken under their own column, figures never are")
  func wrapping() {
    let run = RecordedRun()
    run.step("rotate", at: 0) {
      run.record(
        .styleDecided(
          from: .popover, to: .fullScreen,
          because: RecordedRun.compactWidth.adding(RecordedRun.answersNone)),
        on: RecordedRun.sheet)
      run.record(
        .frameChanged(from: RecordedRun.tall, to: RecordedRun.wide), on: RecordedRun.sheet)
    }
    #expect(
      print(run, detail: .full, width: 58).contains(
        """
                  sheet  popover → fullScreen: the width is
                         compact [adaptation.default]; the
                         delegate answers none
                         [adaptation.delegate]
                  sheet  frame 0,0 414 × 896 → 0,0 896 × 414
        """))
    #expect(print(run, width: 50).contains("frame 0,0 414 × 896 → 0,0\n"))
    for width in [-5, 0, 1, 30] { #expect(print(run, width: width).contains("896 × 414")) }
  }

  @Test("Objects without a name are called by their class, with a number where it is shared")
  func names() {
    let run = RecordedRun()
    let nodes = (3...5).map { NodeID(.viewController, $0) }
    run.recorder.describe(NodeDescription(id: nodes[0], type: "FeedController"))
    run.recorder.describe(NodeDescription(id: nodes[1], type: "CellController"))
    run.recorder.describe(NodeDescription(id: nodes[2], type: "CellController"))
    run.recorder.describe(
      NodeDescription(id: NodeID(.viewController, 6), type: "UIViewController", name: "root"))
    run.record(.stackChanged(nodes + [RecordedRun.root, NodeID(.view, 9)]), on: nodes[0])
    #expect(
      print(run, width: 120).contains(
        "FeedController  stack FeedController, CellController#4, CellController#5, root (vc#1), "
          + "view#9"))
  }

  @Test("Names and steps cannot steer a terminal or break a line")
  func hostileNames() {
    let run = RecordedRun(header: nil)
    run.recorder.describe(
      NodeDescription(id: RecordedRun.root, type: "A", name: "a\u{1B}[2J\nb\u{202E}"))
    run.step("x\r\ny", at: 0) { run.called(.viewDidLoad, on: RecordedRun.root) }
    let text = print(run)
    #expect(text.contains("a\\u{1B}[2J\\u{A}b\\u{202E}  viewDidLoad()\n"))
    #expect(text.contains("▸ x\\u{D}\\u{A}y\n"))
  }

  @Test("Colour is there only when it is asked for, and changes nothing but colour")
  func colour() {
    let trace = RecordedRun.mainJob().trace
    let plain = TextReport(trace, words: RecordedRun.words)
    var coloured = plain
    coloured.color = .ansi
    #expect(!plain.text.contains("\u{1B}"))
    #expect(coloured.text.contains("\u{1B}[1mPresentation of sheet by root\u{1B}[0m\n"))
    #expect(coloured.text.replacing(/\u{1B}\[[0-9;]*m/, with: "") == plain.text)
  }

  @Test("The header names what differs from the usual: the SDK, the window, the system of a pad")
  func header() {
    var header = RecordedRun.header
    header.device = "pad"
    header.deviceTitle = "pad"
    header.size = CGSize(width: 320, height: 768)
    header.platform = Platform(system: 26, sdk: 18)
    header.window = "1/3"
    header.traits.userInterfaceIdiom = .pad
    header.traits.displayScale = 2
    #expect(
      print(RecordedRun(header: header), width: 120).hasPrefix(
        """
        pad
        320 × 768 points at 2x · portrait · compact width, regular height (wC hR) · iPadOS 26 · \
        SDK 18 · window 1/3

        """))
  }

  @Test("A scale that is not known is left out")
  func unknownScale() {
    var header = RecordedRun.header
    header.traits.displayScale = 0
    #expect(print(RecordedRun(header: header)).contains("\n414 × 896 points · portrait · "))
  }

  @Test("Changed traits are told as differences")
  func traits() {
    let run = RecordedRun()
    var dark = RecordedRun.landscape
    dark.userInterfaceStyle = .dark
    dark.preferredContentSizeCategory = .accessibilityLarge
    run.record(.traitsChanged(from: RecordedRun.portrait, to: dark), on: RecordedRun.window)
    run.called(.traitCollectionDidChange, .traits(dark), on: RecordedRun.root)
    let text = print(run, width: 200)
    #expect(
      text.contains(
        "wC hR → wR hC, style light → dark, text large → accessibilityLarge\n"))
    #expect(text.contains("traitCollectionDidChange(was wR hC dark text accessibilityLarge)\n"))
  }

  @Test("A note of the command stands below the findings and ends with a full stop")
  func notes() {
    let report = TextReport(
      RecordedRun().trace, words: RecordedRun.words,
      notes: ["a card", "From iOS 13 this is a card."])
    #expect(
      report.text.hasSuffix("No findings.\nNote: a card.\nNote: From iOS 13 this is a card.\n"))
  }

  @Test("Every kind of finding is one line that names whom it concerns", arguments: findings)
  func words(of kind: Finding.Kind) {
    let run = RecordedRun()
    run.record(
      .finding(
        Finding(kind, object: RecordedRun.sheet, other: RecordedRun.other, because: ReasonList())),
      on: RecordedRun.root)
    let text = print(run, width: 1000)
    let line = text.split(separator: "\n").last { $0.contains("\(kind.severity): ") }
    #expect(line != nil)
    if !Self.namesNobody.contains(kind) {
      #expect(line?.contains("root") == true || line?.contains("sheet") == true)
    }
    if let exception = kind.exceptionName {
      #expect(line?.contains("exception: \(exception): ") == true)
    }
  }

  static let findings = Finding.Kind.allCases
  /// These concern the device, the system or a document.
  static let namesNobody: [Finding.Kind] = [
    .joinedElsewhere, .timeIsUp,
    .resizeNotPossible, .systemNeverRan, .systemNewerThanModelled, .windowSizeUnknown,
    .figureExtended, .noSuchStoryboard, .noSuchScene, .noInitialScene, .scenesWithoutEnd,
  ]
}
