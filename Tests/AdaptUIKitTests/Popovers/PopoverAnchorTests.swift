import AdaptCore
import AdaptUIKit
import Foundation
import Testing

@Suite("What a popover points at")
struct PopoverAnchorTests {
  private static let systems: [SystemVersion] = [8.2, 8.3, 9, 12, 13, 15, 16, 17, 18, 26]

  @Test("O028, O130, R023: without an anchor it raises late, on every system", arguments: systems)
  func missing(ios: SystemVersion) throws {
    let scene = try Scene("pad", ios: ios, onException: .record)
    let (content, _) = try scene.popover()
    var raisedInside = false
    scene.simulation.step("present") {
      scene.root.present(content, animated: true)
      raisedInside = !scene.findings.isEmpty
    }
    #expect(!raisedInside)
    #expect(scene.findings == [.popoverWithoutAnchor])
    let finding = scene.simulation.trace.findings.first { $0.kind == .popoverWithoutAnchor }
    #expect(finding?.kind.exceptionName == "NSGenericException")
    #expect(scene.chain == [])
    #expect(!content.isOnScreen)
  }

  @Test(
    "O028: an anchor set after present returned, by code or by a delegate set then, is in time",
    arguments: [false, true])
  func afterPresent(byDelegate: Bool) throws {
    let scene = try Scene("pad", ios: 12)
    let (content, popover) = try scene.popover()
    let delegate = scene.keep(AnchoringDelegate(scene.root.view))
    scene.simulation.step("present") {
      scene.root.present(content, animated: true)
      if byDelegate {
        popover.delegate = delegate
      } else {
        popover.barButtonItem = UIBarButtonItem(title: "Share")
      }
    }
    #expect(scene.findings == [])
    #expect(content.isOnScreen)
  }

