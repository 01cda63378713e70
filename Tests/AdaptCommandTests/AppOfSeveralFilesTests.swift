import AdaptCommand
import Foundation
import Testing

@Suite("Apps whose storyboards lead to each other")
struct AppOfSeveralFilesTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Writes a storyboard of scenes.
  @discardableResult private func storyboard(
    _ name: String, _ scenes: [String], initial: String? = nil, runtime: String = "iOS.CocoaTouch",
    attributes: String = ""
  ) throws -> String {
    try folder.file(
      "\(name).storyboard",
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      targetRuntime="\(runtime)" \(initial.map { "initialViewController=\"\($0)\"" } ?? "") \
      \(attributes)><scenes>
      \(scenes.joined(separator: "\n"))
      </scenes></document>
      """)
  }

  private func scene(
    _ id: String, _ attributes: String = "", buttons: [(title: String, segue: String)] = []
  ) -> String {
    let views = buttons.enumerated().map { place, button in
      "<button id=\"\(id)-b\(place)\"><rect key=\"frame\" x=\"10\" y=\"\(100 + 50 * place)\" "
        + "width=\"100\" height=\"30\"/><state key=\"normal\" title=\"\(button.title)\"/>"
        + "<connections>\(button.segue)</connections></button>"
    }
    return """
      <scene sceneID="s-\(id)"><objects><viewController id="\(id)" \(attributes) \
      sceneMemberID="viewController"><view key="view" id="v-\(id)">
      <rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
      \(views.joined(separator: "\n"))
      </subviews></view></viewController></objects></scene>
      """
  }

  private func stack(_ id: String, _ root: String, _ attributes: String = "") -> String {
    """
    <scene sceneID="s-\(id)"><objects><navigationController id="\(id)" \(attributes) \
    sceneMemberID="viewController"><connections>
    <segue destination="\(root)" kind="relationship" relationship="rootViewController" id="r-\(id)"/>
    </connections></navigationController></objects></scene>
    """
  }

  private func reference(_ id: String, _ attributes: String) -> String {
    """
    <scene sceneID="s-\(id)"><objects><viewControllerPlaceholder id="\(id)" \(attributes) \
    sceneMemberID="viewController"/></objects></scene>
    """
  }

  private func segue(_ kind: String, _ destination: String, _ more: String = "") -> String {
    "<segue destination=\"\(destination)\" kind=\"\(kind)\" id=\"\(kind)-\(destination)\" \(more)/>"
  }

  private func app() throws {
    try storyboard(
      "Main",
      [
        stack("nav", "home"),
        scene("home", "title=\"Home\"", buttons: [("Travel", segue("show", "ref"))]),
        reference("ref", "storyboardName=\"Travel\" referencedIdentifier=\"travel\""),
      ], initial: "nav")
    try storyboard(
      "Travel",
      [
        scene(
          "travel", "storyboardIdentifier=\"travel\" title=\"Travel\"",
          buttons: [("Times", segue("show", "times"))]),
        scene("times", "title=\"Times\""),
      ])
  }

  @Test("An outline has the ways of a file as they are where another file enters it (R130)")
  func outline() throws {
    try app()
    let call = Call(["outline", folder.path])
    #expect(call.says("pushes Times  from button 'Times'"), "\(call.output)")
    #expect(!call.says("(show)"), "\(call.output)")
  }

  @Test("An outline says what is a launch screen, and what a segue does beside its class")
  func outlineWords() throws {
    let path = try storyboard(
      "LaunchScreen", [scene("a", "title=\"Splash\"")], initial: "a",
      attributes: "launchScreen=\"YES\"")
    #expect(Call(["outline", path]).says("1 scene, 0 segues, a launch screen"))
    let main = try storyboard(
      "Main",
      [
        stack("nav", "home"),
        scene(
          "home", buttons: [("Go", segue("show", "next", "customClass=\"FormSegue\""))]),
        scene("next", "title=\"Next\""),
      ], initial: "nav")
    #expect(Call(["outline", main]).says("pushes Next  by FormSegue, from button 'Go'"))
  }

  @Test("A tour takes a folder as check and outline do, and leaves other platforms aside")
  func tourOfFolder() throws {
    try app()
    try storyboard("Mac", [scene("m")], initial: "m", runtime: "MacOSX.Cocoa")
    let call = Call(["tour", folder.path])
    #expect(call.exit == .fine, "\(call.output)\(call.errors)")
    #expect(call.says("2 storyboards"))
    let empty = try TemporaryFolder()
    #expect(Call(["tour", empty.path]).errors.contains("there is nothing to check"))
  }

  @Test("Of files for several languages a tour takes those of the base")
  func languages() throws {
    for language in ["de", "Base", "fr"] {
      try storyboard("\(language).lproj/Main", [scene("home")], initial: "home")
    }
    try storyboard("fr.lproj/Help", [scene("help")], initial: "help")
    let call = Call(["tour", folder.path])
    #expect(call.exit == .fine, "\(call.errors)")
    #expect(call.says("Base.lproj/Main.storyboard"))
    #expect(call.says("fr.lproj/Help.storyboard"))
    #expect(call.says("2 storyboards"))
  }

  @Test("A tour of some of an app's files says once which others it needs, and finds no fault")
  func elsewhere() throws {
    let path = try storyboard(
      "Main",
      [
        stack("nav", "home"),
        scene(
          "home", "title=\"Home\"",
          buttons: [("One", segue("show", "ref")), ("Two", segue("show", "more"))]),
        reference("ref", "storyboardName=\"Travel\" referencedIdentifier=\"travel\""),
        reference("more", "storyboardName=\"Travel\""),
      ], initial: "nav")
    let call = Call(["tour", path])
    #expect(call.exit == .fine, "\(call.output)")
    let lines = call.lines.filter { $0.contains("'Travel' is not among the files; name it too") }
    #expect(lines.count == 1, "\(call.output)")
    #expect(!call.says("error:"))
  }

  @Test("Of what another bundle has a tour says no more than that")
  func bundle() throws {
    let path = try storyboard(
      "Main",
      [
        scene("home", "title=\"Home\"", buttons: [("Kit", segue("presentation", "ref"))]),
        reference("ref", "storyboardName=\"Kit\" bundleIdentifier=\"com.example.kit\""),
      ], initial: "home")
    let call = Call(["tour", path])
    #expect(call.exit == .fine, "\(call.output)")
    #expect(call.says("what the bundle 'com.example.kit' has is not known here"))
  }

  @Test("A file for pads alone is toured on pads, and says so where none is named")
  func padOnly() throws {
    let path = try storyboard(
      "Main-iPad",
      [
        scene(
          "home", "title=\"Home\"",
          buttons: [
            ("Tools", segue("popover", "tools", "popoverAnchorView=\"home-b0\""))
          ]),
        scene("tools", "title=\"Tools\""),
      ], initial: "home", runtime: "iOS.CocoaTouch.iPad")
    let call = Call(["tour", path, "--device", "phone"])
    #expect(call.exit == .fine)
    #expect(call.says("the file is for pads alone; name one with --device"))
    #expect(Call(["tour", path]).lines.allSatisfy { !$0.contains("for pads alone") })
    let check = Call(["check", path, "--device", "phone", "--device", "pad"])
    #expect(!check.says("on phone"), "\(check.output)")
  }

  @Test("What a person can do is told with the name of the scene that another file has")
  func actions() throws {
    try app()
    let path = folder.path + "Main.storyboard"
    #expect(Call([path, "--actions"]).says("tap Travel", "shows a scene of 'Travel'"))
    #expect(
      Call([path, folder.path + "Travel.storyboard", "--actions"])
        .says("tap Travel", "shows travel"))
  }

  @Test("Two files may have one id each for scenes of their own")
  func sameIDs() throws {
    func file(_ name: String, before: [String] = []) throws -> String {
      try storyboard(
        name,
        before + [
          scene(
            "1", "title=\"\(name)\"", buttons: [("Open \(name)", segue("presentation", "2"))]),
          scene("2", "title=\"After \(name)\""),
        ], initial: "1")
    }
    let one = try file("One")
    let two = try file("Two", before: [scene("0", "storyboardIdentifier=\"zero\"")])
    for (files, words) in [
      ([one, two], "presents After-One"), ([two, one], "presents After-Two"),
    ] {
      #expect(Call(files + ["--actions"]).says(words))
    }
  }
}
