import AdaptCore

@testable import AdaptRules

extension RuleCoverage {
  mutating func walkTouches() {
    for horizontal in [UIUserInterfaceSizeClass.unspecified, .compact] {
      let key = SizeClassVariation.Key(horizontal: horizontal, vertical: .unspecified)
      note(
        SizeClassVariation.decide(
          [key], in: UITraitCollection(horizontalSizeClass: .compact), knowsSizeClasses: true))
    }
    for varies in Self.answers {
      for changed in Self.answers {
        note(DocumentReset.decide(variesSubviews: varies, classesChanged: changed))
      }
    }
    note(ConstraintStandIn.decide(across: [], down: []))
    note(ConstraintStandIn.decide(across: .near, down: []))
    let obstacles: [(inout TouchReach.Facts) -> Void] = [
      { $0.isHidden = true }, { $0.isClear = true }, { $0.takesTouches = false },
      { $0.isEnabled = false }, { $0.isOnScreen = false }, { $0.isCovered = true }, { _ in },
      { ($0.isOnScreen, $0.isScrolledTo) = (false, true) }, { $0.isInHiddenColumn = true },
    ]
    for obstacle in obstacles {
      var facts = TouchReach.Facts()
      obstacle(&facts)
      note(TouchReach.decide(facts))
    }
    for kind in [ControlEvents.Kind.button, .value(changed: true), .value(changed: false)] {
      note(ControlEvents.decide(kind, on: 12))
    }
  }
}
