import AdaptCommand
import Foundation
import Testing

@Suite("adaptsim Main.storyboard")
struct StoryboardCommandTests {
  static let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../Storyboards/Main.storyboard").standardizedFileURL.path

  private func call(_ options: String...) -> Call { Call([Self.path] + options) }

  @Test("It opens the entry point, and its header names the file and the scene")
  func opens() {
    let call = call("--rotate")
    #expect(call.exit == .fine, "\(call.errors)")
    #expect(call.says("opens", "Main.storyboard, entry point navigation(list)"))
    #expect(call.says("Main.storyboard:7)"))
    #expect(call.steps == ["rotate landscapeRight"])
  }

  @Test("A person's taps by name lead through the scenes and back by an unwind")
  func taps() {
    let call = call(
      "--user", "tap Settings", "--user", "tap Done", "--device", "pad", "--unwind-action",
      "ListViewController=unwindToList:")
    #expect(call.exit == .fine, "\(call.output)\(call.errors)")
    #expect(call.steps == ["tap Settings", "tap Done"])
  }

  @Test("The trace and the result name the segue that presents, with its line")
  func segueLines() {
    let call = call("--user", "tap Filter", "--device", "pad")
    #expect(call.says("prepare(for: filter (Main.storyboard:45))"))
    #expect(call.says("by filter (Main.storyboard:45)"))
    let code = self.call("--present", "pageSheet", "--device", "pad")
    #expect(!code.output.contains("  by "))
  }

  @Test("A segue without an identifier goes by its kind")
  func segueKinds() throws {
    let folder = try TemporaryFolder()
    let path = try folder.file("Custom.storyboard", CustomSegueFiles.storyboard)
    let call = Call([path, "--user", "tap Modal"])
    #expect(call.says("prepare(for: modal segue (Custom.storyboard:7))"), "\(call.output)")
    #expect(call.says("by modal segue (Custom.storyboard:7)"))
  }

  @Test("Without a word on who has the method, an unwind is a finding that says how to tell")
  func unwindWithoutClass() {
    let call = call("--user", "tap Settings", "--user", "tap Done", "--width", "400")
    #expect(call.exit == .findings)
    #expect(call.says("unwindToList:", "--unwind-action ListViewController=unwindToList:"))
    #expect(call.says("Main.storyboard:117"))
  }

  @Test("--actions lists what a person can do, in words that --user takes, and where it leads")
  func actions() {
    let call = call("--actions")
    #expect(call.says("tap Settings", "presents navigation(SettingsViewController) as formSheet"))
    #expect(call.says("tap Filter", "presents FilterViewController as popover"))
    #expect(call.says("tap Open", "shows detail"))
  }

  @Test("What no finger reaches is listed with its reason, and both lists are records too")
  func blocked() throws {
    let text = call("--user", "tap Settings", "--device", "pad", "--actions")
    #expect(text.says("What no finger reaches now"))
    #expect(text.says("tap Open", "what is presented lies over it, on list"))
    let records = call(
      "--user", "tap Settings", "--device", "pad", "--actions", "--format", "json")
    #expect(records.exit == .fine, "\(records.errors)")
    #expect(
      records.says(
        #"{"because":"what is presented lies over it","kind":"button""#,
        #""kind":"segue""#, #""segue":"seg-00-002","words":"shows detail""#,
        #""obstacle":"covered","place":"list","record":"action""#, #""words":"tap Open"}"#))
    #expect(records.says(#""kind":"barItem","leads":[{"kind":"segue""#, #""words":"tap Done"}"#))
    // They are no part of the run: what is saved reads back without them.
    let folder = try TemporaryFolder()
    let saved = try folder.file("run.jsonl", records.output)
    #expect(Call([saved]).output == call("--user", "tap Settings", "--device", "pad").output)
    let again = Call([saved, "--actions"])
    #expect(again.exit == .wrongUsage)
    #expect(again.errors.contains("'--actions' needs a run that is made now"))
  }

  @Test("--scene opens another scene, and a name that there is not is told with the nearest")
  func scene() {
    #expect(call("--scene", "detail").says("opens", "scene detail"))
    let wrong = call("--scene", "detial")
    #expect(wrong.exit == .badInput)
    #expect(wrong.errors == "adaptsim: no scene 'detial'; did you mean 'detail'?\n")
  }

  @Test("Several files are one app, of which the first with an entry point opens")
  func several() throws {
    let folder = try TemporaryFolder()
    let other = try folder.file("Other.storyboard", Self.withoutEntry)
    let call = Call([other, Self.path])
    #expect(call.exit == .fine, "\(call.errors)")
    #expect(call.says("opens", "Main.storyboard"))
    let alone = Call([other])
    #expect(alone.exit == .badInput)
    #expect(
      alone.errors
        == "adaptsim: \(other): the storyboard has no entry point; "
        + "open a scene with --scene: only\n")
  }

