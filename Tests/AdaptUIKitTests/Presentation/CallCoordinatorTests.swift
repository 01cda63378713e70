import AdaptCore
import AdaptUIKit
import Foundation
import Testing

/// The documentation of `UIViewControllerTransitionCoordinator` has a presentation or a dismissal
/// make a coordinator and assign it; apps add their completions to it right after the call.
@Suite("The coordinator right after a call")
struct CallCoordinatorTests {
  private final class Heard { var blocks: [String] = [] }

  private func listen(_ controller: UIViewController, _ name: String, _ heard: Heard) -> Bool {
    controller.transitionCoordinator?.animate(
      alongsideTransition: { _ in heard.blocks.append("\(name) along") },
      completion: { heard.blocks.append("\(name) \($0.isCancelled ? "cancelled" : "ended")") }
    ) ?? false
  }

  @Test(
    "Presenter and presented have it after present and after dismiss, and its blocks run",
    arguments: [SystemVersion(9), 12.4, 13, 17], [true, false])
  func blocks(ios: SystemVersion, animated: Bool) throws {
    let scene = try Scene("phone", ios: ios)
    let sheet = scene.controller("sheet", .pageSheet)
    let heard = Heard()
    scene.simulation.step("present") { [root = scene.root] in
      #expect(root.transitionCoordinator == nil)
      root.present(sheet, animated: animated)
      #expect(listen(root, "present", heard))
      #expect(root.transitionCoordinator === sheet.transitionCoordinator)
      // It begins after the block that asked for it (O027).
      #expect(heard.blocks == [])
    }
    #expect(heard.blocks == ["present along", "present ended"])
    #expect(scene.root.transitionCoordinator == nil)
    #expect(sheet.transitionCoordinator == nil)
    scene.simulation.step("dismiss") { [root = scene.root] in
      root.dismiss(animated: animated)
      #expect(listen(sheet, "dismiss", heard))
      #expect(root.transitionCoordinator === sheet.transitionCoordinator)
    }
    #expect(heard.blocks.suffix(2) == ["dismiss along", "dismiss ended"])
    #expect(scene.root.transitionCoordinator == nil)
    #expect(scene.chain == [])
    #expect(scene.findings == [])
  }

  @Test("A presentation that cannot be leaves none behind")
  func refused() throws {
    let scene = try Scene("pad", ios: 12.4, onException: .record)
    let popover = scene.controller("popover", .popover)
    let heard = Heard()
    scene.simulation.step("present") { [root = scene.root] in
      root.present(popover, animated: true)
      #expect(listen(root, "present", heard))
    }
    #expect(scene.findings == [.popoverWithoutAnchor])
    #expect(heard.blocks == [])
    #expect(scene.root.transitionCoordinator == nil)
    #expect(popover.transitionCoordinator == nil)
  }

  @Test("A transition that is under way keeps its own")
  func underWay() throws {
    let scene = try StackScene("A")
    scene.simulation.settlesAfterInput = false
    scene.simulation.step("push") { [stack = scene.stack] in
      stack.pushViewController(ScriptedController(), animated: true)
    }
    scene.simulation.turn()
    let push = try #require(scene.stack.transitionCoordinator)
    let sheet = scene.scene.controller("sheet", .pageSheet)
    scene.simulation.step("present") { [stack = scene.stack] in
      stack.present(sheet, animated: true)
      #expect(stack.transitionCoordinator === push)
    }
    scene.simulation.settle()
    #expect(scene.scene.chain == ["sheet"])
    #expect(scene.stack.transitionCoordinator == nil)
  }
}
