import AdaptCommand
import Testing

@Suite("Tours that end at a limit")
struct TourLimitTests {
  @Test("A cycle of a hundred embedded scenes is told once, with how many more there are")
  func cycle() throws {
    let scenes = (0..<100).map { place in
      "<scene sceneID='s\(place)'><objects><viewController id='v\(place)' "
        + "sceneMemberID='viewController'><view key='view' id='w\(place)'><subviews>"
        + "<containerView id='c\(place)'><connections><segue destination='v\((place + 1) % 100)' "
        + "kind='embed' id='e\(place)'/></connections></containerView></subviews></view>"
        + "</viewController></objects></scene>"
    }
    let folder = try TemporaryFolder()
    let path = try folder.file(
      "Ring.storyboard",
      "<document type='com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB' version='3.0' "
        + "targetRuntime='iOS.CocoaTouch' initialViewController='v0'><scenes>\n"
        + scenes.joined(separator: "\n") + "</scenes></document>")
    let call = Call(["tour", path, "--device", "phone"])
    #expect(call.exit == .findings)
    let told = call.lines.filter { $0.contains("error: limit") }
    #expect(told.count == 1, "\(told)")
    #expect(told.first?.hasSuffix("; and 99 more like it in this file") == true, "\(told)")
    // The check says it once too.
    #expect(
      Call(["check", path]).lines.count { $0.contains("[storyboard.containment-cycle]") } == 1)
  }
}
