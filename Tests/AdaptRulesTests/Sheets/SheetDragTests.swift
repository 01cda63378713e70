import AdaptCore
import AdaptMeasured
import AdaptRules
import Foundation
import Testing

struct SheetDragTests {
  typealias End = SheetRelease.End

  private static func drag(
    _ detents: [SheetDetent], selected: Int? = nil, _ system: SystemVersion,
    _ permission: SheetLeave.Permission = .allowed
  ) -> SheetDrag {
    let space = PresentationSpace.phone(system)
    return SheetDrag(
      on: .page(detents, selected: selected, in: space), in: space, permission: permission)
  }

  private static func end(
    _ drag: SheetDrag, _ translation: CGFloat, _ velocity: CGFloat = 0
  ) -> End {
    SheetRelease.decide(drag, translation: translation, velocity: velocity).value.end
  }

  @Test(
    "Under 26 the sheet moves ten points less than the finger, as measured",
    arguments: [(180, 170), (240, 230), (320, 310), (360, 350), (380, 370)] as [(CGFloat, CGFloat)])
  func slop(finger: CGFloat, sheet: CGFloat) {
    let position = SheetTracking.decide(Self.drag([.large], 26.1), translation: finger).value
    #expect(position.top == 59 + sheet)
    #expect(position.isBelowLowest)
    #expect((position.progress - sheet / 793).magnitude < 1e-9)
  }

  @Test(
    "Released at rest under 26 a sheet goes from half its height, as measured",
    arguments: [
      // On a sheet 793 high, then on a custom value of 400: the way of the sheet itself.
      (SheetDetent.large, 370, End.settles(at: 0)), (.large, 398, .dismisses),
      (.large, 402, .dismisses), (.custom(400), 170, .settles(at: 0)),
      (.custom(400), 210, .dismisses),
    ] as [(SheetDetent, CGFloat, End)])
  func atRest(detent: SheetDetent, way: CGFloat, end: End) {
    #expect(Self.end(Self.drag([detent], 26.1), way + SheetTracking.slop) == end)
  }

  @Test(
    "After 64 points 975 a second springs back and 1000 goes, as measured under 26",
    arguments: [(975, End.settles(at: 0)), (1000, .dismisses)] as [(CGFloat, End)])
  func velocity(velocity: CGFloat, end: End) {
    #expect(Self.end(Self.drag([.large], 26.1), 64, velocity) == end)
    // The formula read from 16 says the same of it.
    #expect(Self.end(Self.drag([.large], 16), 64, velocity) == end)
  }

  @Test("From 15 to 25 the speed carries a sheet past half, under 26 and 13 it does not")
  func projection() {
    // 350 of 783 or 793 is less than half; 0.099 s at 600 points a second are 59 more.
    #expect(Self.end(Self.drag([.large], 17), 360, 600) == .dismisses)
    #expect(Self.end(Self.drag([.large], 17), 360, 200) == .settles(at: 0))
    #expect(Self.end(Self.drag([.large], 26), 360, 600) == .settles(at: 0))
    #expect(Self.end(Self.drag([.large], 13), 360, 600) == .settles(at: 0))
  }

  @Test("A finger that goes up again takes the sheet back", arguments: [13, 15, 18, 26])
  func upAgain(system: SystemVersion) {
    #expect(Self.end(Self.drag([.large], system), 450, -1200) == .settles(at: 0))
  }

  @Test("A drag goes to the nearest detent, and only below half of the lowest away")
  func nearest() {
    // 17: medium is 453.44 high, large 783; the middle between their tops is 164.78 away.
    for system: SystemVersion in [15, 16, 17, 18] {
      let large = Self.drag([.medium, .large], selected: 1, system)
      #expect(Self.end(large, 164 + 10) == .settles(at: 1))
      #expect(Self.end(large, 166 + 10) == .settles(at: 0))
      let medium = Self.drag([.medium, .large], system)
      #expect(Self.end(medium, -(164 + 10)) == .settles(at: 0))
      #expect(Self.end(medium, -(166 + 10)) == .settles(at: 1))
      #expect(Self.end(medium, 226 + 10) == .settles(at: 0))
      #expect(Self.end(medium, 227 + 10) == .dismisses)
    }
  }

