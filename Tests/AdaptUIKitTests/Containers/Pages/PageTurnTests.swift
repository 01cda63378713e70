import AdaptCore
import AdaptUIKit
import Foundation
import Testing

@Suite("Turning pages")
struct PageTurnTests {
  // The order of the calls is the one that rule `appearance.page-order` names its log for.
  @Test(
    "A finger's turn tells both pages, in the order of the style",
    arguments: [
      (
        PageTransitionStyle.scroll, GestureEnd.finish,
        ["B viewDidAppear", "A viewDidDisappear"]
      ),
      (.pageCurl, .finish, ["A viewDidDisappear", "B viewDidAppear"]),
      (
        .scroll, .cancel,
        ["A viewWillAppear", "A viewDidAppear", "B viewWillDisappear", "B viewDidDisappear"]
      ),
      (
        .pageCurl, .cancel,
        ["B viewWillDisappear", "A viewWillAppear", "B viewDidDisappear", "A viewDidAppear"]
      ),
    ])
  func order(style: PageTransitionStyle, end: GestureEnd, ending: [String]) throws {
    let scene = try PageScene(style)
    scene.simulation.swipePage(.forward, end)
    #expect(
      lines(scene.simulation, from: "swipe page forward", including: appearance)
        == ["B viewWillAppear", "A viewWillDisappear"] + ending)
    #expect(scene.shown == (end == .finish ? ["B"] : ["A"]))
    #expect(scene.onScreen == scene.shown)
    #expect(scene.scene.findings == [])
    expectLegalAppearance(scene.simulation)
  }

  @Test("From 13 on a page is appearing when its view is in, also when the turn goes back")
  func isAppearing() throws {
    let scene = try PageScene(ios: 17, "iphone-15")
    scene.simulation.swipePage(.forward, .cancel)
    #expect(scene.scene.heard(scene.pages[1]).contains(.viewIsAppearing))
    #expect(
      scene.scene.heard(scene.pages[0]).suffix(4) == [
        .viewWillDisappear, .viewWillAppear, .viewIsAppearing, .viewDidAppear,
      ])
  }

  // The order of the questions is the one that rule `pages.neighbours` names its log for.
  @Test("A scroll asks for both neighbours once and keeps them; a turn asks for the one beyond")
  func questions() throws {
    let scene = try PageScene()
    func heard(_ step: String) -> [String] {
      lines(scene.simulation, from: step, including: pageQuestions)
    }
    scene.simulation.swipePage(.forward, .cancel)
    #expect(
      heard("swipe page forward") == [
        "root pageViewControllerAfter → B", "root pageViewControllerBefore → nil",
        "root pageViewControllerWillTransitionTo",
        "root pageViewControllerDidFinishAnimating(false)",
      ])
    scene.simulation.swipePage(.forward)
    #expect(
      heard("swipe page forward") == [
        "root pageViewControllerWillTransitionTo", "root pageViewControllerDidFinishAnimating",
        "root pageViewControllerAfter → C",
      ])
    scene.simulation.swipePage(.reverse)
    #expect(
      heard("swipe page reverse") == [
        "root pageViewControllerWillTransitionTo", "root pageViewControllerDidFinishAnimating",
        "root pageViewControllerBefore → nil",
      ])
    #expect(scene.shown == ["A"])
  }

  @Test("A curl asks for the page it turns to, each time")
  func questionsOfCurl() throws {
    let scene = try PageScene(.pageCurl)
    for _ in 1...2 {
      scene.simulation.swipePage(.forward, .cancel)
      #expect(
        lines(scene.simulation, from: "swipe page forward", including: pageQuestions).first
          == "root pageViewControllerAfter → B")
    }
  }

  @Test("At an end of the book nothing turns, and nobody is told")
  func end() throws {
    let scene = try PageScene()
    scene.simulation.swipePage(.reverse)
    #expect(scene.scene.findings == [.noSuchPage])
    #expect(
      !lines(scene.simulation, including: [.pageViewControllerWillTransitionTo]).contains {
        $0.contains("WillTransition")
      })
    scene.book.dataSource = nil
    scene.simulation.beginPageSwipe(.forward)
    #expect(scene.scene.findings.last == .noSuchPage)
    #expect(scene.shown == ["A"])
  }

  @Test(
    "A finger that comes back leaves no trace but its events",
    arguments: PageTransitionStyle.allCases, [0, 0.25, 0.5, 1] as [CGFloat])
  func cancelledAnywhere(style: PageTransitionStyle, progress: CGFloat) throws {
    let scene = try PageScene(style, first: 2)
    let frame = scene.pages[2].frameOnScreen
    for direction in PageNavigationDirection.allCases {
      scene.simulation.beginPageSwipe(direction)
      #expect(scene.onScreen.count == 2)
      #expect(scene.shown == ["C"])
      scene.simulation.movePageSwipe(to: progress)
      scene.simulation.endPageSwipe(.cancel)
      #expect(scene.onScreen == ["C"])
      #expect(scene.book.children == [scene.pages[2]])
      #expect(scene.pages[2].frameOnScreen == frame)
    }
    expectVisibleHasAppeared(scene.simulation, scene.pages)
    #expect(scene.scene.findings == [])
  }

  @Test("Code that turns a page calls no delegate, and its completion comes at the end")
  func byCode() throws {
    let scene = try PageScene()
    var finished: [Bool] = []
    scene.simulation.step("turn") {
      scene.book.setViewControllers([scene.pages[3]], direction: .forward, animated: true) {
        finished.append($0)
      }
      #expect(scene.shown == ["D"])
    }
    #expect(
      lines(
        scene.simulation, from: "turn",
        including: appearance.union(pageQuestions).union([.pageCompletion])) == [
          "D viewWillAppear", "A viewWillDisappear", "D viewDidAppear", "A viewDidDisappear",
          "root pageCompletion",
        ])
    #expect(finished == [true])
    #expect(scene.pages[0].parent == nil)
    // The pages around are asked for anew.
    scene.simulation.swipePage(.reverse)
    #expect(scene.shown == ["C"])
  }

  @Test("Code turns without animation at once, and both hear of the end after the commit")
  func withoutAnimation() throws {
    let scene = try PageScene()
    scene.simulation.step("turn") {
      scene.book.setViewControllers([scene.pages[1]], direction: .forward, animated: false)
      #expect(scene.onScreen == ["B"])
    }
    #expect(
      lines(scene.simulation, from: "turn", including: appearance) == [
        "B viewWillAppear(false)", "A viewWillDisappear(false)", "B viewDidAppear(false)",
        "A viewDidDisappear(false)",
      ])
  }

  // NYPL-Simplified/Simplified-iOS issue 781, Taehyeon-Kim/TIL issue 18.
  @Test("Another number of pages than the turn needs is an exception", arguments: [0, 2, 3])
  func wrongCount(count: Int) throws {
    let scene = try PageScene(onException: .record)
    scene.simulation.step("turn") {
      scene.book.setViewControllers(
        Array(scene.pages.prefix(count)), direction: .forward, animated: true)
    }
    #expect(scene.scene.findings == [.wrongPageCount])
    #expect(scene.shown == ["A"])
  }

  @Test("Calls during a turn wait for its end")
  func meanwhile() throws {
    let scene = try PageScene(first: 1)
    scene.simulation.beginPageSwipe(.forward)
    scene.simulation.step("turn") {
      scene.book.setViewControllers([scene.pages[5]], direction: .forward, animated: false)
    }
    #expect(scene.shown == ["B"])
    scene.simulation.endPageSwipe()
    #expect(scene.shown == ["F"])
    #expect(scene.onScreen == ["F"])
    expectLegalAppearance(scene.simulation)
    expectVisibleHasAppeared(scene.simulation, scene.pages)
  }

  @Test("A page controller that leaves the window during a turn takes both pages along")
  func taken() throws {
    let scene = try PageScene()
    let window = try #require(scene.book.view.window)
    scene.simulation.beginPageSwipe(.forward)
    scene.simulation.step("replace root") { window.rootViewController = UIViewController() }
    scene.simulation.step("let go") { scene.simulation.endPageSwipe() }
    expectLegalAppearance(scene.simulation)
    #expect(scene.onScreen == [])
  }

  @Test("What a delegate does when a turn begins counts")
  func delegateActs() throws {
    let scene = try PageScene()
    scene.delegate.willTurn = { _ in
      scene.book.setViewControllers([scene.pages[4]], direction: .forward, animated: false)
    }
    scene.simulation.swipePage(.forward)
    #expect(scene.shown == ["E"])
    #expect(scene.onScreen == ["E"])
    expectLegalAppearance(scene.simulation)
  }

  @Test("Pages that are set while the page controller appears go the rest of the way with it")
  func whileAppearing() throws {
    final class Book: UIPageViewController {
      var late: UIViewController?
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        late.map { setViewControllers([$0], direction: .forward, animated: true) }
      }
    }
    let book = Book(transitionStyle: .scroll, navigationOrientation: .horizontal)
    let (early, late) = (UIViewController(), UIViewController())
    book.setViewControllers([early], direction: .forward, animated: false)
    book.late = late
    let scene = try Scene(root: book)
    for (controller, name) in [(early, "early"), (late, "late")] {
      scene.simulation.name(controller, name)
    }
    #expect(scene.heard(early) == [.viewWillAppear, .viewWillDisappear, .viewDidDisappear])
    #expect(scene.heard(late) == [.viewWillAppear, .viewDidAppear])
    #expect(late.isOnScreen)
    #expect(!early.isOnScreen)
    #expect(scene.findings == [])
    expectLegalAppearance(scene.simulation)
  }
}
