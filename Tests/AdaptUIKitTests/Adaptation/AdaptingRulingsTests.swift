import AdaptCore
import AdaptUIKit
import Foundation
import Testing

/// Ruling 8: what becomes of a presentation on screen when its environment changes.
@Suite("Rulings of adapting while on screen")
struct AdaptingRulingsTests {
  private static let heard: Set<Callback> = appearance.union(adaptivityQuestions).union([
    .presentationTransitionWillBegin, .presentationTransitionDidEnd,
    .dismissalTransitionWillBegin, .dismissalTransitionDidEnd, .willTransitionToTraits,
    .viewWillTransitionToSize,
  ])

  @Test("Ruling 8: the form sheet of a Max phone gives the presenter back, and takes it again")
  func presenterFollows() throws {
    let scene = try Scene("phone-max", ios: 12.4)
    let sheet = scene.controller("sheet", .formSheet)
    scene.present(sheet)
    let covering = sheet.presentationController
    #expect(!scene.root.isOnScreen)

    scene.simulation.rotate(to: .landscapeRight)
    #expect(
      lines(scene.simulation, from: "rotate landscapeRight", including: Self.heard) == [
        "root willTransitionToTraits(wR hC)",
        "sheet.pc willTransitionToTraits(wR hC)",
        "sheet willTransitionToTraits(wR hC)",
        "root viewWillTransitionToSize(896 × 414)",
        "sheet.pc viewWillTransitionToSize(896 × 414)",
        "sheet viewWillTransitionToSize(414 × 394)",
        "sheet.pc presentationTransitionWillBegin",
        "root viewWillAppear",
        "sheet.pc presentationTransitionDidEnd",
        "root viewDidAppear",
      ])
    #expect(sheet.presentationController !== covering)
    #expect(sheet.presentationController?.presentationStyle == .formSheet)
    #expect(scene.root.isOnScreen)
    #expect(sheet.frameOnScreen?.size == CGSize(width: 414, height: 394))

