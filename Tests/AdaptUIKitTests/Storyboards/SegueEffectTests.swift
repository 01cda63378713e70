import AdaptCore
import AdaptDocuments
import AdaptUIKit
import Foundation
import Testing

@Suite("What segues do")
struct SegueEffectTests {
  /// Where the source of a segue lies.
  enum Surroundings: CaseIterable { case nothing, stack, split }

  /// A source `a` with a segue to `b`, in its surroundings, on a pad.
  private func scene(
    _ kind: InterfaceSegue.Kind, in surroundings: Surroundings, _ device: String = "pad",
    ios: SystemVersion = 12.4, _ change: (inout InterfaceSegue) -> Void = { _ in }
  ) throws -> StoryboardScene {
    let source = Documents.controller("a", [Documents.segue(kind, "b", "go", change)])
    let around: [InterfaceController] =
      switch surroundings {
      case .nothing: []
      case .stack: [Documents.stack(root: "a")]
      case .split: [Documents.split("a", "c")]
      }
    return try StoryboardScene(
      [
        Documents.storyboard(
          around + [source, Documents.controller("b"), Documents.controller("c")])
      ], device, ios: ios)
  }

  /// Where the destination of a segue has come.
  enum Place: Equatable {
    case pushed, secondary, primary
    case presented(UIModalPresentationStyle)
    case nowhere
  }

  private func place(_ scene: StoryboardScene) -> Place {
    guard let b = scene.last("b") else { return .nowhere }
    if let stack = scene.root as? UINavigationController, stack.topViewController === b {
      return .pushed
    }
    if let split = scene.root as? UISplitViewController {
      if split.viewControllers.last === b { return .secondary }
      if split.viewControllers.first === b { return .primary }
    }
    guard b.presentingViewController != nil, let controller = b.presentationController else {
      return .nowhere
    }
    return .presented(controller.presentationStyle)
  }

  @Test(
    "R122, O088: every kind, in no container, in a stack and in a split view",
    arguments: [
      (InterfaceSegue.Kind.show, Surroundings.nothing, Place.presented(.fullScreen), nil),
      (.show, .stack, .pushed, nil),
      (.showDetail, .nothing, .presented(.fullScreen), nil),
      (.showDetail, .stack, .presented(.fullScreen), nil),
      (.showDetail, .split, .secondary, nil),
      (.present, .nothing, .presented(.fullScreen), nil),
      (.present, .stack, .presented(.fullScreen), nil),
      (.modal, .stack, .presented(.fullScreen), nil),
      (.push, .stack, .pushed, nil),
      (.push, .nothing, .nowhere, .pushWithoutStack),
      (.push, .split, .nowhere, .pushWithoutStack),
      (.replace, .split, .secondary, nil),
      (.replace, .nothing, .nowhere, .replaceWithoutSplitView),
      (.replace, .stack, .nowhere, .replaceWithoutSplitView),
      (.custom, .stack, .nowhere, .segueDoesNothing),
      (.unknown("sideways"), .stack, .nowhere, .segueDoesNothing),
    ] as [(InterfaceSegue.Kind, Surroundings, Place, Finding.Kind?)])
  func kinds(
    kind: InterfaceSegue.Kind, surroundings: Surroundings, expected: Place, finding: Finding.Kind?
  ) throws {
    let scene = try scene(kind, in: surroundings)
    scene.perform("go")
    #expect(place(scene) == expected)
    #expect(scene.ownFindings == [finding].compactMap { $0 })
  }

  @Test("The column that an old segue names is pushed on, or replaced", arguments: [0, 1])
  func columns(target: Int) throws {
    let scene = try scene(.replace, in: .split) { $0.splitTarget = target }
    scene.perform("go")
    #expect(place(scene) == (target == 0 ? .primary : .secondary))
    let pushing = Documents.controller(
      "a", [Documents.segue(.push, "b", "go") { $0.splitTarget = target }])
    let other = try StoryboardScene(
      [
        Documents.storyboard(
          Documents.split("first", "second"), Documents.stack("first", root: "a"),
          Documents.stack("second", root: "c"), pushing, Documents.controller("b"),
          Documents.controller("c"))
      ], "pad")
    other.perform("go")
    let split = try #require(other.root as? UISplitViewController)
    let stack = split.viewControllers[target] as? UINavigationController
    #expect(stack?.topViewController === other.last("b"))
  }

  @Test("The style and the transition of a segue replace the destination's, and else stay")
  func styles() throws {
    let stated = try scene(.present, in: .nothing) {
      $0.presentationStyle = .formSheet
      $0.transitionStyle = .crossDissolve
    }
    stated.perform("go")
    #expect(place(stated) == .presented(.formSheet))
    #expect(stated.last("b")?.modalTransitionStyle == .crossDissolve)
    var destination = Documents.controller("b")
    destination.presentationStyle = .pageSheet
    destination.transitionStyle = .flipHorizontal
    let own = try StoryboardScene(
      [
        Documents.storyboard(
          Documents.controller("a", [Documents.segue(.present, "b", "go")]), destination)
      ], "pad")
    own.perform("go")
    #expect(place(own) == .presented(.pageSheet))
    #expect(own.last("b")?.modalTransitionStyle == .flipHorizontal)
  }

  @Test("A segue without animation shows and presents at once", arguments: [true, false])
  func animation(animates: Bool) throws {
    for kind in [InterfaceSegue.Kind.show, .present, .push] {
      let scene = try scene(kind, in: .stack) { $0.animates = animates }
      let begin = scene.simulation.now
      scene.perform("go")
      #expect((scene.simulation.now > begin) == animates, "\(kind)")
    }
  }

  @Test("The old popover is a popover on a pad and an exception on a phone")
  func oldPopover() throws {
    for (device, expected) in [("pad", Place.presented(.popover)), ("phone", .nowhere)] {
      let scene = try scene(.popoverOfPad, in: .stack, device) { $0.anchorView = "a-view" }
      scene.perform("go")
      #expect(place(scene) == expected)
      #expect(scene.ownFindings == (device == "pad" ? [] : [.popoverOfPadOnPhone]))
    }
  }

  @Test("A show segue inside what is presented looks only in there")
  func showInside() throws {
    let scene = try StoryboardScene([
      Documents.storyboard(
        Documents.stack(root: "a"),
        Documents.controller("a", [Documents.segue(.present, "b", "go")]),
        Documents.controller("b", [Documents.segue(.show, "c", "on")]), Documents.controller("c"))
    ])
    scene.perform("go")
    scene.perform("on", on: "b")
    #expect(scene.last("c")?.presentingViewController === scene.last("b"))
  }
}
