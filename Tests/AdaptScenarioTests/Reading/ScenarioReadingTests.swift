import AdaptCore
import AdaptScenario
import Foundation
import Testing

@Suite("What a scenario says")
struct ScenarioReadingTests {
  @Test("What is left out has the value that a person expects")
  func defaults() throws {
    let scenario = try scenario(#"{ device: "phone-max", root: "a", controllers: { a: {} } }"#)
    #expect(scenario.platform == Platform(system: 12.4))
    #expect(scenario.orientation == .portrait)
    #expect(scenario.window == .full)
    #expect(scenario.appearance == .light)
    #expect(scenario.textSize == .large)
    #expect(scenario.onException == .end)
    #expect(scenario.root == .named("a"))
    #expect(scenario.steps.isEmpty && scenario.expectations.isEmpty)
  }

  @Test("The environment is taken as it is written")
  func environment() throws {
    let scenario = try scenario(
      """
      { device: "pad", ios: "26.1", sdk: "17", orientation: "landscapeLeft", window: "1/3",
        appearance: "dark", textSize: "accessibilityLarge", layoutDirection: "rightToLeft",
        choices: { "presentation.completion-order": "firstFirst" }, onException: "record",
        root: { navigation: ["a", "b"] }, controllers: { a: {}, b: {} } }
      """)
    #expect(scenario.platform == Platform(system: SystemVersion(26, 1), sdk: 17))
    #expect(scenario.orientation == .landscapeLeft)
    #expect(scenario.window == .slot(.oneThird))
    #expect(scenario.appearance == .dark)
    #expect(scenario.textSize == .accessibilityLarge)
    #expect(scenario.layoutDirection == .rightToLeft)
    #expect(scenario.choices.completionOrder == .firstFirst)
    #expect(scenario.onException == .record)
    #expect(scenario.root == .navigation([.named("a"), .named("b")]))
    #expect(scenario.root.name == "navigation(a,b)")
  }

  @Test(
    "An action means the same in either spelling",
    arguments: [
      (
        "{ present: 'compose', from: 'list' }",
        "{ do: 'present', controller: 'compose', on: 'list' }"
      ),
      (
        "{ present: 'compose', animated: false }",
        "{ do: 'present', controller: 'compose', animated: false }"
      ),
      ("{ dismiss: 'list' }", "{ do: 'dismiss', on: 'list' }"),
      ("{ dismiss: true }", "{ do: 'dismiss' }"),
      ("{ pop: 'list' }", "{ do: { pop: 'list' } }"),
      ("{ push: 'compose', on: 'list' }", "{ do: 'push', controller: 'compose', on: 'list' }"),
      (
        "{ setStack: ['list', 'compose'], on: 'list' }",
        "{ do: 'setStack', value: ['list', 'compose'], on: 'list' }"
      ),
      (
        "{ call: 'viewWillAppear', on: 'list' }",
        "{ do: [{ call: 'viewWillAppear', on: 'list' }] }"
      ),
      (
        "{ when: { controller: 'list', callback: 'viewDidAppear' }, do: 'present',"
          + " controller: 'compose' }",
        "{ when: { controller: 'list', callback: 'viewDidAppear' }, do: { present: 'compose' } }"
      ),
    ])
  func spellings(one: String, other: String) throws {
    let steps = try [one, other].map { try scenario(script($0)).steps.map(\.kind) }
    #expect(steps[0] == steps[1])
  }

  @Test("A line may be written with as many blanks, and a size as reports write it")
  func lines() throws {
    let expectations = try scenario(
      script(
        "", expect: "{ order: 'list  viewWillTransitionToSize  667 × 375\\n list viewDidLoad' }")
    ).expectations
    #expect(
      expectations.map(\.kind) == [
        .order([
          EventPattern("list", .call(.viewWillTransitionToSize), "667x375"),
          EventPattern("list", .call(.viewDidLoad)),
        ])
      ])
  }

  @Test("Steps know where they stand")
  func positions() throws {
    let steps = try scenario(script("{ rotate: true },\n  { settle: true }")).steps
    #expect(steps.compactMap(\.position).map(\.description) == ["5:1", "6:3"])
  }

  @Test("A device profile is found beside the scenario that names it")
  func ownDevice() throws {
    let profile = """
      { id: "mine", idiom: "phone", size: { value: [300, 600], source: "test" },
        sizeClasses: {
          portrait: { horizontal: "compact", vertical: "regular", source: "test" },
          landscape: { horizontal: "compact", vertical: "compact", source: "test" } } }
      """
    var asked: [String] = []
    let text = #"{ device: "devices/mine.json", root: "a", controllers: { a: {} } }"#
    do {
      _ = try Scenario.read(Array(text.utf8), path: "scenes/one.json5") {
        (path) throws(ScenarioError) in
        asked.append(path)
        return Array(profile.utf8)
      }
    } catch {
      // What a profile has to hold is its reader's business; its errors keep both places.
      #expect("\(error)".hasPrefix("scenes/one.json5:1:11: the device profile is wrong: "))
    }
    #expect(asked == ["scenes/devices/mine.json"])
  }
}
