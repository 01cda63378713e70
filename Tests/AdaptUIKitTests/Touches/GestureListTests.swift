import AdaptCore
import AdaptUIKit
import Foundation
import Testing

@Suite("Gestures in the list of what a person can do")
struct GestureListTests {
  private func words(_ simulation: Simulation) -> [String] {
    simulation.userActions.map(\.words)
  }

  @Test("O086: a hidden primary column can be swiped in, and what lies over the other hidden again")
  func columns() throws {
    let split = try SplitScene("pad", orientation: .portrait)
    #expect(words(split.simulation) == ["show primary"])
    #expect(split.simulation.userActions[0].place == "split")
    split.simulation.swipeFromPrimaryEdge()
    #expect(split.visible == ["list", "detail"])
    #expect(words(split.simulation) == ["hide primary", "tap beside"])
    split.simulation.tapBesideColumns()
    #expect(words(split.simulation) == ["show primary"])
    split.expectSound()
  }

  @Test("Without its gesture, and collapsed, a split view takes none")
  func noColumns() throws {
    let still = try SplitScene("pad", orientation: .portrait) { split, _ in
      split.presentsWithGesture = false
    }
    #expect(words(still.simulation) == [])
    #expect(words(try SplitScene("phone").simulation) == ["tap list", "edge swipe"])
  }

  @Test("Pages are turned where somebody can be asked for them")
  func pages() throws {
    let scene = try PageScene()
    #expect(words(scene.simulation).contains("swipe page"))
    scene.simulation.swipePage(.forward)
    #expect(words(scene.simulation) == ["swipe page", "swipe page reverse"])
    scene.book.dataSource = nil
    #expect(words(scene.simulation) == [])
  }

  @Test("A sheet that shows its grabber can be tapped there")
  func grabber() throws {
    let sheet = try SheetScene(detents: [.medium(), .large()]) { $0.prefersGrabberVisible = true }
    #expect(words(sheet.simulation).contains("tap grabber"))
    let plain = try SheetScene(detents: [.medium(), .large()])
    #expect(!words(plain.simulation).contains("tap grabber"))
  }

  @Test("The swipe back belongs to the stack that goes back, not to what holds it")
  func edgeSwipe() throws {
    let stack = UINavigationController(rootViewController: UIViewController())
    let tabs = UITabBarController()
    tabs.viewControllers = [stack]
    let scene = try Scene(root: tabs)
    scene.simulation.name(stack, "stack")
    scene.simulation.step("push") {
      stack.pushViewController(UIViewController(), animated: false)
    }
    let swipe = scene.simulation.userActions.first { $0.words == "edge swipe" }
    #expect(swipe?.place == "stack")
  }
}
