import AdaptCore
import AdaptUIKit
import Foundation
import Testing

@Suite("Which height a sheet rests at")
struct DetentSelectionTests {
  typealias Detent = UISheetPresentationController.Detent
  // 393 × 852 under 17: large starts 10 below 59; medium is 0.56 of 749 above 34.
  private static let mediumTop: CGFloat = 852 - 34 - 0.56 * 749
  private static let largeTop: CGFloat = 69

  private static func shown(_ system: SystemVersion = 17) throws -> SheetScene {
    try SheetScene(ios: system, detents: [.medium(), .large()])
  }

  @Test(
    "Code chooses a detent: the sheet moves and the delegate hears nothing",
    arguments: [15, 16, 17, 18, 26] as [SystemVersion])
  func byCode(system: SystemVersion) throws {
    let shown = try Self.shown(system)
    let medium = shown.frame
    shown.select(.large)
    #expect(shown.frame.minY == (system < 26 ? 69 : 59))
    #expect(shown.sheet?.selectedDetentIdentifier == .large)
    shown.select(nil)
    #expect(shown.frame == medium)
    #expect(shown.lines("present", sheetQuestions) == [])
  }

  @Test(
    "A person chooses a detent: the sheet moves, the property follows, the delegate hears",
    arguments: [15, 16, 17, 18, 26] as [SystemVersion])
  func byPerson(system: SystemVersion) throws {
    let shown = try Self.shown(system)
    shown.simulation.dragSheet(to: .large)
    #expect(shown.frame.minY == (system < 26 ? 69 : 59))
    #expect(shown.sheet?.selectedDetentIdentifier == .large)
    let told = "sheet.pc sheetPresentationControllerDidChangeSelectedDetentIdentifier"
    #expect(shown.lines("present", sheetQuestions) == [told])
    // To where it rests already nobody hears of.
    shown.simulation.dragSheet(to: .large)
    #expect(shown.lines("present", sheetQuestions) == [told])
    shown.simulation.dragSheet(to: .medium)
    #expect(shown.lines("present", sheetQuestions) == [told, told])
    #expect(shown.scene.findings == [])
  }

  @Test("The property has its new value, and the sheet its new frame, when the delegate hears")
  func whenTold() throws {
    let shown = try Self.shown()
    var heard: [CGFloat] = []
    shown.delegate.on[.sheetPresentationControllerDidChangeSelectedDetentIdentifier] = {
      let sheet = $0 as? UISheetPresentationController
      #expect(sheet?.selectedDetentIdentifier == .large)
      heard.append(shown.frame.minY)
    }
    shown.simulation.dragSheet(to: .large)
    #expect(heard == [Self.largeTop])
  }

  @Test("A drag to a height that the sheet does not have is a finding")
  func unknown() throws {
    let shown = try Self.shown()
    shown.simulation.dragSheet(to: .init("nowhere"))
    #expect(shown.scene.findings == [.noSuchDetent])
    // Code may select what it likes: the sheet rests at the smallest active height.
    shown.select(.init("nowhere"))
    #expect((shown.frame.minY - Self.mediumTop).magnitude < 0.01)
  }

  @Test("Before 15 there are no detents to drag to", arguments: [13, 14] as [SystemVersion])
  func tooEarly(system: SystemVersion) throws {
    let shown = try Self.shown(system)
    shown.simulation.dragSheet(to: .medium)
    #expect(shown.lines("present", sheetQuestions) == ["sheet finding noSuchDetent"])
  }

  @Test("With animateChanges the sheet has its new frame at once, without at the next layout")
  func animateChanges() throws {
    let shown = try Self.shown()
    var tops: [CGFloat] = []
    shown.simulation.step("change") {
      shown.sheet?.selectedDetentIdentifier = .large
      tops.append(shown.frame.minY)
      shown.sheet?.animateChanges { shown.sheet?.selectedDetentIdentifier = .large }
      tops.append(shown.frame.minY)
    }
    #expect((tops[0] - Self.mediumTop).magnitude < 0.01)
    #expect(tops[1] == Self.largeTop)
  }

  @Test("A custom detent is resolved anew when it is invalidated, not before")
  func invalidate() throws {
    var value: CGFloat = 200
    let shown = try SheetScene(ios: 16, detents: [.custom { _ in value }])
    value = 300
    shown.simulation.step("wait") {}
    #expect((shown.frame.minY - (852 - 234)).magnitude < 0.01)
    shown.simulation.step("invalidate") { shown.sheet?.invalidateDetents() }
    #expect((shown.frame.minY - (852 - 334)).magnitude < 0.01)
  }