  private static let withoutEntry = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    targetRuntime="iOS.CocoaTouch"><scenes><scene sceneID="s"><objects>
    <viewController storyboardIdentifier="only" id="v" sceneMemberID="viewController"/>
    </objects></scene></scenes></document>
    """

  @Test(
    "What cannot be opened is told with what can be done with it",
    arguments: [
      (["a.xib", "b.storyboard"], "holds views and no scenes"),
      (["a.storyboard", "b.json5"], "a scenario names those it needs itself"),
      (["a.storyboard", "./a.storyboard"], "is named twice"),
      (["x/a.storyboard", "y/a.storyboard"], "have one name"),
      (["a.storyboard", "--root", "tabs"], "'--root' is for the scene without a file"),
      (["scene.json5", "--scene", "a"], "'--scene' is for storyboards"),
      (
        ["a.storyboard", "--actions", "--device", "pad", "--device", "phone"],
        "'--actions' is for one run; name one device and one system"
      ),
    ])
  func usage(arguments: [String], words: String) {
    let call = Call(arguments)
    #expect(call.exit == .wrongUsage)
    #expect(call.errors.contains(words), "\(call.errors)")
  }

  @Test(
    "A method of an unwind that is written wrong, or of a class that there is not, is bad input",
    arguments: ["List", "List=unwind", "List=unwindToList:", "=a:"])
  func unwindAction(value: String) {
    let call = call("--unwind-action", value)
    #expect(call.exit == .badInput)
  }

  @Test("A method that no unwind segue names is told with the nearest that one does")
  func misspeltUnwindAction() {
    let call = call("--unwind-action", "ListViewController=unwindToLst:")
    #expect(call.exit == .badInput)
    #expect(
      call.errors.contains(
        "no action of an unwind segue 'unwindToLst:' in the storyboards; "
          + "did you mean 'unwindToList:'?"), "\(call.errors)")
  }

  @Test("A run takes what check and outline call a thing, and says where one off screen stands")
  func names() throws {
    let folder = try TemporaryFolder()
    let path = try folder.file("Names.storyboard", Self.named)
    #expect(Call(["outline", path]).says("bar button 'gear'"))
    #expect(Call(["outline", path]).says("cell 'Title'"))
    for name in ["tap gear", "tap Title", "select Cell", "tap Cell"] {
      let call = Call([path, "--user", name])
      #expect(call.exit == .fine, "\(name): \(call.output)\(call.errors)")
      #expect(call.says("prepare(for: show segue (Names.storyboard:"), "\(name): \(call.output)")
    }
    let hidden = Call([path, "--user", "tap Extra"])
    #expect(!hidden.output.contains("No findings."))
    #expect(
      hidden.output.contains(
        "nothing on screen is called 'Extra' now; button 'Extra' of 'Next' is at \(path):14"),
      "\(hidden.output)")
    let other = Call([path, "--user", "select gear"])
    #expect(other.output.contains("'gear' is on screen and is no row; tap it"), "\(other.output)")
  }

  private static let named = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    targetRuntime="iOS.CocoaTouch" initialViewController="n"><scenes>
    <scene sceneID="r"><objects><navigationController id="n" sceneMemberID="viewController">
    <connections><segue destination="t" kind="relationship" relationship="rootViewController" \
    id="sr"/></connections></navigationController></objects></scene>
    <scene sceneID="s"><objects><tableViewController id="t" sceneMemberID="viewController">
    <tableView key="view" id="v" dataMode="prototypes"><rect key="frame" x="0" y="0" width="375" \
    height="667"/><prototypes><tableViewCell reuseIdentifier="Cell" id="c"><rect key="frame" x="0" \
    y="28" width="375" height="44"/><tableViewCellContentView key="contentView" id="cv"><subviews>
    <label text="Title" id="l"/></subviews></tableViewCellContentView>
    <connections><segue destination="b" kind="show" id="s1"/></connections></tableViewCell>
    </prototypes></tableView><navigationItem key="navigationItem" id="i">
    <barButtonItem key="rightBarButtonItem" image="gear" id="g"><connections>
    <segue destination="b" kind="show" id="s2"/></connections></barButtonItem></navigationItem>
    </tableViewController></objects></scene>
    <scene sceneID="u"><objects><viewController title="Next" id="b" sceneMemberID="viewController">
    <view key="view" id="w"><subviews><button id="e"><state key="normal" title="Extra"/></button>
    </subviews></view></viewController></objects></scene></scenes></document>
    """

