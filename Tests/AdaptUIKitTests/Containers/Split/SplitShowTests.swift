import AdaptCore
import AdaptRules
import AdaptUIKit
import Testing

@Suite("Showing controllers in a split view")
struct SplitShowTests {
  private func named(_ title: String) -> ScriptedController {
    let controller = ScriptedController()
    controller.title = title
    return controller
  }

  @Test("O085: a detail takes the secondary place of an expanded split view")
  func detail() throws {
    let split = try SplitScene("pad")
    let other = named("other")
    split.simulation.step("show") {
      split.list.showDetailViewController(other, sender: nil)
    }
    #expect(
      lines(
        split.simulation, from: "show",
        including: [.showDetailViewController, .splitViewControllerShowDetail]) == [
          "lists showDetailViewController", "split showDetailViewController",
          "split splitViewControllerShowDetail → false",
        ])
    #expect(split.scene.outcomes == ["split secondary other"])
    #expect(split.children == ["[list]", "other"])
    #expect(split.stacks[1].parent == nil)
    split.expectSound()
  }

  // The documentation of addChild: a controller leaves the container that it was in before.
  @Test(
    "A detail that code pushes on the primary stack is shown there, and the split view leaves it")
  func detailGoesToStack() throws {
    let split = try SplitScene("pad")
    let other = named("other")
    split.simulation.step("show") { split.list.showDetailViewController(other, sender: nil) }
    split.simulation.step("push") {
      split.stacks[0].pushViewController(other, animated: true)
    }
    #expect(other.parent === split.stacks[0])
    #expect(split.stacks[0].topViewController === other)
    #expect(other.isOnScreen)
    #expect(!split.list.isOnScreen)
  }

  // The storyboards of Xcode's template show a stack as the detail, on phones too.
  @Test("O088: a collapsed split view's primary stack takes a detail that is a stack itself")
  func detailStackCollapsed() throws {
    let split = try SplitScene("phone", orientation: .portrait) { $1.handlesCollapse = true }
    let other = UINavigationController(rootViewController: named("other"))
    split.simulation.step("show") {
      split.list.showDetailViewController(other, sender: nil)
    }
    #expect(split.simulation.trace.findings.isEmpty)
    #expect(split.stacks[0].topViewController === other)
  }

  @Test("O085: a collapsed split view has its primary controller show it, which pushes")
  func detailCollapsed() throws {
    let split = try SplitScene("phone", orientation: .portrait) { $1.handlesCollapse = true }
    let other = named("other")
    split.simulation.step("show") {
      split.list.showDetailViewController(other, sender: nil)
    }
    #expect(split.scene.outcomes == ["lists pushed other"])
    #expect(split.scene.showReasons == [["show.target", "split.show-detail"]])
    #expect(split.children == ["[list, other]"])
    #expect(split.list.targetViewController(forAction: .showDetail, sender: nil) === split.split)
    split.expectSound()
  }

  @Test("O085: a delegate that shows it itself has the last word")
  func handled() throws {
    let split = try SplitScene("pad") {
      $1.handlesShowDetail = true
      $1.handlesShow = true
    }
    let other = named("other")
    split.simulation.step("show detail") {
      split.list.showDetailViewController(other, sender: nil)
    }
    split.simulation.step("show") { split.split.show(other, sender: nil) }
    #expect(split.scene.outcomes == ["split byDelegate other", "split byDelegate other"])
    #expect(split.children == ["[list]", "[detail]"])
  }

  @Test("R098: show climbs to the nearest container: inside the detail's stack it is a push")
  func inDetail() throws {
    for device in ["pad", "phone"] {
      let split = try SplitScene(device, orientation: .portrait)
      let related = named("related")
      split.simulation.step("show") { split.detail.show(related, sender: nil) }
      #expect(split.scene.outcomes == ["details pushed related"])
      #expect(split.stacks[1].topViewController === related)
      #expect(related.isOnScreen)
      split.expectSound()
    }
  }

  @Test("O088: a controller without a stack shows in the place that it is in")
  func senderSide() throws {
    for side in 0...1 {
      let plain = [named("left"), named("right")]
      let split = try SplitScene("pad") { split, _ in split.viewControllers = plain }
      let next = named("next")
      split.simulation.step("show") { plain[side].show(next, sender: nil) }
      #expect(split.visible == (side == 0 ? ["next", "right"] : ["left", "next"]))
      split.expectSound()
    }
  }

  @Test(
    "Chosen as documented, show leads to the primary place, and to the secondary one for a child")
  func documented() throws {
    var choices = RuleChoices()
    choices.splitShow = .documented
    let plain = [named("left"), named("right")]
    let split = try SplitScene("pad", choices: choices) { split, _ in
      split.viewControllers = plain
    }
    let next = named("next")
    split.simulation.step("show") { plain[1].show(next, sender: nil) }
    #expect(split.visible == ["next", "right"])
    let child = named("child")
    split.simulation.step("embed and show") {
      next.addChild(child)
      split.split.show(child, sender: nil)
    }
    #expect(split.split.viewControllers == [next, child])
  }

  @Test("Chosen as documented, the secondary stack pushes a detail")
  func forwarded() throws {
    var choices = RuleChoices()
    choices.splitShowDetail = .forwards
    let split = try SplitScene("pad", choices: choices)
    let other = named("other")
    split.simulation.step("show") {
      split.list.showDetailViewController(other, sender: nil)
    }
    #expect(split.children == ["[list]", "[detail, other]"])
    #expect(split.scene.outcomes == ["details pushed other"])
  }

  @Test("O087: a collapsed split view, and one with columns, presents what it is asked to show")
  func presented() throws {
    let collapsed = try SplitScene("phone", orientation: .portrait)
    let columns = try SplitScene("pad-11", ios: 15, style: .doubleColumn)
    for split in [collapsed, columns] {
      let next = named("next")
      split.simulation.step("show") { split.split.show(next, sender: nil) }
      #expect(split.scene.presented == [next])
      #expect(split.scene.outcomes == ["split presented next"])
    }
  }

  @Test("The detail that is there already stays")
  func unchanged() throws {
    let split = try SplitScene("pad")
    split.simulation.step("show") {
      split.list.showDetailViewController(split.stacks[1], sender: nil)
    }
    #expect(split.scene.outcomes == ["split unchanged details"])
    #expect(split.children == ["[list]", "[detail]"])
  }
}
