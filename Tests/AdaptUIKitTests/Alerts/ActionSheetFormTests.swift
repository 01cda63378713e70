import AdaptCore
import AdaptUIKit
import Foundation
import Testing

@Suite("The form of an action sheet")
struct ActionSheetFormTests {
  private static let systems: [SystemVersion] = [8.2, 8.3, 9, 12, 13, 15, 16, 17, 18]

  @Test("R022: on phones in any position it rises from the bottom", arguments: systems)
  func phones(ios: SystemVersion) throws {
    for device in ["phone", "phone-plus"] {
      for side: UIInterfaceOrientation in [.portrait, .landscapeRight] {
        let scene = try Scene(device, ios: ios, orientation: side)
        let sheet = scene.actionSheet()
        scene.present(sheet)
        let frame = try #require(sheet.frameOnScreen)
        let window = try #require(scene.root.view.window).bounds
        // 8 above the bottom, 16 narrower than the shorter side; one text and three buttons.
        #expect(frame.maxY == window.maxY - 8)
        #expect(frame.size == CGSize(width: min(window.width, window.height) - 16, height: 201))
        #expect(frame.midX == window.midX)
        #expect(scene.findings == [])
      }
    }
  }

  @Test("R022: on a wide pad it is a popover, whose content does not show the cancel action")
  func widePad() throws {
    for ios in Self.systems + [26] {
      let scene = try Scene("pad", ios: ios)
      let sheet = scene.actionSheet()
      sheet.popoverPresentationController?.sourceView = scene.button()
      scene.present(sheet)
      #expect(sheet.presentationController === sheet.popoverPresentationController)
      #expect(sheet.popoverPresentationController.map { $0.arrowDirection != .unknown } == true)
      // 22 for one text and 57 for each of two buttons.
      #expect(sheet.view.bounds.inset(by: sheet.view.safeAreaInsets).height == 136)
      scene.simulation.tapAction("Cancel")
      #expect(scene.findings == [.noSuchAction])
      #expect(scene.chain == ["sheet"])
    }
  }

  @Test("R022: in a narrow window of a pad it rises from the bottom, and changes form live")
  func live() throws {
    for ios: SystemVersion in [9.3, 12.4, 13, 15, 17, 18] {
      let scene = try Scene("pad-11", ios: ios)
      let sheet = scene.actionSheet()
      let popover = sheet.popoverPresentationController
      popover?.sourceView = scene.button()
      scene.present(sheet)
      let wide = sheet.frameOnScreen
      #expect(sheet.presentationController === popover)
      scene.simulation.resize(to: .slot(.oneThird))
      #expect(sheet.presentationController !== popover)
      let window = try #require(scene.root.view.window).bounds
      #expect(sheet.frameOnScreen?.width == window.width - 16)
      scene.simulation.resize(to: .full)
      #expect(sheet.presentationController === popover)
      #expect(sheet.frameOnScreen == wide)
      // The same controller all the time, and its presenter is where it was.
      #expect(scene.heard(sheet) == scene.heard(sheet).filter { !"\($0)".contains("Disappear") })
      #expect(scene.heard(scene.root, [.viewWillDisappear]) == [])
      #expect(scene.findings == [])
    }
  }

  @Test("R023, O130: a wide pad raises without an anchor, a phone shows it", arguments: systems)
  func missingAnchor(ios: SystemVersion) throws {
    let pad = try Scene("pad", ios: ios, onException: .record)
    pad.present(pad.actionSheet())
    #expect(pad.findings == [.popoverWithoutAnchor])
    #expect(pad.chain == [])
    let phone = try Scene("phone", ios: ios)
    phone.present(phone.actionSheet())
    #expect(phone.findings == [])
    #expect(phone.chain == ["sheet"])
  }

  @Test("R023: the delegate's prepare call is the last chance, also when it turns into a popover")
  func lastChance() throws {
    let scene = try Scene("pad-11", ios: 12.4, window: .slot(.oneThird), onException: .record)
    let sheet = scene.actionSheet()
    scene.present(sheet)
    scene.simulation.resize(to: .full)
    #expect(scene.findings == [.popoverWithoutAnchor])
    let delegate = scene.keep(AnchoringDelegate(scene.root.view))
    sheet.popoverPresentationController?.delegate = delegate
    scene.simulation.resize(to: .slot(.oneThird))
    scene.simulation.resize(to: .full)
    #expect(scene.findings == [.popoverWithoutAnchor])
    #expect(sheet.presentationController === sheet.popoverPresentationController)
  }

