import AdaptRandom
import AdaptScenario
import Foundation
import Testing

@Suite("Hostile scenarios")
struct HostileScenarioTests {
  @Test("Ten thousand levels of lists are refused where they get too deep")
  func deepLists() {
    let text = String(repeating: "[", count: 10_000)
    #expect(
      objection(to: text)
        == "1:65: objects and lists lie more than 64 deep; bring them nearer to the top")
  }

  @Test("Ten thousand controllers in each other are refused, not followed")
  func deepContainment() {
    let chain = (0..<900).map { "c\($0): { children: ['c\($0 + 1)'] }" }
    let text =
      "{ device: 'phone', root: 'c0', controllers: { \(chain.joined(separator: ",\n")),"
      + " c900: {} } }"
    #expect(
      objection(to: text)
        == "1:47: the controller 'c0' holds controllers more than 32 deep inside each other; "
        + "bring them nearer to the top")
    let many = (0..<1_001).map { "c\($0): {}" }.joined(separator: ", ")
    let found = objection(to: "{ device: 'phone', root: 'c0', controllers: { \(many) } }")
    #expect(found?.hasSuffix("there are more than 1000 controllers; describe fewer") ?? false)
  }

  @Test("Thousands of views, detents and expectations are looked at, and all of them hold or not")
  func many() throws {
    let views = (0..<4_000).map { "v\($0): [0, 0, 9, 9]" }.joined(separator: ", ")
    let detents = (0..<4_000).map { "{ custom: \($0 % 900), id: 'd\($0)' }" }
    let asked = String(
      repeating: "{ findings: 'none' }, { trace: 'a viewDidLoad', of: 'loading', on: 'a' }, ",
      count: 1_000)
    let turns = String(repeating: "{ rotate: true }, ", count: 200)
    let text =
      "{ device: 'iphone-15', root: 'a', controllers: { a: { views: { \(views) } }, "
      + "b: { presentation: { style: 'pageSheet', sheet: { detents: [\(detents.joined(separator: ", "))"
      + "] } } } }, steps: [\(turns){ present: 'b' }], expect: [\(asked)] }"
    let result = try result(of: text)
    #expect(result.outcomes.count == 2_000)
    #expect(result.steps.count == 201)
  }

  @Test("A name that is a whole document is cut in the message")
  func longName() throws {
    let name = String(repeating: "x", count: 100_000)
    let found = try #require(objection(to: script("{ present: '\(name)' }")))
    #expect(found.utf8.count < 300)
  }

  @Test("A name of five thousand brackets inside each other names no controller")
  func nestedName() {
    let name =
      String(repeating: "navigation(", count: 5_000) + "list" + String(repeating: ")", count: 5_000)
    let found = objection(to: script("{ dismiss: '\(name)' }"))
    #expect(
      found
        == "5:12: no controller 'navigation(navigation(navigation(navigation(navigation(navig…'; "
        + "write one of list, sure, compose")
  }

  @Test("Bytes that are no text are refused with their place")
  func binary() {
    #expect(throws: ScenarioError.self) {
      try Scenario.read([0x7B, 0x00, 0xFF], path: "x") { (path) throws(ScenarioError) in
        throw .unreadable(path: path, why: "")
      }
    }
  }

  @Test(
    "What is no file is named",
    arguments: [
      ("/nowhere/a.json5", "/nowhere/a.json5: there is no such file; check the path"),
      ("/", "/: this is a folder; name a file in it"),
      ("/dev/zero", "/dev/zero: this is no regular file; name one that is"),
    ])
  func noFile(path: String, message: String) {
    #expect { try Scenario.load(path) } throws: { "\($0)" == message }
  }

  @Test("Thousands of steps run and end")
  func manySteps() throws {
    let round = "{ present: 'compose', animated: false }, { dismiss: 'list', animated: false },"
    let text = script(String(repeating: round + "\n", count: 2_000), expect: "{ presented: [] }")
    let result = try result(of: text)
    #expect(result.passed)
    #expect(result.steps.count == 4_000)
  }

  @Test("Each eleventh wrong value for a key of the schema is taken without a crash")
  func wrongValues() throws {
    let all = try SchemaSamples().documents
    #expect(all.count > 5_000)
    let documents = stride(from: 0, to: all.count, by: 11).map { all[$0] }
    var accepted = 0
    for document in documents {
      do {
        _ = ScenarioRun(try scenario(document)).perform()
        accepted += 1
      } catch {
        #expect("\(error)".hasPrefix("test.json5:"))
      }
    }
    // A reading that refused everything would show nothing.
    #expect(accepted > documents.count / 20)
  }

  @Test("A scenario that is cut off anywhere is refused with its place")
  func cutOff() {
    let whole = Array(script("{ present: 'compose', then: [{ dismiss: 'list' }] }, // é\n").utf8)
    for length in 0..<whole.count - 2 {
      #expect(throws: ScenarioError.self) {
        try Scenario.read(Array(whole[..<length]), path: "x") { (path) throws(ScenarioError) in
          throw .unreadable(path: path, why: "")
        }
      }
    }
  }

  @Test("Of a great many errors the first hundred are looked for", .timeLimit(.minutes(1)))
  func manyErrors() throws {
    let controllers = (0..<1_000).map { "controller\($0): {}" }.joined(separator: ", ")
    let steps = (0..<10_000).map { "{ present: 'contruller\($0)' }" }.joined(separator: ",\n")
    let found = try #require(
      objection(
        to: "{ device: 'phone', root: 'controller0', controllers: { \(controllers) }, steps: [\n"
          + "\(steps)] }"))
    #expect(found.hasSuffix(" and many more like these"))
    #expect(found.split(separator: "\n").count == 21)
  }

  @Test("Thousands of expectations look at a long trace once", .timeLimit(.minutes(1)))
  func manyExpectations() throws {
    let turns = String(repeating: "{ rotate: true },", count: 500)
    let result = try result(
      of: script(
        turns,
        expect: (0..<1_000).map {
          """
          { count: 'list viewDidLoad', is: \($0) }, { finding: 'nothingToDismiss', is: \($0) },
          { order: ['list viewDidLoad', 'list viewDidDisappear'] },
          """
        }.joined()))
    // One of each thousand counts holds, and no order.
    #expect(result.outcomes.count { $0.holds } == 2)
    #expect(result.failures.count == 2_998)
    let late = """
      { device: 'phone', root: 'a', controllers: { a: {} },
      expect: [\(String(repeating: "{ presented: [] },", count: 10_001))] }
      """
    #expect(
      objection(to: late)?.hasSuffix(
        "there are more than 10000 expectations; split the scenario") == true)
  }

  @Test(
    "What forty thousand of something are is read, or refused for a reason",
    .timeLimit(.minutes(1)),
    arguments: [
      ("root: 'a', controllers: { a: { views: { N: [4, 4] } } }", nil),
      (
        "root: 'a', controllers: { a: { presentation: { sheet: { detents: [{ custom: 1, id: 'N' }, L] } } } }",
        nil
      ),
      ("root: 'a', controllers: { a: { alert: { actions: ['N', L] } } }", nil),
      ("root: 'a', controllers: { a: {} }, steps: [{ do: [{ pop: 'a' }, L] }]", nil),
      (
        "root: 'a', controllers: { a: {} }, expect: [{ order: ['a N', L] }]",
        "no callback or event 'n0' in the line 'a n0'"
      ),
      ("root: 'a', controllers: { a: {} }, steps: [{ setStack: ['a', L] }]", nil),
      (
        "root: 'a', controllers: { N: {} }",
        "there are more than 1000 controllers; describe fewer"
      ),
    ] as [(String, String?)])
  func large(form: String, refusal: String?) throws {
    // What stands before an `L` or holds an `N` comes forty thousand times.
    let pieces = form.split(separator: ", L", maxSplits: 1)
    var text = form
    if pieces.count == 2, let start = pieces[0].lastIndex(of: "[") {
      let item = String(pieces[0][pieces[0].index(after: start)...])
      text = pieces[0][...start] + Self.many(item) + pieces[1]
    } else if let range = form.firstRange(of: "N: [4, 4]") ?? form.firstRange(of: "N: {}") {
      text = form.replacingCharacters(in: range, with: Self.many(String(form[range])))
    }
    // Each of them has four bytes at least: `'a',`.
    #expect(text.utf8.count >= 160_000)
    let found = objection(to: "{ device: 'phone', \(text) }")
    if let refusal { #expect(found?.contains(refusal) == true) } else { #expect(found == nil) }
  }

  private static func many(_ item: String) -> String {
    (0..<40_000).map { item.replacing("N", with: "n\($0)") }.joined(separator: ",")
  }

  @Test("Mutated scenarios never crash: each is read and run, or refused with its place")
  func mutations() throws {
    var generator = SplitMix(seed: 7)
    let seed = Array(
      script(
        """
        { when: { controller: 'list', callback: 'viewDidAppear', times: 3 }, do: { present: 'sure' } },
        { present: 'compose', then: [{ dismiss: 'list' }] }, { rotate: true },
        { user: 'swipeDown', then: 'cancel' }, { resize: '1/2' }, { advance: 0.1 },
        { override: { width: 'regular' }, on: 'list' }, { set: { style: 'custom' }, on: 'compose' }
        """, expect: "{ style: 'compose', is: 'formSheet' }, { order: ['list viewDidAppear'] }"
      ).utf8)
    for _ in 0..<400 {
      var bytes = seed
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        let place = Int.random(in: bytes.indices, using: &generator)
        let other = Int.random(in: bytes.indices, using: &generator)
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: bytes.remove(at: place)
        case 1: bytes.swapAt(place, other)
        default: bytes.insert(bytes[other], at: place)
        }
      }
      do {
        let scenario = try Scenario.read(bytes, path: "x") { (path) throws(ScenarioError) in
          throw .unreadable(path: path, why: "")
        }
        _ = ScenarioRun(scenario).perform()
      } catch {
        #expect("\(error)".hasPrefix("x:"))
      }
    }
  }
}
