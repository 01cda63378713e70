import AdaptCore
import AdaptRandom
import AdaptReport
import Foundation
import Testing

@Suite("A saved run")
struct SavedTraceTests {
  static func save(_ trace: Trace) -> String {
    JSONLinesReport(trace, words: RecordedRun.words).text
  }

  static func read(_ text: String) throws -> [SavedTrace] {
    try SavedTrace.read(Data(text.utf8), path: "run.jsonl")
  }

  static func message(_ text: String) -> String? {
    do {
      _ = try SavedTrace.read(Data(text.utf8), path: "run.jsonl")
      return nil
    } catch {
      return error.description
    }
  }

  @Test("Every kind of event reads back as it was, bit for bit")
  func roundTrip() throws {
    let trace = EveryEvent.run.trace
    let saved = try #require(try Self.read(Self.save(trace)).first)
    #expect(saved.trace.digest == trace.digest)
    #expect(saved.trace.header == trace.header)
    #expect(saved.trace.allNodes == trace.allNodes)
    for (read, written) in zip(saved.trace, trace) where read != written {
      // NaN differs from itself; the digest has compared its bits.
      #expect("\(read)" == "\(written)")
    }
    #expect(saved.trace.count == trace.count)
  }

  @Test("A saved run renders as the live one", arguments: TextReport.Detail.allCases)
  func rendersTheSame(detail: TextReport.Detail) throws {
    for run in [EveryEvent.run, RecordedRun.mainJob(), RecordedRun(header: nil)] {
      let saved = try #require(try Self.read(Self.save(run.trace)).first)
      let live = TextReport(run.trace, words: RecordedRun.words, detail: detail).text
      #expect(TextReport(saved.trace, words: saved.words, detail: detail).text == live)
      #expect(
        JSONLinesReport(saved.trace, words: saved.words).text == Self.save(run.trace),
        "saving what was read gives the same bytes")
    }
  }

  @Test("Records have their units in their names and come one a line")
  func records() {
    let run = RecordedRun()
    run.step("rotate", at: 1) {
      run.record(
        .styleDecided(from: .formSheet, to: .fullScreen, because: RecordedRun.compactWidth),
        on: RecordedRun.sheet)
    }
    let digest = run.trace.digest
    #expect(
      Self.save(run.trace) == """
        {"device":"phone-max","deviceTitle":"iPhone XS Max","heightPoints":896,\
        "orientation":"portrait","record":"run","sdk":"12.4","system":"12.4","traits":{\
        "contentSizeCategory":"large","horizontalSizeClass":"compact","idiom":"phone",\
        "interfaceLevel":"base","interfaceStyle":"light","layoutDirection":"leftToRight",\
        "scalePixelsPerPoint":3,"verticalSizeClass":"regular"},"version":1,"widthPoints":414,\
        "window":"full"}
        {"id":"window#1","record":"node","type":"UIWindow","version":1}
        {"id":"vc#1","name":"root","record":"node","type":"UIViewController","version":1}
        {"id":"vc#2","name":"sheet","record":"node","type":"UIViewController","version":1}
        {"instantMicroseconds":1000,"kind":"step","record":"event","sequence":0,"subject":"run",\
        "text":"rotate","version":1}
        {"cause":0,"fromStyle":"formSheet","instantMicroseconds":1000,"kind":"styleDecided",\
        "reasons":[{"number":1,"place":0,"rule":"adaptation.default",\
        "words":"the width is compact"}],"record":"event","sequence":1,"subject":"vc#2",\
        "toStyle":"fullScreen","version":1}
        {"count":2,"digest":"\(digest)","record":"end","version":1}

        """)
  }

  @Test("Several runs in one file are read in their order")
  func severalRuns() throws {
    let text = Self.save(RecordedRun.mainJob().trace) + "\n" + Self.save(EveryEvent.run.trace)
    let saved = try Self.read(text)
    #expect(
      saved.map(\.trace.digest)
        == [RecordedRun.mainJob().trace.digest, EveryEvent.run.trace.digest])
  }

  @Test("A run of which only the last events were kept reads back with their places")
  func lastEvents() throws {
    let recorder = TraceRecorder(mode: .last(10))
    for place in 0..<100_000 {
      recorder.cause = place - 1
      recorder.called(.layoutSubviews, .nothing, on: NodeID(.view, 1))
    }
    let trace = recorder.trace()
    let saved = try #require(try Self.read(Self.save(trace)).first)
    #expect(saved.trace.events == trace.events)
    #expect(saved.trace.count == 100_000)
    #expect(saved.trace.digest == trace.digest)
  }

  @Test("Keys that a later program adds are passed over")
  func unknownKeys() throws {
    let text = Self.save(RecordedRun().trace)
      .replacingOccurrences(of: "\"record\":\"run\"", with: "\"mood\":[1],\"record\":\"run\"")
    #expect(try Self.read(text).count == 1)
  }

  static let damages: [(find: String, replace: String, message: String)] = [
    ("\"version\":1}", "\"version\":2}", "newer one"),
    ("\"sequence\":1,", "\"sequence\":3,", "event 3 stands where event 1 is due"),
    ("\"cause\":0", "\"cause\":1", "1 is no cause of event 1; a cause comes before"),
    ("\"cause\":0", "\"cause\":-7", "-7 is no cause"),
    ("formSheet", "formsheet", "no presentation style 'formsheet'; did you mean 'formSheet'?"),
    ("styleDecided", "styledecided", "did you mean 'styleDecided'?"),
    ("\"vc#2\",\"to", "\"vc#02\",\"to", "'vc#02' is no node"),
    ("\"vc#2\",\"to", "\"vc#999999999999999999999\",\"to", "is no node"),
    ("\"vc#2\",\"to", "\"vc#0\",\"to", "is no node"),
    ("\"number\":1", "\"number\":0", "0 is out of range"),
    ("\"number\":1", "\"number\":\"1\"", "'number' is not a whole number"),
    ("\"instantMicroseconds\":1000", "\"instantMicroseconds\":-1", "-1 is out of range"),
    ("\"instantMicroseconds\":1000", "\"instantMicroseconds\":281474976710656", "out of range"),
    ("\"instantMicroseconds\":1000", "\"instantMicroseconds\":0.5", "a number out of its range"),
    ("\"kind\":\"step\",", "", "the record has no 'kind'"),
    ("\"scalePixelsPerPoint\":3", "\"scalePixelsPerPoint\":1e300", "out of range"),
    ("\"scalePixelsPerPoint\":3", "\"scalePixelsPerPoint\":\"nan\"", "not a number"),
    ("\"system\":\"12.4\"", "\"system\":\"twelve\"", "'twelve' is no system version"),
    ("\"heightPoints\":896", "\"heightPoints\":true", "not a number"),
    ("rotate", "resize", "the file was changed"),
    ("\"count\":2", "\"count\":3", "the run ends after 2 events and counts 3"),
    ("\"record\":\"end\"", "\"record\":\"ende\"", "no record 'ende'; did you mean 'end'?"),
    ("\"id\":\"vc#1\"", "\"id\":\"vc#2\"", "node vc#2 follows node vc#2"),
    ("{\"id\":\"window#1\"", "[\"id\":\"window#1\"", "not a JSON object"),
  ]

  @Test("What is damaged is named with its line and what to do", arguments: damages)
  func damaged(find: String, replace: String, message: String) throws {
    let run = RecordedRun()
    run.step("rotate", at: 1) {
      run.record(
        .styleDecided(from: .formSheet, to: .fullScreen, because: RecordedRun.compactWidth),
        on: RecordedRun.sheet)
    }
    let text = Self.save(run.trace)
    let place = try #require(text.range(of: find))
    let error = try #require(Self.message(text.replacingCharacters(in: place, with: replace)))
    #expect(error.hasPrefix("run.jsonl:"))
    #expect(error.contains(message), "\(error)")
  }

  @Test("A file that is cut off, empty or not a saved run is refused")
  func notARun() throws {
    let text = Self.save(RecordedRun.mainJob().trace)
    let lines = text.split(separator: "\n").map { "\($0)\n" }
    #expect(
      Self.message("") == "run.jsonl:1: there is no run in the file; save one with --format json")
    #expect(
      Self.message(lines.dropLast().joined())?.contains("no 'end' record; the file is cut") == true)
    #expect(Self.message(String(text.dropLast(30)))?.contains("not a JSON object") == true)
    #expect(
      Self.message(lines.dropFirst().joined())?.contains("begins with a 'run' record") == true)
    #expect(Self.message(lines[0] + text)?.hasPrefix("run.jsonl:2: a run begins before") == true)
    #expect(Self.message("\u{0}\u{1}\u{2}")?.contains("not a JSON object") == true)
    #expect(Self.message(lines[0] + lines[8] + lines[1])?.contains("event") == true)
    #expect(
      Self.message(
        "{\"record\":\"run\",\"version\":1,\"x\":"
          + String(repeating: "[", count: 3_000_000)) != nil)
    var reader = SavedTrace.Reader(path: "run.jsonl")
    #expect(throws: SavedTraceError.self) {
      try reader.take(Data(count: SavedTrace.longestLine + 1))
    }
  }

  @Test("A run that kept only its digest says that there is nothing to read")
  func digestOnly() {
    let recorder = TraceRecorder(mode: .digest)
    recorder.called(.viewDidLoad, .nothing, on: RecordedRun.root)
    #expect(Self.message(Self.save(recorder.trace()))?.contains("run it again") == true)
  }

  @Test("No damage makes reading or rendering crash", arguments: UInt64(0)..<20)
  func hostile(seed: UInt64) {
    var random = SplitMix(seed: seed)
    let original = Array(Self.save(EveryEvent.run.trace).utf8)
    for _ in 0..<15 {
      var bytes = original
      for _ in 0...random.next() % 4 { damage(&bytes, with: &random) }
      guard let saved = try? SavedTrace.read(Data(bytes), path: "run.jsonl") else { continue }
      for each in saved {
        _ = TextReport(each.trace, words: each.words, detail: .full).text
        _ = ComparisonReport([.init(title: "a", trace: each.trace)]).text
      }
    }
  }

  @Test("Events in an order no engine records render too", arguments: UInt64(0)..<20)
  func anyOrder(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    var kinds = EveryEvent.kinds
    for place in kinds.indices.reversed() {
      kinds.swapAt(place, Int(random.next() % UInt64(place + 1)))
    }
    let nodes = [EveryEvent.vc, RecordedRun.root, RecordedRun.sheet, .run]
    let events = kinds.enumerated().map { place, kind in
      Event(
        sequence: place, cause: place == 0 ? nil : Int(random.next() % UInt64(place)),
        instant: SimulatedInstant(microseconds: Int64(place / 3)),
        subject: nodes[Int(random.next() % 4)], kind: kind)
    }
    let trace = Trace(header: nil, nodes: [], events: events)
    let saved = try #require(try Self.read(Self.save(trace)).first)
    for detail in TextReport.Detail.allCases {
      let live = TextReport(trace, words: RecordedRun.words, detail: detail, width: 20)
      #expect(!live.text.contains(" \n"))
      #expect(
        TextReport(saved.trace, words: saved.words, detail: detail, width: 20).text == live.text)
    }
    let runs = [trace, RecordedRun.mainJob().trace].map {
      ComparisonReport.Run(title: "\($0.count)", trace: $0)
    }
    #expect(!ComparisonReport(runs, width: 20).text.contains(" \n"))
  }

  private func damage(_ bytes: inout [UInt8], with random: inout SplitMix) {
    let place = Int(random.next() % UInt64(bytes.count))
    switch random.next() % 5 {
    case 0: bytes[place] = UInt8(truncatingIfNeeded: random.next())
    case 1: bytes.remove(at: place)
    case 2: bytes[place] = UInt8(ascii: "0") + UInt8(random.next() % 10)
    case 3: bytes.insert(contentsOf: "99999999999999999999".utf8, at: place)
    default:
      // Whole lines change places: every record is good and the order is not.
      var lines = bytes.split(separator: UInt8(ascii: "\n"))
      let (a, b) = (random.next() % UInt64(lines.count), random.next() % UInt64(lines.count))
      lines.swapAt(Int(a), Int(b))
      bytes = Array(lines.joined(separator: [UInt8(ascii: "\n")]))
    }
  }
}
