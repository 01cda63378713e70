import AdaptScenario
import Testing

@Suite("Expectations")
struct ExpectationTests {
  /// The failures of a scenario that presents a form sheet over a list under iOS 12.
  private func failures(_ expectation: String) throws -> [String] {
    let text = script(
      "{ present: 'compose' }", expect: expectation, more: "ios: '12.4',")
    return try result(of: text).failures.map(\.description)
  }

  @Test(
    "One that holds says nothing",
    arguments: [
      "{ style: 'compose', is: 'fullScreen', because: 'adaptation.default' }",
      "{ covers: 'compose' }, { covers: 'list', is: false }",
      "{ frame: 'compose', is: [0, 0, 375, 667] }, { frame: 'window', is: [375, 667] }",
      "{ traits: 'compose', are: { width: 'compact', appearance: 'light' } }",
      "{ presented: ['compose'] }, { presenter: 'compose', is: 'list' }",
      "{ presenter: 'list', is: null }, { visible: 'compose' }, { visible: 'list', is: false }",
      "{ state: 'list', is: 'disappeared' }, { orientation: 'portrait' }",
      "{ released: 'list', is: false }, { findings: 'none' }, { findings: [] }",
      "{ finding: 'alreadyPresenting', is: 0 }",
      "{ order: ['list viewDidAppear', 'compose viewWillAppear true', 'compose viewDidAppear'] }",
      "{ trace: 'list viewWillAppear false\\nlist viewDidAppear', of: 'appearance', on: 'list' }"
        .replacing(
          "viewDidAppear'",
          with: "viewDidAppear\\nlist viewWillDisappear true\\n"
            + "list viewDidDisappear true'"),
      "{ callbacks: 'compose', of: 'appearance', are: ['viewWillAppear', 'viewDidAppear'] }",
      "{ count: 'compose style fullScreen', is: 1 }, { count: 'compose style formSheet', is: 0 }",
    ])
  func holds(expectation: String) throws {
    #expect(try failures(expectation) == [])
  }

  @Test(
    "One that fails says where, what was expected and what was found",
    arguments: [
      (
        "{ style: 'compose', is: 'formSheet' }",
        """
        8:1: expected compose presented as formSheet; found fullScreen
          because the width is compact [adaptation.default]
        """
      ),
      (
        "{ style: 'list', is: 'fullScreen' }",
        "8:1: expected list presented as fullScreen; found a controller that is not presented"
      ),
      (
        "{ style: 'sure', is: 'custom' }",
        "8:1: expected sure presented as custom; found no controller of that name at that moment"
      ),
      (
        "{ covers: 'compose', is: false }",
        "8:1: expected compose not to cover the window; "
          + "found its frame 0,0 375 × 667 in 375 × 667"
      ),
      (
        "{ frame: 'compose', is: [0, 20, 375, 647] }",
        "8:1: expected compose at 0,20 375 × 647; found 0,0 375 × 667"
      ),
      (
        "{ traits: 'compose', are: { width: 'regular', appearance: 'dark' } }",
        "8:1: expected compose with regular width, dark; "
          + "found compact width, light"
      ),
      (
        "{ presented: [] }",
        "8:1: expected the presented controllers none; found compose"
      ),
      (
        "{ presenter: 'compose', is: null }",
        "8:1: expected compose presented by nobody; found list"
      ),
      (
        "{ stack: 'list', are: [] }",
        "8:1: expected the stack none in list; found a controller without a stack"
      ),
      ("{ visible: 'list' }", "8:1: expected list in the window; found not in the window"),
      ("{ state: 'list', is: 'appeared' }", "8:1: expected list appeared; found disappeared"),
      (
        "{ orientation: 'landscapeLeft' }",
        "8:1: expected the interface in landscapeLeft; found portrait"
      ),
      ("{ released: 'compose' }", "8:1: expected compose to be gone; found that it lives"),
      ("{ released: 'sure' }", "8:1: expected sure to be gone; found that it was never made"),
      (
        "{ finding: 'alreadyPresenting' }",
        "8:1: expected the finding alreadyPresenting; found none"
      ),
      (
        "{ count: 'list viewDidDisappear', is: 2 }",
        "8:1: expected 'list viewDidDisappear' twice; found it once"
      ),
      (
        "{ count: 'list viewDidAppear true', is: 1 }",
        """
        8:1: expected 'list viewDidAppear true' once; found it never
          there is 'list viewDidAppear false'
        """
      ),
      (
        "{ order: ['compose viewDidAppear', 'list viewWillDisappear'] }",
        """
        8:1: expected 'list viewWillDisappear' after 'compose viewDidAppear'; found it before that
          then came 'list state disappeared'
          then came 'list viewDidDisappear true'
          then came 'list presentCompletion true'
          then came 'compose phase management'
          then came 'window layoutSubviews'
        """
      ),
      (
        "{ order: ['sure viewDidAppear'] }",
        """
        8:1: expected 'sure viewDidAppear'; found no such line
          there is 'list viewDidAppear false'
          there is 'compose viewDidAppear true'
        """
      ),
      (
        "{ callbacks: 'list', of: 'appearance', are: ['viewWillAppear', 'viewDidAppear'] }",
        """
        8:1: expected 2 calls to list; found 4, and call 3 differs
            viewWillAppear
            viewDidAppear
          + viewWillDisappear
          + viewDidDisappear
        """
      ),
      (
        "{ trace: ['compose viewWillAppear', 'compose viewDidDisappear'],"
          + " of: 'appearance', on: 'compose' }",
        """
        8:1: expected a trace of 2 lines; found 2 lines, and line 2 differs
            compose viewWillAppear
          - compose viewDidDisappear
          + compose viewDidAppear true
        """
      ),
    ])
  func fails(expectation: String, message: String) throws {
    #expect(try failures(expectation) == [message])
  }
}
