import AdaptCore
import AdaptScenario
import Testing

@Suite("What steps do to containers")
struct ContainerStepTests {
  private func passes(_ text: String) throws -> String {
    let result = try result(of: text)
    return (result.failures.map(\.description) + result.problems.map(\.description))
      .joined(separator: "\n")
  }

  @Test("O072: a held swipe from the edge is moved and taken back by interaction steps")
  func heldSwipe() throws {
    let text = """
      { device: 'iphone-15', root: { navigation: ['a', 'b'] }, controllers: { a: {}, b: {} },
        steps: [
          { expect: [] },
          { user: 'edgeSwipe', then: 'hold' },
          { interaction: 0.2, on: 'b' },
          { interaction: 'cancel', on: 'b' },
          { expect: [{ trace: [
              'b viewWillDisappear', 'a viewWillAppear', 'a viewIsAppearing',
              'a viewWillDisappear', 'a viewDidDisappear', 'b viewWillAppear',
              'b viewIsAppearing', 'b viewDidAppear'],
            of: 'appearance', on: ['a', 'b'] }] } ],
        expect: [{ stack: 'a', are: ['a', 'b'] }, { findings: 'none' }] }
      """
    #expect(try passes(text) == "")
  }

  @Test("A tab bar's delegate refuses what its script says, and a person only is asked (R101)")
  func refusedTab() throws {
    let text = """
      { device: 'phone', root: 'main',
        controllers: { main: { tabs: ['a', 'b'], delegate: { refuses: ['b'] } }, a: {}, b: {} },
        steps: [
          { user: 'tapTab', tab: 'b' },
          { expect: [{ selected: 'main', is: 'a' }, { finding: 'tabRefused' },
            { count: 'main tabBarControllerDidSelect', is: 0 }] },
          { selectTab: 'b' },
          { expect: [{ selected: 'main', is: 'b' }, { findings: 'none' },
            { count: 'main tabBarControllerShouldSelect', is: 0 }] } ] }
      """
    #expect(try passes(text) == "")
  }

  @Test("A tap on the selected tab takes its stack to the root")
  func tapOnSelected() throws {
    let text = """
      { device: 'phone', root: { tabs: [{ navigation: ['a', 'b'] }, 'c'] },
        controllers: { a: {}, b: {}, c: {} },
        steps: [{ user: 'tapTab', tab: 0 }], expect: [{ stack: 'a', are: ['a'] }] }
      """
    #expect(try passes(text) == "")
  }

  @Test("A bar's button runs the code that acts in it")
  func barButton() throws {
    let text = """
      { device: 'phone', root: { navigation: ['a'] },
        controllers: { a: { item: { rightItems: ['Add'] } }, b: {} },
        steps: [
          { when: { controller: 'a', callback: 'barButtonAction' }, do: { push: 'b', on: 'a' } },
          { user: 'tapBarItem', item: 'Add' } ],
        expect: [{ stack: 'a', are: ['a', 'b'] }] }
      """
    #expect(try passes(text) == "")
  }

  @Test("Of two buttons with one title a person taps the one that lies over the other")
  func coveredBarButton() throws {
    // `a` comes first by name, and lies under the sheet.
    let text = """
      { device: 'phone', ios: '13', root: { navigation: ['a'] },
        controllers: {
          a: { item: { rightItems: ['Done'] } }, b: { item: { rightItems: ['Done'] } } },
        steps: [
          { when: { controller: 'b', callback: 'barButtonAction' }, do: { dismiss: 'b' } },
          { present: { navigation: ['b'] }, from: 'a', style: 'pageSheet' },
          { user: 'tapBarItem', item: 'Done' } ],
        expect: [{ presented: [] }, { findings: [] }] }
      """
    #expect(try passes(text) == "")
  }

  @Test("Code acts in the delegate of a container")
  func delegateActs() throws {
    let text = """
      { device: 'phone', root: 'main',
        controllers: { main: { tabs: ['a', 'b'], delegate: {} }, a: {}, b: {}, c: {} },
        steps: [
          { when: { controller: 'main', callback: 'tabBarControllerDidSelect' }, do: { present: 'c' } },
          { user: 'tapTab', tab: 'b' } ],
        expect: [{ presented: ['c'] }] }
      """
    #expect(try passes(text) == "")
  }

  @Test(
    "The delegate of a container answers for the orientations, unless the container does",
    arguments: [
      ("navigation: ['a']", "phone"), ("tabs: ['a', 'b']", "phone"), ("pages: ['a', 'b']", "phone"),
      ("split: { style: 'doubleColumn', primary: 'a', secondary: 'b' }", "pad-11"),
    ])
  func delegateOrientations(content: String, device: String) throws {
    for (own, kept) in [("", "portrait"), ("orientations: ['all'], ", "landscapeLeft")] {
      let text = """
        { device: '\(device)', ios: '17', orientation: 'portrait', root: 'main',
          controllers: {
            main: { \(content), \(own)delegate: { orientations: ['portrait'] } }, a: {}, b: {} },
          steps: [{ rotate: 'landscapeLeft' }], expect: [{ orientation: '\(kept)' }] }
        """
      #expect(try passes(text) == "", "\(content) \(own)")
    }
  }

  @Test("A split view with columns collapses to the column that its delegate names")
  func topColumn() throws {
    let text = """
      { device: 'pad-11', ios: '17', orientation: 'landscapeLeft', root: 'split',
        controllers: { split: { split: { style: 'doubleColumn', primary: 'a', secondary: 'b' },
          delegate: { topColumn: 'primary', expandingMode: 'secondaryOnly' } }, a: {}, b: {} },
        steps: [
          { expect: [{ collapsed: 'split', is: false }] },
          { resize: '1/3' },
          { expect: [{ collapsed: 'split' }, { visible: 'a' }, { visible: 'b', is: false }] },
          { resize: 'full' },
          { expect: [{ displayMode: 'split', is: 'secondaryOnly' }, { columns: 'split', are: ['secondary'] }] },
          { showColumn: 'primary', on: 'split' },
          { expect: [{ visible: 'a' }] } ] }
      """
    #expect(try passes(text) == "")
  }

  @Test("What is announced inside tabs counts on the status bar that goes")
  func announcedInTabs() throws {
    // On its side a phone of 375 × 667 points has no status bar and a bar of 32 points.
    let text = """
      { device: 'phone', root: { tabs: [{ navigation: ['a'] }] },
        controllers: { a: { layout: { edgesForExtendedLayout: ['left', 'right'] } } },
        steps: [{ rotate: true }],
        expect: [{ count: 'a viewWillTransitionToSize 667x343', is: 1 },
          { frame: 'a', is: [667, 343] }] }
      """
    #expect(try passes(text) == "")
  }

  @Test("Pages cannot show what they lie in")
  func pageOfItself() throws {
    let text = """
      { device: 'phone', onException: 'record', root: 'book',
        controllers: { book: { pages: ['a'] }, a: {} },
        steps: [{ setPages: ['book'], on: 'book' }],
        expect: [{ findings: ['childOfItself'] }, { pages: 'book', are: ['a'] }] }
      """
    #expect(try passes(text) == "")
  }

  @Test("What is in no such container is told, and nothing is done")
  func noContainer() throws {
    let text = """
      { device: 'phone', root: 'a', controllers: { a: {}, b: {} },
        steps: [{ do: [{ selectTab: 0, on: 'a' }, { setPages: ['b'], on: 'a' }] }] }
      """
    #expect(
      try passes(text) == """
        2:11: 'a' is in no tab bar controller; name one that is under 'on'
        2:11: 'a' is in no page view controller; name one that is under 'on'
        """)
  }
}
