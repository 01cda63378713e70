import AdaptCore
import AdaptUIKit
import Foundation
import Testing

@Suite("The sheet that a popover turns into")
struct AdaptiveSheetTests {
  @Test(
    "O020: from 15 the configured sheet is shown in compact width, before it is one of UIKit's own",
    arguments: [(13, false), (14, false), (15, true), (16, true), (17, true), (26, true)]
      as [(SystemVersion, Bool)])
  func configured(ios: SystemVersion, isUsed: Bool) throws {
    let scene = try Scene("phone-x", ios: ios)
    let (content, popover) = try scene.popover()
    let sheet = popover.adaptiveSheetPresentationController
    sheet.detents = [.medium(), .large()]
    sheet.selectedDetentIdentifier = .medium
    popover.sourceView = scene.root.view
    scene.present(content)
    #expect((content.presentationController === sheet) == isUsed)
    #expect(content.presentationController?.presentationStyle == .formSheet)
    let window = try #require(scene.root.view.window).bounds
    let height = try #require(content.frameOnScreen).height
    #expect((height < 0.6 * window.height) == isUsed)
  }

  @Test("A change that is announced twice, as by a container, leads to the sheet as well")
  func announcedTwice() throws {
    let scene = try Scene("pad-11", ios: 17, root: TwiceTelling())
    let (content, popover) = try scene.popover()
    popover.sourceView = scene.button()
    scene.present(content)
    scene.simulation.resize(to: .slot(.oneThird))
    let sheet = popover.adaptiveSheetPresentationController
    #expect(content.presentationController === sheet)
    #expect(sheet.containerView != nil)
    #expect(content.frameOnScreen?.width == scene.root.view.window?.bounds.width)
    scene.simulation.resize(to: .full)
    #expect(content.presentationController === popover)
  }

  /// Passes what is announced on twice.
  private final class TwiceTelling: UIViewController {
    override func willTransition(
      to traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.willTransition(to: traits, with: coordinator)
      super.willTransition(to: traits, with: coordinator)
    }
  }

  @Test("O020: live, there and back and there again, it is the same sheet and the same popover")
  func live() throws {
    let scene = try Scene("pad-11", ios: 17)
    let (content, popover) = try scene.popover()
    let sheet = popover.adaptiveSheetPresentationController
    sheet.detents = [.medium()]
    popover.sourceView = scene.button()
    scene.present(content)
    for _ in 1...2 {
      #expect(content.presentationController === popover)
      scene.simulation.resize(to: .slot(.oneThird))
      #expect(content.presentationController === sheet)
      #expect(content.sheetPresentationController === sheet)
      #expect(sheet.presentedViewController === content)
      scene.simulation.resize(to: .full)
    }
    #expect(scene.findings == [])
  }

  @Test("The delegate is handed that sheet to prepare, from 15")
  func prepared() throws {
    let scene = try Scene("phone-x", ios: 16)
    let (content, popover) = try scene.popover()
    let delegate = scene.keep(PreparingDelegate())
    popover.delegate = delegate
    popover.sourceView = scene.root.view
    scene.present(content)
    #expect(delegate.prepared === popover.adaptiveSheetPresentationController)
  }

  @Test("A person closes it as any sheet, and the popover's delegate is asked and told")
  func closed() throws {
    let scene = try Scene("phone-x", ios: 17)
    let (content, popover) = try scene.popover()
    let delegate = scene.keep(PopoverDelegate())
    popover.delegate = delegate
    popover.sourceView = scene.root.view
    scene.present(content)
    scene.simulation.swipeDown()
    #expect(scene.chain == [])
    #expect(
      lines(scene.simulation, from: "swipe down", including: dismissalQuestions).map {
        $0.split(separator: " ")[1]
      } == [
        "presentationControllerShouldDismiss", "presentationControllerWillDismiss",
        "presentationControllerDidDismiss",
      ])
  }

  @Test("Nothing is kept alive by a popover and the sheet it would turn into")
  func released() throws {
    let scene = try Scene("phone-x", ios: 17)
    weak var seen: UIViewController?
    weak var seenPopover: UIPopoverPresentationController?
    var kept: UISheetPresentationController?
    for presents in [false, true] {
      do {
        let (content, popover) = try scene.popover()
        kept = popover.adaptiveSheetPresentationController
        popover.sourceView = scene.root.view
        (seen, seenPopover) = (content, popover)
        if presents {
          scene.present(content)
          scene.dismiss()
          kept = nil
        }
      }
      #expect(seen == nil)
      #expect(seenPopover == nil)
      // A sheet that outlives the popover is left without a controller of its own.
      if !presents { #expect(kept?.presentedViewController.isOnScreen == false) }
    }
  }

  @Test("A tap passes through the undimmed area beside the sheet")
  func undimmed() throws {
    let scene = try Scene("phone-x", ios: 17)
    let (content, popover) = try scene.popover()
    let sheet = popover.adaptiveSheetPresentationController
    sheet.detents = [.medium(), .large()]
    sheet.largestUndimmedDetentIdentifier = .medium
    popover.sourceView = scene.root.view
    scene.present(content)
    scene.simulation.tap(at: CGPoint(x: 100, y: 100))
    #expect(lines(scene.simulation, from: "tap at 100,100") == ["root finding tapLanded"])
    #expect(scene.chain == ["popover"])
  }

  @Test("A tap on the dimmed area moves a sheet that may not go to its largest undimmed height")
  func backdrop() throws {
    let scene = try Scene("phone-x", ios: 17)
    let (content, popover) = try scene.popover()
    let sheet = popover.adaptiveSheetPresentationController
    sheet.detents = [.medium(), .large()]
    sheet.selectedDetentIdentifier = .large
    sheet.largestUndimmedDetentIdentifier = .medium
    content.isModalInPresentation = true
    popover.sourceView = scene.root.view
    popover.delegate = scene.keep(PopoverDelegate())
    scene.present(content)
    scene.simulation.tapOutside()
    #expect(sheet.selectedDetentIdentifier == .medium)
    #expect(lines(scene.simulation, from: "tap outside", including: dismissalQuestions) == [])
    #expect(scene.chain == ["popover"])
  }
}
