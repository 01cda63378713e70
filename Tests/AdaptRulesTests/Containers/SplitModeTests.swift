import AdaptCore
import AdaptRules
import Foundation
import Testing

@Suite("Display modes of split views")
struct SplitModeTests {
  private func space(
    _ style: SplitStyle, _ width: CGFloat, _ height: CGFloat, _ system: SystemVersion
  ) -> SplitSpace {
    SplitSpace(style: style, size: CGSize(width: width, height: height), system: system)
  }

  private func mode(
    _ space: SplitSpace, _ preferred: SplitDisplayMode = .automatic,
    _ occasion: SplitMode.Occasion = .launch, current: SplitDisplayMode = .secondaryOnly
  ) -> SplitDisplayMode {
    let behavior = SplitBehaviorChoice.decide(
      in: space, preferred: SplitBehaviorChoice.named(by: preferred) ?? .automatic
    ).value
    return SplitMode.decide(
      in: space, preferred: preferred, behavior: behavior, on: occasion, current: current
    ).value
  }

  @Test(
    "Up to 25 the primary column lies beside the secondary one where it is wider than tall (R095)",
    arguments: [
      (CGSize(width: 1024, height: 768), SplitDisplayMode.oneBesideSecondary),
      (CGSize(width: 768, height: 1024), .secondaryOnly),
      // A half of a large pad acts like an upright pad, and so do two thirds of a small one.
      (CGSize(width: 678, height: 1024), .secondaryOnly),
      (CGSize(width: 694, height: 768), .secondaryOnly),
      (CGSize(width: 736, height: 414), .oneBesideSecondary),
    ])
  func classic(size: CGSize, expected: SplitDisplayMode) {
    #expect(mode(space(.unspecified, size.width, size.height, 12.4)) == expected)
  }

  @Test("Up to 25 a preferred mode is read in terms of the behavior, as documented")
  func interpreted() {
    let space = space(.tripleColumn, 1366, 1024, 15)
    for (behavior, expected) in [
      (SplitBehavior.tile, SplitDisplayMode.twoBesideSecondary),
      (.overlay, .twoOverSecondary), (.displace, .twoDisplaceSecondary),
    ] {
      let mode = SplitMode.decide(
        in: space, preferred: .twoBesideSecondary, behavior: behavior, on: .request)
      #expect(mode.value == expected)
    }
  }

  /// Measured on 26.1 with a pad of 820 points; Vercantez/openuikit, splitwidthprobe.
  @Test(
    "Under 26 three columns lie side by side from 954.5 points on",
    arguments: [
      (954.249, SplitDisplayMode.oneBesideSecondary), (954.25, .twoBesideSecondary),
      (820, .oneBesideSecondary), (600, .oneBesideSecondary), (393, .secondaryOnly),
    ])
  func threeColumns(width: Double, expected: SplitDisplayMode) {
    #expect(mode(space(.tripleColumn, width, 700, 26)) == expected)
  }

  @Test("Under 26 larger least widths move that limit")
  func leastWidths() {
    var wide = space(.tripleColumn, 954.5 + 60, 700, 26)
    wide.minimumPrimary = 300
    #expect(mode(wide) == .twoBesideSecondary)
    wide.size.width -= 1
    #expect(mode(wide) == .oneBesideSecondary)
    var secondary = space(.tripleColumn, 954.5 + 36, 700, 26)
    secondary.minimumSecondary = 500
    #expect(mode(secondary) == .twoBesideSecondary)
    secondary.size.width -= 1
    #expect(mode(secondary) == .oneBesideSecondary)
  }

