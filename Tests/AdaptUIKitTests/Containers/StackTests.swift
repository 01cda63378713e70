import AdaptCore
import AdaptUIKit
import Testing

@Suite("Pushing and popping")
struct StackTests {
  private let heard: Set<Callback> = appearance.union([
    .loadView, .viewDidLoad, .viewWillLayoutSubviews, .viewDidLayoutSubviews,
  ])

  @Test("O067: a push ends the old one before the new one has appeared")
  func push() throws {
    let stack = UINavigationController(rootViewController: UIViewController())
    stack.topViewController?.title = "a"
    let scene = try Scene(ios: 17, root: stack)
    let second = scene.controller("b")
    scene.simulation.step("push") { stack.pushViewController(second, animated: true) }
    #expect(
      lines(scene.simulation, from: "push", including: heard, of: ["a", "b"]) == [
        "b loadView", "b viewDidLoad", "a viewWillDisappear", "b viewWillAppear",
        "b viewIsAppearing", "b viewWillLayoutSubviews", "b viewDidLayoutSubviews",
        "a viewDidDisappear", "b viewDidAppear",
      ])
  }

  @Test("O068: a pop tells the two the other way round, lays nothing out, and lets go at the end")
  func pop() throws {
    let stack = UINavigationController(rootViewController: UIViewController())
    let scene = try Scene(ios: 17, root: stack)
    for name in ["b", "c"] {
      scene.simulation.step("push") {
        stack.pushViewController(scene.controller(name), animated: true)
      }
    }
    scene.simulation.step("pop") { _ = stack.popViewController(animated: true) }
    #expect(
      lines(
        scene.simulation, from: "pop", including: heard, of: ["b", "c"], releases: true) == [
          "c viewWillDisappear", "b viewWillAppear", "b viewIsAppearing", "c viewDidDisappear",
          "b viewDidAppear", "c released",
        ])
  }

  @Test("O030, O067: the stack changes at once, what is shown in the next layout")
  func deferred() throws {
    let stack = UINavigationController(rootViewController: UIViewController())
    let scene = try Scene(ios: 13, root: stack)
    let second = scene.controller("b")
    scene.simulation.step("push") {
      stack.pushViewController(second, animated: true)
      #expect(stack.topViewController === second)
      #expect(second.viewIfLoaded == nil)
      #expect(lines(scene.simulation, from: "push", including: appearance).isEmpty)
    }
    #expect(second.view.window != nil)
  }
}
