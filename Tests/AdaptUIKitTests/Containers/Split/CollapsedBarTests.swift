import AdaptUIKit
import Foundation
import Testing

@Suite("The one bar of a collapsed split view with a stack in each column")
struct CollapsedBarTests {
  @Test("The pushed stack's bar is hidden, and its content lies under one bar")
  func oneBar() throws {
    let split = try SplitScene("phone", orientation: .portrait)
    #expect(split.children == ["[list, [detail]]"])
    #expect(!split.stacks[0].navigationBar.isHidden)
    #expect(split.stacks[1].navigationBar.isHidden)
    // 20 points of status bar and 44 of bar, as for a stack alone.
    #expect(split.detail.view.safeAreaInsets.top == 64)
    #expect(!split.stacks[1].isNavigationBarHidden)
    split.expectSound()
  }

  @Test("The bar shows the items of the inner top, and names the controller that it leads back to")
  func items() throws {
    let item = UIBarButtonItem(title: "Share")
    var taps = 0
    item.handler = { taps += 1 }
    let split = try SplitScene("phone", orientation: .portrait) { split, _ in
      let inner = split.viewControllers[1] as? UINavigationController
      inner?.topViewController?.navigationItem.rightBarButtonItem = item
    }
    let detail = split.detail
    #expect(split.stacks[0].navigationBar.topItem === detail.navigationItem)
    #expect(split.simulation.userActions.map(\.words) == ["tap list", "tap Share", "edge swipe"])
    split.simulation.tap(item)
    #expect(taps == 1)
    split.expectSound()
  }

  @Test("The button back goes back in the inner stack first, then to the primary controller")
  func back() throws {
    let split = try SplitScene("phone", orientation: .portrait)
    let page = ScriptedController()
    page.title = "page"
    split.simulation.step("push") {
      split.stacks[1].pushViewController(page, animated: false)
    }
    #expect(split.children == ["[list, [detail, page]]"])
    #expect(page.view.safeAreaInsets.top == 64)
    #expect(split.stacks[0].backButtonTitle == "detail")
    split.simulation.tapBack()
    #expect(split.children == ["[list, [detail]]"])
    #expect(split.stacks[0].backButtonTitle == "list")
    split.simulation.tapBack()
    #expect(split.children == ["[list]"])
    split.expectSound()
  }

  @Test("A swipe from the edge takes the same way as the button")
  func swipe() throws {
    let split = try SplitScene("phone", orientation: .portrait)
    split.simulation.swipeFromEdge()
    #expect(split.children == ["[list]"])
    split.expectSound()
  }

  @Test("Each stack has its bar again when the split view expands")
  func expand() throws {
    let split = try SplitScene("phone-plus", orientation: .portrait)
    #expect(split.stacks[1].navigationBar.isHidden)
    split.simulation.rotate(to: .landscapeRight)
    #expect(split.stacks.map(\.navigationBar.isHidden) == [false, false])
    #expect(split.detail.view.safeAreaInsets.top > 0)
    split.expectSound()
  }

  @Test("A prompt of the inner top makes the one bar higher, and goes with it")
  func prompt() throws {
    let split = try SplitScene("phone", orientation: .portrait)
    let plain = split.stacks[0].navigationBar.frame.height
    split.simulation.step("prompt") { split.detail.navigationItem.prompt = "Choose" }
    #expect(split.stacks[0].navigationBar.frame.height > plain)
    split.simulation.tapBack()
    #expect(split.stacks[0].navigationBar.frame.height == plain)
    split.expectSound()
  }
}
