import AdaptCore
import AdaptScenario
import Testing

@Suite("Reading containers")
struct ContainerReadingTests {
  private func controllers(_ text: String) throws -> [ControllerScript] {
    try scenario("{ device: 'pad', root: 'a', controllers: { \(text) } }").controllers
  }

  @Test("A container without a name is called by what it was made with")
  func names() throws {
    let text = """
      { device: 'pad', controllers: { a: {}, b: {}, c: {} },
        root: { tabs: ['a', { navigation: ['b', 'c'] }] } }
      """
    #expect(try scenario(text).root.name == "tabs(a,navigation(b,c))")
    let columns = ControllerReference.split(.doubleColumn, [.named("a"), .pages([.named("b")])])
    #expect(columns.name == "doubleColumn(a,pages(b))")
    #expect(
      ControllerReference.split(.unspecified, [.named("a"), .named("b")]).name == "split(a,b)")
  }

  @Test("Such a name leads back to the container")
  func namesLeadBack() throws {
    let text = """
      { device: 'pad', root: { tabs: ['a', { navigation: ['b'] }] }, controllers: { a: {}, b: {} },
        expect: [{ selected: 'tabs(a,navigation(b))', is: 'a' }, { stack: 'navigation(b)', are: ['b'] }] }
      """
    #expect(try result(of: text).failures.isEmpty)
  }

  @Test("A split view is a list of two, or says what its columns are")
  func splits() throws {
    let read = try controllers(
      """
      a: { split: ['b', 'c'] }, b: {}, c: {},
      d: { split: { style: 'tripleColumn', primary: 'e', secondary: 'f', compact: 'g',
        displayMode: 'twoBesideSecondary', behavior: 'tile', primaryFraction: 0.4 } },
      e: {}, f: {}, g: {},
      """)
    #expect(read[0].content == .split(SplitScript(.unspecified, [.named("b"), .named("c")])))
    var triple = SplitScript(.tripleColumn)
    (triple.primary, triple.secondary, triple.compact) = (.named("e"), .named("f"), .named("g"))
    (triple.displayMode, triple.behavior) = (.twoBesideSecondary, .tile)
    triple.primaryFraction = 0.4
    #expect(read[3].content == .split(triple))
  }

  @Test("Pages are their order, or say what is shown")
  func pages() throws {
    let read = try controllers(
      "a: { pages: ['b', 'c'] }, b: {}, c: {}, d: { pages: { shown: ['e'], transition: 'pageCurl' } }, e: {}"
    )
    #expect(read[0].content == .pages(PagesScript(order: [.named("b"), .named("c")])))
    var curl = PagesScript(shown: [.named("e")])
    curl.transition = .pageCurl
    #expect(read[3].content == .pages(curl))
  }

  @Test("What contradicts itself does not load", arguments: contradictingControllers)
  func contradictions(controllers: String, message: String) {
    #expect(
      objection(to: "{ device: 'pad', root: 'a', controllers: {\n\(controllers)\n} }") == message)
  }

  private static let contradictingControllers = [
    (
      "a: { navigation: ['b'], tabs: ['b'] }, b: {}",
      "2:31: a controller has both 'navigation' and 'tabs'; keep one"
    ),
    ("a: { tabs: [] }", "2:12: 'tabs' is empty; name a controller"),
    (
      "a: { selected: 'b' }, b: {}",
      "2:16: 'selected' speaks of tabs, and there are none; add 'tabs'"
    ),
    ("a: { tabs: ['b'], selected: 'c' }, b: {}, c: {}", "2:29: no tab 'c'; write one of b"),
    (
      "a: { split: { compact: 'b' } }, b: {}",
      "2:24: a split view of the style 'classic' has no column 'compact'; remove it"
    ),
    (
      "a: { split: ['b'] }, b: {}",
      "2:13: a split view of the style 'classic' has 2 columns (primary, secondary), and here are 1; "
        + "describe it under 'controllers' to leave one out"
    ),
    ("a: { pages: {} }", "2:13: there are no pages; add 'shown', or 'order' for a data source"),
    ("a: { bars: {} }", "2:12: only a 'navigation' has bars of its own; remove it"),
    ("a: { delegate: {} }", "2:16: only a container of UIKit's has a delegate; remove it"),
    (
      "a: { tabs: ['b'], delegate: { collapses: true } }, b: {}",
      "2:42: the delegate of a 'tabs' is not asked for 'collapses'; remove it"
    ),
    (
      "a: { tabs: ['b'] }, b: { navigation: ['a'] }",
      "2:1: the controller 'a' contains itself: a → b → a; remove one of them"
    ),
  ]

  @Test("What cannot be done to a container does not load", arguments: misusedContainers)
  func misuses(step: String, message: String) {
    #expect(objection(to: script(step)) == message)
  }

  private static let misusedContainers = [
    ("{ setColumn: 'list' }", "5:14: a controller is set and no column named; add 'column'"),
    ("{ user: 'back', level: 1 }", "5:24: only a 'longPressBack' has 'level'; remove it"),
    (
      "{ when: { controller: 'list', callback: 'barButtonAction' }, do: { pop: true } }",
      "5:41: 'list' has no bar buttons; add 'item'"
    ),
    (
      "{ when: { controller: 'list', callback: 'tabBarControllerDidSelect' }, do: { pop: true } }",
      "5:41: 'list' is no container with a delegate; add 'delegate'"
    ),
  ]
}
