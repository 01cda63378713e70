import AdaptCore
import AdaptUIKit
import Foundation
import Testing

@Suite("A popover when the window changes")
struct PopoverRepositionTests {
  private let rectangle = CGRect(x: 300, y: 400, width: 40, height: 40)
  private let answer = CGRect(x: 100, y: 100, width: 40, height: 40)

  @Test("R019: a bar button item is followed, and nobody is asked")
  func barButtonItem() throws {
    let scene = try Scene("pad", ios: 9)
    let (content, popover) = try scene.popover()
    let item = UIBarButtonItem()
    item.standInFrame = CGRect(x: 300, y: 20, width: 44, height: 44)
    popover.barButtonItem = item
    popover.permittedArrowDirections = .up
    popover.delegate = scene.keep(PopoverDelegate())
    scene.present(content)
    item.standInFrame = CGRect(x: 600, y: 20, width: 44, height: 44)
    scene.simulation.rotate()
    #expect(content.frameOnScreen == CGRect(x: 472, y: 77, width: 300, height: 200))
    #expect(
      lines(scene.simulation, from: "rotate landscapeRight", including: popoverQuestions) == [])
  }

  @Test(
    "R019: a rectangle asks with the old one on every system, and without an answer it is stale",
    arguments: [8.2, 9, 12, 13, 15, 17, 18, 26] as [SystemVersion])
  func rectangleAsks(ios: SystemVersion) throws {
    let scene = try Scene("pad", ios: ios)
    let (content, popover) = try scene.popover()
    popover.sourceView = scene.root.view
    popover.sourceRect = rectangle
    scene.present(content)
    scene.simulation.rotate()
    #expect(scene.findings == [.staleAnchor])
    #expect(popover.sourceRect == rectangle)

    let delegate = scene.keep(AnchoringDelegate(scene.root.view))
    popover.delegate = delegate
    scene.simulation.rotate()
    #expect(scene.findings == [.staleAnchor, .staleAnchor])
    #expect(repositions(scene) == [rectangle: .notImplemented])
  }

  @Test("R019: the delegate's rectangle is what the popover points at, before it is laid out")
  func answered() throws {
    let scene = try Scene("pad", ios: 12)
    let (content, popover) = try scene.popover()
    popover.sourceView = scene.root.view
    popover.sourceRect = rectangle
    popover.permittedArrowDirections = .up
    let delegate = scene.keep(PopoverDelegate())
    var before: CGRect?
    var viewSize: CGSize?
    delegate.reposition = { [answer] _, rect, view in
      before = content.frameOnScreen
      viewSize = view.bounds.size
      rect = answer
    }
    popover.delegate = delegate
    scene.present(content)
    let old = content.frameOnScreen
    scene.simulation.rotate()
    #expect(before == old)
    #expect(viewSize == CGSize(width: 1024, height: 768))
    #expect(popover.sourceRect == answer)
    // Under the rectangle's lower edge: 140 + 13; its middle is 120, and 10 is the least.
    #expect(content.frameOnScreen == CGRect(x: 10, y: 153, width: 300, height: 200))
    #expect(scene.findings == [])
    #expect(repositions(scene) == [rectangle: .rect(answer)])
  }

  @Test("R019: the delegate may point at another view")
  func otherView() throws {
    let scene = try Scene("pad", ios: 12)
    let (content, popover) = try scene.popover()
    let button = scene.button(CGRect(x: 500, y: 300, width: 40, height: 40))
    popover.sourceView = scene.root.view
    popover.sourceRect = rectangle
    popover.permittedArrowDirections = .up
    let delegate = scene.keep(PopoverDelegate())
    delegate.reposition = { _, rect, view in (rect, view) = (button.bounds, button) }
    popover.delegate = delegate
    scene.present(content)
    scene.simulation.rotate()
    #expect(popover.sourceView === button)
    #expect(content.frameOnScreen == CGRect(x: 370, y: 353, width: 300, height: 200))
    #expect(scene.findings == [])
  }

  @Test(
    "R019: a whole view asks up to 13.1 and is followed from 13.2",
    arguments: [
      (ios: SystemVersion(12), asks: true), (ios: 13.1, asks: true), (ios: 13.2, asks: false),
    ])
  func wholeView(ios: SystemVersion, asks: Bool) throws {
    let scene = try Scene("pad", ios: ios)
    let (content, popover) = try scene.popover()
    popover.sourceView = scene.button()
    popover.delegate = scene.keep(PopoverDelegate())
    scene.present(content)
    scene.simulation.rotate()
    #expect(repositions(scene).isEmpty != asks)
    // The rectangle is all of a view that knows where it is: it cannot be stale.
    #expect(scene.findings == [])
  }

  @Test("A source item is followed from 16, also one that moves with the window")
  func sourceItem() throws {
    let scene = try Scene("pad", ios: 17)
    let (content, popover) = try scene.popover()
    let button = scene.button()
    popover.sourceItem = button
    popover.permittedArrowDirections = .up
    popover.delegate = scene.keep(PopoverDelegate())
    scene.present(content)
    button.frame = CGRect(x: 500, y: 100, width: 40, height: 40)
    scene.simulation.rotate()
    #expect(content.frameOnScreen == CGRect(x: 370, y: 140, width: 300, height: 213))
    #expect(repositions(scene).isEmpty)
  }

  @Test("A resize asks as a rotation does, and a layout at the same size does not")
  func resized() throws {
    let scene = try Scene("pad-11", ios: 17)
    let (content, popover) = try scene.popover()
    popover.sourceView = scene.root.view
    popover.sourceRect = rectangle
    popover.delegate = scene.keep(PopoverDelegate())
    scene.present(content)
    scene.simulation.step("lay out") { popover.containerView?.setNeedsLayout() }
    #expect(repositions(scene).isEmpty)
    scene.simulation.resize(to: try WindowShare("750x900"))
    #expect(repositions(scene) == [rectangle: .rect(rectangle)])
  }

  @Test("A delegate that takes the anchor away in the call leaves the popover where it pointed")
  func anchorTakenAway() throws {
    let scene = try Scene("pad", ios: 12)
    let (content, popover) = try scene.popover()
    popover.sourceView = scene.root.view
    popover.sourceRect = rectangle
    popover.permittedArrowDirections = .up
    let delegate = scene.keep(PopoverDelegate())
    delegate.reposition = { popover, _, _ in popover.sourceView = nil }
    popover.delegate = delegate
    scene.present(content)
    scene.simulation.rotate()
    #expect(content.frameOnScreen == CGRect(x: 170, y: 453, width: 300, height: 200))
    #expect(scene.findings == [.staleAnchor])
    #expect(scene.chain == ["popover"])
  }

  @Test("A delegate that answers with no number raises, and the old rectangle stays")
  func answerNotFinite() throws {
    let scene = try Scene("pad", ios: 12, onException: .record)
    let (content, popover) = try scene.popover()
    popover.sourceView = scene.root.view
    popover.sourceRect = rectangle
    let delegate = scene.keep(PopoverDelegate())
    delegate.reposition = { _, rect, _ in rect.origin.x = .infinity }
    popover.delegate = delegate
    scene.present(content)
    scene.simulation.rotate()
    #expect(scene.findings.prefix(1) == [.geometryNotFinite])
    #expect(popover.sourceRect == rectangle)
    #expect(content.isOnScreen)
  }

  @Test("A delegate that dismisses in the call ends the popover, and nothing else")
  func dismissedInCall() throws {
    let scene = try Scene("pad", ios: 12)
    let (content, popover) = try scene.popover()
    popover.sourceView = scene.root.view
    popover.sourceRect = rectangle
    let delegate = scene.keep(PopoverDelegate())
    delegate.reposition = { _, _, _ in scene.root.dismiss(animated: false) }
    popover.delegate = delegate
    scene.present(content)
    scene.simulation.rotate()
    #expect(scene.chain == [])
    #expect(!content.isOnScreen)
  }

  @Test("R019: after it was a sheet in a narrow window, the popover asks for its anchor anew")
  func backFromSheet() throws {
    let scene = try Scene("pad-11", ios: 13)
    let (content, popover) = try scene.popover()
    let delegate = scene.keep(PopoverDelegate())
    var prepared = 0
    delegate.prepare = {
      prepared += 1
      $0.sourceView = scene.root.view
    }
    popover.delegate = delegate
    scene.present(content)
    scene.simulation.resize(to: .slot(.oneThird))
    #expect(content.presentationController?.presentationStyle == .formSheet)
    scene.simulation.resize(to: .full)
    #expect(content.presentationController === popover)
    #expect(prepared == 2)
    #expect(repositions(scene).isEmpty)
  }

  @Test("An anchor that goes while the popover is a sheet makes the way back raise")
  func backWithoutAnchor() throws {
    let scene = try Scene("pad-11", ios: 13, onException: .record)
    let (content, popover) = try scene.popover()
    popover.sourceView = scene.root.view
    scene.present(content)
    scene.simulation.resize(to: .slot(.oneThird))
    popover.sourceView = nil
    scene.simulation.resize(to: .full)
    #expect(scene.findings == [.popoverWithoutAnchor])
    #expect(content.presentationController?.presentationStyle == .formSheet)
    popover.sourceView = scene.root.view
    scene.simulation.resize(to: .slot(.oneThird))
    scene.simulation.resize(to: .full)
    #expect(content.presentationController === popover)
  }

  /// What delegates were asked and answered, by the rectangle they were asked with.
  private func repositions(_ scene: Scene) -> [CGRect: EventValue] {
    scene.simulation.trace.reduce(into: [:]) { asked, event in
      guard case .asked(.willRepositionPopover, .rect(let old), let answer) = event.kind else {
        return
      }
      asked[old] = answer
    }
  }
}
