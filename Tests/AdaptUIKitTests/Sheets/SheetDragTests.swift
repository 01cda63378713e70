import AdaptCore
import AdaptUIKit
import Foundation
import Testing

@Suite("A finger drags a sheet")
struct SheetDragTests {
  private let heard = appearance.union(sheetQuestions)
  private static let pair = [
    "sheet.pc presentationControllerShouldDismiss → true",
    "sheet.pc presentationControllerWillDismiss",
  ]
  private static let attempt = "sheet.pc presentationControllerDidAttemptToDismiss"
  private static let changed =
    "sheet.pc sheetPresentationControllerDidChangeSelectedDetentIdentifier"

  private static func shown(
    _ system: SystemVersion = 17, selected: UISheetPresentationController.Detent.Identifier? = nil
  ) throws -> SheetScene {
    try SheetScene(ios: system, detents: [.medium(), .large()]) {
      $0.selectedDetentIdentifier = selected
    }
  }

  @Test(
    "Ten points move nothing, however fast", arguments: [13, 15, 16, 17, 18, 26] as [SystemVersion])
  func slop(system: SystemVersion) throws {
    let shown = try Self.shown(system)
    let frame = shown.frame
    for way: CGFloat in [10, -10, 0, 3] {
      shown.simulation.dragSheet(SheetGesture(translation: way, velocity: 5000))
    }
    #expect(shown.frame == frame)
    #expect(shown.lines("present", sheetQuestions) == [])
  }