  @Test("Under 26 two columns that do not fit come over the secondary one when they are asked for")
  func requests() {
    let narrow = space(.tripleColumn, 820, 1180, 26)
    for wish in [SplitDisplayMode.twoBesideSecondary, .twoDisplaceSecondary] {
      #expect(mode(narrow, wish, .launch) == .oneBesideSecondary)
      #expect(mode(narrow, wish, .request) == .twoOverSecondary)
      #expect(mode(space(.tripleColumn, 1180, 820, 26), wish, .request) == .twoBesideSecondary)
    }
    for wish in [SplitDisplayMode.oneOverSecondary, .twoOverSecondary] {
      #expect(mode(narrow, wish, .launch) == .secondaryOnly)
      #expect(mode(narrow, wish, .request) == wish)
      #expect(mode(narrow, wish, .resize, current: .secondaryOnly) == .secondaryOnly)
      #expect(mode(narrow, wish, .resize, current: wish) == wish)
    }
  }

  @Test("Showing and hiding columns leads to the nearest mode, as documented")
  func columns() {
    let space = space(.tripleColumn, 1194, 834, 15)
    func after(
      _ column: SplitColumn, _ shows: Bool, _ mode: SplitDisplayMode, _ behavior: SplitBehavior
    ) -> SplitDisplayMode? {
      SplitShownColumn.decide(column, shows: shows, in: space, mode: mode, behavior: behavior)
        .value
    }
    // The documentation's example.
    #expect(after(.secondary, true, .twoDisplaceSecondary, .displace) == .oneBesideSecondary)
    #expect(after(.primary, true, .oneBesideSecondary, .displace) == .twoDisplaceSecondary)
    #expect(after(.supplementary, true, .secondaryOnly, .overlay) == .oneOverSecondary)
    #expect(after(.primary, false, .twoBesideSecondary, .tile) == .oneBesideSecondary)
    #expect(after(.supplementary, false, .twoBesideSecondary, .tile) == .secondaryOnly)
    #expect(after(.secondary, false, .oneBesideSecondary, .tile) == nil)
    #expect(after(.compact, true, .oneBesideSecondary, .tile) == nil)
  }

  @Test("The button and the gesture lead where the documentation of each behavior says")
  func actions() {
    let double = space(.doubleColumn, 1024, 768, 15)
    let triple = space(.tripleColumn, 1024, 768, 15)
    func after(
      _ action: SplitActionMode.Action, _ space: SplitSpace, _ mode: SplitDisplayMode,
      _ behavior: SplitBehavior
    ) -> SplitDisplayMode? {
      SplitActionMode.decide(action, in: space, mode: mode, behavior: behavior).value
    }
    #expect(after(.button, double, .secondaryOnly, .tile) == .oneBesideSecondary)
    #expect(after(.button, double, .oneBesideSecondary, .tile) == .secondaryOnly)
    #expect(after(.button, triple, .oneBesideSecondary, .tile) == .twoBesideSecondary)
    #expect(after(.button, triple, .twoBesideSecondary, .tile) == .oneBesideSecondary)
    #expect(after(.button, triple, .secondaryOnly, .tile) == nil)
    #expect(after(.button, triple, .secondaryOnly, .overlay) == .oneOverSecondary)
    #expect(after(.button, triple, .oneOverSecondary, .overlay) == .twoOverSecondary)
    #expect(after(.button, triple, .oneBesideSecondary, .displace) == .twoDisplaceSecondary)
    #expect(after(.secondaryOnlyButton, triple, .twoBesideSecondary, .tile) == .secondaryOnly)
    #expect(after(.secondaryOnlyButton, triple, .secondaryOnly, .tile) == .oneBesideSecondary)
    #expect(after(.secondaryOnlyButton, double, .secondaryOnly, .tile) == nil)
    #expect(after(.reveal, triple, .twoOverSecondary, .overlay) == nil)
    #expect(after(.dismiss, triple, .secondaryOnly, .overlay) == nil)
  }

  @Test(
    "The secondary column is dimmed where others lie over it or displace it",
    arguments: [
      (SplitDisplayMode.secondaryOnly, false), (.oneBesideSecondary, false),
      (.twoBesideSecondary, false), (.oneOverSecondary, true), (.twoOverSecondary, true),
      (.twoDisplaceSecondary, true),
    ])
  func dimming(mode: SplitDisplayMode, isDimmed: Bool) {
    #expect(SplitDimming.decide(in: mode).value == isDimmed)
  }
}
