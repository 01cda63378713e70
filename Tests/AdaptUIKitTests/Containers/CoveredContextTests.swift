import AdaptCore
import AdaptUIKit
import Foundation
import Testing

/// A controller whose view is out for what it presents in its own context stays out, whatever the
/// container around it does: what is presented there is seen in its place.
@Suite("Containers around what is presented in a context")
struct CoveredContextTests {
  private enum Kind: CaseIterable, Sendable { case stack, pages, split }

  private let appearance: Set<Callback> = [
    .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear, .viewDidDisappear,
  ]

  /// A container that shows a child in which something is presented, on a pad of 17.
  private func made(_ kind: Kind) throws -> (Scene, child: UIViewController) {
    switch kind {
    case .stack:
      let stack = try StackScene("A", "pad", ios: 17)
      return (stack.scene, stack.controllers[0])
    case .pages:
      let book = try PageScene(ios: 17, "pad")
      return (book.scene, book.pages[0])
    case .split:
      let split = try SplitScene(ios: 17)
      return (split.scene, split.stacks[1])
    }
  }

  @Test(
    "One comes back from under a full screen without its covered child", arguments: Kind.allCases)
  private func comingBack(kind: Kind) throws {
    let (scene, child) = try made(kind)
    child.definesPresentationContext = true
    let content = scene.scripted("content", .currentContext)
    scene.present(content, on: child)
    #expect(content.presentingViewController === child)
    #expect(!child.isOnScreen)
    let cover = scene.controller("cover", .fullScreen)
    scene.present(cover)
    scene.simulation.step("uncover") { cover.dismiss(animated: true) }
    let name = scene.simulation.name(of: child)
    #expect(lines(scene.simulation, from: "present", including: appearance, of: [name]) == [])
    #expect(
      lines(scene.simulation, from: "uncover", including: appearance, of: ["content"]) == [
        "content viewWillAppear", "content viewIsAppearing", "content viewDidAppear",
      ])
    #expect(!child.isOnScreen)
    #expect(content.isOnScreen)
    scene.simulation.step("dismiss") { content.dismiss(animated: true) }
    #expect(
      lines(scene.simulation, from: "dismiss", including: appearance, of: [name])
        == ["\(name) viewWillAppear", "\(name) viewIsAppearing", "\(name) viewDidAppear"])
    #expect(child.isOnScreen)
    #expect(scene.findings == [])
    expectLegalAppearance(scene.simulation)
  }
}
