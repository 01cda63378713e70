import AdaptCore
import AdaptUIKit
import Foundation
import Testing

@Suite("Taps beside alerts and action sheets")
struct AlertTapTests {
  private let above = CGPoint(x: 30, y: 60)
  private let heard: Set<Callback> = appearance.union(popoverQuestions).union([
    .alertActionHandler
  ])

  @Test("An alert waits for a button", arguments: [8.2, 12, 13, 18, 26] as [SystemVersion])
  func alert(ios: SystemVersion) throws {
    let scene = try Scene("phone-x", ios: ios)
    let alert = UIAlertController(title: "Sure?", message: "It is gone for good.")
    alert.addAction(UIAlertAction(title: "OK", style: .cancel))
    scene.simulation.name(alert, "alert")
    scene.present(alert)
    scene.simulation.tap(at: above)
    scene.simulation.tapOutside()
    #expect(scene.findings == [.tapOutsideIgnored, .tapOutsideIgnored])
    #expect(scene.chain == ["alert"])
    scene.simulation.tapAction("OK")
    #expect(scene.chain == [])
    // The button has no handler that could run.
    #expect(lines(scene.simulation, from: "tap OK", including: [.alertActionHandler]) == [])
  }

  @Test("O033: beside a sheet from the bottom it is the cancel action, whose handler comes last")
  func bottomSheet() throws {
    for ios: SystemVersion in [8.2, 9, 12, 13, 17] {
      let scene = try Scene("phone", ios: ios)
      var wasFree = false
      let sheet = scene.actionSheet { [root = scene.root] _ in
        wasFree = root.presentedViewController == nil
      }
      scene.present(sheet)
      scene.simulation.tap(at: above)
      #expect(
        lines(scene.simulation, from: "tap at 30,60", including: heard) == [
          "sheet viewWillDisappear", "sheet viewDidDisappear", "sheet alertActionHandler",
        ])
      #expect(wasFree)
      #expect(scene.chain == [])
    }
  }

  @Test("Without a cancel action, or with a disabled one, only a popover closes")
  func withoutCancel() throws {
    for (device, closes) in [("phone", false), ("pad", true)] {
      for isThere in [true, false] {
        let scene = try Scene(device, ios: 12)
        let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        scene.simulation.name(sheet, "sheet")
        sheet.addAction(UIAlertAction(title: "One", style: .default))
        if isThere {
          let cancel = UIAlertAction(title: "Cancel", style: .cancel) { _ in
            Issue.record("a disabled action ran")
          }
          cancel.isEnabled = false
          sheet.addAction(cancel)
        }
        sheet.popoverPresentationController?.sourceView = scene.root.view
        scene.present(sheet)
        scene.simulation.tapOutside()
        #expect(scene.chain == (closes ? [] : ["sheet"]))
        #expect(scene.findings == (closes ? [] : [.tapOutsideIgnored]))
      }
    }
  }

  @Test("In a popover the delegate is asked and told, and the cancel handler runs once it is gone")
  func inPopover() throws {
    let asked = [
      "sheet.pc popoverPresentationControllerShouldDismissPopover → true",
      "sheet viewWillDisappear", "sheet viewDidDisappear", "sheet alertActionHandler",
      "sheet.pc popoverPresentationControllerDidDismissPopover",
    ]
    let scene = try Scene("pad", ios: 12)
    let sheet = scene.actionSheet { _ in }
    sheet.popoverPresentationController?.sourceView = scene.button()
    let delegate = scene.keep(PopoverDelegate())
    sheet.popoverPresentationController?.delegate = delegate
    scene.present(sheet)
    delegate.allows = false
    scene.simulation.tap(at: above)
    #expect(scene.chain == ["sheet"])
    #expect(scene.findings == [.dismissalRefused])
    delegate.allows = true
    scene.simulation.tap(at: above)
    #expect(lines(scene.simulation, from: "tap at 30,60", including: heard) == asked)
    #expect(scene.chain == [])
  }

  @Test("O033: a button's handler may present, and the next sheet is shown")
  func chained() throws {
    let scene = try Scene("pad", ios: 13)
    let second = scene.actionSheet("second")
    second.popoverPresentationController?.sourceView = scene.root.view
    let first = UIAlertController(title: "First", message: nil, preferredStyle: .actionSheet)
    first.addAction(
      UIAlertAction(title: "Next", style: .default) { [root = scene.root] _ in
        root.present(second, animated: true)
      })
    first.popoverPresentationController?.sourceView = scene.root.view
    scene.present(first)
    scene.simulation.tapAction("Next")
    #expect(scene.chain == ["second"])
    #expect(scene.findings == [])
  }

  @Test("While something else is presented, an alert is dropped, and shown if asked of that")
  func whilePresenting() throws {
    let scene = try Scene("phone", ios: 13)
    scene.present(scene.controller("card", .pageSheet))
    let alert = UIAlertController(title: "Late", message: nil)
    scene.simulation.name(alert, "alert")
    scene.present(alert)
    #expect(scene.findings == [.alreadyPresenting])
    scene.present(alert, on: scene.presented.last)
    #expect(scene.chain == ["card", "alert"])
    let sheet = scene.actionSheet()
    scene.present(sheet, on: alert)
    #expect(scene.chain == ["card", "alert", "sheet"])
  }

  @Test("A second cancel action is an exception, and only the first is there")
  func secondCancel() throws {
    let scene = try Scene("phone", ios: 13, onException: .record)
    let sheet = scene.actionSheet()
    sheet.addAction(UIAlertAction(title: "Never mind", style: .cancel))
    #expect(scene.findings == [.secondCancelAction])
    #expect(sheet.actions.map(\.title) == ["Camera", "Delete", "Cancel"])
  }

  @Test("A button or text that is added on screen makes it grow")
  func grows() throws {
    let scene = try Scene("phone", ios: 12)
    let sheet = scene.actionSheet()
    scene.present(sheet)
    let height = sheet.view.bounds.height
    scene.simulation.step("add") {
      sheet.addAction(UIAlertAction(title: "More", style: .default))
    }
    #expect(sheet.view.bounds.height == height + 57)
    scene.simulation.step("explain") { sheet.message = "Which one?" }
    #expect(sheet.view.bounds.height == height + 57 + 22)
  }

  @Test("A tap on the sheet itself closes nothing: its buttons are tapped by their title")
  func onSheet() throws {
    let scene = try Scene("phone", ios: 12)
    let sheet = scene.actionSheet()
    scene.present(sheet)
    scene.simulation.tap(at: CGPoint(x: 187, y: 650))
    #expect(scene.notes == [.tapLanded])
    #expect(scene.chain == ["sheet"])
  }
}
