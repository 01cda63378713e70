import AdaptCore
import AdaptRules
import Foundation
import Testing

struct LayoutRulesTests {
  @Test(
    "Root views have the published side margins",
    arguments: [
      // width, safe area of the window, margin: phones, a phone on its side, a notched one, pads
      (320, UIEdgeInsets(top: 20), 16), (375, UIEdgeInsets(top: 20), 16),
      (393, UIEdgeInsets(top: 59, bottom: 34), 16), (414, UIEdgeInsets(top: 20), 20),
      (430, UIEdgeInsets(top: 59, bottom: 34), 20), (667, .zero, 20),
      (844, UIEdgeInsets(left: 47, bottom: 21, right: 47), 16),
      (896, UIEdgeInsets(left: 48, bottom: 21, right: 48), 16), (736, .zero, 20),
      (852, UIEdgeInsets(left: 59, bottom: 21, right: 59), 16), (768, UIEdgeInsets(top: 20), 20),
    ] as [(CGFloat, UIEdgeInsets, CGFloat)])
  func root(width: CGFloat, window: UIEdgeInsets, side: CGFloat) {
    let margins = RootMargins.decide(width: width, window: window).value
    #expect(margins == UIEdgeInsets(left: side, right: side))
  }

  @Test("A root view's margins are the system's minimum with the safe area added from 11")
  func rootWithSafeArea() {
    var facts = ViewMargins.Facts()
    facts.own = .zero
    facts.minimum = UIEdgeInsets(left: 16, right: 16)
    facts.safeArea = UIEdgeInsets(top: 47, bottom: 34)
    let all = UIEdgeInsets(top: 47, left: 16, bottom: 34, right: 16)
    #expect(ViewMargins.decide(facts, on: 11).value == all)
    #expect(ViewMargins.decide(facts, on: 10.3).value == facts.minimum)
    facts.addsSafeArea = false
    #expect(ViewMargins.decide(facts, on: 11).value == facts.minimum)
  }

  @Test("An ordinary view keeps 8 points, and more where it lies in an unsafe part (R141)")
  func ordinary() {
    var facts = ViewMargins.Facts()
    #expect(ViewMargins.decide(facts, on: 13).value == ViewMargins.standard)
    facts.safeArea = UIEdgeInsets(left: 20)
    #expect(
      ViewMargins.decide(facts, on: 13).value
        == UIEdgeInsets(top: 8, left: 28, bottom: 8, right: 8))
  }

  @Test("A view that preserves its superview's margins keeps the larger on each edge")
  func preserved() {
    let bounds = CGRect(x: 0, y: 0, width: 320, height: 480)
    let reach = ViewMargins.overlap(
      frame: CGRect(x: 4, y: 100, width: 316, height: 100), in: bounds,
      outer: UIEdgeInsets(top: 20, left: 16, bottom: 20, right: 16))
    #expect(reach == UIEdgeInsets(left: 12, right: 16))
    var facts = ViewMargins.Facts()
    facts.preserved = reach
    #expect(
      ViewMargins.decide(facts, on: 9).value
        == UIEdgeInsets(top: 8, left: 12, bottom: 8, right: 16))
  }

  @Test("A child hears of a size that changes, if its view is in the hierarchy (O058, R058, R059)")
  func childSize() {
    let half = CGSize(width: 507, height: 768)
    let larger = CGSize(width: 694, height: 768)
    func told(_ current: CGSize, _ isInHierarchy: Bool) -> Bool {
      ChildSizeTransition.decide(target: larger, current: current, isInHierarchy: isInHierarchy)
        .value
    }
    #expect(told(half, true))
    #expect(!told(larger, true))
    #expect(!told(half, false))
  }
}