    scene.simulation.rotate(to: .portrait)
    #expect(
      lines(scene.simulation, from: "rotate portrait", including: appearance) == [
        "root viewWillDisappear", "root viewDidDisappear",
      ])
    #expect(!scene.root.isOnScreen)
    #expect(sheet.frameOnScreen == CGRect(x: 0, y: 0, width: 414, height: 896))
    #expect(scene.heard(sheet) == [.viewWillAppear, .viewDidAppear])
  }

  @Test("Ruling 8: with a substitute the replaced one disappears and the replacement appears")
  func substitution() throws {
    let scene = try Scene("phone-max", ios: 12.4, orientation: .landscapeRight)
    let content = scene.controller("content", .formSheet)
    let delegate = scene.keep(StyleDelegate(.none))
    delegate.answer = { $0.horizontalSizeClass == .compact ? .fullScreen : .none }
    let stack = scene.named("stack", UINavigationController())
    delegate.substitute = { _ in
      stack.viewControllers = [content]
      return stack
    }
    content.presentationController?.delegate = delegate
    let original = content.presentationController
    scene.present(content)
    #expect(scene.chain == ["content"])
    for _ in 1...2 {
      scene.simulation.rotate(to: .portrait)
      #expect(scene.chain == ["stack"])
      #expect(
        lines(scene.simulation, from: "rotate portrait", including: appearance, of: ["content"])
          == [
            "content viewWillDisappear", "content viewDidDisappear", "content viewWillAppear",
            "content viewDidAppear",
          ])
      #expect(
        lines(scene.simulation, from: "rotate portrait", including: appearance, of: ["stack"])
          == ["stack viewWillAppear", "stack viewDidAppear"])
      #expect(content.frameOnScreen == CGRect(x: 0, y: 0, width: 414, height: 896))

      scene.simulation.rotate(to: .landscapeRight)
      #expect(scene.chain == ["content"])
      #expect(content.parent == nil)
      #expect(content.presentationController === original)
      #expect(!stack.isOnScreen)
      #expect(
        lines(
          scene.simulation, from: "rotate landscapeRight", including: appearance, of: ["stack"])
          == ["stack viewWillDisappear", "stack viewDidDisappear"])
      expectVisibleHasAppeared(scene.simulation, [scene.root, content, stack])
    }
    expectLegalAppearance(scene.simulation)
    scene.dismiss()
    #expect(scene.chain == [])
    #expect(scene.findings == [])
  }

  @Test("Ruling 8: from 13 a sheet that covers in compact height is the same, and nobody is told")
  func sheetInCompactHeight() throws {
    let scene = try Scene("phone-max", ios: 13)
    let sheet = scene.controller("sheet", .formSheet)
    scene.present(sheet)
    let controller = sheet.presentationController
    scene.simulation.rotate(to: .landscapeRight)
    #expect(sheet.presentationController === controller)
    #expect(sheet.frameOnScreen == CGRect(x: 0, y: 0, width: 896, height: 414))
    #expect(
      lines(
        scene.simulation, from: "rotate landscapeRight",
        including: appearance.union([
          .presentationTransitionWillBegin, .presentationTransitionDidEnd,
        ])
      ).isEmpty)
    #expect(scene.root.isOnScreen)
  }

  @Test("Ruling 8: a custom presentation that wraps its view adapts with the view itself")
  func wrappedView() throws {
    let scene = try Scene("ipad-air-2", ios: 9.3, orientation: .landscapeRight)
    let (panel, vendor) = scene.custom("panel")
    vendor.controller = { Wrapping(presentedViewController: $0, presenting: $1) }
    let delegate = scene.keep(StyleDelegate(.none))
    delegate.answer = { $0.horizontalSizeClass == .compact ? .fullScreen : .none }
    panel.presentationController?.delegate = delegate
    scene.present(panel)
    let wrapper = try #require(panel.view.superview)
    let wide = panel.frameOnScreen
    #expect(wrapper.frame == CGRect(x: 200, y: 100, width: 400, height: 300))
    scene.simulation.resize(to: .slot(.oneThird))
    #expect(panel.frameOnScreen == CGRect(x: 0, y: 0, width: 320, height: 768))
    #expect(wrapper.window == nil)
    scene.simulation.resize(to: .full)
    #expect(panel.view.superview === wrapper)
    #expect(panel.frameOnScreen == wide)
  }

  /// Shows the presented view inside another one.
  private final class Wrapping: UIPresentationController {
    private let wrapper = UIView()

    override var presentedView: UIView? {
      if presentedViewController.view.superview !== wrapper {
        presentedViewController.view.frame = wrapper.bounds
        wrapper.addSubview(presentedViewController.view)
      }
      return wrapper
    }

    override var frameOfPresentedViewInContainerView: CGRect {
      CGRect(x: 200, y: 100, width: 400, height: 300)
    }
  }

  /// The styles that a form of presentation has in a wide and in a narrow window.
  static let resized: [(UIModalPresentationStyle, SystemVersion, UIModalPresentationStyle)] = [
    (.popover, 12.4, .fullScreen), (.formSheet, 12.4, .fullScreen),
    (.pageSheet, 12.4, .fullScreen), (.custom, 12.4, .custom),
    (.overFullScreen, 12.4, .overFullScreen), (.popover, 13, .formSheet),
    (.formSheet, 13, .formSheet), (.pageSheet, 13, .pageSheet), (.custom, 13, .custom),
  ]

  @Test(
    "A pad's window that narrows and widens restores style, object, frame and traits",
    arguments: resized)
  func roundTrip(
    style: UIModalPresentationStyle, ios: SystemVersion, narrow: UIModalPresentationStyle
  ) throws {
    let scene = try Scene("pad-11", ios: ios, orientation: .landscapeRight)
    let sheet = scene.controller("sheet", style)
    if style == .popover { sheet.point(at: scene.root) }
    scene.present(sheet)
    let before = (
      sheet.presentationController, sheet.frameOnScreen, sheet.traitCollection,
      scene.root.traitCollection
    )
    for share in [WindowShare.slot(.oneThird), .slot(.twoThirds), .slot(.oneHalf), .full] {
      scene.simulation.resize(to: share)
      let isNarrow = scene.root.traitCollection.horizontalSizeClass == .compact
      #expect(sheet.presentationController?.presentationStyle == (isNarrow ? narrow : style))
      #expect(scene.root.isOnScreen == !(isNarrow && narrow == .fullScreen))
      let window = try #require(sheet.view.window)
      let frame = try #require(sheet.frameOnScreen)
      // A custom presentation that does not follow the layout keeps its first frame (R029).
      if style != .custom { #expect(window.bounds.contains(frame)) }
    }
    #expect(sheet.presentationController === before.0)
    #expect(sheet.frameOnScreen == before.1)
    #expect(sheet.traitCollection == before.2)
    #expect(scene.root.traitCollection == before.3)
    expectLegalAppearance(scene.simulation)
    expectVisibleHasAppeared(scene.simulation, [scene.root, sheet])
  }
}
