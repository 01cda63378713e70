import AdaptScenario
import Testing

@Suite("Expectations about popovers")
struct PopoverExpectationTests {
  private func failures(_ expectation: String, device: String = "pad") throws -> [String] {
    let text = """
      { device: '\(device)', root: 'list', controllers: {
      list: { views: { button: [20, 40, 88, 44] } },
      filter: { presentation: { style: 'popover', preferredContentSize: [300, 200],
        anchor: { view: 'button', arrows: 'up' } } },
      add: { presentation: { style: 'popover', anchor: { barButton: 'Add' } } } },
      steps: [ { present: 'filter' } ],
      expect: [
      \(expectation)
      ] }
      """
    return try result(of: text).failures.map(\.description)
  }

  @Test(
    "One that holds says nothing",
    arguments: [
      "{ anchor: 'filter', is: 'button' }", "{ anchor: 'filter', is: [20, 40, 88, 44] }",
      "{ anchor: 'filter', is: [18, 40, 88, 44], within: 2 }", "{ arrow: 'filter', is: 'up' }",
    ])
  func holds(expectation: String) throws { #expect(try failures(expectation) == []) }

  @Test(
    "One that fails says what was found",
    arguments: [
      (
        "{ anchor: 'filter', is: 'list' }",
        "8:1: expected the popover of filter at list; found button"
      ),
      (
        "{ anchor: 'filter', is: [0, 0, 10, 10] }",
        "8:1: expected the popover of filter at 0,0 10 × 10; found 20,40 88 × 44"
      ),
      (
        "{ arrow: 'filter', is: 'left' }",
        "8:1: expected the arrow of filter to point left; found up"
      ),
      (
        "{ arrow: 'list', is: 'left' }",
        "8:1: expected the arrow of list to point left; found a controller that no popover shows"
      ),
      (
        "{ anchor: 'add', is: 'Add' }",
        "8:1: expected the popover of add at Add; found no controller of that name at that moment"
      ),
    ])
  func fails(expectation: String, message: String) throws {
    #expect(try failures(expectation) == [message])
  }

  @Test("In compact width nothing is a popover any more")
  func adapted() throws {
    #expect(
      try failures("{ arrow: 'filter', is: 'up' }", device: "phone") == [
        "8:1: expected the arrow of filter to point up; found a controller that no popover shows"
      ])
  }
}
