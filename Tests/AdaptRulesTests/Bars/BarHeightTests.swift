import AdaptCore
import AdaptMeasured
import AdaptRules
import Foundation
import Testing

/// The figures are those of the published tables of bars; see the rules' sources.
@Suite("How high bars are")
struct BarHeightTests {
  private func space(
    _ traits: UITraitCollection, _ system: SystemVersion, sdk: SystemVersion? = nil,
    top: CGFloat = 20
  ) -> ContainerSpace {
    ContainerSpace(
      size: CGSize(width: 400, height: 800), unsafe: UIEdgeInsets(top: top), traits: traits,
      platform: Platform(system: system, sdk: sdk))
  }

  @Test(
    "Navigation bars have the published heights",
    arguments: [
      (.phonePortrait, 8, .window, 44), (.phonePortrait, 18, .window, 44),
      (.phoneLandscape, 8, .window, 32), (.phoneLandscape, 26, .window, 32),
      (.plusLandscape, 9, .window, 44), (.pad, 11, .window, 44), (.pad, 12, .window, 50),
      (.pad, 18, .window, 50), (.narrowPad, 12, .window, 50), (.phonePortrait, 26, .window, 54),
      (.phonePortrait, 12.4, .sheet, 44), (.phonePortrait, 13, .sheet, 56), (.pad, 13, .sheet, 56),
      (.pad, 26, .sheet, 70), (.phonePortrait, 15, .popover, 44),
    ] as [(UITraitCollection, SystemVersion, BarSurroundings, CGFloat)])
  func navigation(
    traits: UITraitCollection, system: SystemVersion, surroundings: BarSurroundings, height: CGFloat
  ) {
    let bar = NavigationBarHeight.decide(.init(), in: space(traits, system), of: surroundings)
    #expect(bar.value == height)
  }

  @Test("An app built before the new bars keeps the old ones")
  func linkedEarlier() {
    let old = NavigationBarHeight.decide(.init(), in: space(.pad, 12, sdk: 11), of: .window)
    #expect(old.value == 44)
    let compatible = NavigationBarHeight.decide(
      .init(), in: space(.phonePortrait, 26, sdk: 18), of: .window)
    #expect(compatible.value == 44)
    #expect(ToolbarHeight.decide(in: space(.pad, 12, sdk: 11)).value == 44)
  }

  @Test(
    "A large title makes 96 on a phone and 102 on a pad, in regular height only",
    arguments: [
      (.phonePortrait, 96), (.pad, 102), (.phoneLandscape, 32), (.plusLandscape, 44),
    ] as [(UITraitCollection, CGFloat)])
  func largeTitle(traits: UITraitCollection, height: CGFloat) {
    let extras = NavigationBarHeight.Extras(hasLargeTitle: true)
    #expect(
      NavigationBarHeight.decide(extras, in: space(traits, 13), of: .window).value == height)
  }

  @Test(
    "Under a Dynamic Island the bar begins where it was measured",
    arguments: [
      (59, 17, 53.6667), (62, 18, 56.3333), (68, 18, 62.3333), (47, 17, 47), (20, 12.4, 20),
      (59, 26, 59), (0, 13, 0),
    ] as [(CGFloat, SystemVersion, CGFloat)])
  func top(unsafe: CGFloat, system: SystemVersion, y: CGFloat) {
    let top = NavigationBarTop.decide(
      in: space(.phonePortrait, system, top: unsafe), of: .window
    ).value
    #expect(abs(top - y) < 0.001)
  }

  @Test(
    "Toolbars have the published heights",
    arguments: [
      (.phonePortrait, 12, 44), (.phoneLandscape, 12, 32), (.plusLandscape, 12, 44), (.pad, 11, 44),
      (.pad, 12, 50), (.phonePortrait, 26, 48),
    ] as [(UITraitCollection, SystemVersion, CGFloat)])
  func toolbar(traits: UITraitCollection, system: SystemVersion, height: CGFloat) {
    #expect(ToolbarHeight.decide(in: space(traits, system)).value == height)
  }

  /// The header of `largeTitleDisplayMode` says what each mode does.
  @Test("An automatic title follows the one below, and the first is large")
  func modes() {
    #expect(LargeTitle.wish(.automatic, below: nil).value)
    #expect(LargeTitle.wish(.automatic, below: true).value)
    #expect(!LargeTitle.wish(.automatic, below: false).value)
    #expect(LargeTitle.wish(.always, below: false).value)
    #expect(!LargeTitle.wish(.never, below: true).value)
  }
}
