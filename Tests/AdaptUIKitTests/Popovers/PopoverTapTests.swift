import AdaptCore
import AdaptUIKit
import Foundation
import Testing

@Suite("Taps beside a popover")
struct PopoverTapTests {
  private static let systems: [SystemVersion] = [8.2, 8.3, 9, 12, 13, 15, 16, 17, 18, 26]
  private let outside = CGPoint(x: 20, y: 900)

  /// A pad with a popover that has a delegate.
  private func shown(
    _ ios: SystemVersion
  ) throws -> (scene: Scene, popover: UIPopoverPresentationController, delegate: PopoverDelegate) {
    let scene = try Scene("pad", ios: ios)
    let (content, popover) = try scene.popover()
    let delegate = scene.keep(PopoverDelegate())
    popover.sourceView = scene.button()
    popover.delegate = delegate
    scene.present(content)
    return (scene, popover, delegate)
  }

  @Test("A tap outside asks and tells, by the popover's calls up to 12", arguments: systems)
  func closes(ios: SystemVersion) throws {
    let (scene, _, _) = try shown(ios)
    scene.simulation.tap(at: outside)
    let expected =
      ios < 13
      ? [
        "popover.pc popoverPresentationControllerShouldDismissPopover → true",
        "popover.pc popoverPresentationControllerDidDismissPopover",
      ]
      : [
        "popover.pc presentationControllerShouldDismiss → true",
        "popover.pc presentationControllerWillDismiss",
        "popover.pc presentationControllerDidDismiss",
      ]
    #expect(lines(scene.simulation, from: "tap at 20,900", including: popoverQuestions) == expected)
    #expect(scene.chain == [])
  }

