import AdaptCore
import AdaptUIKit
import Testing

@Suite("Launching with a stack")
struct LaunchInStackTests {
  @Test("O119: the root of a stack is laid out twice before it has appeared")
  func twice() throws {
    let scene = try StackScene("A", "iphone-15", ios: 17)
    let heard = appearance.union([
      .loadView, .viewDidLoad, .viewWillLayoutSubviews, .viewDidLayoutSubviews,
    ])
    #expect(
      lines(scene.simulation, including: heard).filter { !$0.hasPrefix("root") } == [
        "A loadView", "A viewDidLoad", "A viewWillAppear(false)", "A viewIsAppearing(false)",
        "A viewWillLayoutSubviews", "A viewDidLayoutSubviews", "A viewWillLayoutSubviews",
        "A viewDidLayoutSubviews", "A viewDidAppear(false)",
      ])
  }

  @Test("A stack that is presented lays its screen out once")
  func presented() throws {
    let scene = try Scene(ios: 17)
    let content = scene.controller("content")
    scene.present(
      scene.named("stack", UINavigationController(rootViewController: content), .fullScreen))
    #expect(scene.count(.viewDidLayoutSubviews, of: content) == 1)
  }
}