  @Test("A flick goes one detent further, down to the lowest before it goes away")
  func flick() {
    for system: SystemVersion in [15, 18, 26] {
      let large = Self.drag([.medium, .large], selected: 1, system)
      #expect(Self.end(large, 30, 1000) == .settles(at: 0))
      #expect(Self.end(large, 30, 240) == .settles(at: 1))
      let medium = Self.drag([.medium, .large], system)
      #expect(Self.end(medium, -30, -1000) == .settles(at: 1))
      #expect(Self.end(medium, 30, 1000) == .dismisses)
    }
  }

  @Test("A finger that hardly moves drags nothing, however fast")
  func tooShort() {
    for system: SystemVersion in [13, 17, 26] {
      #expect(Self.end(Self.drag([.large], system), 10, 5000) == .settles(at: 0))
      #expect(Self.end(Self.drag([.large], system), -10, -5000) == .settles(at: 0))
    }
  }

  @Test(
    "A sheet that may not go stays and tells of the attempt (O018, R034)",
    arguments: [SheetLeave.Permission.modal, .refused, .presents])
  func kept(permission: SheetLeave.Permission) {
    for system: SystemVersion in [13, 15, 18, 26] {
      let drag = Self.drag([.large], system, permission)
      for (translation, velocity) in [(500, 0), (64, 1000), (300, 0)] as [(CGFloat, CGFloat)] {
        let outcome = SheetRelease.decide(drag, translation: translation, velocity: velocity).value
        #expect(outcome.end == .settles(at: 0))
        #expect(outcome.attempts)
      }
      // A small tug is no attempt.
      let small = SheetRelease.decide(drag, translation: 60, velocity: 0).value
      #expect(!small.attempts)
      // It gives way, less than a quarter of the full height or 200 points.
      let pulled = SheetTracking.decide(drag, translation: 5000).value
      #expect(pulled.top - drag.stops[0].minY < 200)
    }
  }

  @Test("A modal sheet pulled down from large settles at medium and tells once per drag")
  func modalAcrossDetents() {
    let drag = Self.drag([.medium, .large], selected: 1, 16, .modal)
    let outcome = SheetRelease.decide(drag, translation: 640, velocity: 0).value
    #expect(outcome.end == .settles(at: 0))
    #expect(outcome.attempts)
  }

  @Test("Above the highest detent a sheet gives way at most by the gap, under 26 not at all")
  func above() {
    let seventeen = SheetTracking.decide(Self.drag([.large], 17), translation: -400).value
    #expect(seventeen.top < 69 && seventeen.top > 59)
    #expect(SheetTracking.decide(Self.drag([.large], 26), translation: -400).value.top == 59)
    #expect(!seventeen.isBelowLowest)
  }

  @Test("A drag the system takes back leaves the sheet where it rested")
  func cancelled() {
    let drag = Self.drag([.medium, .large], selected: 1, 17)
    let outcome = SheetRelease.cancelled(drag).value
    #expect(outcome.end == .settles(at: 1))
    #expect(!outcome.attempts)
  }

  @Test("No translation and no speed, however odd, leads outside of the stops")
  func odd() {
    let numbers: [CGFloat] = [.nan, .infinity, -.infinity, 0, 1e308, -1e308, 11, -11]
    for system: SystemVersion in [13, 15, 26] {
      for permission in SheetLeave.Permission.allCases {
        let drag = Self.drag([.medium, .large], system, permission)
        for translation in numbers {
          let position = SheetTracking.decide(drag, translation: translation).value
          #expect(position.top.isFinite)
          #expect((0...1).contains(position.progress))
          for velocity in numbers {
            switch Self.end(drag, translation, velocity) {
            case .settles(let place): #expect(drag.stops.indices.contains(place))
            case .dismisses: #expect(!permission.keepsSheet)
            }
          }
        }
      }
    }
  }

  @Test("Who may go: nobody is asked of a modal sheet nor of one that presents (O018)")
  func permission() {
    let permission = { (isModal: Bool, presents: Bool, answer: Bool?) in
      SheetLeave.decide(isModal: isModal, presents: presents, answer: answer).value
    }
    #expect(permission(false, false, nil) == .asks)
    #expect(permission(false, false, true) == .allowed)
    #expect(permission(false, false, false) == .refused)
    #expect(permission(true, false, true) == .modal)
    #expect(permission(true, true, true) == .presents)
  }
}