  @Test("An answer needs something that the call presents")
  func answer() {
    let call = call("--answer", "none", "--user", "tap Filter")
    #expect(call.exit == .wrongUsage)
    #expect(call.errors.contains("write 'adaptivity' in a scenario"), "\(call.errors)")
    #expect(self.call("--answer", "none", "--present", "popover").exit == .fine)
  }

  @Test("A class in the settings that is nearly one of the storyboard's is misspelt")
  func misspeltSettings() throws {
    let folder = try TemporaryFolder()
    for (name, isMisspelt) in [
      ("ListViewControler", true), ("ListViewController", false), ("AboutController", false),
      ("WholeListViewController", false),
    ] {
      let config = try folder.file("own.json5", "{ unwindActions: { \(name): ['unwindToList:'] } }")
      for call in [call("--config", config), Call(["check", Self.path, "--config", config])] {
        #expect((call.exit == .badInput) == isMisspelt, "\(name): \(call.errors)")
        if isMisspelt { #expect(call.errors.contains("did you mean 'ListViewController'?")) }
      }
    }
  }

  @Test("Missing files, folders and broken files are bad input, all told at once")
  func broken() throws {
    let folder = try TemporaryFolder()
    let broken = try folder.file("Broken.storyboard", "<document>\n <scenes>\n</document>")
    let call = Call([broken, folder.path + "Missing.storyboard"])
    #expect(call.exit == .badInput)
    #expect(call.errors.contains("Broken.storyboard:3:1: "), "\(call.errors)")
    #expect(call.errors.contains("Missing.storyboard"))
    #expect(Call([folder.path]).exit != .fine)
  }

  @Test("Records name the scene and the places in the file, and read back the same")
  func records() throws {
    let call = call("--user", "tap Settings", "--format", "json")
    #expect(call.output.contains(#""opening":""#))
    #expect(call.output.contains(#""documentPlace":""#))
    let folder = try TemporaryFolder()
    let saved = try folder.file("run.jsonl", call.output)
    #expect(Call([saved]).output == self.call("--user", "tap Settings").output)
  }

  @Test("Other options hold: a sheet that code presents over a scene")
  func presents() {
    let call = call("--present", "pageSheet", "--device", "pad", "--resize", "1/3")
    #expect(call.exit == .fine, "\(call.output)\(call.errors)")
    #expect(call.says("presents modal as pageSheet"))
  }

  @Test("Two systems are compared")
  func compares() {
    let call = call("--ios", "12.4", "--ios", "13", "--user", "tap Settings")
    #expect(call.exit == .fine, "\(call.output)\(call.errors)")
    #expect(call.says("style of navigation(SettingsViewController)"))
  }
}
