import AdaptCore
import AdaptUIKit
import Testing

// What UIKit does here no source tells: that the later of two moves counts is our choice.
@Suite("Views that are moved while they move")
struct ViewLinkTests {
  @Test("A superview that goes into the view it is about to hold makes no ring")
  func ring() throws {
    let scene = try Scene("phone", onException: .record)
    let (host, view) = (UIView(), HookedView())
    view.willMoveToSuperview = { view, superview in
      if let superview { view.addSubview(superview) }
    }
    scene.simulation.step("add") { [root = scene.root] in
      root.view.addSubview(host)
      host.addSubview(view)
    }
    #expect(host.superview === view)
    #expect(view.superview == nil)
    #expect(scene.findings == [.childOfItself])
    expectWholeLinks(below: scene.root.view)
    expectWholeLinks(below: view)
  }

  @Test("A view that goes elsewhere while it is told of a superview is where it went last")
  func elsewhere() throws {
    let scene = try Scene("phone")
    let (first, second, view) = (UIView(), UIView(), HookedView())
    view.willMoveToSuperview = { view, superview in
      if superview === first { second.addSubview(view) }
    }
    scene.simulation.step("add") { [root = scene.root] in
      root.view.addSubview(first)
      root.view.addSubview(second)
      first.addSubview(view)
    }
    #expect(first.subviews.isEmpty)
    #expect(view.superview === second)
    #expect(scene.findings == [.moveOvertaken])
    expectWholeLinks(below: scene.root.view)
  }

  @Test(
    "A view that goes elsewhere while it leaves has one superview",
    arguments: [true, false], [true, false])
  func leaving(isRemoved: Bool, isLate: Bool) throws {
    let scene = try Scene("phone")
    let (first, second, third, view) = (UIView(), UIView(), UIView(), HookedView())
    scene.simulation.step("add") { [root = scene.root] in
      for view in [first, second, third] { root.view.addSubview(view) }
      first.addSubview(view)
      if isLate {
        view.didMoveToSuperviewHook = { if $0.superview == nil { second.addSubview($0) } }
      } else {
        var isDue = true
        view.willMoveToSuperview = { view, _ in
          guard isDue else { return }
          isDue = false
          second.addSubview(view)
        }
      }
      if isRemoved { view.removeFromSuperview() } else { third.addSubview(view) }
    }
    #expect(view.superview === second)
    #expect([first, second, third].map(\.subviews.count) == [0, 1, 0])
    #expect(scene.findings.allSatisfy { $0 == .moveOvertaken })
    expectWholeLinks(below: scene.root.view)
  }

  @Test("A view that takes itself out as it is told of a window keeps no window")
  func ownWindow() throws {
    let scene = try Scene("phone")
    let (host, view) = (UIView(), HookedView())
    host.addSubview(view)
    view.willMoveToWindow = { view, window in if window != nil { view.removeFromSuperview() } }
    scene.simulation.step("add") { [root = scene.root] in root.view.addSubview(host) }
    #expect(view.window == nil)
    #expect(view.superview == nil)
    expectWholeLinks(below: scene.root.view)
  }

  @Test("Views that leave as they enter a window do not make others miss it", arguments: 1...4)
  func siblings(step: Int) throws {
    let scene = try Scene("phone")
    let host = UIView()
    let views = (0..<12).map { _ in HookedView() }
    for (place, view) in views.enumerated() {
      host.addSubview(view)
      if place.isMultiple(of: step) {
        view.didMoveToWindowHook = { if $0.window != nil { $0.removeFromSuperview() } }
      }
    }
    scene.simulation.step("add") { [root = scene.root] in root.view.addSubview(host) }
    #expect(host.subviews.count == views.indices.count { !$0.isMultiple(of: step) })
    expectWholeLinks(below: scene.root.view)
  }

  @Test("A view that is put below a sibling finds it where it is then")
  func siblingThatMoves() throws {
    let scene = try Scene("phone")
    let (host, sibling, view) = (UIView(), UIView(), HookedView())
    scene.simulation.step("add") { [root = scene.root] in
      root.view.addSubview(host)
      for _ in 0..<3 { host.addSubview(UIView()) }
      host.insertSubview(sibling, at: 0)
      view.willMoveToSuperview = { _, _ in host.bringSubviewToFront(sibling) }
      host.insertSubview(view, belowSubview: sibling)
    }
    #expect(host.subviews.suffix(2).map { $0 === sibling } == [false, true])
    #expect(host.subviews[3] === view)
  }

  @Test(
    "A child whose view is moved on by its appearance ends where it is", arguments: [true, false])
  func appearance(comesBack: Bool) throws {
    let scene = try Scene("phone")
    let child = scene.scripted("child")
    let other = UIView()
    child.once[.viewWillAppear] = { child in
      other.addSubview(child.view)
      if comesBack { child.parent?.view.addSubview(other) }
    }
    scene.simulation.step("add") { [root = scene.root] in
      root.addChild(child)
      root.view.addSubview(child.view)
      child.didMove(toParent: root)
    }
    #expect(child.view.superview === other)
    expectLegalAppearance(scene.simulation)
    expectVisibleHasAppeared(scene.simulation, [scene.root, child])
    expectWholeLinks(below: scene.root.view)
  }
}
