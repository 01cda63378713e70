import AdaptCore
import AdaptDocuments
import AdaptRules
import Testing

@Suite("Launch screens, of which the system makes no more than a picture")
struct LaunchScreenRulesTests {
  private func launch(_ scenes: [InterfaceScene], initial: String? = "splash") -> InterfaceDocument
  {
    var document = Board.named("LaunchScreen", initial: initial, scenes)
    document.settings.isLaunchScreen = true
    return document
  }

  @Test("Ways, controls and identifiers of a launch screen are nothing that anyone gets to")
  func quiet() {
    let scenes = [
      Board.scene("splash", [Board.segue(.show, "next")], views: [Board.table([nil])]),
      Board.scene("next"), Board.scene("lost"), Board.reference("ref", to: "Nowhere"),
    ]
    #expect(found(launch(scenes)) == [])
    #expect(found(launch(scenes, initial: nil)) == [])
    // The same in a file of the app is told.
    #expect(!found(Board.named(initial: "splash", scenes)).isEmpty)
  }

  @Test("What is damaged in one is told all the same")
  func damaged() {
    var document = launch([Board.scene("splash")], initial: "gone")
    document.problems = [InterfaceProblem(at: .start, "odd")]
    #expect(found(document) == ["error dangling-id gone", "warning damaged file"])
  }
}
