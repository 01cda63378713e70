import AdaptCore
import AdaptRules
import AdaptUIKit
import Testing

/// Ruling 1: the order of the checks inside `present`.
@Suite("Rulings of requests to present: the order of the checks")
struct CheckOrderTests {
  /// What stands in the way, in the order in which it is met.
  enum Obstacle: Int, CaseIterable, Comparable {
    case styleNone, isPresented, hasParent, curls, outsideWindow, scheduled, presents

    static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }

    var finding: Finding.Kind {
      switch self {
      case .styleNone: .presentedStyleNone
      case .isPresented: .activeController
      case .hasParent: .presentedHasParent
      case .curls: .partialCurlNotCovering
      case .outsideWindow: .viewNotInWindow
      case .scheduled: .presentationInProgress
      case .presents: .alreadyPresenting
      }
    }
  }

  /// Every pair that can be told apart: one controller is presented or a child, and what is
  /// scheduled is also what the presenter presents.
  static let pairs = Obstacle.allCases.flatMap { first in
    Obstacle.allCases.filter { $0 > first }.map { [first, $0] }
  }.filter { $0 != [.isPresented, .hasParent] && $0 != [.scheduled, .presents] }

  @Test("Ruling 1: the first obstacle is the finding", arguments: pairs)
  func firstOfTwo(obstacles: [Obstacle]) throws {
    #expect(try findings(obstacles) == [obstacles[0].finding])
  }

  @Test("Ruling 1: each obstacle alone is the finding", arguments: Obstacle.allCases)
  func alone(obstacle: Obstacle) throws {
    #expect(try findings([obstacle]) == [obstacle.finding])
  }

  private func findings(_ obstacles: [Obstacle]) throws -> [Finding.Kind] {
    let scene = try Scene("phone", ios: 12.4, onException: .record)
    let subject = scene.controller("subject", .overFullScreen)
    var presenter = scene.root
    // Another branch of the tree that holds what the obstacles need.
    if obstacles.contains(.isPresented) {
      let side = scene.controller("side")
      side.definesPresentationContext = true
      scene.simulation.step("embed") { [root = scene.root] in
        root.addChild(side)
        root.view.addSubview(side.view)
        side.didMove(toParent: root)
      }
      subject.modalPresentationStyle = .overCurrentContext
      scene.present(subject, on: side)
    }
    if obstacles.contains(.outsideWindow) { presenter = scene.controller("outside") }
    if obstacles.contains(.presents) {
      let covers = obstacles.contains(.outsideWindow)
      scene.present(scene.controller("first", covers ? .fullScreen : .overFullScreen))
      if covers { presenter = scene.root }
    }
    if obstacles.contains(.hasParent) {
      scene.keep(scene.controller("holder")).addChild(subject)
    }
    if obstacles.contains(.curls) { subject.modalTransitionStyle = .partialCurl }
    if obstacles.contains(.styleNone) {
      subject.modalPresentationStyle = UIModalPresentationStyle.none
    }
    let isScheduled = obstacles.contains(.scheduled)
    scene.simulation.step("request") {
      if isScheduled { presenter.present(UIViewController(), animated: true) }
      presenter.present(subject, animated: true)
    }
    let found = scene.findings(since: "request")
    // What would make the presenter busy is refused itself where there is no window.
    return isScheduled && obstacles.contains(.outsideWindow) ? Array(found.dropFirst()) : found
  }

  @Test("Ruling 1: the other obstacles are notes of the finding")
  func notes() throws {
    let scene = try Scene("phone")
    scene.present(scene.controller("first"))
    scene.present(scene.controller("second"))
    let finding = try #require(scene.simulation.trace.findings.last)
    #expect(finding.kind == .viewNotInWindow)
    #expect(
      finding.reasons.compactMap(RuleCatalogue.words) == [
        "the presenter's view is not in a window", "the presenter already presents a controller",
      ])
  }

  @Test("Ruling 1: a controller whose view was put in by hand presents, with a warning")
  func detached() throws {
    let scene = try Scene("phone")
    let page = scene.controller("page")
    scene.simulation.step("add") { [root = scene.root] in root.view.addSubview(page.view) }
    let modal = scene.controller("modal", .overFullScreen)
    scene.present(modal, on: page)
    #expect(scene.findings == [.viewWithoutChild, .detachedPresenter])
    #expect(modal.isOnScreen)
    #expect(modal.presentingViewController === page)
  }

  @Test("Ruling 1: a context style is presented by who defines a context, any other by the root")
  func presenter() throws {
    for (style, isContext) in [
      (UIModalPresentationStyle.overCurrentContext, true), (.currentContext, true),
      (.fullScreen, false), (.pageSheet, false), (.custom, false),
    ] {
      let scene = try Scene("phone", ios: 13)
      let middle = scene.controller("middle")
      middle.definesPresentationContext = true
      let leaf = scene.controller("leaf")
      scene.simulation.step("embed") { [root = scene.root] in
        for (parent, child) in [(middle, leaf), (root, middle)] {
          parent.addChild(child)
          parent.view.addSubview(child.view)
          child.didMove(toParent: parent)
        }
      }
      let modal = scene.controller("modal", style)
      scene.present(modal, on: leaf)
      #expect(modal.presentingViewController === (isContext ? middle : scene.root))
      #expect(leaf.presentedViewController === modal)
      #expect(modal.isOnScreen)
    }
  }

  @Test("Ruling 1: a grandchild of what is presented names its farthest ancestor's presenter")
  func grandchild() throws {
    let scene = try Scene("phone", ios: 13)
    let (outer, inner) = (scene.controller("outer", .pageSheet), scene.controller("inner"))
    outer.addChild(inner)
    outer.view.addSubview(inner.view)
    inner.didMove(toParent: outer)
    scene.simulation.step("present") { [root = scene.root] in
      root.present(outer, animated: true)
      #expect(inner.presentingViewController === root)
    }
  }

  @Test("Ruling 1: a controller presents neither itself nor the container it is in")
  func itself() throws {
    let scene = try Scene("phone", onException: .record)
    let child = scene.controller("child")
    scene.simulation.step("embed") { [root = scene.root] in
      root.addChild(child)
      root.view.addSubview(child.view)
      child.didMove(toParent: root)
    }
    scene.present(scene.root)
    scene.present(scene.root, on: child)
    #expect(scene.findings == [.presentsItself, .presentedHasParent])
    #expect(scene.chain == [])
  }

  @Test("Ruling 1: nothing that a controller lies in or over can be presented or added above it")
  func circle() throws {
    let scene = try Scene("phone", onException: .record)
    let (outer, inner) = (scene.controller("outer", .overCurrentContext), scene.controller("inner"))
    inner.definesPresentationContext = true
    outer.addChild(inner)
    outer.view.addSubview(inner.view)
    inner.didMove(toParent: outer)
    scene.simulation.step("by hand") { [root = scene.root] in root.view.addSubview(outer.view) }
    scene.present(outer, on: inner)
    let modal = scene.controller("modal", .overFullScreen)
    scene.present(modal)
    scene.simulation.step("add") { [root = scene.root] in modal.addChild(root) }
    #expect(
      scene.findings.filter { $0.severity == .exception } == [.presentsItself, .childOfItself])
    #expect(scene.chain == ["modal"])
  }
}
