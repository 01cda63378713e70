import AdaptSim
import Testing

/// A view that lets touches through everywhere but on its subviews, as overlays have it.
private final class Overlay: UIView {
  private(set) var asked = 0

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    asked += 1
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}

@Suite("A view that lets touches through")
struct PassThroughTests {
  // Documentation of `hitTest(_:with:)`: the method leads touches, front to back.
  @Test("A tap asks it, and reaches what lies behind where it says so")
  func tap() throws {
    let run = try simulation("phone", ios: 17)
    let (root, below) = (UIViewController(), UIViewController())
    let overlay = Overlay(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    run.launch(root)
    run.step("build") {
      root.addChild(below)
      below.view.frame = root.view.bounds
      root.view.addSubview(below.view)
      below.didMove(toParent: root)
      root.view.addSubview(overlay)
      overlay.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
    }
    #expect(root.view.hitTest(CGPoint(x: 200, y: 200), with: nil) === below.view)
    #expect(root.view.hitTest(CGPoint(x: 50, y: 50), with: nil)?.superview === overlay)
    #expect(overlay.asked == 2)
    run.tap(at: CGPoint(x: 200, y: 200))
    #expect(overlay.asked == 3)
    below.view.isUserInteractionEnabled = false
    #expect(root.view.hitTest(CGPoint(x: 200, y: 200), with: nil) === root.view)
  }
}
