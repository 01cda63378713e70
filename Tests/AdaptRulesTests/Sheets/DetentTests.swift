import AdaptCore
import AdaptMeasured
import AdaptRules
import Foundation
import Testing

struct DetentTests {
  private static func value(
    _ detent: SheetDetent, _ system: SystemVersion, _ traits: UITraitCollection = .phonePortrait,
    container: CGFloat = 852
  ) -> CGFloat? {
    DetentValue.decide(
      detent,
      in: DetentValue.Context(
        maximum: 749, containerHeight: container, traits: traits, system: system)
    ).value
  }

  @Test("There are detents from 15, and custom ones from 16", arguments: systems)
  func availability(system: SystemVersion) {
    #expect((Self.value(.large, system) != nil) == (system >= 15))
    #expect((Self.value(.medium, system) != nil) == (system >= 15))
    #expect((Self.value(.custom(100), system) != nil) == (system >= 16))
  }

  @Test("Medium is 0.56 of the maximum, 0.63 in a container up to 568 points high")
  func medium() {
    #expect(Self.value(.medium, 16) == 749 * 0.56)
    #expect(Self.value(.medium, 16, container: 569) == 749 * 0.56)
    #expect(Self.value(.medium, 16, container: 568) == 749 * 0.63)
    #expect(Self.value(.medium, 16, .phoneLandscape) == nil)
    #expect(Self.value(.large, 16, .phoneLandscape) == 749)
  }

  @Test("A custom detent is inactive above the maximum and without a value")
  func custom() {
    #expect(Self.value(.custom(749), 16) == 749)
    #expect(Self.value(.custom(749.5), 16) == nil)
    #expect(Self.value(.custom(nil), 16) == nil)
    #expect(Self.value(.custom(.nan), 16) == nil)
    #expect(Self.value(.custom(.infinity), 16) == nil)
    #expect(Self.value(.custom(-3), 16) == 0)
  }

  @Test(
    "A sheet rests at the selected detent, else at the smallest active one",
    arguments: [
      ([300, 700], nil, 0), ([300, 700], 1, 1), ([nil, 700], nil, 1), ([nil, 700], 0, 1),
      ([700, 300], nil, 1), ([nil, nil], 0, nil), ([], nil, nil), ([300], 7, 0), ([300], -1, 0),
    ] as [([CGFloat?], Int?, Int?)])
  func selection(values: [CGFloat?], selected: Int?, place: Int?) {
    #expect(DetentSelection.decide(values: values, selected: selected).value == place)
  }

  @Test("Stops go from the lowest to the highest, whatever the order of the detents")
  func order() {
    let layout = SheetLayout.page(
      [.large, .custom(200), .custom(900), .medium], selected: 3, in: .phone(17))
    #expect(layout.stops.map(\.detent) == [1, 3, 0])
    #expect(layout.stops[layout.resting].detent == 3)
  }

  @Test("The delegate hears of the detent a person chose, and of no other", arguments: systems)
  func told(system: SystemVersion) {
    let told = { (origin: DismissalQuestions.Origin, old: Int?, new: Int?) in
      DetentTold.decide(by: origin, from: old, to: new, on: system).value
    }
    #expect(told(.person, 0, 1) == (system >= 15))
    #expect(!told(.person, 1, 1))
    #expect(!told(.code, 0, 1))
  }
}
