import AdaptCore
import AdaptUIKit
import Testing

@Suite("Turning for what is presented")
struct TurnToPresentTests {
  /// Wraps what is presented in a stack where it fills the screen.
  final class Wrapper: UIAdaptivePresentationControllerDelegate {
    func presentationController(
      _ controller: UIPresentationController,
      viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? {
      UINavigationController(rootViewController: controller.presentedViewController)
    }
  }

  @Test("A full-screen controller loads and appears in an orientation that it supports")
  func appearsTurned() throws {
    let scene = try Scene("phone", ios: 15)
    let video = scene.named("video", ScriptedController(), .fullScreen)
    video.orientations = .landscapeRight
    scene.present(video)
    #expect(scene.simulation.orientation == .landscapeRight)
    let story = lines(
      scene.simulation, from: "present", including: [.viewWillTransitionToSize, .viewWillAppear])
    #expect(story == ["root viewWillTransitionToSize(667 × 375)", "video viewWillAppear"])
  }

  // Found by a random scenario: the stack that presents is gone once the phone has turned.
  @Test("The one that takes a presenter's place in the turn presents")
  func presenterReplaced() throws {
    let scene = try Scene("phone-plus", ios: 12.4)
    let sheet = scene.controller("sheet", .formSheet)
    let wrapper = Wrapper()
    sheet.presentationController?.delegate = wrapper
    scene.present(sheet)
    let stack = try #require(scene.root.presentedViewController as? UINavigationController)
    let video = scene.named("video", ScriptedController(), .fullScreen)
    video.orientations = .landscapeRight
    var completions = 0
    scene.present(video, on: stack) { completions += 1 }
    #expect(scene.root.presentedViewController === sheet)
    #expect(sheet.presentedViewController === video)
    #expect(completions == 1)
    #expect(scene.findings == [])
  }
}
