import AdaptCore
import AdaptUIKit
import Testing

@Suite("What a stack answers with an exception")
struct StackMisuseTests {
  @Test("The bar of a stack takes no other delegate (openradar 13055919) and no items by hand")
  func bar() throws {
    final class Delegate: UINavigationBarDelegate {}
    let scene = try StackScene("AB", onException: .record)
    let delegate = scene.scene.keep(Delegate())
    scene.simulation.step("delegate") { scene.stack.navigationBar.delegate = delegate }
    scene.simulation.step("items") { scene.stack.navigationBar.items = [] }
    scene.simulation.step("pop") { scene.stack.navigationBar.popItem(animated: true) }
    #expect(scene.scene.findings == [.barDelegateChanged, .barManaged, .barManaged])
    #expect(scene.stack.navigationBar.delegate === scene.stack)
    #expect(scene.stack.navigationBar.items?.count == 2)
    for kind in [Finding.Kind.barDelegateChanged, .barManaged] {
      #expect(kind.exceptionName == "NSInternalInconsistencyException")
    }
  }

  @Test("O076, O077: the same instance, a stack on a stack, and a controller that is not there")
  func calls() throws {
    let scene = try StackScene("AB", onException: .record)
    scene.simulation.step("again") {
      scene.stack.pushViewController(scene.controllers[0], animated: true)
    }
    scene.simulation.step("stack") {
      scene.stack.pushViewController(UINavigationController(), animated: true)
    }
    scene.simulation.step("pop to") {
      scene.stack.popToViewController(UIViewController(), animated: true)
    }
    #expect(
      scene.scene.findings == [
        .sameInstancePushed, .navigationControllerPushed, .controllerNotInStack,
      ])
    #expect(Finding.Kind.sameInstancePushed.exceptionName == "NSInvalidArgumentException")
    #expect(Finding.Kind.controllerNotInStack.exceptionName == "NSInternalInconsistencyException")
    #expect(scene.names == "AB")
  }

  @Test(
    "O076: a push of one that is being popped waits, and raises where the pop was taken back",
    arguments: [
      (GestureEnd.finish, []), (.cancel, [.sameInstancePushed]),
    ] as [(GestureEnd, [Finding.Kind])])
  func pushedWhileLeaving(end: GestureEnd, found: [Finding.Kind]) throws {
    let scene = try StackScene("AB", onException: .record)
    scene.simulation.beginEdgeSwipe()
    scene.simulation.step("push") {
      scene.stack.pushViewController(scene.controllers[1], animated: true)
    }
    #expect(scene.scene.findings == [])
    scene.simulation.endEdgeSwipe(end)
    #expect(scene.names == "AB")
    #expect(scene.scene.findings == found)
  }

  @Test("A stack is made by a push, which an override hears of and which can be refused")
  func root() throws {
    final class Listening: UINavigationController {
      var pushed = 0
      override func pushViewController(_ viewController: UIViewController, animated: Bool) {
        pushed += 1
        super.pushViewController(viewController, animated: animated)
      }
    }
    #expect(Listening(rootViewController: UIViewController()).pushed == 1)
    let scene = try Scene(onException: .record)
    scene.simulation.step("make") {
      _ = UINavigationController(rootViewController: UINavigationController())
    }
    #expect(scene.findings == [.navigationControllerPushed])
  }

  @Test("A bar that no stack manages is the app's own")
  func free() {
    final class Delegate: UINavigationBarDelegate {
      func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem)
        -> Bool
      { item.title != "stay" }
    }
    let bar = UINavigationBar()
    let delegate = Delegate()
    bar.delegate = delegate
    bar.items = [UINavigationItem(title: "first"), UINavigationItem(title: "second")]
    bar.pushItem(UINavigationItem(title: "stay"), animated: false)
    #expect(bar.popItem(animated: false) == nil)
    bar.items?.removeLast()
    #expect(bar.backItem?.title == "first")
    #expect(bar.popItem(animated: false)?.title == "second")
    #expect(bar.popItem(animated: false) == nil)
    #expect(bar.topItem?.title == "first")
  }
}
