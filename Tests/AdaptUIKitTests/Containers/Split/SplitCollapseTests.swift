import AdaptCore
import AdaptUIKit
import Foundation
import Testing

@Suite("Collapsing and expanding a classic split view")
struct SplitCollapseTests {
  private func calls(_ split: SplitScene, from step: String) -> [String] {
    lines(split.simulation, from: step, including: collapseCalls)
  }

  @Test("O086, O090: what is asked and told when a classic split view collapses")
  func collapse() throws {
    let split = try SplitScene("phone-plus")
    split.simulation.rotate(to: .portrait)
    #expect(
      calls(split, from: "rotate portrait") == [
        "split primaryViewControllerForCollapsing → false",
        "split splitViewControllerCollapseSecondary → false",
        "lists collapseSecondaryViewController",
        "split showDetailTargetDidChange",
      ])
    #expect(split.children == ["[list, [detail]]"])
    #expect(split.split.viewControllers == [split.stacks[0]])
    split.expectSound()
  }

  @Test("O086, O090: a delegate that has dealt with the secondary controller has the last word")
  func handled() throws {
    let split = try SplitScene("phone-plus") { $1.handlesCollapse = true }
    split.simulation.rotate(to: .portrait)
    #expect(
      calls(split, from: "rotate portrait") == [
        "split primaryViewControllerForCollapsing → false",
        "split splitViewControllerCollapseSecondary → true",
        "split showDetailTargetDidChange",
      ])
    #expect(split.children == ["[list]"])
    #expect(split.stacks[1].parent == nil)
    split.expectSound()
  }

  @Test("O090: what is asked and told when it expands")
  func expand() throws {
    let split = try SplitScene("phone-plus", orientation: .portrait)
    split.simulation.rotate(to: .landscapeRight)
    #expect(
      calls(split, from: "rotate landscapeRight") == [
        "split primaryViewControllerForExpanding → false",
        "split splitViewControllerSeparateSecondary → false",
        "lists separateSecondaryViewController",
        "split showDetailTargetDidChange",
      ])
    #expect(split.children == ["[list]", "[detail]"])
    split.expectSound()
  }

  @Test("O086: a primary controller without a stack deals with the secondary one itself")
  func plainPrimary() throws {
    final class Keeper: UIViewController {
      var taken: [UIViewController] = []

      override func collapseSecondaryViewController(
        _ secondaryViewController: UIViewController,
        for splitViewController: UISplitViewController
      ) { taken.append(secondaryViewController) }

      override func separateSecondaryViewController(
        for splitViewController: UISplitViewController
      ) -> UIViewController? { taken.popLast() }
    }
    let keeper = Keeper()
    let split = try SplitScene("phone-plus") { split, _ in
      split.viewControllers = [keeper, split.viewControllers[1]]
    }
    split.simulation.rotate(to: .portrait)
    #expect(keeper.taken == [split.stacks[1]])
    #expect(split.split.viewControllers == [keeper])
    split.simulation.rotate(to: .landscapeRight)
    #expect(split.split.viewControllers == [keeper, split.stacks[1]])
    split.expectSound()
  }

  @Test("A primary controller that does nothing of its own gets the secondary one of before back")
  func defaults() throws {
    let plain = ScriptedController()
    plain.title = "plain"
    let split = try SplitScene("phone-plus") { split, _ in
      split.viewControllers = [plain, split.viewControllers[1]]
    }
    split.simulation.rotate(to: .portrait)
    #expect(split.visible == ["plain"])
    split.simulation.rotate(to: .landscapeRight)
    #expect(split.visible == ["plain", "detail"])
    split.expectSound()
  }

  @Test("The delegate can let the secondary controller stand for both")
  func otherPrimary() throws {
    let split = try SplitScene("phone-plus") { split, delegate in
      delegate.collapsedPrimary = split.viewControllers[1]
    }
    split.simulation.rotate(to: .portrait)
    #expect(split.visible == ["detail"])
    #expect(split.split.viewControllers == [split.stacks[1]])
    split.delegate.expandedPrimary = split.stacks[0]
    split.delegate.separated = split.stacks[1]
    split.simulation.rotate(to: .landscapeRight)
    #expect(split.visible == ["list", "detail"])
    split.expectSound()
  }

  @Test("R096: a list that was pushed becomes the detail, unless the delegate gives the detail")
  func pushedList() throws {
    for gives in [true, false] {
      let split = try SplitScene("phone-plus", orientation: .portrait) {
        $1.handlesCollapse = true
      }
      let sublist = ScriptedController()
      sublist.title = "sublist"
      let placeholder = ScriptedController()
      placeholder.title = "placeholder"
      split.delegate.separated =
        gives ? UINavigationController(rootViewController: placeholder) : nil
      split.simulation.step("show") { split.list.show(sublist, sender: nil) }
      split.simulation.rotate(to: .landscapeRight)
      #expect(
        split.children == (gives ? ["[list, sublist]", "[placeholder]"] : ["[list]", "sublist"]))
      // The button for the display mode is there: it hides the list and shows it again.
      split.simulation.tapDisplayModeButton()
      #expect(split.split.displayMode == .primaryHidden)
      split.simulation.tapDisplayModeButton()
      #expect(split.split.displayMode == .allVisible)
      split.delegate.handlesCollapse = false
      split.simulation.rotate(to: .portrait)
      #expect(
        split.children
          == (gives ? ["[list, sublist, [placeholder]]"] : ["[list, sublist]"]))
      #expect(split.scene.findings == [])
      split.expectSound()
    }
  }

  @Test("A detail that was left by the back button comes back when the split view expands")
  func poppedDetail() throws {
    let split = try SplitScene("phone-plus", orientation: .portrait)
    split.simulation.step("back") { split.stacks[0].popViewController(animated: true) }
    #expect(split.visible == ["list"])
    split.simulation.rotate(to: .landscapeRight)
    #expect(split.visible == ["list", "detail"])
    split.expectSound()
  }

  @Test("The target of showDetail is told to change, with each collapse and each expansion")
  func targetChanges() throws {
    let split = try SplitScene("phone-plus")
    var collapsed: [Bool] = []
    split.simulation.step("watch") {
      split.list.registerForShowDetailTargetChanges {
        collapsed.append(split.split.isCollapsed)
      }
    }
    split.simulation.rotate(to: .portrait)
    split.simulation.rotate(to: .landscapeRight)
    #expect(collapsed == [true, false])
  }
}
