import AdaptCore
import AdaptRules
import Testing

@Suite("Rules of pages")
struct PageRulesTests {
  // The table in the documentation of `UIPageViewController`.
  @Test(
    "A page controller needs one page, or two around a spine or for the back of a page",
    arguments: [
      (PageTransitionStyle.scroll, PageSpineLocation.none, false, true, 1),
      (.pageCurl, .min, false, true, 1), (.pageCurl, .max, false, false, 1),
      (.pageCurl, .min, true, true, 2), (.pageCurl, .min, true, false, 1),
      (.pageCurl, .mid, true, true, 2), (.pageCurl, .mid, true, false, 2),
    ])
  func count(
    style: PageTransitionStyle, spine: PageSpineLocation, isDoubleSided: Bool, animated: Bool,
    count: Int
  ) {
    let decision = PageCount.decide(
      style, spine: spine, isDoubleSided: isDoubleSided, animated: animated)
    #expect(decision.value == count)
  }

  @Test("A scroll asks for both neighbours and keeps them, a curl for the one it turns to")
  func neighbours() {
    #expect(PageNeighbours.decide(.scroll, at: .begins(.reverse)).value == [.forward, .reverse])
    #expect(PageNeighbours.decide(.scroll, at: .turned(.reverse)).value == [.reverse])
    #expect(PageNeighbours.decide(.pageCurl, at: .begins(.reverse)).value == [.reverse])
    #expect(PageNeighbours.decide(.pageCurl, at: .turned(.reverse)).value == [])
  }

  @Test("Only pages that curl are asked for their spine, and only when the interface turns")
  func spine() {
    #expect(SpineQuestion.decide(.pageCurl, from: .portrait, to: .landscapeLeft).value)
    #expect(!SpineQuestion.decide(.pageCurl, from: .portrait, to: .portrait).value)
    #expect(!SpineQuestion.decide(.scroll, from: .portrait, to: .landscapeLeft).value)
  }
}
