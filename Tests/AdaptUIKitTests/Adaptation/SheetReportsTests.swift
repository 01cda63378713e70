import AdaptCore
import AdaptUIKit
import Foundation
import Testing

@Suite("Reports of sheets and of custom presentations that adapt")
struct SheetReportsTests {
  @Test(
    "R012: in compact height a form sheet covers the window and only a control can close it",
    arguments: [SystemVersion(17), 18])
  func compactHeight(ios: SystemVersion) throws {
    let scene = try Scene("iphone-15", ios: ios, orientation: .landscapeRight)
    let sheet = scene.controller("sheet", .formSheet)
    scene.present(sheet)
    #expect(sheet.frameOnScreen == CGRect(x: 0, y: 0, width: 852, height: 393))
    scene.simulation.swipeDown()
    scene.simulation.tapOutside()
    #expect(scene.findings == [.notSwipeable, .tapOutsideIgnored])
    #expect(scene.chain == ["sheet"])
    scene.simulation.rotate(to: .portrait)
    scene.simulation.swipeDown()
    #expect(scene.chain == [])
  }

  @Test(
    "R013: automatic means full screen, a page sheet from 13 and a pad's form sheet from 18",
    arguments: [
      (ios: SystemVersion(12, 4), style: UIModalPresentationStyle.fullScreen),
      (ios: 13, style: .pageSheet), (ios: 17, style: .pageSheet), (ios: 18, style: .formSheet),
    ])
  func automatic(ios: SystemVersion, style: UIModalPresentationStyle) throws {
    let scene = try Scene("pad-pro", ios: ios)
    let screen = scene.controller("screen", .automatic)
    scene.present(screen)
    #expect(screen.presentationController?.presentationStyle == style)
  }

  @Test("R013: asking for a page sheet gives one on 18 too")
  func pageSheetByName() throws {
    let scene = try Scene("pad-pro", ios: 18)
    let screen = scene.controller("screen", .pageSheet)
    scene.present(screen)
    #expect(screen.presentationController?.presentationStyle == .pageSheet)
  }

  @Test(
    "R009: an answer that is no style to adapt to is found, and UIKit's own adaptation holds",
    arguments: [
      UIModalPresentationStyle.custom, .pageSheet, .currentContext, .overCurrentContext, .popover,
    ])
  func unsupportedAnswer(answer: UIModalPresentationStyle) throws {
    let scene = try Scene("phone", ios: 9.3)
    let panel = scene.controller("panel", .popover)
    panel.presentationController?.delegate = scene.keep(StyleDelegate(answer))
    scene.present(panel)
    #expect(scene.findings == [.answerNotAccepted])
    #expect(panel.presentationController?.presentationStyle == .fullScreen)
  }

  @Test(
    "R008: a chain and the order of its views agree after every change of the window",
    arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen, .formSheet],
    [UIModalPresentationStyle.formSheet, .popover])
  func stackingOrder(top: UIModalPresentationStyle, middle: UIModalPresentationStyle) throws {
    let scene = try Scene("ipad-air-2", ios: 9.3, orientation: .landscapeRight)
    let (first, _) = scene.custom("P1")
    let second = scene.controller("P2", middle)
    let third = scene.controller("P3", top)
    scene.present(first)
    second.point(at: first)
    scene.present(second, on: first)
    scene.present(third, on: second)
    let window = try #require(scene.root.view.window ?? third.view.window)
    for share in [WindowShare.full, .slot(.oneThird), .full, .slot(.oneHalf), .full] {
      scene.simulation.resize(to: share)
      #expect(scene.chain == ["P1", "P2", "P3"])
      let shown = scene.presented.filter(\.isOnScreen)
      let places = try shown.map { controller in
        try #require(window.subviews.firstIndex { controller.view.isDescendant(of: $0) })
      }
      // Each lies in a view of its own, over those of the ones that it was presented from.
      for (lower, upper) in zip(places, places.dropFirst()) { #expect(lower < upper) }
      #expect(shown.last === third)
    }
    // Nobody gives the custom one a new frame (O117), so it stays as wide as the screen.
    #expect(scene.findings == [.widerThanWindow])
  }

  @Test(
    "R025, R026: a presentation has its own frame again after one above it has gone",
    arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen, .formSheet])
  func frameAfterReturn(style: UIModalPresentationStyle) throws {
    let scene = try Scene("phone", ios: 11)
    let (half, vendor) = scene.custom("half")
    let frame = CGRect(x: 0, y: 333, width: 375, height: 334)
    vendor.controller = {
      let controller = ScriptedPresentationController(
        presentedViewController: $0, presenting: $1)
      controller.frame = frame
      return controller
    }
    scene.present(half)
    #expect(half.frameOnScreen == frame)
    scene.present(scene.controller("second", style), on: half)
    scene.dismiss(on: half)
    #expect(half.frameOnScreen == frame)
  }

  @Test("R029: a custom presentation computes its frame once; the container's bounds come late")
  func staleFrame() throws {
    let scene = try Scene("phone", ios: 11)
    let (panel, vendor) = scene.custom("panel")
    var bounds: [String: CGRect] = [:]
    vendor.controller = {
      PartScreen(presentedViewController: $0, presenting: $1) { bounds[$0] = $1 }
    }
    scene.present(panel)
    let frame = panel.frameOnScreen
    #expect(frame == CGRect(x: 0, y: 467, width: 375, height: 200))
    scene.simulation.rotate(to: .landscapeRight)
    #expect(bounds["viewWillTransition"] == CGRect(x: 0, y: 0, width: 375, height: 667))
    #expect(bounds["alongside"] == CGRect(x: 0, y: 0, width: 667, height: 375))
    #expect(panel.frameOnScreen == frame)
  }

  /// Covers the lower 200 points, and says which bounds its container has during a rotation.
  private final class PartScreen: UIPresentationController {
    private let note: (String, CGRect) -> Void

    init(
      presentedViewController: UIViewController, presenting: UIViewController?,
      note: @escaping (String, CGRect) -> Void
    ) {
      self.note = note
      super.init(
        presentedViewController: presentedViewController, presenting: presenting)
    }

    override var frameOfPresentedViewInContainerView: CGRect {
      let bounds = containerView?.bounds ?? .zero
      return CGRect(x: 0, y: bounds.height - 200, width: bounds.width, height: 200)
    }

    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      note("viewWillTransition", containerView?.bounds ?? .zero)
      coordinator.animate(
        alongsideTransition: { [self] _ in note("alongside", containerView?.bounds ?? .zero) },
        completion: nil)
    }
  }

  @Test("R028: a presenter that its style leaves in place is there at the end of a dismissal")
  func presenterMovedByAnimator() throws {
    let scene = try Scene("phone", ios: 8.3)
    let animator = Animator()
    let (modal, _) = scene.custom("modal", animator: animator)
    modal.modalPresentationStyle = .overFullScreen
    scene.present(modal)
    animator.inspect = { context in
      guard let to = context.viewController(forKey: .to) else { return }
      context.containerView.insertSubview(to.view, at: 0)
    }
    scene.dismiss()
    #expect(scene.findings == [.presenterViewMoved])
    #expect(scene.root.frameOnScreen == CGRect(x: 0, y: 0, width: 375, height: 667))
  }
}
