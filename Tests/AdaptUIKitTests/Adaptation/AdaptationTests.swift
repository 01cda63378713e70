import AdaptCore
import AdaptUIKit
import Foundation
import Testing

@Suite("Which style a presentation gets, and who is asked")
struct AdaptationTests {
  @Test(
    "O021: in compact height a sheet covers the window from 13, when presented and when turned",
    arguments: [UIModalPresentationStyle.pageSheet, .formSheet], [SystemVersion(13), 15, 18])
  func compactHeight(style: UIModalPresentationStyle, system: SystemVersion) throws {
    let window = CGRect(x: 0, y: 0, width: 667, height: 375)
    let scene = try Scene(ios: system, orientation: .landscapeRight)
    let sheet = scene.controller("sheet", style)
    scene.present(sheet)
    #expect(sheet.view.frame == window)
    let turned = try Scene(ios: system)
    let card = turned.controller("card", style)
    turned.present(card)
    let before = card.presentationController
    #expect(card.view.frame.minY > 0)
    turned.simulation.rotate(to: .landscapeRight)
    #expect(card.view.frame == window)
    // The same object goes on, and nobody is told of an appearance (ruling 8).
    #expect(card.presentationController === before)
    #expect(
      lines(
        turned.simulation, from: "rotate landscapeRight",
        including: appearance.union([.presentationTransitionWillBegin])
      ).isEmpty)
    #expect(turned.root.view.window != nil)
  }

  @Test(
    "O022: a subclass that overrides the property only is not asked from 8.3 on",
    arguments: [SystemVersion(8.3), 12.4, 17])
  func oldProperty(system: SystemVersion) throws {
    final class OldController: UIPresentationController {
      var asked = 0
      override var adaptivePresentationStyle: UIModalPresentationStyle {
        asked += 1
        return .fullScreen
      }
    }
    final class NewController: UIPresentationController {
      override func adaptivePresentationStyle(for traitCollection: UITraitCollection)
        -> UIModalPresentationStyle
      { .fullScreen }
    }
    let scene = try Scene(ios: system)
    let (card, vendor) = scene.custom("card")
    var old: OldController?
    vendor.controller = { presented, presenting in
      old = OldController(presentedViewController: presented, presenting: presenting)
      return old
    }
    scene.present(card)
    #expect(old?.asked == 0)
    #expect(card.presentationController === old)
    scene.dismiss()
    let (other, second) = scene.custom("other")
    second.controller = { NewController(presentedViewController: $0, presenting: $1) }
    scene.present(other)
    #expect(other.presentationController?.presentationStyle == .fullScreen)
    #expect(scene.root.view.window == nil)
  }

  @Test(
    "O023: before 8.3 the delegate is asked in compact width only, by the older question",
    arguments: [
      ("phone", UIInterfaceOrientation.portrait, true), ("phone", .landscapeRight, true),
      ("phone-plus", .landscapeRight, false), ("pad", .portrait, false),
    ])
  func oldQuestion(
    device: String, orientation: UIInterfaceOrientation, isAsked: Bool
  ) throws {
    let scene = try Scene(device, ios: 8.2, orientation: orientation)
    let delegate = scene.keep(OldStyleDelegate(.overFullScreen))
    let popover = scene.controller("popover", .popover)
    popover.popoverPresentationController?.sourceView = scene.root.view
    popover.presentationController?.delegate = delegate
    scene.present(popover)
    #expect(
      lines(scene.simulation, including: [.adaptivePresentationStyle])
        == (isAsked ? ["popover.pc adaptivePresentationStyle → overFullScreen"] : []))
    #expect(
      popover.presentationController?.presentationStyle
        == (isAsked ? .overFullScreen : .popover))
  }

  @Test("O023: left alone a popover in compact width fills the screen on 8")
  func oldDefault() throws {
    let scene = try Scene(ios: 8.2)
    let popover = scene.controller("popover", .popover)
    scene.present(popover)
    #expect(popover.presentationController?.presentationStyle == .fullScreen)
    #expect(scene.root.view.window == nil)
  }

  @Test(
    "O044: prepare comes between the substitute and the outcome, from 15 on",
    arguments: [SystemVersion(13), 15])
  func prepare(system: SystemVersion) throws {
    let scene = try Scene(ios: system)
    let delegate = scene.keep(StyleDelegate(.fullScreen))
    let sheet = scene.controller("sheet", .formSheet)
    sheet.presentationController?.delegate = delegate
    scene.present(sheet)
    let asked = lines(
      scene.simulation, from: "present",
      including: adaptivityQuestions.union([.presentationTransitionWillBegin]), of: ["sheet.pc"])
    let prepares =
      system >= 15 ? ["sheet.pc prepareAdaptivePresentationController(fullScreen)"] : []
    #expect(
      asked == [
        "sheet.pc adaptivePresentationStyleForTraits(wC hR) → fullScreen",
        "sheet.pc viewControllerForAdaptivePresentationStyle(fullScreen) → nil",
      ] + prepares + [
        "sheet.pc willPresentWithAdaptiveStyle(fullScreen)",
        "sheet.pc presentationTransitionWillBegin",
      ])
  }

  @Test("O046: a delegate set after present is not asked for a style, and hears of dismissals")
  func lateDelegate() throws {
    let scene = try Scene(ios: 13)
    let sheet = scene.controller("sheet", .pageSheet)
    let style = scene.keep(StyleDelegate(.fullScreen))
    let dismissal = scene.keep(DismissalDelegate())
    scene.simulation.step("present") {
      scene.root.present(sheet, animated: true)
      sheet.presentationController?.delegate = style
    }
    #expect(lines(scene.simulation, including: adaptivityQuestions).isEmpty)
    #expect(sheet.presentationController?.presentationStyle == .pageSheet)
    scene.simulation.step("delegate") { sheet.presentationController?.delegate = dismissal }
    scene.simulation.swipeDown()
    #expect(
      lines(scene.simulation, including: dismissalQuestions) == [
        "sheet.pc presentationControllerShouldDismiss → true",
        "sheet.pc presentationControllerWillDismiss",
        "sheet.pc presentationControllerDidDismiss",
      ])
  }

  @Test("O047: a presentation controller read too early keeps the style of that moment")
  func readTooEarly() throws {
    let scene = try Scene("pad", ios: 13)
    let popover = scene.controller("popover", .pageSheet)
    let early = popover.presentationController
    popover.modalPresentationStyle = .popover
    #expect(popover.popoverPresentationController == nil)
    scene.present(popover)
    #expect(popover.presentationController === early)
    #expect(early?.presentationStyle == .pageSheet)
    #expect(scene.simulation.trace.findings.map(\.kind) == [.styleFrozen])
  }

  @Test(
    "O048: automatic reads and presents as a page sheet from 13, and before as full screen",
    arguments: [(SystemVersion(12.4), UIModalPresentationStyle.fullScreen), (13, .pageSheet)])
  func automatic(system: SystemVersion, style: UIModalPresentationStyle) throws {
    let scene = try Scene(ios: system)
    let sheet = UIViewController()
    scene.simulation.name(sheet, "sheet")
    #expect(sheet.modalPresentationStyle == style)
    scene.present(sheet)
    #expect(sheet.presentationController?.presentationStyle == style)
  }

  @Test("O048: an app linked before the SDK of 13 keeps full screen as its default")
  func automaticWithOldSDK() throws {
    let scene = try Scene(ios: 13, sdk: 12.4)
    let sheet = UIViewController()
    scene.present(sheet)
    #expect(sheet.presentationController?.presentationStyle == .fullScreen)
  }
}
