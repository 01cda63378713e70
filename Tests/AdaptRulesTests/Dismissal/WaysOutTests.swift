import AdaptCore
import AdaptMeasured
import AdaptRules
import Testing

struct WaysOutTests {
  typealias Ways = WaysOut.Ways
  typealias Top = WaysOut.Top

  private static func ways(
    _ style: UIModalPresentationStyle, _ traits: UITraitCollection, _ system: SystemVersion,
    _ change: (inout Top) -> Void = { _ in }
  ) -> Ways {
    var top = Top(style: style, traits: traits, system: system)
    change(&top)
    return WaysOut.decide(top).value
  }

  @Test("A form sheet in compact height has no way out but a control (R012)")
  func compactHeight() {
    for system: SystemVersion in [13, 17, 18, 26] {
      #expect(Self.ways(.formSheet, .phoneLandscape, system) == [])
      #expect(Self.ways(.formSheet, .phoneLandscape, system) { $0.hasControl = true } == .control)
    }
  }

  @Test("The edge in compact height lets a sheet be swiped again (R015)")
  func edge() {
    let ways = Self.ways(.pageSheet, .phoneLandscape, 15) { $0.isEdgeAttached = true }
    #expect(ways == [.swipe, .tapOutside])
    #expect(Self.ways(.pageSheet, .phonePortrait, 15) == [.swipe, .tapOutside])
    #expect(Self.ways(.pageSheet, .phoneLandscape, 15) == [])
  }

  @Test("A pad's form sheet locks people in up to 12 (R032)")
  func formSheetOnPad() {
    for system: SystemVersion in [8.2, 8.3, 9, 11, 12] {
      #expect(Self.ways(.formSheet, .pad, system) == [])
    }
    for system: SystemVersion in [13, 15, 16, 17, 18, 26] {
      #expect(Self.ways(.formSheet, .pad, system) == [.swipe, .tapOutside])
    }
  }

  @Test("A delegate that always answers no leaves no way out (R034)")
  func refused() {
    for system: SystemVersion in [13, 18, 26] {
      #expect(Self.ways(.pageSheet, .phonePortrait, system) { $0.answer = false } == [])
      #expect(Self.ways(.popover, .pad, system) { $0.answer = false } == [])
    }
    #expect(Self.ways(.popover, .pad, 12) { $0.answer = false } == [])
    #expect(Self.ways(.popover, .pad, 12) { $0.answer = true } == .tapOutside)
  }

  @Test("A modal controller leaves no way out but a control (O018)")
  func modal() {
    #expect(Self.ways(.pageSheet, .phonePortrait, 13) { $0.isModal = true } == [])
    #expect(Self.ways(.popover, .pad, 13) { $0.isModal = true } == [])
    // The flag does not exist before.
    #expect(Self.ways(.popover, .pad, 12) { $0.isModal = true } == .tapOutside)
  }

  @Test("The lecture's popover on a Plus phone is a form sheet from 8.3, with no way out (R004)")
  func lecture() {
    #expect(Self.ways(.popover, .plusLandscape, 8.2) == .tapOutside)
    #expect(Self.ways(.formSheet, .plusLandscape, 8.3) == [])
  }

  @Test("Full screen is closed by a control only", arguments: systems)
  func fullScreen(system: SystemVersion) {
    #expect(Self.ways(.fullScreen, .phonePortrait, system) == [])
    #expect(Self.ways(.fullScreen, .phonePortrait, system) { $0.hasControl = true } == .control)
  }

  @Test("An alert is closed by its actions, an action sheet also by a tap outside")
  func alerts() {
    let alert = Self.ways(.custom, .phonePortrait, 17) {
      $0.alert = .alert
      $0.hasControl = true
    }
    #expect(alert == .control)
    let sheet = Self.ways(.custom, .phonePortrait, 17) {
      $0.alert = .actionSheet(.bottomSheet)
      $0.hasCancel = true
      $0.hasControl = true
    }
    #expect(sheet == [.control, .tapOutside])
    #expect(Self.ways(.custom, .phonePortrait, 17) { $0.alert = .alert } == [])
  }
}
