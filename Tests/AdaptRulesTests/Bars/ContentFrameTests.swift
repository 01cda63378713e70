import AdaptCore
import AdaptRules
import Foundation
import Testing

@Suite("Content under bars")
struct ContentFrameTests {
  private let bounds = CGRect(x: 0, y: 0, width: 375, height: 667)
  private let bars = UIEdgeInsets(top: 64, bottom: 49)

  /// The documented answers for a bar at the top and one at the bottom.
  @Test(
    "A view goes under translucent bars, and ends at opaque ones and where it does not extend",
    arguments: [
      // opaque bars, extended edges, includes opaque, what is left at top and bottom
      ([], .all, false, 0, 667), ([], [], false, 64, 618), ([], .bottom, false, 64, 667),
      (.all, .all, false, 64, 618), (.all, .all, true, 0, 667), (.all, [], true, 64, 618),
      (.top, .all, false, 64, 667),
    ] as [(UIRectEdge, UIRectEdge, Bool, CGFloat, CGFloat)])
  func frame(
    opaque: UIRectEdge, edges: UIRectEdge, includesOpaque: Bool, top: CGFloat, bottom: CGFloat
  ) {
    let frame = ContentFrame.decide(
      bounds: bounds, bars: BarCover(insets: bars, opaque: opaque), extended: edges,
      includesOpaque: includesOpaque
    ).value
    #expect(frame == CGRect(x: 0, y: top, width: 375, height: bottom - top))
  }

  @Test("Content below a bar has no unsafe edge there; content under it has the whole bar")
  func safeArea() {
    let cover = BarCover(insets: bars)
    let outer = ContentSafeArea.decide(container: UIEdgeInsets(top: 20), bars: cover).value
    #expect(outer == bars)
    for edges in [UIRectEdge.all, []] {
      let frame = ContentFrame.decide(
        bounds: bounds, bars: cover, extended: edges, includesOpaque: false
      ).value
      let inner = ViewSafeArea.decide(frame: frame, in: bounds, outer: outer).value
      #expect(inner == (edges.isEmpty ? .zero : bars))
    }
  }

  @Test("A bar that reaches less far than the container's own unsafe edge adds nothing")
  func unsafe() {
    let container = UIEdgeInsets(top: 59, bottom: 34)
    let decision = ContentSafeArea.decide(
      container: container, bars: BarCover(insets: UIEdgeInsets(top: 24)))
    #expect(decision.value == container)
  }

  @Test("Before 11 a page's guides are nothing, in a stack they reach below the bar")
  func guides() {
    let unsafe = UIEdgeInsets(top: 64, left: 10, bottom: 49)
    func lengths(_ place: LayoutGuides.Place, _ system: SystemVersion) -> UIEdgeInsets {
      LayoutGuides.decide(unsafe: unsafe, in: place, on: system).value
    }
    let whole = UIEdgeInsets(top: 64, bottom: 49)
    for system in [8, 10.3] as [SystemVersion] {
      #expect(lengths(.otherContainer, system) == .zero)
      #expect(lengths(.barContainer, system) == whole)
      #expect(lengths(.top, system) == whole)
    }
    for place in LayoutGuides.Place.allCases { #expect(lengths(place, 11) == whole) }
  }
}