  @Test(
    "O028: prepareForPopoverPresentation is the last chance, and comes once", arguments: systems)
  func lastChance(ios: SystemVersion) throws {
    let scene = try Scene("pad", ios: ios)
    let (content, popover) = try scene.popover()
    let delegate = scene.keep(PopoverDelegate())
    delegate.prepare = { $0.sourceView = scene.root.view }
    popover.delegate = delegate
    scene.present(content)
    #expect(scene.findings == [])
    #expect(content.isOnScreen)
    #expect(
      lines(scene.simulation, from: "present", including: popoverQuestions)
        == ["popover.pc prepareForPopoverPresentation"])
  }

  @Test("R023: a delegate that takes the anchor away in that call makes it raise")
  func takenAway() throws {
    let scene = try Scene("pad", ios: 12, onException: .record)
    let (content, popover) = try scene.popover()
    let delegate = scene.keep(PopoverDelegate())
    popover.sourceView = scene.root.view
    delegate.prepare = { $0.sourceView = nil }
    popover.delegate = delegate
    scene.present(content)
    #expect(scene.findings == [.popoverWithoutAnchor])
    #expect(scene.chain == [])
  }

  @Test("A null rectangle means the whole view, any other a part of it")
  func rectangles() throws {
    let scene = try Scene("pad", ios: 12)
    let (content, popover) = try scene.popover()
    popover.sourceView = scene.button()
    popover.permittedArrowDirections = .up
    scene.present(content)
    // Under the view's lower edge and the arrow of 13, about its middle: 440 + 13, 320 − 150.
    #expect(content.frameOnScreen == CGRect(x: 170, y: 453, width: 300, height: 200))
    scene.simulation.step("narrow") {
      popover.sourceRect = CGRect(x: 0, y: 0, width: 10, height: 10)
    }
    // 400 + 10 + 13, 305 − 150.
    #expect(content.frameOnScreen == CGRect(x: 155, y: 423, width: 300, height: 200))
    #expect(popover.arrowDirection == .up)
  }

  @Test(
    "A bar button item without a place lies in the middle of the top edge; one with a place there")
  func barButtonItem() throws {
    let scene = try Scene("pad", ios: 12)
    let (content, popover) = try scene.popover()
    let item = UIBarButtonItem(title: "Edit")
    popover.barButtonItem = item
    popover.permittedArrowDirections = .up
    scene.present(content)
    // The status bar is 20 high, and 10 below it is the least; the arrow of 13 makes it 33.
    #expect(content.frameOnScreen == CGRect(x: 234, y: 33, width: 300, height: 200))
    item.standInFrame = CGRect(x: 300, y: 20, width: 44, height: 44)
    scene.simulation.step("lay out") { popover.containerView?.setNeedsLayout() }
    #expect(content.frameOnScreen == CGRect(x: 172, y: 77, width: 300, height: 200))
  }

  @Test(
    "A source item counts from 16; before, it is none and a warning",
    arguments: [
      (15, [.notAvailableYet, .popoverWithoutAnchor]), (16, []), (17, []), (26, []),
    ] as [(SystemVersion, [Finding.Kind])])
  func sourceItem(ios: SystemVersion, found: [Finding.Kind]) throws {
    let scene = try Scene("pad", ios: ios, onException: .record)
    let (content, popover) = try scene.popover()
    popover.sourceItem = scene.button()
    scene.present(content)
    #expect(scene.findings == found)
    #expect(content.isOnScreen == found.isEmpty)
  }

  @Test("A source item counts before the other anchors")
  func precedence() throws {
    let scene = try Scene("pad", ios: 17)
    let (content, popover) = try scene.popover()
    popover.sourceView = scene.root.view
    popover.barButtonItem = UIBarButtonItem()
    popover.sourceItem = scene.button()
    popover.permittedArrowDirections = .up
    scene.present(content)
    // From 13 the view reaches under the arrow: it starts at the anchor's lower edge.
    #expect(content.frameOnScreen == CGRect(x: 170, y: 440, width: 300, height: 213))
  }

  @Test("An anchor in no window stands in the middle, and is a warning")
  func outsideWindow() throws {
    let scene = try Scene("pad", ios: 12)
    let (content, popover) = try scene.popover()
    popover.sourceView = UIView(frame: CGRect(x: 10, y: 10, width: 10, height: 10))
    popover.permittedArrowDirections = .up
    scene.present(content)
    #expect(scene.findings == [.staleAnchor])
    #expect(content.frameOnScreen == CGRect(x: 234, y: 525, width: 300, height: 200))
  }

  @Test("A view that leaves the window keeps the popover where it was, with one warning")
  func leavesWindow() throws {
    let scene = try Scene("pad", ios: 13.2)
    let (content, popover) = try scene.popover()
    let button = scene.button()
    popover.sourceView = button
    scene.present(content)
    let before = content.frameOnScreen
    scene.simulation.step("remove") { button.removeFromSuperview() }
    for _ in 1...2 {
      scene.simulation.step("lay out") { popover.containerView?.setNeedsLayout() }
      #expect(content.frameOnScreen == before)
    }
    #expect(scene.findings == [.staleAnchor])
    scene.simulation.step("back") {
      scene.root.view.addSubview(button)
      button.removeFromSuperview()
      popover.containerView?.setNeedsLayout()
    }
    #expect(scene.findings == [.staleAnchor])
  }

  @Test("The anchor's view can leave in any call on the way, and the run goes on")
  func removedInCallbacks() throws {
    for callback: Callback in [.viewDidLoad, .viewWillAppear, .viewIsAppearing, .viewDidAppear] {
      let scene = try Scene("pad", ios: 13.2)
      let button = scene.button()
      let content = scene.scripted("popover", .popover)
      content.popoverPresentationController?.sourceView = button
      content.on[callback] = { _ in button.removeFromSuperview() }
      scene.present(content)
      #expect(scene.chain == ["popover"])
      scene.simulation.rotate()
      #expect(content.isOnScreen)
      #expect(scene.findings == [.staleAnchor])
    }
  }

  @Test("A rectangle that is no number raises, before or while it is shown")
  func notFinite() throws {
    let bad = CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10)
    let scene = try Scene("pad", ios: 12, onException: .record)
    let (first, spoilt) = try scene.popover("spoilt")
    spoilt.sourceView = scene.root.view
    spoilt.sourceRect = bad
    scene.present(first)
    #expect(scene.findings == [.geometryNotFinite])
    #expect(scene.chain == [])

    let (content, popover) = try scene.popover()
    popover.sourceView = scene.root.view
    scene.present(content)
    let before = content.frameOnScreen
    scene.simulation.step("spoil") { popover.sourceRect = bad }
    scene.simulation.step("spoil margins") {
      popover.popoverLayoutMargins = UIEdgeInsets(top: .infinity)
    }
    #expect(scene.findings == [.geometryNotFinite, .geometryNotFinite, .geometryNotFinite])
    #expect(popover.sourceRect.isNull)
    #expect(content.frameOnScreen == before)
  }

  @Test("An anchor inside the popover is none: the popover does not run after itself")
  func ownContent() throws {
    let scene = try Scene("pad", ios: 17)
    let (content, popover) = try scene.popover()
    popover.sourceView = content.view
    scene.present(content)
    let before = content.frameOnScreen
    #expect(scene.findings == [.staleAnchor])
    scene.simulation.rotate()
    scene.simulation.rotate()
    #expect(content.frameOnScreen == before)
  }

  @Test("An anchor in what is presented in the popover's context is none either")
  func contentInContext() throws {
    let scene = try Scene("pad", ios: 17)
    let (content, popover) = try scene.popover()
    popover.sourceView = scene.button()
    popover.permittedArrowDirections = [.up, .down]
    scene.present(content)
    let inner = scene.controller("inner", .overCurrentContext)
    scene.present(inner, on: content)
    popover.sourceView = inner.view
    scene.simulation.rotate()
    scene.simulation.rotate()
    let before = content.frameOnScreen
    #expect(scene.findings.contains(.staleAnchor))
    for _ in 1...2 {
      content.view.superview?.setNeedsLayout()
      scene.simulation.step("lay out") {}
      #expect(content.frameOnScreen == before)
    }
  }

  @Test("The arrow's direction is unknown while no popover is on screen")
  func unknownDirection() throws {
    let scene = try Scene("pad-11", ios: 17)
    let (content, popover) = try scene.popover()
    popover.sourceView = scene.button()
    #expect(popover.arrowDirection == .unknown)
    scene.present(content)
    #expect(UIPopoverArrowDirection.any.contains(popover.arrowDirection))
    scene.simulation.resize(to: .slot(.oneThird))
    #expect(popover.arrowDirection == .unknown)
    scene.simulation.resize(to: .full)
    #expect(UIPopoverArrowDirection.any.contains(popover.arrowDirection))
    scene.dismiss()
    #expect(popover.arrowDirection == .unknown)
  }
}
