import AdaptCore
import AdaptUIKit
import Foundation
import Testing

@Suite("What a stack's bars leave for its content")
struct StackBarsTests {
  private func top(_ scene: StackScene) throws -> UIView {
    try #require(scene.stack.topViewController?.viewIfLoaded)
  }

  /// The device's safe area and the published height of the bar: 20 and 44 on a phone with a home
  /// button, 44 and 44 on one without, 20 and 50 on a pad from 12, and under a Dynamic Island the
  /// 53.67 of the bar's upper edge and 44.
  @Test(
    "The safe area begins below the bar",
    arguments: [
      ("phone", 12.4, .portrait, 64), ("phone", 12.4, .landscapeRight, 32),
      ("phone-x", 12.4, .portrait, 88), ("phone-plus", 12.4, .landscapeRight, 44),
      ("pad", 11.4, .portrait, 64), ("pad", 12.4, .portrait, 70),
      ("pad", 12.4, .landscapeRight, 70),
      ("iphone-14-pro", 17, .portrait, 97.6667),
    ] as [(String, SystemVersion, UIInterfaceOrientation, CGFloat)])
  func safeArea(
    device: String, system: SystemVersion, orientation: UIInterfaceOrientation, inset: CGFloat
  ) throws {
    let scene = try StackScene("A", device, ios: system, orientation: orientation)
    let view = try top(scene)
    #expect(abs(view.safeAreaInsets.top - inset) < 0.001)
    #expect(abs(scene.stack.navigationBar.frame.maxY - inset) < 0.001)
    #expect(view.frame == scene.stack.view.bounds)
    #expect(scene.controllers[0].topLayoutGuide.length == view.safeAreaInsets.top)
  }

  @Test("Before 11 the guides have the lengths and the safe area does not exist")
  func guides() throws {
    let scene = try StackScene("A", ios: 10.3) { $0.isToolbarHidden = false }
    let view = try top(scene)
    #expect(view.safeAreaInsets == .zero)
    #expect(scene.controllers[0].topLayoutGuide.length == 64)
    #expect(scene.controllers[0].bottomLayoutGuide.length == 44)
    let child = scene.scene.controller("child")
    scene.simulation.step("embed") {
      scene.controllers[0].addChild(child)
      view.addSubview(child.view)
      child.didMove(toParent: scene.controllers[0])
    }
    // The documentation leaves a container's child to the container.
    #expect(child.topLayoutGuide.length == 0)
    scene.simulation.step("hide") { scene.stack.isNavigationBarHidden = true }
    #expect(scene.controllers[0].topLayoutGuide.length == 20)
  }

  @Test("A large title makes the bar of a phone without a home button end at 140")
  func largeTitle() throws {
    let scene = try StackScene("AB", "phone-x") { $0.navigationBar.prefersLargeTitles = true }
    #expect(try top(scene).safeAreaInsets.top == 140)
    scene.simulation.step("small") {
      scene.controllers[1].navigationItem.largeTitleDisplayMode = .never
    }
    #expect(try top(scene).safeAreaInsets.top == 88)
    let above = scene.scene.controller("C")
    scene.simulation.step("push") { scene.stack.pushViewController(above, animated: true) }
    #expect(above.view.safeAreaInsets.top == 88)
    scene.simulation.step("large") {
      scene.controllers[1].navigationItem.largeTitleDisplayMode = .always
    }
    #expect(above.view.safeAreaInsets.top == 140)
    scene.simulation.rotate(to: .landscapeRight)
    #expect(above.view.safeAreaInsets.top == 32)
    let old = try StackScene("A", ios: 10.3) { $0.navigationBar.prefersLargeTitles = true }
    #expect(old.controllers[0].topLayoutGuide.length == 64)
  }

  @Test("Content ends at an opaque bar, and where it does not extend")
  func frames() throws {
    for (prepare, y, inset) in [
      ({ _ in }, 0, 64), ({ $0.navigationBar.isTranslucent = false }, 64, 0),
      ({ $0.topViewController?.edgesForExtendedLayout = [] }, 64, 0),
      ({ $0.topViewController?.edgesForExtendedLayout = .bottom }, 64, 0),
      (
        {
          $0.navigationBar.isTranslucent = false
          $0.topViewController?.extendedLayoutIncludesOpaqueBars = true
        }, 0, 64
      ),
      ({ $0.isNavigationBarHidden = true }, 0, 20),
    ] as [((UINavigationController) -> Void, CGFloat, CGFloat)] {
      let scene = try StackScene("A", prepare: prepare)
      let view = try top(scene)
      #expect(view.frame == CGRect(x: 0, y: y, width: 375, height: 667 - y))
      #expect(view.safeAreaInsets == UIEdgeInsets(top: inset))
      scene.simulation.rotate(to: .landscapeRight)
      let side = min(y, 32)
      #expect(view.frame == CGRect(x: 0, y: side, width: 667, height: 375 - side))
      scene.simulation.rotate(to: .portrait)
      #expect(view.frame == CGRect(x: 0, y: y, width: 375, height: 667 - y))
    }
  }

