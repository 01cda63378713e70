import AdaptCommand
import AdaptRules
import Foundation
import Testing

@Suite("adaptsim check of storyboards")
struct StoryboardCheckTests {
  private let folder: TemporaryFolder
  private let main: String
  private let more: String

  init() throws {
    folder = try TemporaryFolder()
    main = try folder.file("Recipes.storyboard", try Boards.text("Recipes"))
    more = try folder.file("More.storyboard", try Boards.text("More"))
  }

  @Test("Findings have the form that Xcode makes issues of, by file and place, and a summary")
  func form() {
    let call = Call(["check", main, more])
    #expect(call.exit == .findings)
    #expect(
      call.output == """
        \(main):73:37: warning: show from button 'Units' of 'EditorController' presents 'Units', \
        without a button back: nothing above 'EditorController' can push where it is presented; \
        put it into a navigation controller, or present on purpose \
        [storyboard.show-without-container]
        \(main):49:33: note: 'EditorController' is entered here
        \(main):98:25: warning: show from segue 'about' of 'Units' presents 'about', without a \
        button back: nothing above 'Units' can push where it is presented; put it into a \
        navigation controller, or present on purpose [storyboard.show-without-container]
        \(main):73:37: note: 'Units' is entered here
        \(main):110:17: warning: 'Old List' is unreachable: no segue leads to it, and it has no \
        identifier; connect it or remove it [storyboard.unreachable-scene]
        2 files, 8 scenes: 3 warnings

        """)
    #expect(call.errors.isEmpty)
  }

  @Test("For devices it says what popovers and sheets become, and who cannot leave them")
  func devices() {
    let call = Call(["check", main, more, "--device", "phone", "--device", "pad"])
    #expect(
      call.says(
        "31:33: note: the popover of 'Filter' becomes fullScreen on phone and in narrow windows of "
          + "pads; set a delegate if that is not meant [storyboard.adapted-presentation]"))
    #expect(call.says("31:33: warning: nobody can leave 'Filter' on phone: "))
    #expect(call.says("49:33: note: the formSheet of 'EditorController'", "fullScreen on phone"))
  }

  @Test("Of all devices the line names groups, not each")
  func allDevices() {
    for arguments in [["--device", "all", "--ios", "17"], ["--ios", "17"]] {
      let call = Call(["check", main, more] + arguments)
      #expect(
        call.says(
          "the popover of 'Filter'",
          "becomes formSheet on all phones and in narrow windows of pads; "))
    }
  }

  @Test("A rule is silenced by an option, with or without its topic; a wrong name gets the nearest")
  func disabling() {
    let call = Call([
      "check", main, more, "--disable", "storyboard.show-without-container", "--disable",
      "unreachable-scene",
    ])
    #expect(call.exit == .fine)
    #expect(call.output.hasSuffix("2 files, 8 scenes: nothing found, 3 silenced\n"))
    let wrong = Call(["check", main, "--disable", "unreachable"])
    #expect(wrong.exit == .badInput)
    #expect(
      wrong.errors
        == "adaptsim: no rule 'unreachable' of storyboards; did you mean 'storyboard.unreachable-scene'?\n"
    )
  }

  @Test("Settings beside the files silence a rule, or one object of one file")
  func settings() throws {
    try folder.file(
      "adaptsim.json5",
      """
      {
        disable: [
          "storyboard.manual-segue",
          { rule: "show-without-container", file: "Recipes.storyboard", id: "edt-00-007" },
          { rule: "unreachable-scene", file: "Other.storyboard" },
          "stale-setting",
        ],
      }
      """)
    let call = Call(["check", main, more])
    #expect(call.output.hasSuffix("2 files, 8 scenes: 2 warnings, 2 silenced\n"))
    #expect(!call.says("button 'Units'"))
    // In a folder the settings are no scenario that is left aside.
    #expect(Call(["check", folder.path]).output.hasSuffix("2 warnings, 2 silenced\n"))
  }

  @Test("Settings that are wrong are told with their place and the nearest name")
  func wrongSettings() throws {
    let rows: [(text: String, error: String)] = [
      (
        "{ disabled: [] }",
        "1:3: unknown key 'disabled' in the settings of a check; did you mean 'disable'?"
      ),
      (
        "{ disable: ['storyboard.dead-exits'] }",
        "1:13: no rule 'storyboard.dead-exits' of storyboards; did you mean 'storyboard.dead-exit'?"
      ),
      ("{ disable: [{ file: 'a' }] }", "1:13: what to disable has no 'rule'; add it"),
      (
        "{ unwindActions: { List: ['unwindToList(_:)'] } }",
        "1:27: 'unwindToList(_:)' is no selector of an unwind action; write it as Objective-C does, such "
          + "as 'unwindToList:'"
      ),
      ("{ identifiers: [1] }", "1:17: found the number 1 in place of text; put it between quotes"),
    ]
    for row in rows {
      let path = try folder.file("own.json5", row.text)
      let call = Call(["check", main, "--config", path])
      #expect(call.exit == .badInput)
      #expect(call.errors == "\(path):\(row.error)\n")
    }
    let call = Call(["check", main, "--config", folder.path + "none.json5"])
    #expect(call.exit == .badInput)
  }

  @Test(
    "With a list of unwind actions it is known who answers (R110), and identifiers of code are looked up (R124)"
  )
  func facts() throws {
    let path = try folder.file(
      "facts.json5",
      "{ unwindActions: { RecipesController: ['unwindToRecipe:'] },\n identifiers: ['about', 'abuot'] }"
    )
    let call = Call(["check", main, more, "--config", path])
    #expect(
      call.says(
        "66:37: warning: nobody answers this unwind: no class has 'unwindToRecipes:'",
        "[storyboard.unwind-answer]"))
    #expect(
      call.says(
        "facts.json5:2:25: error: no scene and no segue has the identifier 'abuot' that code uses",
        "did you mean 'about'?"))
    // Another file beside it may have the identifier.
    #expect(!Call(["check", main, "--config", path]).says("[storyboard.code-identifier]"))
    #expect(Call(["check", folder.path, "--config", path]).says("[storyboard.code-identifier]"))
    try folder.file("Broken.storyboard", "<document")
    #expect(!Call(["check", folder.path, "--config", path]).says("[storyboard.code-identifier]"))
    try folder.file(
      "facts.json5", "{ unwindActions: { RecipesController: ['unwindToRecipes:'] } }")
    #expect(!Call(["check", main, more, "--config", path]).says("[storyboard.unwind-answer]"))
  }

  @Test("Records say the same as the lines")
  func records() throws {
    let call = Call(["check", main, more, "--format", "json"])
    #expect(call.exit == .findings)
    #expect(
      call.lines.first
        == """
        {"because":"no container above shows what is shown, so it is presented","column":37,\
        "devices":[],"line":73,\
        "message":"show from button 'Units' of 'EditorController' presents 'Units', without a button \
        back: nothing above 'EditorController' can push where it is presented; put it into a \
        navigation controller, or present on purpose",\
        "object":"edt-00-007","path":"\(main)","record":"storyboardFinding",\
        "related":[{"column":33,"line":49,"path":"\(main)",\
        "words":"'EditorController' is entered here"}],\
        "rule":"storyboard.show-without-container","severity":"warning","version":1}
        """)
    #expect(
      call.lines.last
        == """
        {"errors":0,"files":2,"leftAside":0,"notes":0,"record":"storyboardCheckEnd","scenes":8,\
        "silenced":0,"sourceFiles":0,"unreadSourceFiles":0,"unreadable":0,"version":1,"warnings":3}
        """)
  }

  /// The records of a call that have some rule.
  private func records(_ arguments: [String], of rule: String) throws -> [[String: Any]] {
    try Call(arguments + ["--format", "json"]).lines.compactMap { line in
      try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
    }.filter { $0["rule"] as? String == "storyboard.\(rule)" }
  }

  @Test("A record has the places beside the finding, and the devices that it holds for")
  func recordsInFull() throws {
    let shown = try records(["check", main], of: "show-without-container")
    let first = try #require(shown.first)
    let documented: Set = [
      "record", "version", "path", "line", "column", "severity", "rule", "message", "because",
      "object", "related", "devices",
    ]
    #expect(Set(first.keys) == documented)
    let related = try #require((first["related"] as? [[String: Any]])?.first)
    #expect(related["path"] as? String == main)
    #expect(related["line"] as? Int == 49)
    #expect(related["column"] as? Int == 33)
    #expect(related["words"] as? String == "'EditorController' is entered here")
    #expect((first["devices"] as? [Any])?.isEmpty == true)
    let stuck = try records(
      ["check", main, "--device", "phone", "--device", "pad"], of: "no-way-out")
    let devices = try #require(stuck.first?["devices"] as? [[String: Any]])
    #expect(devices.count == 1)
    #expect(devices[0]["device"] as? String == "phone")
    #expect(devices[0]["system"] as? String == "12.4")
    #expect(devices[0]["portrait"] as? Bool == true)
    #expect(devices[0]["landscape"] as? Bool == true)
  }

  @Test("Scenarios and storyboards are checked in one call, and folders hold both")
  func mixed() throws {
    try folder.file("a.json5", Scenes.passing)
    let call = Call(["check", folder.path])
    #expect(call.exit == .findings)
    #expect(call.output.hasPrefix("passed  \(folder.path)a.json5\n1 passed, 0 failed\n"))
    #expect(call.output.hasSuffix("2 files, 8 scenes: 3 warnings\n"))
    let quiet = Call([
      "check", folder.path, "--disable", "show-without-container", "--disable", "unreachable-scene",
    ])
    #expect(quiet.exit == .fine)
    try folder.file("b.json5", Scenes.failing)
    #expect(Call(["check", folder.path + "b.json5", more]).exit == .findings)
  }

  @Test("What is no scenario is not counted beside storyboards, unless a scenario is there too")
  func others() throws {
    try folder.file("Contents.json", "{}")
    #expect(Call(["check", folder.path]).output.hasSuffix("3 warnings\n"))
    #expect(!Call(["check", folder.path]).output.contains("left aside"))
    try folder.file("a.json5", Scenes.passing)
    #expect(
      Call(["check", folder.path]).output.contains(
        "1 passed, 0 failed, 1 without a scenario left aside\n"))
  }

  @Test("Where nothing can be read nothing is said to be found")
  func nothingRead() throws {
    let path = try folder.file("Broken.storyboard", "<?xml version=\"1.0\"?>\n<document")
    #expect(Call(["check", path]).output == "0 files, 0 scenes: 1 cannot be read\n")
  }

  @Test("A damaged file is told with its place, and the others are still checked")
  func damaged() throws {
    let path = try folder.file("Broken.storyboard", "<?xml version=\"1.0\"?>\n<document")
    let call = Call(["check", path, more])
    #expect(call.exit == .badInput)
    #expect(call.errors.hasPrefix("\(path):"))
    #expect(call.errors.contains(": error: "))
    #expect(call.output.hasSuffix("1 file, 1 scene: nothing found, 1 cannot be read\n"))
  }

  @Test("Views nested thousands deep are refused with the place where they are too deep")
  func nesting() throws {
    let text = try Boards.text("More")
    let deep =
      String(repeating: "<view><subviews>\n", count: 5000)
      + String(repeating: "</subviews></view>", count: 5000)
    let path = try folder.file(
      "Deep.storyboard", text.replacing("</scenes>", with: deep + "</scenes>"))
    let call = Call(["check", path])
    #expect(call.exit == .badInput)
    #expect(call.errors.hasPrefix("\(path):"), "\(call.errors)")
    #expect(call.errors.contains("elements nest more than 512 deep"), "\(call.errors)")
  }

  @Test("What is odd in a file is a warning of the check")
  func odd() throws {
    let text = try Boards.text("More").replacing("width=\"375\"", with: "width=\"wide\"")
    let path = try folder.file("Odd.storyboard", text)
    #expect(Call(["check", path]).says(": warning: ", "wide", "[storyboard.damaged]"))
  }

  @Test("Documents of other platforms in a folder are left aside, named ones are refused")
  func platforms() throws {
    let text = try Boards.text("More").replacing("CocoaTouch", with: "Cocoa")
    let path = try folder.file("mac/Mac.storyboard", text)
    let call = Call(["check", folder.path])
    #expect(
      call.output.hasSuffix("2 files, 8 scenes: 3 warnings, 1 not of iOS left aside\n"))
    #expect(Call(["check", path]).exit == .badInput)
  }
}

/// The storyboards of the tests.
enum Boards {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Storyboards")

  static func text(_ name: String) throws -> String {
    try String(
      contentsOf: folder.appendingPathComponent("\(name).storyboard"), encoding: .utf8)
  }
}
