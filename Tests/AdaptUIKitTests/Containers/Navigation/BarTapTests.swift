import AdaptCore
import AdaptUIKit
import Foundation
import Testing

@Suite("Taps on bars and content of stacks")
struct BarTapTests {
  @Test("A tap at a point reaches the item that the bar shows there, or the button back")
  func point() throws {
    let scene = try StackScene("AB")
    var taps = 0
    scene.controllers[1].navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Add") {
      taps += 1
    }
    // The bar lies between 20 and 64 points, its items from the margins of 16 inwards.
    scene.simulation.tap(at: CGPoint(x: 375 - 16 - 22, y: 42))
    #expect(taps == 1)
    scene.simulation.tap(at: CGPoint(x: 16 + 22, y: 42))
    #expect(scene.names == "A")
    scene.simulation.tap(at: CGPoint(x: 187, y: 400))
    #expect(
      lines(scene.simulation, from: "tap at 187,400", including: []) == ["A finding tapLanded"])
  }

  @Test("Beside a popover the other items of its bar take taps, and the popover stays")
  func passthrough() throws {
    let scene = try StackScene("A", "pad")
    var taps = 0
    let items = [UIBarButtonItem(title: "Add"), UIBarButtonItem(title: "Edit") { taps += 1 }]
    scene.controllers[0].navigationItem.rightBarButtonItems = items
    let content = scene.scene.controller("content", .popover)
    content.popoverPresentationController?.barButtonItem = items[0]
    scene.scene.present(content, on: scene.controllers[0])
    let window = try #require(scene.stack.view.window)
    let other = try #require(items[1].frame(in: window))
    scene.simulation.tap(at: CGPoint(x: other.midX, y: other.midY))
    #expect(taps == 1)
    #expect(content.isOnScreen)
    let own = try #require(items[0].frame(in: window))
    scene.simulation.tap(at: CGPoint(x: own.midX, y: own.midY))
    #expect(!content.isOnScreen)
  }

  @Test("What lies under something modal cannot be touched: the bars of a stack, and its edge")
  func covered() throws {
    let scene = try StackScene("AB", "pad")
    let item = UIBarButtonItem(title: "Add") { Issue.record("The item was tapped.") }
    scene.controllers[1].navigationItem.rightBarButtonItem = item
    scene.scene.present(scene.scene.controller("form", .formSheet), on: scene.controllers[1])
    scene.simulation.tap(item)
    scene.simulation.tapBack(in: scene.stack)
    scene.simulation.swipeFromEdge(in: scene.stack)
    scene.simulation.swipeContent(.up, in: scene.stack)
    #expect(scene.names == "AB")
    #expect(scene.scene.findings == Array(repeating: .noSuchAction, count: 4))
  }

  @Test("In the middle of a push the bars take no touches, whichever way an item is tapped")
  func midPush() throws {
    let scene = try StackScene("A", "pad")
    let item = UIBarButtonItem(title: "Add") { Issue.record("The item was tapped.") }
    let next = ScriptedController()
    next.navigationItem.rightBarButtonItem = item
    scene.simulation.settlesAfterInput = false
    scene.simulation.step("push") { scene.stack.pushViewController(next, animated: true) }
    scene.simulation.turn()
    let window = try #require(scene.stack.view.window)
    let frame = try #require(item.frame(in: window))
    scene.simulation.tap(item)
    scene.simulation.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    scene.simulation.turn()
    #expect(scene.stack.transitionCoordinator != nil)
    scene.simulation.settle()
    #expect(scene.scene.findings == [.noSuchAction, .noSuchAction])
  }

  @Test("A tap on content toggles the bars, a swipe hides and shows them, where the stack says so")
  func hiding() throws {
    let scene = try StackScene("A") { stack in
      stack.hidesBarsOnTap = true
      stack.hidesBarsOnSwipe = true
    }
    let middle = CGPoint(x: 187, y: 400)
    scene.simulation.tap(at: middle)
    #expect(scene.stack.isNavigationBarHidden)
    scene.simulation.tap(at: middle)
    #expect(!scene.stack.isNavigationBarHidden)
    scene.simulation.swipeContent(.up)
    #expect(scene.stack.isNavigationBarHidden)
    scene.simulation.swipeContent(.down)
    #expect(!scene.stack.isNavigationBarHidden)
    #expect(scene.scene.findings == [])
    let plain = try StackScene("A")
    plain.simulation.swipeContent(.up)
    #expect(plain.scene.findings == [.noSuchAction])
  }
}