  @Test("The size that a screen is told of is the one it gets under an opaque bar")
  func announced() throws {
    let scene = try StackScene("A") { $0.navigationBar.isTranslucent = false }
    scene.simulation.rotate(to: .landscapeRight)
    let told = lines(
      scene.simulation, from: "rotate landscapeRight", including: [.viewWillTransitionToSize],
      of: ["A"])
    #expect(told == ["A viewWillTransitionToSize(667 × 343)"])
    #expect(try top(scene).frame.size == CGSize(width: 667, height: 343))
  }

  @Test("A controller's own insets come on top, and the toolbar with the home indicator below")
  func additional() throws {
    let scene = try StackScene("A", "phone-x") { $0.isToolbarHidden = false }
    scene.simulation.step("inset") {
      scene.controllers[0].additionalSafeAreaInsets = UIEdgeInsets(top: 10, bottom: 5)
    }
    #expect(try top(scene).safeAreaInsets == UIEdgeInsets(top: 98, bottom: 34 + 44 + 5))
    let bar = CGRect(x: 0, y: 812 - 34 - 44, width: 375, height: 44)
    #expect(scene.stack.toolbar.frame == bar)
    scene.simulation.step("hide") { scene.stack.isToolbarHidden = true }
    #expect(try top(scene).safeAreaInsets == UIEdgeInsets(top: 98, bottom: 39))
  }

  @Test("Insets that are no numbers are refused, and the others stay")
  func notFinite() throws {
    let scene = try StackScene("A", onException: .record)
    for controller in [scene.stack, scene.controllers[0]] as [UIViewController] {
      for inset in [CGFloat.nan, .infinity, -.infinity] {
        scene.simulation.step("inset") {
          controller.additionalSafeAreaInsets = UIEdgeInsets(top: inset)
        }
      }
      #expect(controller.additionalSafeAreaInsets == .zero)
    }
    #expect(Set(scene.scene.findings) == [.geometryNotFinite])
    #expect(scene.scene.findings.count == 6)
    #expect(try top(scene).safeAreaInsets.top == 64)
  }

  @Test("In a sheet the bar is 56 points high from 13, and begins at the sheet's upper edge")
  func sheet() throws {
    for (device, system, style, height) in [
      ("phone-x", 13, .pageSheet, 56), ("phone-x", 15, .formSheet, 56), ("pad", 13, .formSheet, 56),
      ("pad", 12.4, .formSheet, 50), ("phone-x", 13, .fullScreen, 88),
    ] as [(String, SystemVersion, UIModalPresentationStyle, CGFloat)] {
      let scene = try Scene(device, ios: system)
      let content = UIViewController()
      let stack = UINavigationController(rootViewController: content)
      scene.present(scene.named("sheet", stack, style))
      #expect(content.view.safeAreaInsets.top == height)
      #expect(stack.navigationBar.frame.maxY == height)
    }
  }

  @Test("R088: a screen that hides the bar at the bottom has no bar there from its first layout")
  func bottomBar() throws {
    let scene = try StackScene("A") { $0.isToolbarHidden = false }
    let new = scene.scene.scripted("B")
    new.hidesBottomBarWhenPushed = true
    var insets: [CGFloat] = []
    new.on[.viewDidLayoutSubviews] = { insets.append($0.view.safeAreaInsets.bottom) }
    scene.simulation.step("push") { scene.stack.pushViewController(new, animated: true) }
    #expect(insets.first == 0)
    #expect(Set(insets) == [0])
    #expect(scene.stack.toolbar.isHidden)
    scene.simulation.step("pop") { scene.stack.popViewController(animated: true) }
    #expect(!scene.stack.toolbar.isHidden)
    #expect(scene.controllers[0].view.safeAreaInsets.bottom == 44)
  }

  @Test("R086: the bar is back if and only if no screen of the stack hides it, animated or not")
  func hiddenBelow() throws {
    for animated in [true, false] {
      let scene = try StackScene("A", ios: 14) { $0.isToolbarHidden = false }
      for name in ["B", "C"] {
        let screen = scene.scene.controller(name)
        screen.hidesBottomBarWhenPushed = true
        scene.simulation.step("push") { scene.stack.pushViewController(screen, animated: animated) }
      }
      scene.simulation.step("above") {
        scene.stack.pushViewController(UIViewController(), animated: animated)
      }
      #expect(scene.stack.toolbar.isHidden)
      scene.simulation.step("root") { scene.stack.popToRootViewController(animated: animated) }
      #expect(!scene.stack.toolbar.isHidden)
    }
  }

