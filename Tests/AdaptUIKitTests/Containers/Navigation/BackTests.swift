import AdaptCore
import AdaptUIKit
import Foundation
import Testing

@Suite("The button back")
struct BackTests {
  @Test("A tap on it pops, asked by the bar of the stack")
  func tap() throws {
    let scene = try StackScene("ABC")
    scene.simulation.tapBack()
    #expect(scene.names == "AB")
    #expect(
      lines(scene.simulation, from: "tap back", including: [.navigationBarShouldPop])
        == ["root navigationBarShouldPop"])
  }

  private final class Asking: UINavigationController {
    override func navigationBar(
      _ navigationBar: UINavigationBar, shouldPop item: UINavigationItem
    ) -> Bool { false }
  }

  @Test("A subclass that answers for the bar can refuse")
  func refused() throws {
    let stack = Asking()
    stack.viewControllers = [UIViewController(), UIViewController()]
    let scene = try Scene(root: stack)
    scene.simulation.tapBack()
    #expect(stack.viewControllers.count == 2)
    scene.simulation.swipeFromEdge()
    #expect(stack.viewControllers.count == 2)
    #expect(scene.findings == [.edgeSwipeOff])
  }

  @Test("It is not there on the first screen, without a bar, hidden, or while the stack moves")
  func missing() throws {
    let root = try StackScene("A")
    root.simulation.tapBack()
    #expect(root.scene.findings == [.noBackButton])
    let hidden = try StackScene("AB") { $0.isNavigationBarHidden = true }
    hidden.simulation.tapBack()
    #expect(hidden.scene.findings == [.noBackButton])
    let moving = try StackScene("AB")
    moving.simulation.settlesAfterInput = false
    moving.simulation.tapBack()
    moving.simulation.tapBack()
    moving.simulation.settle()
    #expect(moving.scene.findings == [.noBackButton])
    #expect(moving.names == "A")
  }

  @Test("A long press leads to any level, from 14")
  func longPress() throws {
    let scene = try StackScene("ABCD", ios: 14)
    scene.simulation.pressBackLong(to: 1)
    #expect(scene.names == "AB")
    scene.simulation.pressBackLong(to: 1)
    #expect(scene.scene.findings == [.noSuchAction])
    let old = try StackScene("ABC", ios: 13)
    old.simulation.pressBackLong(to: 0)
    #expect(old.names == "ABC")
    #expect(old.scene.findings == [.notAvailableYet])
  }

  @Test("Its words are those of the screen below")
  func words() throws {
    let scene = try StackScene("AB")
    scene.controllers[0].title = "Recipes"
    #expect(scene.stack.backButtonTitle == "Recipes")
    scene.controllers[0].navigationItem.backButtonTitle = "All"
    #expect(scene.stack.backButtonTitle == "All")
    scene.controllers[1].navigationItem.hidesBackButton = true
    #expect(scene.stack.backButtonTitle == nil)
  }

  @Test("The innermost stack on top takes the taps")
  func innermost() throws {
    let scene = try StackScene("AB")
    let sheet = UINavigationController()
    sheet.viewControllers = [UIViewController(), UIViewController()]
    scene.scene.present(scene.scene.named("sheet", sheet, .formSheet), on: scene.stack)
    scene.simulation.tapBack()
    #expect(sheet.viewControllers.count == 1)
    #expect(scene.names == "AB")
  }

  @Test("R079: the bar has as many items as the stack has controllers, whatever was tapped when")
  func items() throws {
    let scene = try StackScene("ABCD")
    scene.simulation.settlesAfterInput = false
    for _ in 1...3 {
      scene.simulation.step("push") {
        scene.stack.pushViewController(UIViewController(), animated: true)
      }
      scene.simulation.tapBack()
      scene.simulation.turn()
      #expect(scene.stack.navigationBar.items?.count == scene.stack.viewControllers.count)
    }
    scene.simulation.settle()
    #expect(scene.stack.navigationBar.items?.count == scene.stack.viewControllers.count)
    #expect(
      scene.stack.navigationBar.topItem === scene.stack.topViewController?.navigationItem)
  }

  @Test("A saved stack comes back up to the first screen that nothing is made for")
  func restoring() throws {
    let scene = try StackScene("ABC")
    for (name, controller) in zip(["list", "item"], scene.controllers) {
      controller.restorationIdentifier = name
    }
    #expect(scene.stack.stackTokens == ["list", "item"])
    let other = try StackScene("X")
    other.simulation.step("restore") {
      #expect(
        !other.stack.restoreStack(["list", "item", "gone"]) {
          $0 == "gone" ? nil : UIViewController()
        })
    }
    #expect(other.stack.stackTokens == ["list", "item"])
    #expect(other.stack.topViewController?.isOnScreen == true)
  }
}
