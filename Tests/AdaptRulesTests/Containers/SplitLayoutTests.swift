import AdaptCore
import AdaptRules
import Foundation
import Testing

/// Figures of 26 are measured on a pad of 820 × 1180 points at 2x with unsafe edges of 32 and 25
/// points; Vercantez/openuikit, splitframesprobe.
@Suite("Columns of split views")
struct SplitLayoutTests {
  private static let size = CGSize(width: 820, height: 1180)

  private func space(_ style: SplitStyle, _ system: SystemVersion = 26) -> SplitSpace {
    SplitSpace(style: style, size: Self.size, system: system)
  }

  private func columns(
    _ mode: SplitDisplayMode, _ style: SplitStyle, primary: CGFloat = 320,
    supplementary: CGFloat = 320, isOverByName: Bool = false, isSidebar: Bool = true
  ) -> SplitLayout.Columns {
    var figures = SplitLayout.Figures(primary: primary, supplementary: supplementary)
    figures.unsafe = UIEdgeInsets(top: 32, bottom: 25)
    figures.isOverByName = isOverByName
    figures.isSidebar = isSidebar
    return SplitLayout.decide(mode, in: space(style), figures).value
  }

  @Test("Under 26 the primary column floats over the secondary one, which goes on below it")
  func floating() {
    let beside = columns(.oneBesideSecondary, .doubleColumn)
    #expect(beside.primary == CGRect(x: 10, y: 32, width: 320, height: 1133))
    #expect(beside.secondary == CGRect(origin: .zero, size: Self.size))
    #expect(beside.cover == 330)
    let over = columns(.oneOverSecondary, .doubleColumn)
    #expect(over.primary == beside.primary)
    #expect(over.cover == 0)
    let alone = columns(.secondaryOnly, .doubleColumn)
    #expect(alone.primary == nil)
  }

  @Test("Under 26 a column that is no sidebar ends in a line")
  func flat() {
    let beside = columns(.oneBesideSecondary, .doubleColumn, isSidebar: false)
    #expect(beside.primary == CGRect(x: 0, y: 0, width: 320, height: 1180))
    #expect(beside.secondary == CGRect(x: 320.5, y: 0, width: 499.5, height: 1180))
  }

  @Test("Under 26 the second of three columns lies at the edge, and below a floating first one")
  func three() {
    let one = columns(.oneBesideSecondary, .tripleColumn, primary: 280)
    #expect(one.primary == nil)
    #expect(one.supplementary == CGRect(x: 0, y: 0, width: 320, height: 1180))
    #expect(one.secondary == CGRect(x: 320.5, y: 0, width: 499.5, height: 1180))
    let two = columns(.twoOverSecondary, .tripleColumn, primary: 280)
    #expect(two.primary == CGRect(x: 10, y: 32, width: 280, height: 1133))
    #expect(two.supplementary == one.supplementary)
    #expect(two.secondary == one.secondary)
    let named = columns(.twoOverSecondary, .tripleColumn, primary: 280, isOverByName: true)
    #expect(named.supplementary == CGRect(x: 0, y: 0, width: 610, height: 1180))
    #expect(named.secondary == CGRect(origin: .zero, size: Self.size))
    #expect(named.cover == 290)
  }

  @Test("Under 26 three columns side by side shrink to their least widths")
  func least() {
    let space = SplitSpace(
      style: .tripleColumn, size: CGSize(width: 954.5, height: 700), system: 26)
    var figures = SplitLayout.Figures(primary: 280, supplementary: 320)
    figures.unsafe = UIEdgeInsets(top: 32)
    let columns = SplitLayout.decide(.twoBesideSecondary, in: space, figures).value
    #expect(columns.primary == CGRect(x: 10, y: 32, width: 240, height: 658))
    #expect(columns.supplementary == CGRect(x: 0, y: 0, width: 490, height: 700))
    #expect(columns.secondary == CGRect(x: 490.5, y: 0, width: 464, height: 700))
    #expect(columns.cover == 250)
  }

  @Test("Up to 25 columns lie side by side, over the secondary one, or move it")
  func classic() {
    let space = SplitSpace(
      style: .tripleColumn, size: CGSize(width: 1000, height: 700), system: 15)
    let figures = SplitLayout.Figures(primary: 200, supplementary: 300)
    let displaced = SplitLayout.decide(.twoDisplaceSecondary, in: space, figures).value
    #expect(displaced.secondary == CGRect(x: 500, y: 0, width: 700, height: 700))
    let beside = SplitLayout.decide(.twoBesideSecondary, in: space, figures).value
    #expect(beside.secondary == CGRect(x: 500, y: 0, width: 500, height: 700))
    var mirrored = figures
    mirrored.isPrimaryRight = true
    let right = SplitLayout.decide(.oneBesideSecondary, in: space, mirrored).value
    #expect(right.supplementary == CGRect(x: 700, y: 0, width: 300, height: 700))
    #expect(right.secondary == CGRect(x: 0, y: 0, width: 700, height: 700))
  }

  @Test(
    "Under 26 a column leaves the secondary one 464 points, before its minimum and maximum count",
    arguments: [
      (width: nil, fraction: nil, minimum: nil, maximum: nil, expected: 320),
      (nil, 0.3, nil, nil, 246), (nil, 0.5, nil, nil, 346), (nil, 0.5, nil, 300, 300),
      (320, nil, 375, 400, 375),
    ]
      as [(
        width: CGFloat?, fraction: CGFloat?, minimum: CGFloat?, maximum: CGFloat?, expected: CGFloat
      )]
  )
  func widths(
    width: CGFloat?, fraction: CGFloat?, minimum: CGFloat?, maximum: CGFloat?, expected: CGFloat
  ) {
    var wish = SplitColumnWidth.Wish()
    (wish.width, wish.fraction) = (width, fraction)
    (wish.minimum, wish.maximum) = (minimum, maximum)
    #expect(
      SplitColumnWidth.decide(.primary, wish, in: space(.doubleColumn)).value == expected)
  }

  @Test("Under 26 the second of three columns does so too, and the first has 280 points")
  func widthsOfThree() {
    var wish = SplitColumnWidth.Wish()
    #expect(SplitColumnWidth.decide(.primary, wish, in: space(.tripleColumn)).value == 280)
    wish.fraction = 0.5
    #expect(
      SplitColumnWidth.decide(.supplementary, wish, in: space(.tripleColumn)).value == 355.5)
  }

  @Test("Up to 25 the maximum is 320 points unless set (useyourloaf.com)")
  func classicWidths() {
    var wish = SplitColumnWidth.Wish()
    let pad = SplitSpace(
      style: .unspecified, size: CGSize(width: 1024, height: 768), system: 12.4)
    #expect(SplitColumnWidth.decide(.primary, wish, in: pad).value == 320)
    wish.fraction = 0.5
    #expect(SplitColumnWidth.decide(.primary, wish, in: pad).value == 320)
    wish.maximum = 1024
    #expect(SplitColumnWidth.decide(.primary, wish, in: pad).value == 512)
  }
}
