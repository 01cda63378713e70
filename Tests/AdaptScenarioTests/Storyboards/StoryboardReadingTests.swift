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
    "What is said of scenes and can have no effect is an error with its place and the nearest name",
    arguments: [
      (
        "\(main), controllers: { ListVewController: { title: 'A' } }",
        "1:69: no scene of the storyboards is called 'ListVewController', and nothing in "
          + "the scenario uses such a controller; did you mean 'ListViewController'?"
      ),
      (
        "\(main), controllers: { 'list#9': {} }",
        "1:69: no 'list#9' can live: no segue leads to 'list', and the scenario does not "
          + "make so many; write 'list', or a lower number"
      ),
      (
        "\(main), steps: [{ dismiss: 'list#9' }]",
        "1:73: no 'list#9' can live: no segue leads to 'list', and the scenario does not "
          + "make so many; write 'list', or a lower number"
      ),
      (
        "\(main), expect: [{ count: 'list#9 viewDidLoad', is: 0 }]",
        "1:72: no 'list#9' can live: no segue leads to 'list', and the scenario does not "
          + "make so many; write 'list', or a lower number"
      ),
      (
        "\(main), controllers: { list: { segues: { fliter: false } } }",
        "1:87: no segue 'fliter' of 'list'; did you mean 'filter'?"
      ),
      (
        "\(main), controllers: { list: { segues: { again: false } } }",
        "1:87: no segue 'again' of 'list'; write one of detail, settings, filter"
      ),
      (
        "\(main), controllers: { FilterViewController: { segues: { zip: false } } }",
        "1:103: no segue of 'FilterViewController' has an identifier; remove 'zip'"
      ),
      (
        "\(main), controllers: { a: { segues: { filter: false } } }",
        "1:82: 'a' is no scene and has no segues; write one of navigation(list), list, "
          + "detail, FilterViewController, navigation(SettingsViewController), "
          + "SettingsViewController, ListViewController, DetailViewController"
      ),
      (
        "\(main), controllers: { ListVewController: { segues: { filter: false } } }",
        "1:98: 'ListVewController' is no scene and has no segues; did you mean "
          + "'ListViewController'?"
      ),
      (
        "\(main), segueClasses: { SlideSegue: 'present' }",
        "1:70: no segue of the storyboards has a class of the app's; remove 'SlideSegue'"
      ),
      (
        "\(main), unwindActions: { list: ['unwindToLst:'] }",
        "1:78: no unwind segue names 'unwindToLst:'; did you mean 'unwindToList:'?"
      ),
      (
        "\(main), controllers: { list: { unwindActions: ['unwindToLst:'] } }",
        "1:93: no unwind segue names 'unwindToLst:'; did you mean 'unwindToList:'?"
      ),
      (
        "\(main), controllers: { list: { unwinding: { canPerform: { 'unwindToLst:': true } } } }",
        "1:104: no unwind segue names 'unwindToLst:'; did you mean 'unwindToList:'?"
      ),
      (
        "\(main), controllers: { a: { scene: 'list' }, b: { class: 'ListViewController' } }",
        "1:103: what 'b' means is described already, as 'a'; keep one of the descriptions"
      ),
      (
        "\(main), root: { scene: 'Recipes' }",
        "1:69: no scene 'Recipes'; a scene is named by its storyboard identifier, and the "
          + "one that is called so (Main.storyboard:22) has 'list'"
      ),
      (
        "\(main), root: { scene: 'FilterViewController' }",
        "1:69: no scene 'FilterViewController'; a scene is named by its storyboard "
          + "identifier, and the one that is called so (Main.storyboard:80) has none; give it "
          + "one in its Identity inspector"
      ),
    ])
  func withoutEffect(rest: String, message: String) {
    #expect(storyObjection(rest) == message)
  }

  @Test(
    "Names that may come about are taken: segues make instances, and code makes controllers",
    arguments: [
      "controllers: { 'detail#9': {} }",
      "controllers: { 'list#2': {} }, steps: [{ present: 'list', fresh: true }]",
      "controllers: { a: {} }, steps: [{ push: 'a', on: 'list' }]",
      "controllers: { a: {} }, expect: [{ count: 'a viewDidLoad', is: 0 }]",
      "controllers: { 'reader#2': { class: 'DetailViewController' } }",
      "unwindActions: { 'detail#2': ['unwindToList:'] }",
      """
      controllers: { a: {} }, steps: [
        { when: { controller: 'list', callback: 'viewDidAppear' }, do: { present: 'a' } }]
      """,
    ])
  func possible(rest: String) {
    #expect(storyObjection("\(Self.main), \(rest)") == nil)
  }

  @Test(
    "What speaks of scenes needs storyboards",
    arguments: [
      "root: 'a', controllers: { a: { class: 'A' } }",
      "root: 'a', controllers: { a: {} }, unwindActions: { a: ['b:'] }",
      "root: 'a', controllers: { a: {} }, steps: [{ performSegue: 'b' }]",
      "root: 'a', controllers: { a: { segues: { b: true } } }",
      "root: 'a', controllers: { a: { unwindActions: ['b:'] } }",
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
