import AdaptCore
import AdaptUIKit
import Foundation
import Testing

@Suite("Who answers for the status bar, and what it covers")
struct StatusBarTests {
  private final class Hiding: UIViewController {
    var hides = true
    var handsOver: UIViewController?
    override var prefersStatusBarHidden: Bool { hides }
    override var childForStatusBarHidden: UIViewController? { handsOver }
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
  }

  @Test("Where a device has a home button a hidden status bar leaves no unsafe edge")
  func inset() throws {
    for (device, shown, hidden) in [("phone", 20, 0), ("pad", 20, 0), ("phone-x", 44, 44)]
      as [(String, CGFloat, CGFloat)]
    {
      let root = Hiding()
      let scene = try Scene(device, root: root)
      #expect(root.view.safeAreaInsets.top == hidden)
      scene.simulation.step("show") {
        root.hides = false
        root.setNeedsStatusBarAppearanceUpdate()
      }
      #expect(root.view.safeAreaInsets.top == shown)
      scene.simulation.rotate()
      scene.simulation.rotate()
      #expect(root.view.safeAreaInsets.top == shown)
    }
  }

  @Test("A stack asks its top, and its bar moves up with the status bar")
  func stack() throws {
    let stack = UINavigationController(rootViewController: UIViewController())
    let scene = try Scene(root: stack)
    let top = Hiding()
    scene.simulation.step("push") { stack.pushViewController(top, animated: true) }
    #expect(stack.navigationBar.frame == CGRect(x: 0, y: 0, width: 375, height: 44))
    #expect(top.view.safeAreaInsets.top == 44)
    scene.simulation.step("pop") { stack.popViewController(animated: true) }
    #expect(stack.navigationBar.frame == CGRect(x: 0, y: 20, width: 375, height: 44))
  }

  @Test("The style is that of a stack's bar, and its top's where there is no bar")
  func style() throws {
    let stack = UINavigationController(rootViewController: Hiding())
    let scene = try Scene(root: stack)
    let manager = try #require(scene.simulation.windowScene.statusBarManager)
    #expect(manager.statusBarStyle == .default)
    stack.navigationBar.barStyle = .black
    #expect(manager.statusBarStyle == .lightContent)
    stack.navigationBar.barStyle = .default
    stack.isNavigationBarHidden = true
    #expect(manager.statusBarStyle == .lightContent)
  }

  @Test("A stack asks its top about the home indicator")
  func homeIndicator() throws {
    final class Immersive: UIViewController {
      override var prefersHomeIndicatorAutoHidden: Bool { true }
    }
    let stack = UINavigationController(rootViewController: UIViewController())
    let scene = try Scene("phone-x", root: stack)
    #expect(!scene.simulation.windowScene.autoHidesHomeIndicator)
    scene.simulation.step("push") { stack.pushViewController(Immersive(), animated: true) }
    #expect(scene.simulation.windowScene.autoHidesHomeIndicator)
  }

  @Test("What is presented answers if it is full screen, or says that it captures the bar")
  func presented() throws {
    for (style, captures, hidden) in [
      (.fullScreen, false, true), (.overFullScreen, false, false), (.overFullScreen, true, true),
      (.formSheet, true, true), (.formSheet, false, false),
    ] as [(UIModalPresentationStyle, Bool, Bool)] {
      let scene = try Scene("pad")
      let sheet = scene.named("sheet", Hiding(), style)
      sheet.modalPresentationCapturesStatusBarAppearance = captures
      scene.present(sheet)
      let manager = try #require(scene.simulation.windowScene.statusBarManager)
      #expect(manager.isStatusBarHidden == hidden)
      #expect(manager.statusBarStyle == (hidden ? .lightContent : .default))
      scene.dismiss()
      #expect(!manager.isStatusBarHidden)
    }
  }

  @Test("Answers that lead round in a circle come to an end")
  func circle() throws {
    let (one, other) = (Hiding(), Hiding())
    (one.handsOver, other.handsOver) = (other, one)
    let scene = try Scene(root: one)
    #expect(scene.simulation.windowScene.statusBarManager?.isStatusBarHidden == true)
    one.handsOver = nil
    other.handsOver = nil
  }

  @Test("A phone on its side has no status bar unless its controller wants one")
  func compactHeight() throws {
    let scene = try Scene(orientation: .landscapeRight)
    #expect(scene.root.prefersStatusBarHidden)
    #expect(scene.root.view.safeAreaInsets.top == 0)
    scene.simulation.rotate(to: .portrait)
    #expect(!scene.root.prefersStatusBarHidden)
    #expect(scene.root.view.safeAreaInsets.top == 20)
  }
}
