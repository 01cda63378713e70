import AdaptScenario
import Testing

@Suite("Scenarios that name storyboards")
struct StoryboardReadingTests {
  private static let main = "storyboards: ['Main.storyboard']"

  @Test("They begin with the first entry point, or with the scene that they name")
  func roots() throws {
    let names = try ["", ", root: { storyboard: 'Main' }", ", root: { scene: 'detail' }"].map {
      try scenario("{ device: 'phone', \(Self.main)\($0) }", beside: [:]).root.name
    }
    #expect(names == ["navigation(list)", "navigation(list)", "detail"])
  }

  @Test(
    "What the storyboards do not have is an error with its place and what there is",
    arguments: [
      (
        "storyboards: []",
        "1:33: no storyboard is named; write [\"Main.storyboard\"], or leave it out"
      ),
      (
        "storyboards: ['Other.storyboard']",
        "1:34: no storyboard: Other.storyboard: there is no such file; check the path"
      ),
      (
        "storyboards: ['test.json5']",
        "1:34: 'test.json5' is no storyboard; write the path of a .storyboard"
      ),
      (
        "storyboards: ['Main.storyboard', 'Main.storyboard']",
        "1:53: two storyboards are called 'Main', and references name one; remove one of them"
      ),
      (
        "\(main), root: { storyboard: 'Man' }",
        "1:74: no storyboard 'Man'; did you mean 'Main'?"
      ),
      (
        "\(main), root: { scene: 'lst' }", "1:69: no scene 'lst'; did you mean 'list'?"
      ),
      (
        "\(main), controllers: { a: { class: 'ListViewControler' } }",
        "1:81: no class in the storyboards 'ListViewControler'; did you mean 'ListViewController'?"
      ),
      (
        "\(main), controllers: { a: { scene: 'detial' } }",
        "1:81: no scene 'detial'; did you mean 'detail'?"
      ),
      (
        "\(main), controllers: { a: { scene: 'list', class: 'ListViewController' } }",
        "1:96: a description means a 'class' or a 'scene'; remove one of them"
      ),
      (
        "\(main), controllers: { list: { navigation: ['detail'] } }",
        "1:89: the storyboard says what 'list' is made of; remove 'navigation'"
      ),
      (
        "\(main), steps: [{ performSegue: 'fliter' }]",
        "1:78: no segue 'fliter'; did you mean 'filter'?"
      ),
      (
        "\(main), unwindActions: { ListVewController: ['unwindToList:'] }",
        "1:71: no class or scene 'ListVewController'; did you mean 'ListViewController'?"
      ),
      (
        "\(main), unwindActions: { list: ['unwindToList'] }",
        "1:78: 'unwindToList' is no method of an unwind segue; write it as the storyboard does, such "
          + "as \"unwindToList:\" or \"unwindToListWithSegue:\""
      ),
      (
        "\(main), steps: [{ push: 'detial', on: 'list' }]",
        "1:70: no controller 'detial'; did you mean 'detail'?"
      ),
    ])
  func errors(rest: String, message: String) {
    #expect(storyObjection(rest) == message)
  }

  @Test(
    "What speaks of scenes needs storyboards",
    arguments: [
      "root: 'a', controllers: { a: { class: 'A' } }",
      "root: 'a', controllers: { a: {} }, unwindActions: { a: ['b:'] }",
      "root: 'a', controllers: { a: {} }, steps: [{ performSegue: 'b' }]",
    ])
  func withoutStoryboards(rest: String) {
    #expect(storyObjection(rest)?.contains("add 'storyboards'") ?? false)
  }

  @Test("A broken storyboard is told of with its own place")
  func broken() {
    let objection = storyObjection(
      "storyboards: ['Broken.storyboard']",
      beside: ["Broken.storyboard": "<document>\n<scenes>\n</document>"])
    #expect(objection?.hasPrefix("1:34: the storyboard is not read: Broken.storyboard:") ?? false)
  }

  @Test("More storyboards than are read are refused before one is")
  func many() {
    let names = (0..<1_000).map { "'\($0).storyboard'" }.joined(separator: ", ")
    let objection = storyObjection("storyboards: [\(names)]")
    #expect(objection?.hasSuffix("there are more than 200 storyboards; name fewer") ?? false)
  }

  @Test("A scenario that is no storyboard cannot stand in for one")
  func itself() {
    let objection = storyObjection(
      "storyboards: ['Self.storyboard']",
      beside: ["Self.storyboard": "{ device: 'phone', storyboards: ['Self.storyboard'] }"])
    #expect(objection?.hasPrefix("1:34: the storyboard is not read: ") ?? false)
  }
}