  @Test("Whether the bar goes is read when something is pushed or popped, and then only")
  func readWhenAsked() throws {
    let scene = try StackScene("A") { $0.isToolbarHidden = false }
    scene.simulation.step("push") {
      // The well-known way to hide the bar for the next screen.
      scene.controllers[0].hidesBottomBarWhenPushed = true
      scene.stack.pushViewController(scene.scene.controller("B"), animated: true)
      scene.controllers[0].hidesBottomBarWhenPushed = false
    }
    #expect(scene.stack.toolbar.isHidden)
    scene.simulation.step("pop") { scene.stack.popViewController(animated: true) }
    #expect(!scene.stack.toolbar.isHidden)
  }

  @Test("Bars hide in compact height and come back, if the stack is told to")
  func compact() throws {
    let scene = try StackScene("A") { stack in
      stack.hidesBarsWhenVerticallyCompact = true
      stack.isToolbarHidden = false
      stack.topViewController?.toolbarItems = [UIBarButtonItem(title: "Add")]
    }
    for isCompact in [true, false, true] {
      scene.simulation.rotate()
      #expect(scene.stack.isNavigationBarHidden == isCompact)
      #expect(scene.stack.isToolbarHidden == isCompact)
      #expect(try top(scene).safeAreaInsets.top == (isCompact ? 0 : 64))
    }
    let launched = try StackScene("A", orientation: .landscapeRight) {
      $0.hidesBarsWhenVerticallyCompact = true
    }
    #expect(launched.stack.isNavigationBarHidden)
    let own = try StackScene("A") {
      $0.hidesBarsWhenVerticallyCompact = true
      $0.isNavigationBarHidden = true
    }
    #expect(own.stack.isNavigationBarHidden)
  }

  @Test("A popover points at the item of the bar that shows it")
  func anchor() throws {
    let scene = try StackScene("AB", "pad", ios: 12.4)
    let items = [UIBarButtonItem(title: "Add"), UIBarButtonItem(title: "More")]
    scene.controllers[1].navigationItem.rightBarButtonItems = items
    let window = try #require(scene.stack.view.window)
    #expect(items[0].frame(in: window) == CGRect(x: 704, y: 20, width: 44, height: 50))
    #expect(items[1].frame(in: window) == CGRect(x: 660, y: 20, width: 44, height: 50))
    let below = UIBarButtonItem(title: "Edit")
    scene.controllers[0].navigationItem.rightBarButtonItem = below
    // One that no bar shows keeps the middle of the top edge.
    #expect(below.frame(in: window) == CGRect(x: 384, y: 0, width: 0, height: 20))
    let content = scene.scene.controller("content", .popover)
    content.preferredContentSize = CGSize(width: 200, height: 100)
    content.popoverPresentationController?.barButtonItem = items[0]
    scene.scene.present(content, on: scene.controllers[1])
    let frame = try #require(content.frameOnScreen)
    #expect(frame.minY >= 70)
    #expect(frame.maxX > 660)
  }

  @Test("An item does what its handler does, if its bar shows it")
  func handler() throws {
    let scene = try StackScene("AB")
    var taps = 0
    let item = UIBarButtonItem(title: "Add") { taps += 1 }
    scene.controllers[1].navigationItem.rightBarButtonItem = item
    scene.simulation.tap(item)
    #expect(taps == 1)
    scene.simulation.tapBack()
    scene.simulation.tap(item)
    #expect(taps == 1)
    #expect(scene.scene.findings == [.noSuchAction])
  }

  @Test("The top answers for the status bar's presence, and for its style where no bar does")
  func statusBar() throws {
    let scene = try StackScene("AB")
    #expect(scene.stack.childForStatusBarHidden === scene.controllers[1])
    #expect(scene.stack.childForHomeIndicatorAutoHidden === scene.controllers[1])
    #expect(scene.stack.childForStatusBarStyle == nil)
    scene.stack.isNavigationBarHidden = true
    #expect(scene.stack.childForStatusBarStyle === scene.controllers[1])
  }

  @Test("A container that shows its child's item in the bar has that item's prompt and places")
  func childItem() throws {
    final class Showing: UIViewController {
      override var navigationItem: UINavigationItem {
        children.first?.navigationItem ?? super.navigationItem
      }
    }
    let container = Showing()
    let child = UIViewController()
    container.addChild(child)
    let scene = try Scene(root: UINavigationController(rootViewController: container))
    #expect(container.topLayoutGuide.length == 64)
    let item = UIBarButtonItem(title: "Add")
    scene.simulation.step("prompt") {
      child.navigationItem.prompt = "Where to?"
      child.navigationItem.rightBarButtonItem = item
    }
    #expect(container.topLayoutGuide.length == 94)
    let window = try #require(scene.root.view.window)
    #expect(item.frame(in: window) == CGRect(x: 315, y: 20, width: 44, height: 44))
  }

  @Test("The title of a controller is that of its item, which can have another one")
  func title() {
    let controller = UIViewController()
    controller.title = "One"
    #expect(controller.navigationItem.title == "One")
    controller.navigationItem.title = "Two"
    #expect(controller.title == "One")
    controller.title = "Three"
    #expect(controller.navigationItem.title == "Three")
  }
}
