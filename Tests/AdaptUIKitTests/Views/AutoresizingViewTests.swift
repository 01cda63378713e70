import AdaptCore
import AdaptUIKit
import Foundation
import Testing

@Suite("Views that follow their superview")
struct AutoresizingViewTests {
  private func resized(
    _ mask: UIView.AutoresizingMask, follows: Bool = true
  ) -> CGRect {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    inner.autoresizingMask = mask
    outer.autoresizesSubviews = follows
    outer.addSubview(inner)
    outer.bounds = CGRect(x: 0, y: 0, width: 200, height: 50)
    return inner.frame
  }

  /// The documentation of the masks; the shares follow from the parts' lengths: the margins of 20
  /// and 40 points in the height of 100 give way by a third and two thirds of 50.
  @Test("Each mask moves or stretches what it names")
  func masks() {
    #expect(resized([]) == CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(resized(.flexibleWidth) == CGRect(x: 10, y: 20, width: 130, height: 40))
    #expect(resized(.flexibleLeftMargin) == CGRect(x: 110, y: 20, width: 30, height: 40))
    #expect(resized(.flexibleRightMargin) == CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(
      resized([.flexibleWidth, .flexibleHeight])
        == CGRect(x: 10, y: 20, width: 130, height: 0))
    let moved = resized([.flexibleTopMargin, .flexibleBottomMargin])
    #expect(abs(moved.minY - (20 - 50.0 / 3)) < 1e-9)
    #expect(moved.height == 40)
  }

  @Test("A superview that does not resize its subviews leaves them")
  func off() {
    let frame = resized([.flexibleWidth, .flexibleHeight], follows: false)
    #expect(frame == CGRect(x: 10, y: 20, width: 30, height: 40))
  }

  @Test("A whole tree follows the window, and comes back with it")
  func tree() throws {
    let scene = try Scene("pad")
    let masks: [UIView.AutoresizingMask] = [
      [.flexibleLeftMargin, .flexibleTopMargin], [.flexibleWidth, .flexibleBottomMargin],
      [.flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin],
    ]
    let views = masks.map { mask in
      let view = UIView(frame: CGRect(x: 100, y: 200, width: 300, height: 400))
      view.autoresizingMask = mask
      scene.root.view.addSubview(view)
      return view
    }
    scene.simulation.rotate()
    // 768 × 1024 has become 1024 × 768: 256 points more across and fewer down.
    #expect(views[0].frame == CGRect(x: 356, y: -56, width: 300, height: 400))
    #expect(views[1].frame == CGRect(x: 100, y: 200, width: 556, height: 400))
    // Margins of 100 and 368, of 200 and 424, share in proportion.
    let middle = views[2].frame
    #expect(abs(middle.minX - (100 + 256 * 100.0 / 468)) < 1e-9)
    #expect(abs(middle.minY - (200 - 256 * 200.0 / 624)) < 1e-9)
    scene.simulation.rotate()
    for view in views {
      let frame = view.frame
      #expect(abs(frame.minX - 100) < 1e-9 && abs(frame.minY - 200) < 1e-9)
      #expect(abs(frame.width - 300) < 1e-9 && abs(frame.height - 400) < 1e-9)
    }
  }
}
