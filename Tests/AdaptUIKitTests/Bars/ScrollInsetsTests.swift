import AdaptCore
import AdaptUIKit
import Foundation
import Testing

@Suite("What bars keep scroll views from")
struct ScrollInsetsTests {
  /// The insets of a scroll view that is the view of a stack's root.
  private func insets(
    _ system: SystemVersion, prepare: (UIViewController, UIScrollView) -> Void = { _, _ in }
  ) throws -> UIEdgeInsets {
    let controller = UIViewController()
    let scroll = UIScrollView()
    controller.view = scroll
    scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    prepare(controller, scroll)
    let scene = try Scene(
      ios: system, root: UINavigationController(rootViewController: controller))
    return withExtendedLifetime(scene) { scroll.adjustedContentInset }
  }

  /// The documented answers for a bar that ends at 64 points.
  @Test("A controller's scroll view gets the bar as inset, on every system")
  func content() throws {
    for system in [8, 10.3, 11, 17] as [SystemVersion] {
      #expect(try insets(system) == UIEdgeInsets(top: 64))
      let own = try insets(system) { $1.contentInset = UIEdgeInsets(top: 5, left: 7) }
      #expect(own == UIEdgeInsets(top: 69, left: 7))
      let off = try insets(system) { controller, _ in
        controller.automaticallyAdjustsScrollViewInsets = false
      }
      #expect(off == .zero)
      let below = try insets(system) { controller, _ in controller.edgesForExtendedLayout = [] }
      #expect(below == .zero)
    }
  }

  @Test("From 11 the behaviour says on which axes the safe area counts")
  func behavior() throws {
    for (behavior, scrolls, top) in [
      (.never, true, 0), (.always, false, 64), (.scrollableAxes, false, 0),
      (.scrollableAxes, true, 64), (.automatic, false, 64),
    ] as [(UIScrollView.ContentInsetAdjustmentBehavior, Bool, CGFloat)] {
      let insets = try insets(13) {
        $1.contentInsetAdjustmentBehavior = behavior
        $1.alwaysBounceVertical = scrolls
      }
      #expect(insets.top == top)
    }
  }
}
