import AdaptCore
import AdaptUIKit
import Foundation
import Testing

/// A view's unsafe edges follow from where it lies in its superview, whose own may stay the same.
@Suite("Safe areas of views whose superview changes")
struct SafeAreaFollowingTests {
  private let scene: Scene
  private let host: UIView
  private let view: UIView

  /// A view that follows nothing, in one that ends at the bottom of the screen.
  init() throws {
    scene = try Scene("phone-x", ios: 13)
    let bounds = scene.root.view.bounds
    host = UIView(frame: CGRect(x: 0, y: 400, width: bounds.width, height: bounds.height - 400))
    view = UIView(frame: host.bounds)
    host.addSubview(view)
    scene.simulation.step("add") { [root = scene.root, host] in root.view.addSubview(host) }
    #expect(view.safeAreaInsets.bottom == 34)
  }

  @Test("A superview that grows upwards leaves the view above the unsafe edge")
  func grown() {
    scene.simulation.step("grow") { [host] in
      host.frame = CGRect(
        x: 0, y: 300, width: host.bounds.width, height: host.bounds.height + 100)
    }
    #expect(host.safeAreaInsets.bottom == 34)
    #expect(view.safeAreaInsets.bottom == 0)
    scene.simulation.step("shrink") { [host] in
      host.frame = CGRect(
        x: 0, y: 400, width: host.bounds.width, height: host.bounds.height - 100)
    }
    #expect(view.safeAreaInsets.bottom == 34)
  }

  @Test("Bounds that begin elsewhere move the view away from the unsafe edge, and back")
  func scrolled() {
    scene.simulation.step("scroll") { [host] in host.bounds.origin.y = 20 }
    #expect(view.safeAreaInsets.bottom == 14)
    scene.simulation.step("scroll on") { [host] in host.bounds.origin.y = 100 }
    #expect(view.safeAreaInsets.bottom == 0)
    scene.simulation.step("scroll back") { [host] in host.bounds.origin.y = 0 }
    #expect(view.safeAreaInsets.bottom == 34)
  }

  @Test("Margins kept from the superview follow too")
  func margins() {
    scene.simulation.step("keep margins") { [host, view] in
      host.layoutMargins = UIEdgeInsets(top: 0, left: 0, bottom: 50, right: 0)
      host.insetsLayoutMarginsFromSafeArea = false
      view.insetsLayoutMarginsFromSafeArea = false
      view.preservesSuperviewLayoutMargins = true
      view.layoutMargins = .zero
    }
    let before = view.layoutMargins.bottom
    scene.simulation.step("scroll") { [host] in host.bounds.origin.y = 20 }
    #expect(before == 50)
    #expect(view.layoutMargins.bottom == 30)
  }
}
