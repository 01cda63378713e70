import AdaptCommand
import Foundation
import Testing

/// What a person may get wrong in a call with storyboards, and what is said of it.
@Suite("Mistakes in calls with storyboards")
struct StoryboardMistakeTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    let main = try String(contentsOfFile: StoryboardCommandTests.path, encoding: .utf8)
    try folder.file("Main.storyboard", main)
    try folder.file("Empty.storyboard", "")
    try folder.file("In.storyboard/Main.storyboard", main)
    try folder.file("App/Main.storyboard", main)
    try folder.file("App/Mac.storyboard", Self.mac)
    try folder.file("Mac.storyboard", Self.mac)
    try folder.file("Twice.storyboard", Self.twice)
  }

  private static let mac = """
    <document type="com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB" version="3.0" \
    targetRuntime="MacOSX.Cocoa"><scenes/></document>
    """

  private static let twice = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    targetRuntime="iOS.CocoaTouch" initialViewController="a"><scenes><scene sceneID="s"><objects>
    <viewController title="Two" id="a" sceneMemberID="viewController"><view key="view" id="v">
    <rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
    <button id="b1"><rect key="frame" x="10" y="90" width="100" height="30"/>
    <state key="normal" title="Go"/></button>
    <button id="b2"><rect key="frame" x="10" y="190" width="100" height="30"/>
    <state key="normal" title="Go"/></button>
    </subviews></view></viewController></objects></scene></scenes></document>
    """

  /// Makes a call in which `$` stands for the folder of the files.
  private func call(_ arguments: [String]) -> Call {
    Call(arguments.map { $0.replacing("$", with: folder.path) })
  }

  @Test(
    "A call that cannot be made says on standard error what is wrong and what to write",
    arguments: [
      (["$Main.storyboard", "--scene", "detial"], "no scene 'detial'; did you mean 'detail'?"),
      (
        ["$Main.storyboard", "--scene", "about"],
        "no scene 'about'; write one of list, detail, or name the storyboard that has it too"
      ),
      (
        ["$Main.storyboard", "--scene", "Recipes"],
        "no scene 'Recipes'; a scene is named by its storyboard identifier, and the one that is "
          + "called so ($Main.storyboard:22) has 'list'"
      ),
      (
        ["$Main.storyboard", "--scene", "FilterViewController"],
        "no scene 'FilterViewController'; a scene is named by its storyboard identifier, and the "
          + "one that is called so ($Main.storyboard:80) has none; give it one in its Identity "
          + "inspector"
      ),
      (
        ["$Twice.storyboard", "--scene", "x"],
        "no scene 'x'; no scene has an identifier; give it one in its Identity inspector"
      ),
      (
        ["$Main.storyboard", "--user", "tpa Settings"],
        "no action 'tpa Settings'; did you mean 'tap Settings'?"
      ),
      (
        ["$Main.storyboard", "--user", "press Settings"],
        "no action 'press Settings'; did you mean 'tap Settings'?"
      ),
      (
        ["$Main.storyboard", "--user", "choose Cakes"],
        "no action 'choose Cakes'; did you mean 'select Cakes'?"
      ),
      (
        ["$Main.storyboard", "--user", "tap"], "no action 'tap'; write what to tap: 'tap Settings'"
      ),
      (
        ["$Main.storyboard", "--user", "select"],
        "no action 'select'; write which row: 'select Cakes'"
      ),
      (
        ["$Main.storyboard", "--user", "type x in Open"],
        "no action 'type x in Open'; write what to type and where: 'type Cake into Name'"
      ),
      (
        ["$Main.storyboard", "--user", "Settings"],
        "no action 'Settings'; to touch what is called so write 'tap Settings'; 'adaptsim --help' "
          + "lists all actions"
      ),
      (
        ["$Main.storyboard", "--user", "edge swip"],
        "no action 'edge swip'; did you mean 'edge swipe'?; 'adaptsim --help' lists them all"
      ),
      (
        ["$Main.storyboard", "--user", ""],
        "no action ''; write one such as 'tap Settings' or 'back'"
      ),
      (
        ["$Mian.storyboard"],
        "$Mian.storyboard: there is no such file; did you mean '$Main.storyboard'?"
      ),
      (
        ["$Main.storyboad"],
        "$Main.storyboad: there is no such file; did you mean '$Main.storyboard'?"
      ),
      (["$Main"], "$Main: there is no such file; did you mean '$Main.storyboard'?"),
      (
        ["tour", "$Mian.storyboard"],
        "$Mian.storyboard: there is no such file; did you mean '$Main.storyboard'?"
      ),
      (["$In.storyboard"], "$In.storyboard: this is a folder; name a file in it"),
      (
        ["$Main.storyboard", "$App"],
        "'$App' is no storyboard; name files that end in .storyboard"
      ),
      (
        ["$Main.storyboard", "View.xib"],
        "'View.xib' holds views and no scenes, which nothing opens; 'adaptsim check' reads it"
      ),
      (
        ["$Main.storyboard", "--unwind-action", "LstViewController=unwindToList:"],
        "no class or scene 'LstViewController' in the storyboards; did you mean "
          + "'ListViewController'?"
      ),
    ])
  func refused(arguments: [String], message: String) {
    let call = call(arguments)
    #expect(call.errors == "adaptsim: \(message.replacing("$", with: folder.path))\n")
    #expect(call.exit == .badInput || call.exit == .wrongUsage)
    #expect(call.output.isEmpty)
  }

  @Test(
    "A file that is no storyboard of iOS is told with its place, whichever command reads it",
    arguments: ["", "outline", "tour", "check"])
  func files(command: String) {
    let words = command.isEmpty ? [] : [command]
    let empty = call(words + ["$Empty.storyboard"])
    #expect(empty.exit == .badInput)
    #expect(empty.errors.hasPrefix("\(folder.path)Empty.storyboard:1:1: error: the file is empty;"))
    let mac = call(words + ["$Mac.storyboard"])
    #expect(mac.exit == .badInput)
    #expect(mac.errors.contains("Mac.storyboard:1:1: error: this is a document for macOS;"))
  }

  @Test(
    "A step that could not be taken is told behind the report, and those after it are not taken",
    arguments: [
      ("tap Setings", "nothing on screen is called 'Setings'; did you mean 'Settings'?"),
      ("select Open", "'Open' is on screen and is no row; tap it"),
      ("type Cake into Open", "'Open' is on screen and is no field; tap it"),
      (
        "tap Again",
        "nothing on screen is called 'Again' now; button 'Again' of 'detail' is at "
          + "$Main.storyboard:63, in a scene that is not open"
      ),
    ])
  func steps(action: String, message: String) {
    let call = call(["$Main.storyboard", "--user", action, "--user", "tap Open"])
    #expect(call.exit == .findings)
    let lines = call.lines.suffix(2).map(String.init)
    #expect(
      lines == [message.replacing("$", with: folder.path), "the step after it is not taken"])
    #expect(!call.steps.contains("tap Open"))
  }

  @Test("A name of two things is told with what to write for each")
  func twoMatches() {
    let call = call(["$Twice.storyboard", "--user", "tap Go"])
    #expect(
      String(call.lines.last ?? "")
        == "'Go' names 2 things on screen: the button 'Go' of Two (b1), the button 'Go' of Two (b2); "
        + "write an id")
    #expect(self.call(["$Twice.storyboard", "--user", "tap b2"]).exit == .fine)
  }
}
