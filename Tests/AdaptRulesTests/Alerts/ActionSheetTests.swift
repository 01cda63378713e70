import AdaptCore
import AdaptMeasured
import AdaptRules
import Foundation
import Testing

struct ActionSheetTests {
  typealias Form = ActionSheetForm.Form

  private static func form(
    _ traits: UITraitCollection, _ system: SystemVersion, anchored: Bool = true,
    from surroundings: PopoverNesting.Surroundings = .window
  ) -> Form {
    ActionSheetForm.decide(
      window: traits, anchored: anchored, from: surroundings, on: system
    ).value
  }

  @Test("Up to 25 phones in any position, and narrow windows, show it from the bottom (R022)")
  func table() {
    for system in systems where system < 26 {
      for traits in [
        UITraitCollection.phonePortrait, .phoneLandscape, .plusLandscape, .narrowPad,
      ] {
        #expect(Self.form(traits, system) == .bottomSheet)
        #expect(Self.form(traits, system, anchored: false) == .bottomSheet)
      }
      #expect(Self.form(.pad, system) == .popover)
    }
  }

  @Test("From 26 a phone shows it at its source, or in the middle")
  func newest() {
    #expect(Self.form(.phonePortrait, 26) == .popover)
    #expect(Self.form(.phonePortrait, 26, anchored: false) == .card)
    #expect(!Form.popover.showsCancel)
    #expect(Form.card.showsCancel)
  }

  @Test("A wide pad needs an anchor, and without one the presentation fails (R023, O130)")
  func anchor() {
    for system in systems {
      let form = Self.form(.pad, system, anchored: false)
      #expect(form == .popover)
      #expect(PopoverAnchor.decide(style: .popover, anchored: false).value)
      #expect(Self.form(.phonePortrait, system, anchored: false) != .popover)
    }
  }

  @Test("From a popover it is a sheet inside, from a form sheet a popover (R011)")
  func nested() {
    #expect(Self.form(.pad, 9, from: .popover) == .insidePopover)
    #expect(Self.form(.pad, 9, from: .formSheet) == .popover)
  }

  @Test("A tap outside runs the cancel action; an alert does not mind it")
  func outside() {
    let tap = { AlertOutsideTap.decide($0, hasCancel: $1).value }
    #expect(tap(.alert, true) == .ignored)
    #expect(tap(.actionSheet(.bottomSheet), true) == .cancels)
    #expect(tap(.actionSheet(.bottomSheet), false) == .ignored)
    #expect(tap(.actionSheet(.popover), true) == .cancels)
    #expect(tap(.actionSheet(.popover), false) == .closes)
  }

  @Test("From 26 an alert is 320 wide in the middle of the safe area, as probed")
  func card() {
    // Title and message, two buttons in a row: 22 + 20⅓ + 7⅔ + 18 + 4⅓, then 16 + 48 + 16.
    let frame = AlertGeometry.decide(in: .phone(26), texts: 2, actions: 2).value
    #expect(frame.width == 320)
    #expect((frame.height - (72 + 1 / 3 + 80)).magnitude < 1e-9)
    #expect((frame.midY - 438.5).magnitude < 1e-9)
    #expect(frame.midX == 196.5)
  }

  @Test("An action sheet stays inside the safe area however many buttons it has")
  func bounds() {
    for space in [PresentationSpace.phone(17), .phoneOnItsSide(17), .homeButtonPhone(9)] {
      for actions in [0, 3, 100, -1] {
        let frame = ActionSheetGeometry.decide(
          in: space, texts: 1, actions: actions, hasCancel: true
        ).value
        #expect(space.bounds.inset(by: space.safeArea).contains(frame))
      }
    }
  }
}