  @Test("A drag leads to the nearest height: half of the way between them decides")
  func nearest() throws {
    // The tops lie 329.56 apart.
    for (way, moves) in [(-174, false), (-176, true)] as [(CGFloat, Bool)] {
      let shown = try Self.shown()
      shown.simulation.dragSheet(SheetGesture(translation: way))
      #expect(shown.sheet?.restingDetentIdentifier == (moves ? .large : .medium))
      #expect(
        AdaptUIKitTests.lines(shown.simulation, from: "present", including: sheetQuestions)
          == (moves ? [Self.changed] : []))
    }
  }

  @Test("Let go the sheet goes from where it was held to where it rests, by no other place")
  func noDetour() throws {
    let shown = try Self.shown()
    shown.simulation.dragSheet(to: .large)
    let id = shown.simulation.id(of: shown.content)
    let tops = shown.simulation.trace.events.compactMap { event -> CGFloat? in
      guard case .frameChanged(_, let frame, _) = event.kind, event.subject == id else {
        return nil
      }
      return frame.minY
    }
    #expect(tops.count == 2)
    #expect(tops.last == 69)
  }

  @Test("While the finger holds it the sheet lies ten points less far than the finger went")
  func tracked() throws {
    let shown = try Self.shown(selected: .large)
    shown.simulation.settlesAfterInput = false
    shown.simulation.dragSheet(SheetGesture(translation: 110, end: .cancel))
    shown.simulation.turn()
    #expect(shown.frame == CGRect(x: 0, y: 169, width: 393, height: 683))
    shown.simulation.settle()
    #expect(shown.frame.minY == 69)
  }

  @Test(
    "Below the lowest height the sheet asks, and goes from half of its height",
    arguments: [13, 15, 16, 17, 18, 26] as [SystemVersion])
  func finish(system: SystemVersion) throws {
    let shown = try Self.shown(system)
    shown.simulation.dragSheet(SheetGesture(translation: shown.frame.height * 0.6 + 10))
    #expect(
      AdaptUIKitTests.lines(shown.simulation, from: "present", including: sheetQuestions)
        == Self.pair + ["sheet.pc presentationControllerDidDismiss"])
    #expect(shown.scene.chain == [])
  }

  @Test("O015: should, will, the disappearance, did; O017: cancelled it turns round")
  func order() throws {
    let shown = try Self.shown()
    shown.simulation.dragSheet(SheetGesture(translation: 400, end: .cancel))
    #expect(
      shown.lines("drag sheet 400", heard) == Self.pair + [
        "sheet viewWillDisappear", "sheet viewWillAppear", "sheet viewIsAppearing",
        "sheet viewDidAppear",
      ])
    shown.simulation.dragSheet(SheetGesture(translation: 401))
    #expect(
      shown.lines("drag sheet 401", heard) == Self.pair + [
        "sheet viewWillDisappear", "sheet viewDidDisappear",
        "sheet.pc presentationControllerDidDismiss",
      ])
  }

  @Test("Let go before half of its height it springs back, as by a cancelled gesture")
  func springsBack() throws {
    let shown = try Self.shown()
    let frame = shown.frame
    // Half of 453.44 − 226.72 = 226.72.
    shown.simulation.dragSheet(SheetGesture(translation: 236))
    #expect(shown.frame == frame)
    #expect(shown.scene.chain == ["sheet"])
    #expect(
      shown.lines("drag sheet 236", heard) == Self.pair + [
        "sheet viewWillDisappear", "sheet viewWillAppear", "sheet viewIsAppearing",
        "sheet viewDidAppear",
      ])
  }

  @Test(
    "A flick of 1000 points a second takes the sheet away from its lowest height, 975 do not",
    arguments: [13, 15, 17, 26] as [SystemVersion])
  func flick(system: SystemVersion) throws {
    for (velocity, goes) in [(975, false), (1000, true)] as [(CGFloat, Bool)] {
      let shown = try SheetScene(ios: system)
      shown.simulation.dragSheet(SheetGesture(translation: 64, velocity: velocity))
      #expect(shown.scene.chain == (goes ? [] : ["sheet"]))
    }
  }

  @Test("O018: refused: the question, its answer, then the attempt; nothing disappears")
  func refused() throws {
    let shown = try Self.shown()
    shown.delegate.allows = false
    shown.simulation.dragSheet(SheetGesture(translation: 400))
    #expect(
      shown.lines("drag sheet 400", heard) == [
        "sheet.pc presentationControllerShouldDismiss → false",
        "sheet finding dismissalRefused", Self.attempt,
      ])
    #expect(shown.scene.chain == ["sheet"])
  }

  @Test("A refused tug that is taken back asks and attempts nothing")
  func refusedAndCancelled() throws {
    let shown = try Self.shown()
    shown.delegate.allows = false
    shown.simulation.dragSheet(SheetGesture(translation: 400, end: .cancel))
    #expect(
      shown.lines("drag sheet 400", sheetQuestions) == [
        "sheet.pc presentationControllerShouldDismiss → false", "sheet finding dismissalRefused",
      ])
  }

  @Test("O018: modal: nobody is asked; the delegate hears of the attempt")
  func modal() throws {
    let shown = try Self.shown()
    shown.content.isModalInPresentation = true
    shown.simulation.dragSheet(SheetGesture(translation: 400))
    #expect(shown.lines("drag sheet 400", heard) == [Self.attempt])
    // Between its heights a modal sheet moves freely.
    shown.simulation.dragSheet(to: .large)
    shown.simulation.dragSheet(SheetGesture(translation: 600))
    #expect(shown.lines("drag sheet 600", heard) == [Self.changed, Self.attempt])
  }

  @Test("A sheet that presents another stays under the finger, and asks nobody")
  func underAnother() throws {
    let shown = try Self.shown()
    let above = shown.scene.scripted("above", .overFullScreen)
    shown.scene.present(above, on: shown.content)
    shown.simulation.dragSheet(SheetGesture(translation: 400), of: shown.content)
    #expect(shown.lines("drag sheet 400", heard) == [Self.attempt])
    #expect(shown.scene.chain == ["sheet", "above"])
    // What is on top is no sheet.
    shown.simulation.dragSheet(SheetGesture(translation: 400))
    #expect(shown.scene.findings == [.notSwipeable])
  }

  @Test("O016: each tug asks and tells again, and did comes once at most")
  func repeatedTugs() throws {
    let shown = try Self.shown()
    for _ in 1...3 { shown.simulation.dragSheet(SheetGesture(translation: 100, end: .cancel)) }
    #expect(
      shown.lines("present", sheetQuestions) == Self.pair + Self.pair + Self.pair)
    shown.simulation.dragSheet(SheetGesture(translation: 500))
    #expect(
      shown.lines("present", sheetQuestions)
        == Self.pair + Self.pair + Self.pair + Self.pair + [
          "sheet.pc presentationControllerDidDismiss"
        ])
  }

  @Test("O019: code that dismisses meanwhile has the last word, and the finger lets go of nothing")
  func dismissedMeanwhile() throws {
    let shown = try Self.shown(selected: .large)
    shown.simulation.settlesAfterInput = false
    shown.simulation.dragSheet(SheetGesture(translation: 60))
    shown.simulation.turn()
    shown.scene.root.dismiss(animated: false)
    shown.simulation.settle()
    #expect(shown.scene.chain == [])
    #expect(shown.lines("present", sheetQuestions) == [])
  }

  @Test("A delegate that takes the detents away while it is asked breaks nothing")
  func detentsTakenAway() throws {
    for allows in [true, false] {
      let shown = try Self.shown()
      shown.delegate.allows = allows
      shown.delegate.on[.presentationControllerShouldDismiss] = {
        ($0 as? UISheetPresentationController)?.detents = []
      }
      shown.simulation.dragSheet(SheetGesture(translation: 100))
      #expect(shown.scene.chain == ["sheet"])
      #expect(shown.frame.minY == 69)
    }
  }

  @Test("A delegate that dismisses while it is asked leaves nothing to drag")
  func dismissesWhileAsked() throws {
    let shown = try Self.shown()
    shown.delegate.on[.presentationControllerShouldDismiss] = {
      $0.presentingViewController.dismiss(animated: true)
    }
    shown.simulation.dragSheet(SheetGesture(translation: 400))
    #expect(shown.scene.chain == [])
    expectLegalAppearance(shown.simulation)
  }

  @Test(
    "Before 13, in compact height and for other styles there is nothing to drag",
    arguments: [8.2, 8.3, 9, 12] as [SystemVersion])
  func notDraggable(system: SystemVersion) throws {
    let old = try SheetScene("pad", ios: system)
    old.simulation.dragSheet(SheetGesture(translation: 400))
    #expect(old.scene.findings == [.notSwipeable])
    let low = try SheetScene(ios: 17, orientation: .landscapeRight)
    low.simulation.dragSheet(SheetGesture(translation: 400))
    #expect(low.scene.findings == [.notSwipeable])
    let bare = try Scene("phone", ios: 17)
    bare.simulation.dragSheet(SheetGesture(translation: 400))
    #expect(bare.findings == [.nothingPresented])
  }

  @Test(
    "A drag that is taken back leaves no trace but events, wherever it got",
    arguments: [13, 14, 15, 16, 17, 18, 26] as [SystemVersion],
    [nil, .large] as [UISheetPresentationController.Detent.Identifier?])
  func noTrace(
    system: SystemVersion, selected: UISheetPresentationController.Detent.Identifier?
  ) throws {
    let shown = try Self.shown(system, selected: selected)
    let frame = shown.frame
    for way in stride(from: -600.0, through: 900, by: 75) {
      for velocity: CGFloat in [-3000, 0, 400, 3000] {
        shown.simulation.dragSheet(
          SheetGesture(translation: way, velocity: velocity, end: .cancel))
        #expect(shown.frame == frame)
        #expect(shown.sheet?.selectedDetentIdentifier == selected)
        #expect(shown.scene.chain == ["sheet"])
        #expect(!shown.content.isBeingDismissed)
      }
    }
    for odd: CGFloat in [.nan, .infinity, -.infinity, 1e300] {
      shown.simulation.dragSheet(SheetGesture(translation: odd, velocity: odd, end: .cancel))
      #expect(shown.frame == frame)
    }
    #expect(shown.scene.findings == [])
    expectLegalAppearance(shown.simulation)
    expectVisibleHasAppeared(shown.simulation, [shown.scene.root, shown.content])
  }
}
