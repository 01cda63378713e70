import AdaptCommand
import Foundation
import Testing

@Suite("The settings of a check: adaptsim.json5")
struct CheckSettingsTests {
  private let folder: TemporaryFolder
  private let main: String
  private let settings: String

  init() throws {
    folder = try TemporaryFolder()
    main = try folder.file("Recipes.storyboard", try Boards.text("Recipes"))
    try folder.file("More.storyboard", try Boards.text("More"))
    settings = folder.path + "adaptsim.json5"
  }

  @Test("Settings that are there and cannot be read are an error, not nothing")
  func unreadable() throws {
    try FileManager.default.createDirectory(
      atPath: settings, withIntermediateDirectories: false)
    let call = Call(["check", main])
    #expect(call.exit == .badInput)
    #expect(call.errors == "adaptsim: \(settings): this is a folder; name a file in it\n")
    #expect(Call(["check", folder.path]).exit == .badInput)
    #expect(Call([main]).exit == .badInput)
    try FileManager.default.removeItem(atPath: settings)
    try FileManager.default.createSymbolicLink(
      atPath: settings, withDestinationPath: folder.path + "gone.json5")
    let link = Call(["check", main])
    #expect(link.exit == .badInput)
    #expect(
      link.errors == "adaptsim: \(settings): this link leads to nothing; check where it leads\n")
    try FileManager.default.removeItem(atPath: settings)
    #expect(Call(["check", main]).exit == .findings)
  }

  @Test("What is silenced for a file or an object and not found any more is told with its place")
  func staleSilences() throws {
    try folder.file(
      "adaptsim.json5",
      """
      {
        disable: [
          "storyboard.many-tabs",
          { rule: "unreachable-scene", file: "Recipes.storyboard" },
          { rule: "unreachable-scene", file: "Gone.storyboard" },
          { rule: "dead-exit", id: "gone" },
          { rule: "no-way-out", id: "gone" },
        ],
      }
      """)
    let call = Call(["check", folder.path])
    let stale = call.lines.filter { $0.contains("[storyboard.stale-setting]") }
    let expected: [String] = [
      """
      \(settings):5:5: note: this silences nothing: 'storyboard.unreachable-scene' no longer finds \
      what it names; remove it [storyboard.stale-setting]
      """,
      """
      \(settings):6:5: note: this silences nothing: 'storyboard.dead-exit' no longer finds what it \
      names; remove it [storyboard.stale-setting]
      """,
    ]
    #expect(stale.map(String.init) == expected)
    // What a rule says of devices is looked for on all of them only.
    let all = Call(["check", folder.path, "--device", "all"])
    #expect(all.says("adaptsim.json5:7:5: note: this silences nothing"))
    // Another file may have what one of them lacks.
    #expect(!Call(["check", main]).says("stale-setting"))
    #expect(
      !Call(["check", folder.path, "--disable", "stale-setting"]).says("[storyboard.stale-setting]")
    )
  }

  @Test("Names that no storyboard has are told with their line, column and the nearest")
  func staleNames() throws {
    try folder.file(
      "adaptsim.json5",
      """
      {
        unwindActions: {
          RecipesController: ["unwindToRecipes:", "unwindToRecpes:"],
          Elsewhere: [],
        },
        segueClasses: { FlyAway: "present" },
      }
      """)
    let lines = Call(["check", folder.path]).lines
      .filter { $0.contains("[storyboard.stale-setting]") }
    let expected: [String] = [
      """
      \(settings):3:45: warning: no unwind segue names 'unwindToRecpes:'; did you mean \
      'unwindToRecipes:'? [storyboard.stale-setting]
      """,
      """
      \(settings):4:5: note: no scene has the class 'Elsewhere', nor that name; remove it if it is \
      left over [storyboard.stale-setting]
      """,
      """
      \(settings):6:19: note: no segue has the class 'FlyAway'; remove it if it is left over \
      [storyboard.stale-setting]
      """,
    ]
    #expect(lines.map(String.init) == expected)
  }

  @Test("A class that is misspelt is an error with its line, in a check, a run and a tour")
  func misspelt() throws {
    try folder.file("adaptsim.json5", "{\n unwindActions: { RecipesControler: ['a:'] } }")
    for arguments in [["check", main], [main], ["tour", main]] {
      let call = Call(arguments)
      #expect(call.exit == .badInput)
      let expected = """
        \(settings):2:19: error: no class or scene 'RecipesControler' in the storyboards; did you \
        mean 'RecipesController'?

        """
      #expect(call.errors == expected)
    }
  }
}
