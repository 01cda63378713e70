import AdaptCore
import AdaptUIKit
import Foundation
import Testing

@Suite("A tap on a sheet's grabber")
struct GrabberTapTests {
  private static let told =
    "sheet.pc sheetPresentationControllerDidChangeSelectedDetentIdentifier"

  private static func shown(
    _ system: SystemVersion = 17, detents: [UISheetPresentationController.Detent],
    selected: UISheetPresentationController.Detent.Identifier? = nil, showsGrabber: Bool = true
  ) throws -> SheetScene {
    try SheetScene(ios: system, detents: detents) {
      $0.selectedDetentIdentifier = selected
      $0.prefersGrabberVisible = showsGrabber
    }
  }

  @Test(
    "It leads to the next lower height, round to the highest, and the delegate hears of it",
    arguments: [15, 16, 17, 18, 26] as [SystemVersion])
  func moves(system: SystemVersion) throws {
    let shown = try Self.shown(system, detents: [.medium(), .large()], selected: .large)
    for expected: UISheetPresentationController.Detent.Identifier in [.medium, .large, .medium] {
      shown.simulation.tapGrabber()
      #expect(shown.sheet?.restingDetentIdentifier == expected)
      #expect(shown.lines("tap grabber", sheetQuestions) == [Self.told])
    }
    #expect(shown.scene.findings == [])
  }

  @Test("A sheet with one height wants to go: the delegate is asked, and may keep it")
  func closes() throws {
    let shown = try Self.shown(detents: [.large()])
    shown.delegate.allows = false
    shown.simulation.tapGrabber()
    #expect(
      shown.lines("tap grabber", sheetQuestions) == [
        "sheet.pc presentationControllerShouldDismiss → false", "sheet finding dismissalRefused",
        "sheet.pc presentationControllerDidAttemptToDismiss",
      ])
    #expect(shown.scene.chain == ["sheet"])
    shown.delegate.allows = true
    shown.simulation.tapGrabber()
    #expect(
      shown.lines("tap grabber", sheetQuestions) == [
        "sheet.pc presentationControllerShouldDismiss → true",
        "sheet.pc presentationControllerWillDismiss", "sheet.pc presentationControllerDidDismiss",
      ])
    #expect(shown.scene.chain == [])
  }

  @Test("A modal sheet with one height stays, and the delegate hears of the attempt")
  func modal() throws {
    let shown = try Self.shown(detents: [.medium()])
    shown.content.isModalInPresentation = true
    shown.simulation.tapGrabber()
    #expect(
      shown.lines("tap grabber", sheetQuestions) == [
        "sheet.pc presentationControllerDidAttemptToDismiss"
      ])
    #expect(shown.scene.chain == ["sheet"])
  }

  @Test("Where no grabber is shown a tap is a finding")
  func noGrabber() throws {
    let hidden = try Self.shown(detents: [.medium(), .large()], showsGrabber: false)
    hidden.simulation.tapGrabber()
    #expect(hidden.scene.findings == [.noSuchAction])
    let old = try Self.shown(14, detents: [.medium(), .large()])
    old.simulation.tapGrabber()
    #expect(old.scene.findings == [.noSuchAction])
    let scene = try Scene("iphone-15", ios: 17)
    scene.simulation.tapGrabber()
    #expect(scene.findings == [.nothingPresented])
  }

  @Test("A tap at a point near the grabber is one on it; further away it lands on the content")
  func atAPoint() throws {
    let shown = try Self.shown(detents: [.medium(), .large()], selected: .large)
    let frame = shown.frame
    // The grabber's middle lies 7.5 points below the top; 22 around it take touches.
    shown.simulation.tap(at: CGPoint(x: frame.midX + 21, y: frame.minY + 29))
    #expect(shown.sheet?.restingDetentIdentifier == .medium)
    shown.simulation.tap(at: CGPoint(x: shown.frame.midX + 23, y: shown.frame.minY + 20))
    #expect(shown.sheet?.restingDetentIdentifier == .medium)
    #expect(shown.scene.notes == [.tapLanded])
  }
}
