import AdaptCore
import AdaptRules
import Testing

@Suite("What of a document holds in which traits, and what stands for its constraints")
struct DocumentRulesTests {
  typealias Key = SizeClassVariation.Key
  typealias Ties = ConstraintStandIn.Ties

  @Test("Variations hold in their size classes, the more specific after the more general")
  func order() {
    let keys = [
      Key(horizontal: .compact, vertical: .regular),
      Key(horizontal: .unspecified, vertical: .regular),
      Key(horizontal: .compact, vertical: .unspecified),
      Key(horizontal: .unspecified, vertical: .unspecified),
      Key(horizontal: .regular, vertical: .unspecified),
    ]
    let phone = UITraitCollection(horizontalSizeClass: .compact, verticalSizeClass: .regular)
    #expect(
      SizeClassVariation.decide(keys, in: phone, knowsSizeClasses: true).value == [3, 2, 1, 0])
    let pad = UITraitCollection(horizontalSizeClass: .regular, verticalSizeClass: .regular)
    #expect(SizeClassVariation.decide(keys, in: pad, knowsSizeClasses: true).value == [3, 4, 1])
    #expect(SizeClassVariation.decide(keys, in: phone, knowsSizeClasses: false).value == [3])
    #expect(
      SizeClassVariation.decide(keys, in: UITraitCollection(), knowsSizeClasses: true).value == [3])
  }

  @Test(
    "A view that constraints tie to edges follows them",
    arguments: [
      ([], [], []), (.near, .near, []), ([.near, .far], .near, .flexibleWidth),
      (.far, .near, .flexibleLeftMargin),
      (.middle, .far, [.flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin]),
      ([.near, .far, .length], [.near, .far], .flexibleHeight),
      ([.near, .middle], .near, []),
    ] as [(Ties, Ties, AutoresizingMask)])
  func ties(across: Ties, down: Ties, mask: AutoresizingMask) {
    #expect(ConstraintStandIn.decide(across: across, down: down).value == mask)
  }

  @Test(
    "The first obstacle on the way from the screen to the control counts",
    arguments: TouchReach.Obstacle.allCases)
  func obstacles(obstacle: TouchReach.Obstacle) {
    var facts = TouchReach.Facts()
    facts.isEnabled = false
    switch obstacle {
    case .hidden: facts.isHidden = true
    case .clear: facts.isClear = true
    case .noInteraction: facts.takesTouches = false
    case .disabled: break
    case .offScreen: facts.isOnScreen = false
    case .covered: facts.isCovered = true
    case .hiddenColumn: facts.isInHiddenColumn = true
    }
    #expect(TouchReach.decide(facts).value == obstacle)
  }

  @Test("Segments and date pickers tell of no touch, and of a value only where it is a new one")
  func events() {
    #expect(
      ControlEvents.decide(.button, on: 8).value == [.down, .up(withPrimaryAction: false)])
    #expect(
      ControlEvents.decide(.value(changed: true), on: 12).value
        == [.down, .changed(withPrimaryAction: true), .up(withPrimaryAction: false)])
    #expect(
      ControlEvents.decide(.quietValue(changed: true), on: 12).value
        == [.changed(withPrimaryAction: true)])
    #expect(ControlEvents.decide(.quietValue(changed: false), on: 12).value == [])
  }
}
