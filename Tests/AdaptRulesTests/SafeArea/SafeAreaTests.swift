import AdaptCore
import AdaptRules
import Foundation
import Testing

struct SafeAreaTests {
  static let notched = UIEdgeInsets(top: 47, bottom: 34)
  static let window = CGRect(x: 0, y: 0, width: 390, height: 844)

  @Test("A window that fills the screen has the device's safe area")
  func fullWindow() {
    let insets = WindowSafeArea.decide(
      device: Self.notched, window: Self.window, screen: Self.window.size)
    #expect(insets.value == Self.notched)
  }

  @Test("A split window keeps top and bottom and has no sides; a floating one reaches no edge")
  func sharedWindow() {
    let device = UIEdgeInsets(top: 24, left: 5, bottom: 20, right: 5)
    let screen = CGSize(width: 1366, height: 1024)
    let split = WindowSafeArea.decide(
      device: device, window: CGRect(x: 991, y: 0, width: 375, height: 1024), screen: screen)
    #expect(split.value == UIEdgeInsets(top: 24, bottom: 20))
    let floating = WindowSafeArea.decide(
      device: device, window: CGRect(x: 900, y: 24, width: 375, height: 960), screen: screen)
    #expect(floating.value == .zero)
  }

  @Test(
    "A view's insets are the parts of it that the superview's edges cover",
    arguments: [
      // The whole area, below the top edge, half into it, in the middle, 10 points above the top.
      (CGRect(x: 0, y: 0, width: 390, height: 844), UIEdgeInsets(top: 47, bottom: 34)),
      (CGRect(x: 0, y: 47, width: 390, height: 797), UIEdgeInsets(bottom: 34)),
      (CGRect(x: 0, y: 20, width: 390, height: 500), UIEdgeInsets(top: 27)),
      (CGRect(x: 50, y: 200, width: 100, height: 100), UIEdgeInsets.zero),
      (CGRect(x: 0, y: -10, width: 390, height: 100), UIEdgeInsets(top: 57)),
      // Only a part of the view can be covered: documentation of safeAreaInsets.
      (CGRect(x: 0, y: 0, width: 390, height: 30), UIEdgeInsets(top: 30)),
    ])
  func view(frame: CGRect, insets: UIEdgeInsets) {
    let decision = ViewSafeArea.decide(frame: frame, in: Self.window, outer: Self.notched)
    #expect(decision.value == insets)
  }

  @Test("A controller's additional insets are added to what is covered")
  func additional() {
    let decision = ViewSafeArea.decide(
      frame: Self.window, in: Self.window, outer: Self.notched,
      additional: UIEdgeInsets(top: 10, left: 5))
    #expect(decision.value == UIEdgeInsets(top: 57, left: 5, bottom: 34))
  }

  @Test("A superview whose bounds are scrolled is measured from its visible edges")
  func scrolled() {
    let bounds = Self.window.offsetBy(dx: 0, dy: 100)
    let decision = ViewSafeArea.decide(
      frame: CGRect(x: 0, y: 120, width: 390, height: 100), in: bounds, outer: Self.notched)
    #expect(decision.value == UIEdgeInsets(top: 27))
  }
}
