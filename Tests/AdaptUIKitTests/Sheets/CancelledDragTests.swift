import AdaptCore
import AdaptUIKit
import Foundation
import Testing

@Suite("A drag that is taken back leaves nothing but its events")
struct CancelledDragTests {
  /// What can be seen of a sheet and of what lies behind it.
  private struct Picture: Equatable {
    var frames: [CGRect?]
    var chain: [String]
    var resting: UISheetPresentationController.Detent.Identifier?
    var appearance: SheetAppearance?
    var states: [NodeID: AppearanceState] = [:]

    init(_ shown: SheetScene) {
      frames = [shown.scene.root.frameOnScreen, shown.content.frameOnScreen]
      chain = shown.scene.chain
      resting = shown.sheet?.restingDetentIdentifier
      appearance = shown.sheet?.appearance
      for event in shown.simulation.trace {
        if case .appearance(_, let state) = event.kind { states[event.subject] = state }
      }
    }
  }

  private static func shown(
    _ system: SystemVersion, _ device: String,
    selected: UISheetPresentationController.Detent
      .Identifier? = nil
  ) throws -> SheetScene {
    try SheetScene(device, ios: system, detents: [.medium(), .large()]) {
      $0.selectedDetentIdentifier = selected
    }
  }

  @Test(
    "At every point, on phones and pads, from each height, allowed or not",
    arguments: [13, 15, 16, 17, 18, 26] as [SystemVersion], ["iphone-15", "pad-11"])
  func everyPoint(system: SystemVersion, device: String) throws {
    for selected: UISheetPresentationController.Detent.Identifier in [.medium, .large] {
      for isModal in [false, true] {
        let shown = try Self.shown(system, device, selected: selected)
        shown.content.isModalInPresentation = isModal
        let before = Picture(shown)
        for way in stride(from: CGFloat(-300), through: 1_000, by: 65) {
          shown.simulation.dragSheet(
            SheetGesture(translation: way, velocity: way > 400 ? 3_000 : 0, end: .cancel))
          #expect(Picture(shown) == before, "\(selected.rawValue) \(way) \(isModal)")
        }
        shown.simulation.swipeDown(.cancel)
        #expect(Picture(shown) == before)
        expectLegalAppearance(shown.simulation)
      }
    }
  }

  @Test("What comes afterwards is what comes on a sheet that no finger has touched")
  func afterwards() throws {
    let touched = try Self.shown(17, "iphone-15")
    for way: CGFloat in [40, 250, 700] {
      touched.simulation.dragSheet(SheetGesture(translation: way, end: .cancel))
    }
    let fresh = try Self.shown(17, "iphone-15")
    let heard = appearance.union(sheetQuestions)
    for shown in [touched, fresh] { shown.simulation.swipeDown() }
    #expect(touched.lines("swipe down", heard) == fresh.lines("swipe down", heard))
    #expect(touched.scene.chain == [])
  }
}