  @Test("A detent resolves others: a custom one can follow medium")
  func resolved() throws {
    var answers: [CGFloat?] = []
    let shown = try SheetScene(
      ios: 16,
      detents: [
        .custom {
          answers = [Detent.medium().resolvedValue(in: $0), Detent.large().resolvedValue(in: $0)]
          return answers[0].map { $0 / 2 }
        }
      ])
    #expect(answers.compactMap { $0 } == [749 * 0.56, 749])
    #expect((shown.frame.height - (34 + 749 * 0.28)).magnitude < 0.01)
  }

  @Test("New detents count at once; a selected one that is gone leaves the smallest")
  func newDetents() throws {
    let shown = try Self.shown()
    shown.select(.large)
    shown.simulation.step("fewer") { shown.sheet?.detents = [.medium()] }
    #expect(shown.sheet?.restingDetentIdentifier == .medium)
    shown.simulation.step("none") { shown.sheet?.detents = [] }
    #expect(shown.frame.minY == Self.largeTop)
    #expect(shown.sheet?.restingDetentIdentifier == nil)
  }

  @Test("At the largest undimmed detent touches go through; above it a tap closes the sheet")
  func undimmed() throws {
    let shown = try SheetScene(detents: [.medium(), .large()]) {
      $0.largestUndimmedDetentIdentifier = .medium
    }
    #expect(shown.sheet?.appearance?.letsTouchesThrough == true)
    #expect(shown.sheet?.appearance?.dimming == 0)
    shown.simulation.tapOutside()
    #expect(shown.scene.findings == [.tapOutsideIgnored])
    #expect(shown.scene.chain == ["sheet"])
    shown.select(.large)
    #expect(shown.sheet?.appearance?.letsTouchesThrough == false)
    shown.simulation.tapOutside()
    #expect(shown.scene.chain == [])
  }

  @Test("A tap beside a modal sheet moves it to its largest undimmed detent")
  func tapMoves() throws {
    let shown = try SheetScene(detents: [.medium(), .large()]) {
      $0.largestUndimmedDetentIdentifier = .medium
      $0.selectedDetentIdentifier = .large
      $0.presentedViewController.isModalInPresentation = true
    }
    shown.simulation.tapOutside()
    #expect(shown.sheet?.selectedDetentIdentifier == .medium)
    #expect(
      shown.lines("tap outside", sheetQuestions)
        == ["sheet.pc sheetPresentationControllerDidChangeSelectedDetentIdentifier"])
  }

  @Test("A person's choice is the detent's, not the place among those that are active")
  func inactiveBefore() throws {
    let shown = try SheetScene(
      ios: 16, detents: [.custom(identifier: .init("none")) { _ in nil }, .medium(), .large()])
    #expect(shown.sheet?.restingDetentIdentifier == .medium)
    shown.simulation.dragSheet(to: .large)
    #expect(shown.sheet?.selectedDetentIdentifier == .large)
    #expect(shown.frame.minY == Self.largeTop)
    let told = "sheet.pc sheetPresentationControllerDidChangeSelectedDetentIdentifier"
    #expect(shown.lines("drag sheet to large", sheetQuestions) == [told])
  }

  // The documentation of `custom(identifier:resolver:)` states 16 as its first system.
  @Test(
    "A custom detent before 16 is a finding and not asked",
    arguments: [(14, [.notAvailableYet]), (15, [.notAvailableYet]), (16, [])]
      as [(SystemVersion, [Finding.Kind])])
  func customTooEarly(system: SystemVersion, findings: [Finding.Kind]) throws {
    var isAsked = false
    let shown = try SheetScene(
      ios: system,
      detents: [
        .custom { _ in
          isAsked = true
          return 200
        }
      ])
    #expect(shown.scene.findings == findings)
    #expect(isAsked == findings.isEmpty)
    #expect(shown.scene.chain == ["sheet"])
  }

  @Test("A resolver that lays out again ends all the same")
  func recursion() throws {
    final class Box { weak var sheet: UISheetPresentationController? }
    let box = Box()
    let shown = try SheetScene(
      ios: 16,
      detents: [
        .custom { _ in
          box.sheet?.animateChanges { box.sheet?.invalidateDetents() }
          return 200
        }
      ])
    box.sheet = shown.sheet
    shown.simulation.step("go round") { shown.sheet?.invalidateDetents() }
    #expect(shown.frame.maxY == 852)
  }
}