  @Test("From 26 a phone shows it at its source, or without one as a card like an alert")
  func newest() throws {
    let scene = try Scene("iphone-16", ios: 26)
    let card = scene.actionSheet()
    scene.present(card)
    #expect(card.frameOnScreen?.width == 320)
    #expect(card.frameOnScreen?.midX == 196.5)
    scene.simulation.tapAction("Cancel")
    #expect(scene.chain == [])

    let anchored = scene.actionSheet()
    anchored.popoverPresentationController?.sourceView = scene.button(
      CGRect(x: 100, y: 400, width: 40, height: 40))
    scene.present(anchored)
    #expect(anchored.presentationController === anchored.popoverPresentationController)
    scene.simulation.tapAction("Cancel")
    #expect(scene.findings == [.noSuchAction])
  }

  @Test("From 26 a source that is set after present returned is in time too")
  func newestLate() throws {
    let scene = try Scene("iphone-16", ios: 26)
    let sheet = scene.actionSheet()
    scene.simulation.step("present") {
      scene.root.present(sheet, animated: true)
      sheet.popoverPresentationController?.sourceView = scene.root.view
    }
    #expect(sheet.presentationController === sheet.popoverPresentationController)
    #expect(scene.chain == ["sheet"])
  }

  @Test("An app that is built with an older SDK keeps the sheet from the bottom on 26")
  func oldSDK() throws {
    let scene = try Scene("iphone-16", ios: 26, sdk: 18)
    let sheet = scene.actionSheet()
    scene.present(sheet)
    #expect(sheet.frameOnScreen?.width == 377)
  }

  @Test(
    "R011: from a form sheet it is a popover, from a popover a sheet inside that needs no anchor")
  func nested() throws {
    for ios: SystemVersion in [9.3, 10.3, 12, 13, 17] {
      let scene = try Scene("pad", ios: ios)
      let form = scene.controller("form", .formSheet)
      scene.present(form)
      let fromForm = scene.actionSheet()
      fromForm.popoverPresentationController?.sourceView = form.view
      scene.present(fromForm, on: form)
      #expect(fromForm.presentationController?.presentationStyle == .popover)
      scene.dismiss()

      let (content, popover) = try scene.popover(size: CGSize(width: 300, height: 400))
      popover.sourceView = scene.button()
      scene.present(content)
      let inside = scene.actionSheet("inside")
      scene.present(inside, on: content)
      #expect(scene.chain == ["popover", "inside"])
      let area = try #require(content.frameOnScreen)
      let frame = try #require(inside.frameOnScreen)
      #expect(area.contains(frame))
      #expect(frame.height == 201)
      #expect(scene.findings == [])
      scene.simulation.tapAction("Cancel")
      #expect(scene.chain == ["popover"])
    }
  }

  @Test("Its style reads as a popover, as UIKit's exception has it, and cannot be set")
  func style() throws {
    let scene = try Scene("phone", ios: 12)
    let sheet = scene.actionSheet()
    #expect(sheet.modalPresentationStyle == .popover)
    sheet.modalPresentationStyle = .popover
    #expect(scene.findings == [])
    sheet.modalPresentationStyle = .fullScreen
    #expect(scene.findings == [.styleFrozen])
    scene.present(sheet)
    #expect(sheet.frameOnScreen?.width == 359)
  }

  @Test("No adaptive question is asked of it, in any form")
  func noQuestions() throws {
    for device in ["phone", "pad"] {
      let scene = try Scene(device, ios: 15)
      let sheet = scene.actionSheet()
      sheet.popoverPresentationController?.sourceView = scene.root.view
      sheet.popoverPresentationController?.delegate = scene.keep(StyleDelegate(.fullScreen))
      scene.present(sheet)
      #expect(lines(scene.simulation, including: adaptivityQuestions) == [])
    }
  }
}

extension Scene {
  /// An action sheet with a title, two buttons and a cancel button.
  func actionSheet(
    _ name: String = "sheet", cancel: ((UIAlertAction) -> Void)? = nil
  ) -> UIAlertController {
    let sheet = UIAlertController(title: "Photo", message: nil, preferredStyle: .actionSheet)
    simulation.name(sheet, name)
    sheet.addAction(UIAlertAction(title: "Camera", style: .default))
    sheet.addAction(UIAlertAction(title: "Delete", style: .destructive))
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel, handler: cancel))
    return sheet
  }
}
