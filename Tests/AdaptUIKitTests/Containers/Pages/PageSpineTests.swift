import AdaptCore
import AdaptUIKit
import Foundation
import Testing

@Suite("The spine of pages")
struct PageSpineTests {
  @Test("Pages that scroll have no spine, pages that curl have it at the left unless stated")
  func defaults() {
    #expect(UIPageViewController().spineLocation == .min)
    let scrolling = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .vertical, options: [.spineLocation: "none"])
    #expect(scrolling.spineLocation == .none)
  }

  @Test("Around a spine in the middle two pages share the view, and two are turned at a time")
  func middle() throws {
    let scene = try PageScene(.pageCurl, first: 2, spine: .mid, "pad")
    #expect(scene.book.isDoubleSided)
    #expect(scene.pages[2].frameOnScreen == CGRect(x: 0, y: 0, width: 384, height: 1024))
    #expect(scene.pages[3].frameOnScreen == CGRect(x: 384, y: 0, width: 384, height: 1024))
    scene.simulation.swipePage(.forward)
    #expect(scene.shown == ["E", "F"])
    scene.simulation.swipePage(.reverse)
    scene.simulation.swipePage(.reverse)
    #expect(scene.shown == ["A", "B"])
    #expect(scene.onScreen == ["A", "B"])
    #expect(scene.scene.findings == [])
  }

  @Test("The delegate moves the spine when the interface turns, and sets the pages for it")
  func turning() throws {
    let scene = try PageScene(.pageCurl, "pad")
    scene.delegate.spine = { book, orientation in
      let pages = orientation.isLandscape ? [scene.pages[0], scene.pages[1]] : [scene.pages[0]]
      book.setViewControllers(pages, direction: .forward, animated: true)
      if !orientation.isLandscape { book.isDoubleSided = false }
      return orientation.isLandscape ? .mid : .min
    }
    scene.simulation.rotate(to: .landscapeRight)
    #expect(scene.shown == ["A", "B"])
    #expect(scene.book.isDoubleSided)
    #expect(scene.pages[1].frameOnScreen == CGRect(x: 512, y: 0, width: 512, height: 768))
    scene.simulation.rotate(to: .portrait)
    #expect(scene.shown == ["A"])
    #expect(scene.pages[0].frameOnScreen == CGRect(x: 0, y: 0, width: 768, height: 1024))
    #expect(
      lines(scene.simulation, including: pageQuestions) == [
        "root pageViewControllerSpineLocation → number(2.0)",
        "root pageViewControllerSpineLocation → number(1.0)",
      ])
    #expect(scene.scene.findings == [])
    expectVisibleHasAppeared(scene.simulation, scene.pages)
  }

  @Test("Around a spine in the middle both pages hear of the width that each will have")
  func turningTwo() throws {
    let scene = try PageScene(.pageCurl, first: 2, spine: .mid, "pad")
    scene.simulation.rotate(to: .landscapeRight)
    #expect(
      lines(scene.simulation, including: [.viewWillTransitionToSize]) == [
        "root viewWillTransitionToSize(1024 × 768)", "C viewWillTransitionToSize(512 × 768)",
        "D viewWillTransitionToSize(512 × 768)",
      ])
    #expect(scene.pages[2].frameOnScreen == CGRect(x: 0, y: 0, width: 512, height: 768))
    #expect(scene.pages[3].frameOnScreen == CGRect(x: 512, y: 0, width: 512, height: 768))
  }

  @Test("A spine in the middle without two pages is an exception, as one-sided pages around it are")
  func misuse() throws {
    let scene = try PageScene(.pageCurl, "pad", onException: .record)
    scene.delegate.spine = { _, _ in .mid }
    scene.simulation.rotate(to: .landscapeRight)
    #expect(scene.scene.findings == [.wrongPageCount])
    let middle = try PageScene(.pageCurl, spine: .mid, "pad", onException: .record)
    middle.simulation.step("one-sided") { middle.book.isDoubleSided = false }
    #expect(middle.scene.findings == [.doubleSidedNeeded])
    #expect(middle.book.isDoubleSided)
  }

  @Test("Double-sided pages around a spine at the edge turn with their backs")
  func doubleSided() throws {
    let scene = try PageScene(.pageCurl)
    scene.book.isDoubleSided = true
    scene.simulation.swipePage(.forward)
    #expect(scene.shown == ["C"])
    scene.simulation.step("turn") {
      scene.book.setViewControllers(
        [scene.pages[4], scene.pages[3]], direction: .forward, animated: true)
    }
    #expect(scene.shown == ["E"])
    #expect(scene.onScreen == ["E"])
  }
}
