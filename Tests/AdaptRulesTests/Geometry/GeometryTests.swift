import AdaptCore
import AdaptMeasured
import AdaptRules
import Foundation
import Testing

struct GeometryTests {
  static func space(
    _ width: CGFloat, _ height: CGFloat, _ safeArea: UIEdgeInsets, _ traits: UITraitCollection,
    _ system: SystemVersion
  ) -> PresentationSpace {
    PresentationSpace(
      size: CGSize(width: width, height: height), safeArea: safeArea, traits: traits,
      system: system)
  }

  @Test("On a pad a form sheet lies in the middle, with its preferred size cut to the window")
  func formSheetOnPad() {
    let pad = Self.space(768, 1024, UIEdgeInsets(top: 20), .pad, 12.4)
    func frame(_ preferred: CGSize) -> CGRect {
      FormSheetGeometry.decide(in: pad, preferred: preferred).value
    }
    #expect(frame(.zero) == CGRect(x: 114, y: 202, width: 540, height: 620))
    #expect(
      frame(CGSize(width: 400, height: 300)) == CGRect(x: 184, y: 362, width: 400, height: 300))
    #expect(
      frame(CGSize(width: 2000, height: 300)) == CGRect(x: 0, y: 362, width: 768, height: 300))
    #expect(frame(CGSize(width: 0, height: 300)).size == CGSize(width: 540, height: 300))
    #expect(frame(CGSize(width: -5, height: CGFloat.nan)).size == FormSheetGeometry.standard)
    #expect(
      frame(CGSize(width: CGFloat.infinity, height: 300))
        == CGRect(x: 0, y: 362, width: 768, height: 300))
  }

  @Test(
    "Cards reach the bottom and start where they were measured",
    arguments: [
      // O041: a card kept on a phone under 9, then O040: the Plus phone on its side.
      (space(375, 667, UIEdgeInsets(top: 20), .phonePortrait, 9), 0, 20, 375, 647),
      (space(736, 414, .zero, .plusLandscape, 9), 161, 20, 414, 394),
      // O039 under 13.
      (space(375, 667, UIEdgeInsets(top: 20), .phonePortrait, 13), 0, 40, 375, 627),
      // A third party's example for 15–18: safe area 59/34, top margin 69, height 783.
      (
        space(393, 852, UIEdgeInsets(top: 59, bottom: 34), .phonePortrait, 17), 0, 69, 393, 783
      ),
      // The same phone measured under 26.1: the large detent lies at 0,59 393 × 793.
      (
        space(393, 852, UIEdgeInsets(top: 59, bottom: 34), .phonePortrait, 26), 0, 59, 393, 793
      ),
    ] as [(PresentationSpace, CGFloat, CGFloat, CGFloat, CGFloat)])
  func cards(
    space: PresentationSpace, x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat
  ) {
    let frame = CGRect(x: x, y: y, width: width, height: height)
    #expect(FormSheetGeometry.decide(in: space, preferred: .zero).value == frame)
    #expect(PageSheetGeometry.decide(in: space).value == frame)
  }

  @Test("Up to 12 the card of a screen other than the measured Plus is called assumed (O040)")
  func extendedCard() throws {
    func rule(_ space: PresentationSpace) throws -> Rule? {
      let decision = FormSheetGeometry.decide(in: space, preferred: .zero)
      return RuleCatalogue.rule(of: try #require(Array(decision.reasons).last))
    }
    let plus = Self.space(736, 414, .zero, .plusLandscape, 9)
    #expect(try rule(plus)?.grade == .measured)
    let larger = Self.space(896, 414, .zero, .plusLandscape, 12)
    #expect(try rule(larger)?.grade == .assumed)
    // As wide as the shorter side, below the 20 points that the status bar has.
    #expect(
      FormSheetGeometry.decide(in: larger, preferred: .zero).value
        == CGRect(x: 241, y: 20, width: 414, height: 394))
  }

  @Test("From 13 a sheet in compact height covers the window (O021, R012)")
  func compactHeight() {
    let space = Self.space(
      852, 393, UIEdgeInsets(left: 59, bottom: 21, right: 59), .phoneLandscape, 17)
    #expect(FormSheetGeometry.decide(in: space, preferred: .zero).value == space.bounds)
    #expect(PageSheetGeometry.decide(in: space).value == space.bounds)
  }

  @Test("Up to 12 a page sheet on a pad's side keeps the width of the portrait screen")
  func classicPageSheet() {
    let space = Self.space(1024, 768, UIEdgeInsets(top: 20), .pad, 9)
    #expect(
      PageSheetGeometry.decide(in: space).value == CGRect(x: 128, y: 20, width: 768, height: 748))
  }

  @Test("A page sheet on a window smaller than a page keeps a distance, and says it is assumed")
  func smallPage() throws {
    let insets = UIEdgeInsets(top: 24, bottom: 20)
    let space = Self.space(1194, 834, insets, .pad, 13)
    let decision = PageSheetGeometry.decide(in: space)
    #expect(decision.value.size == CGSize(width: 712, height: 750))
    let reason = try #require(Array(decision.reasons).first)
    #expect(RuleCatalogue.words(of: reason)?.contains("assumed") == true)
  }

  @Test("A container of no size gives frames of no size")
  func nothing() {
    let styles = UIModalPresentationStyle.allCases
    for traits in [UITraitCollection.phonePortrait, .plusLandscape, .pad] {
      for system: SystemVersion in [9, 13, 26] {
        let space = Self.space(0, 0, .zero, traits, system)
        for style in styles {
          let frame = PresentedGeometry.decide(style: style, in: space, preferred: .zero).value
          #expect(frame.width == 0 && frame.height == 0)
        }
      }
    }
  }

  @Test("A popover lies on the first side of its anchor that has room, inside the margins")
  func popover() {
    let space = Self.space(1024, 768, UIEdgeInsets(top: 20), .pad, 12.4)
    let size = CGSize(width: 200, height: 300)
    func arrow(
      _ anchor: CGRect, _ permitted: UIPopoverArrowDirection = .any
    ) -> UIPopoverArrowDirection {
      let placement = PopoverGeometry.decide(
        in: space, preferred: size, anchor: anchor, permitted: permitted
      ).value
      let margins = CGRect(x: 10, y: 30, width: 1004, height: 728)
      #expect(margins.contains(placement.frame))
      #expect(placement.frame.size == size)
      return placement.arrow
    }
    let top = CGRect(x: 500, y: 50, width: 40, height: 40)
    #expect(arrow(top) == .up)
    #expect(arrow(CGRect(x: 500, y: 700, width: 40, height: 40)) == .down)
    #expect(arrow(CGRect(x: 900, y: 100, width: 40, height: 600)) == .right)
    #expect(arrow(CGRect(x: 20, y: 100, width: 40, height: 600)) == .left)
    #expect(arrow(top, .left) == .left)
    #expect(arrow(CGRect(x: 0, y: 0, width: 1024, height: 768), .right) == .right)
    #expect(arrow(top, []) == .up)
  }

  @Test("Popovers are cut by margins and status bar to the measured height (O041)")
  func popoverHeight() {
    let space = Self.space(736, 414, .zero, .plusLandscape, 9)
    let frame = PresentedGeometry.decide(style: .popover, in: space, preferred: .zero).value
    #expect(frame.size == CGSize(width: 320, height: 374))
  }

  @Test("An alert is 270 points wide in the middle, higher with each button from three on")
  func alert() {
    let space = Self.space(375, 667, UIEdgeInsets(top: 20), .phonePortrait, 12.4)
    func frame(_ actions: Int) -> CGRect {
      AlertGeometry.decide(in: space, texts: 2, actions: actions).value
    }
    #expect(frame(1).width == 270)
    #expect(frame(1).midX == 187.5)
    #expect(frame(1).midY == 333.5)
    #expect(frame(2) == frame(1))
    #expect(frame(3).height == frame(2).height + 88)
  }
}
