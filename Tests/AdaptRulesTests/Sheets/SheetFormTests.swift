import AdaptCore
import AdaptMeasured
import AdaptRules
import Foundation
import Testing

struct SheetFormTests {
  typealias Form = SheetForm.Form

  @Test(
    "The form by system: upright phone, phone on its side, the same at the edge, pad",
    arguments: [
      (8.2, [.classic, .classic, .classic, .classic]),
      (8.3, [.classic, .classic, .classic, .classic]),
      (9, [.classic, .classic, .classic, .classic]),
      (12, [.classic, .classic, .classic, .classic]),
      // O021, R012: in compact height the window is covered; the edge can be preferred from 15.
      (13, [.card, .covering, .covering, .centred]),
      (15, [.detents, .covering, .edgeAttached, .centred]),
      (16, [.detents, .covering, .edgeAttached, .centred]),
      (17, [.detents, .covering, .edgeAttached, .centred]),
      (18, [.detents, .covering, .edgeAttached, .centred]),
      (26, [.detents, .covering, .edgeAttached, .centred]),
    ] as [(SystemVersion, [Form])])
  func forms(system: SystemVersion, forms: [Form]) {
    func form(_ traits: UITraitCollection, _ setup: SheetSetup = SheetSetup()) -> Form {
      SheetForm.decide(setup: setup, traits: traits, on: system).value
    }
    #expect(
      [
        form(.phonePortrait), form(.phoneLandscape), form(.phoneLandscape, .atEdge), form(.pad),
      ] == forms)
  }

  @Test("A narrow window of a pad has a card, a wide phone on its side is covered (O039)")
  func mixed() {
    let setup = SheetSetup()
    #expect(SheetForm.decide(setup: setup, traits: .narrowPad, on: 15).value == .detents)
    #expect(SheetForm.decide(setup: setup, traits: .plusLandscape, on: 15).value == .covering)
  }

  @Test("Detents do not shape a sheet in a pad's middle nor in compact height (R017)")
  func detentsNotInEffect() {
    let reasons = [
      "no direction is compact, so the sheet lies in the middle without detents",
      "in compact height a sheet covers the window, and no detent is in effect",
    ]
    for (space, reason) in zip([PresentationSpace.pad(17), .phoneOnItsSide(17)], reasons) {
      let form = SheetForm.decide(setup: SheetSetup(), traits: space.traits, on: 17)
      #expect(form.reasons.map(RuleCatalogue.words) == [reason])
      let small = SheetLayout.page([.custom(100)], in: space)
      let large = SheetLayout.page([.large], in: space)
      #expect(small.placement == large.placement)
      #expect(small.stops.map(\.detent) == [nil])
    }
    #expect(
      SheetLayout.page([.large], in: .pad(17)).fullFrame.size == CGSize(width: 712, height: 1006))
  }

  @Test("A page sheet that does not prefer page sizing has a form's size, from 17")
  func pageSizing() {
    var setup = SheetSetup()
    setup.prefersPageSizing = false
    setup.preferredContentSize = CGSize(width: 400, height: 300)
    let size = { (system: SystemVersion, style: UIModalPresentationStyle) in
      SheetLayout.decide(
        style: style, setup: setup, detents: [.large], selected: nil, in: .pad(system)
      ).value.fullFrame.size
    }
    #expect(size(16, .pageSheet) == CGSize(width: 712, height: 1006))
    #expect(size(17, .pageSheet) == CGSize(width: 400, height: 300))
    #expect(size(16, .formSheet) == CGSize(width: 400, height: 300))
    #expect(size(26, .formSheet) == CGSize(width: 400, height: 300))
  }

  @Test("At the edge a sheet is as wide as the safe area, or as its content prefers")
  func edgeWidth() {
    var setup = SheetSetup.atEdge
    let frame = { (setup: SheetSetup) in
      SheetLayout.page([.large], setup: setup, in: .phoneOnItsSide(15)).fullFrame
    }
    // Safe width 852 − 2 · 59; 8 points below the top, down to the bottom.
    #expect(frame(setup) == CGRect(x: 59, y: 8, width: 734, height: 385))
    setup.preferredContentSize = CGSize(width: 400, height: 10)
    #expect(frame(setup).width == 734)
    setup.widthFollowsPreferredContentSizeWhenEdgeAttached = true
    #expect(frame(setup) == CGRect(x: 226, y: 8, width: 400, height: 385))
    setup.preferredContentSize.width = 2000
    #expect(frame(setup).width == 734)
    // The wish has no effect in compact width and regular height.
    setup.preferredContentSize.width = 100
    #expect(SheetLayout.page([.large], setup: setup, in: .phone(15)).fullFrame.width == 393)
  }

  @Test("In compact height medium alone leaves no detent, so the window is covered (R015)")
  func mediumAlone() {
    let upright = SheetLayout.page([.medium], setup: .atEdge, in: .phone(15))
    #expect(upright.form == .detents)
    #expect(upright.stops.map(\.detent) == [0])
    let alone = SheetLayout.page([.medium], setup: .atEdge, in: .phoneOnItsSide(15))
    #expect(alone.form == .covering)
    #expect(alone.placement.frame == CGRect(x: 0, y: 0, width: 852, height: 393))
    let both = SheetLayout.page([.medium, .large], setup: .atEdge, in: .phoneOnItsSide(15))
    #expect(both.form == .edgeAttached)
    #expect(both.stops.map(\.detent) == [1])
  }

  @Test("Up to 12 the layout is the one of the older cards (O040)", arguments: [8.2, 8.3, 9, 12])
  func older(system: SystemVersion) {
    let layout = SheetLayout.page([.medium], in: .homeButtonPhone(system))
    #expect(layout.placement.frame == CGRect(x: 0, y: 20, width: 375, height: 647))
    #expect(layout.form == .classic)
  }

  @Test("In 13 and 14 a card has one height (O039)")
  func card() {
    let layout = SheetLayout.page([.medium, .large], in: .homeButtonPhone(13))
    #expect(layout.placement.frame == CGRect(x: 0, y: 40, width: 375, height: 627))
    #expect(layout.stops.count == 1)
    #expect(layout.form == .card)
  }
}
