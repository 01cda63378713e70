import AdaptCore
import AdaptMeasured
import AdaptRules
import Foundation
import Testing

@Suite("Rules of tabs")
struct TabRulesTests {
  @Test(
    "R100: the bar lies at the bottom, and from 18 on at the top of a pad in regular width",
    arguments: [
      (UITraitCollection.phonePortrait, Platform(system: 17), TabBarEdge.Edge.bottom),
      (.phonePortrait, Platform(system: 18), .bottom),
      (.plusLandscape, Platform(system: 18), .bottom),
      (.plusLandscape, Platform(system: 26), .bottom),
      (.pad, Platform(system: 8), .bottom),
      (.pad, Platform(system: 17), .bottom),
      (.pad, Platform(system: 18), .top),
      (.pad, Platform(system: 18, sdk: 17), .bottom),
      (.pad, Platform(system: 26), .top),
      (.narrowPad, Platform(system: 18), .bottom),
      (.narrowPad, Platform(system: 26), .bottom),
    ])
  func edge(traits: UITraitCollection, platform: Platform, edge: TabBarEdge.Edge) {
    #expect(TabBarEdge.decide(in: traits, on: platform).value == edge)
  }

  // The figures are those of the tables that the rule names.
  @Test(
    "A bar is as high as the tables of bars say",
    arguments: [
      (UITraitCollection.phonePortrait, 34, Platform(system: 13), 49),
      (.phonePortrait, 0, Platform(system: 8), 49), (.phoneLandscape, 0, Platform(system: 10), 49),
      (.phoneLandscape, 21, Platform(system: 13), 32),
      (.plusLandscape, 21, Platform(system: 13), 49), (.pad, 0, Platform(system: 11), 49),
      (.pad, 0, Platform(system: 12), 50), (.pad, 0, Platform(system: 12, sdk: 11), 49),
      (.pad, 20, Platform(system: 12), 45), (.narrowPad, 20, Platform(system: 18), 45),
    ] as [(UITraitCollection, CGFloat, Platform, CGFloat)])
  func height(
    traits: UITraitCollection, unsafeBottom: CGFloat, platform: Platform, height: CGFloat
  ) {
    let decision = TabBarHeight.decide(
      at: .bottom, in: traits, unsafeBottom: unsafeBottom, on: platform)
    #expect(decision.value == height)
  }

  @Test(
    "R100: more than five controllers, or than eight in a pad's regular width, need More",
    arguments: [
      (5, TabBarEdge.Edge.bottom, UITraitCollection.phonePortrait, 5, false),
      (6, .bottom, .phonePortrait, 4, true), (6, .bottom, .plusLandscape, 4, true),
      (6, .bottom, .narrowPad, 4, true), (8, .bottom, .pad, 8, false), (9, .bottom, .pad, 7, true),
      (12, .top, .pad, 12, false), (0, .bottom, .phonePortrait, 0, false),
    ])
  func more(
    count: Int, edge: TabBarEdge.Edge, traits: UITraitCollection, own: Int, hasMore: Bool
  ) {
    #expect(
      MoreTabs.decide(count: count, at: edge, in: traits).value
        == MoreTabs.Row(own: own, hasMore: hasMore))
  }

  // The documentation of `UITabBarController.viewControllers`.
  @Test(
    "The selected controller stays selected, else the one at its place, else the first",
    arguments: [
      (1, 2, 3, 2), (1, nil, 3, 1), (2, nil, 2, 0), (nil, nil, 2, 0), (1, nil, 0, nil),
    ] as [(Int?, Int?, Int, Int?)])
  func kept(oldPlace: Int?, newPlace: Int?, count: Int, selected: Int?) {
    #expect(KeptTab.decide(oldPlace: oldPlace, newPlace: newPlace, count: count).value == selected)
  }

  @Test(
    "A tap selects or goes back to the root, unless the delegate refuses",
    arguments: [
      (false, true, 0, TabTap.Outcome.selects), (false, nil, 3, .selects),
      (false, false, 0, .refused), (true, true, 3, .popsToRoot), (true, nil, 1, .stays),
      (true, nil, 0, .stays), (true, false, 3, .refused),
    ] as [(Bool, Bool?, Int, TabTap.Outcome)])
  func tap(isSelected: Bool, answer: Bool?, depth: Int, outcome: TabTap.Outcome) {
    #expect(TabTap.decide(isSelected: isSelected, answer: answer, depth: depth).value == outcome)
  }
}