  @Test("A delegate that refuses keeps it, and from 13 hears of the attempt", arguments: systems)
  func refused(ios: SystemVersion) throws {
    let (scene, _, delegate) = try shown(ios)
    delegate.allows = false
    scene.simulation.tapOutside()
    let told = lines(scene.simulation, from: "tap outside", including: popoverQuestions)
    #expect(
      told.last
        == (ios < 13
          ? "popover finding dismissalRefused"
          : "popover.pc presentationControllerDidAttemptToDismiss"))
    #expect(scene.chain == ["popover"])
    #expect(scene.findings == [.dismissalRefused])
  }

  @Test("From 13 a modal controller stays and its delegate hears; before, the flag says nothing")
  func modal() throws {
    for (ios, stays) in [(12, false), (13, true), (26, true)] as [(SystemVersion, Bool)] {
      let (scene, popover, _) = try shown(ios)
      popover.presentedViewController.isModalInPresentation = true
      scene.simulation.tap(at: outside)
      #expect(scene.chain == (stays ? ["popover"] : []))
      let told = lines(scene.simulation, from: "tap at 20,900", including: popoverQuestions)
      if stays { #expect(told == ["popover.pc presentationControllerDidAttemptToDismiss"]) }
    }
  }

  @Test("Code that dismisses asks and tells nobody", arguments: systems)
  func inCode(ios: SystemVersion) throws {
    let (scene, _, _) = try shown(ios)
    scene.dismiss()
    #expect(lines(scene.simulation, from: "dismiss", including: popoverQuestions) == [])
    #expect(scene.chain == [])
  }

  @Test("A passthrough view takes the tap, the popover stays, and nobody is asked")
  func passthrough() throws {
    let (scene, popover, _) = try shown(12)
    let bar = UIView(frame: CGRect(x: 0, y: 880, width: 768, height: 144))
    scene.root.view.addSubview(bar)
    popover.passthroughViews = [bar]
    scene.simulation.tap(at: outside)
    #expect(scene.chain == ["popover"])
    #expect(
      lines(scene.simulation, from: "tap at 20,900", including: popoverQuestions) == [
        "root finding tapLanded"
      ])
    bar.removeFromSuperview()
    scene.simulation.tap(at: outside)
    #expect(scene.chain == [])
  }

  @Test("A tap on the content reaches the content, and closes nothing")
  func onContent() throws {
    let (scene, popover, _) = try shown(17)
    let frame = try #require(popover.presentedViewController.frameOnScreen)
    scene.simulation.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    #expect(scene.chain == ["popover"])
    #expect(scene.notes == [.tapLanded])
  }

  @Test("A tap beside the window, or at no point, is ignored with a finding")
  func nowhere() throws {
    let (scene, _, _) = try shown(17)
    for point in [CGPoint(x: -1, y: 5), CGPoint(x: CGFloat.nan, y: 5), CGPoint(x: 5, y: 1e300)] {
      scene.simulation.tap(at: point)
    }
    #expect(scene.findings == [.noSuchAction, .noSuchAction, .noSuchAction])
    #expect(scene.chain == ["popover"])
  }

  @Test("With nothing presented a tap reaches the deepest content under it")
  func onRoot() throws {
    let scene = try Scene("pad", ios: 17)
    let child = scene.controller("child")
    scene.simulation.step("embed") {
      scene.root.addChild(child)
      child.view.frame = CGRect(x: 0, y: 500, width: 768, height: 524)
      scene.root.view.addSubview(child.view)
      child.didMove(toParent: scene.root)
    }
    scene.simulation.tap(at: outside)
    scene.simulation.tap(at: CGPoint(x: 20, y: 20))
    #expect(
      lines(scene.simulation, from: "embed").suffix(2) == [
        "child finding tapLanded", "root finding tapLanded",
      ])
  }

  @Test("In a narrow window it is full screen or a sheet, where a tap does what it does there")
  func adapted() throws {
    for (ios, findings) in [(12, [.tapLanded]), (14, [.tapOutsideIgnored]), (15, [])]
      as [(SystemVersion, [Finding.Kind])]
    {
      let scene = try Scene("phone", ios: ios)
      let (content, popover) = try scene.popover()
      popover.sourceView = scene.root.view
      scene.present(content)
      scene.simulation.tap(at: CGPoint(x: 100, y: 5))
      #expect(scene.simulation.trace.findings.map(\.kind) == findings)
      #expect(scene.chain == (findings.isEmpty ? [] : ["popover"]))
    }
  }

  @Test(
    "O049: with something presented in its context both go in one step, under 8.3 the inner one",
    arguments: [
      (8.1, []), (8.3, ["popover"]), (9, []), (12, []), (13, []), (18, []),
    ] as [(SystemVersion, [String])])
  func nested(ios: SystemVersion, chain: [String]) throws {
    for usesPoint in [true, false] {
      let (scene, popover, _) = try shown(ios)
      let inner = scene.controller("inner", .currentContext)
      popover.presentedViewController.definesPresentationContext = true
      scene.present(inner, on: popover.presentedViewController)
      #expect(scene.chain == ["popover", "inner"])
      if usesPoint { scene.simulation.tap(at: outside) } else { scene.simulation.tapOutside() }
      #expect(scene.chain == chain)
      #expect(!inner.isOnScreen)
      let asked = lines(
        scene.simulation, from: usesPoint ? "tap at 20,900" : "tap outside",
        including: popoverQuestions)
      #expect(asked.isEmpty == !chain.isEmpty)
    }
  }

  @Test("O049: a delegate that refuses while something is presented inside keeps both")
  func nestedRefused() throws {
    let (scene, popover, delegate) = try shown(9)
    let inner = scene.controller("inner", .currentContext)
    popover.presentedViewController.definesPresentationContext = true
    scene.present(inner, on: popover.presentedViewController)
    delegate.allows = false
    scene.simulation.tap(at: outside)
    #expect(scene.chain == ["popover", "inner"])
    let frame = try #require(inner.frameOnScreen)
    scene.simulation.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    #expect(scene.notes.last == .tapLanded)
  }

  @Test("A popover on a popover: the tap closes the one on top, the next tap the other")
  func popoverOnPopover() throws {
    let (scene, popover, _) = try shown(12)
    let (second, anchor) = try scene.popover("second", size: CGSize(width: 100, height: 100))
    anchor.sourceView = popover.presentedViewController.view
    scene.present(second, on: popover.presentedViewController)
    #expect(scene.chain == ["popover", "second"])
    #expect(second.presentationController?.presentationStyle == .popover)
    scene.simulation.tap(at: outside)
    #expect(scene.chain == ["popover"])
    scene.simulation.tap(at: outside)
    #expect(scene.chain == [])
  }

  @Test("While it still moves a tap does nothing")
  func moving() throws {
    let scene = try Scene("pad", ios: 12)
    let (content, popover) = try scene.popover()
    popover.sourceView = scene.root.view
    scene.simulation.settlesAfterInput = false
    scene.present(content)
    scene.simulation.tapOutside()
    scene.simulation.tap(at: outside)
    scene.simulation.settle()
    #expect(scene.chain == ["popover"])
    #expect(scene.findings == [.tapOutsideIgnored, .tapOutsideIgnored])
  }
}
