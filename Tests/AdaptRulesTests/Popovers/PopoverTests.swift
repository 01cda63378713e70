import AdaptCore
import AdaptMeasured
import AdaptRules
import Foundation
import Testing

struct PopoverTests {
  private static func space(_ row: MeasuredPopover) -> PresentationSpace {
    PresentationSpace(
      size: row.environment.screen, safeArea: row.environment.safeArea,
      traits: row.environment.traits, system: row.environment.system)
  }

  @Test(
    "Popovers have the measured sizes: from 13 the view reaches under its arrow (O040, O041)",
    arguments: MeasuredPopover.all)
  func measured(row: MeasuredPopover) {
    let placement = PopoverGeometry.decide(
      in: Self.space(row), preferred: .zero, anchor: row.anchor
    ).value
    #expect(placement.frame.size == row.size)
    let insets = placement.safeArea
    let arrow = insets.top + insets.left + insets.bottom + insets.right
    #expect(arrow == (row.environment.system >= 13 ? 13 : 0))
  }

  @Test("All seven measured popovers are there")
  func count() { #expect(MeasuredPopover.all.count == 7) }

  @Test(
    "A popover stays inside its margins and points at its anchor", arguments: systems)
  func inside(system: SystemVersion) {
    let directions: [UIPopoverArrowDirection] = [.any, .up, .down, .left, .right, [.left, .up]]
    for space in PresentationSpace.all(system) {
      let free = space.bounds.inset(
        by: UIEdgeInsets.max(space.safeArea, UIEdgeInsets(top: 20)) + PopoverGeometry.margins)
      for x in stride(from: free.minX, to: free.maxX - 40, by: 61) {
        for y in stride(from: free.minY, to: free.maxY - 40, by: 67) {
          let anchor = CGRect(x: x, y: y, width: 40, height: 40)
          for permitted in directions {
            let placement = PopoverGeometry.decide(
              in: space, preferred: CGSize(width: 280, height: 240), anchor: anchor,
              permitted: permitted
            ).value
            #expect(permitted.contains(placement.arrow))
            let body = placement.frame.inset(by: placement.safeArea)
            #expect(free.insetBy(dx: -0.001, dy: -0.001).contains(body))
            // It points at the anchor unless there was no room for it beside the anchor.
            guard !body.intersects(anchor) else { continue }
            #expect(anchor.insetBy(dx: -0.001, dy: -0.001).contains(placement.tip))
          }
        }
      }
    }
  }

  @Test("A popover is cut to the room beside its anchor, unless it may cover it, from 9")
  func cut() {
    let anchor = CGRect(x: 0, y: 500, width: 1024, height: 40)
    func height(_ system: SystemVersion, canOverlap: Bool) -> CGFloat {
      PopoverGeometry.decide(
        in: .pad(system), preferred: CGSize(width: 300, height: 2000), anchor: anchor,
        canOverlap: canOverlap
      ).value.frame.height
    }
    // Below: 1366 − 20 − 10 − 540 − 13 of room.
    #expect(height(12, canOverlap: false) == 783)
    #expect(height(13, canOverlap: false) == 796)
    // The whole free height: 1366 − 34 − 30.
    #expect(height(12, canOverlap: true) == 1302)
    #expect(height(8.3, canOverlap: true) == 783)
  }

  @Test(
    "Beside an anchor outside the window a popover lies in it with its arrow", arguments: systems)
  func anchorOutside(system: SystemVersion) {
    for space in PresentationSpace.all(system) {
      for x in [-500, space.size.width / 2, space.size.width + 500] {
        for y in [-500, space.size.height / 2, space.size.height + 500] {
          for permitted: UIPopoverArrowDirection in [.any, .up, .down, .left, .right] {
            let placement = PopoverGeometry.decide(
              in: space, preferred: CGSize(width: 5_000, height: 5_000),
              anchor: CGRect(x: x, y: y, width: 10, height: 10), permitted: permitted
            ).value
            #expect(space.bounds.insetBy(dx: -0.001, dy: -0.001).contains(placement.frame))
          }
        }
      }
    }
  }

  @Test("A popover over its anchor keeps its arrow in the window too", arguments: systems)
  func overAnchor(system: SystemVersion) {
    for space in PresentationSpace.all(system) {
      for permitted: UIPopoverArrowDirection in [.any, .up, .down, .left, .right] {
        for canOverlap in [true, false] {
          let frame = PopoverGeometry.decide(
            in: space, preferred: CGSize(width: 5_000, height: 5_000), anchor: space.bounds,
            permitted: permitted, canOverlap: canOverlap
          ).value.frame
          #expect(space.bounds.contains(frame))
        }
      }
    }
  }

  @Test("Margins that leave no room on an axis are not kept on it", arguments: systems)
  func margins(system: SystemVersion) {
    for space in PresentationSpace.all(system) {
      let frame = PopoverGeometry.decide(
        in: space, preferred: CGSize(width: 100, height: 100),
        anchor: CGRect(x: space.size.width / 2, y: space.size.height / 2, width: 10, height: 10),
        margins: UIEdgeInsets(top: 900, left: 900, bottom: 900, right: 900)
      ).value.frame
      #expect(space.bounds.contains(frame))
      #expect(frame.width >= 100 && frame.height >= 100)
    }
  }

  @Test("The app's own margins count")
  func margins() {
    let frame = PopoverGeometry.decide(
      in: .pad(12), preferred: CGSize(width: 300, height: 300),
      anchor: CGRect(x: 0, y: 100, width: 10, height: 10), permitted: .up,
      margins: UIEdgeInsets(top: 10, left: 50, bottom: 10, right: 10)
    ).value.frame
    #expect(frame.minX == 50)
  }

  @Test("A bar item is followed, a rectangle asks, a view asks up to 13.1 (R019)")
  func reposition() {
    let outcome = { PopoverReposition.decide(anchor: $0, on: $1).value }
    for system in systems {
      #expect(outcome(.barButtonItem, system) == .follows)
      #expect(outcome(.rectangle, system) == .asks)
    }
    #expect(outcome(.sourceItem, 16) == .follows)
    #expect(outcome(.view, 13.1) == .asks)
    #expect(outcome(.view, 13.2) == .follows)
  }

  @Test("Without an answer the rectangle is the old one, and stale (R019)")
  func stale() {
    let old = CGRect(x: 10, y: 20, width: 30, height: 40)
    let new = CGRect(x: 90, y: 20, width: 30, height: 40)
    let silent = PopoverReposition.answered(old: old, answer: nil).value
    #expect(silent.rectangle == old && silent.isStale)
    let same = PopoverReposition.answered(old: old, answer: old).value
    #expect(same.rectangle == old && same.isStale)
    let moved = PopoverReposition.answered(old: old, answer: new).value
    #expect(moved.rectangle == new && !moved.isStale)
  }

  @Test(
    "What a popover-like presentation looks like from a window, a form sheet, a popover (R011)",
    arguments: [
      (PopoverNesting.Content.plain, [.popover, .popover, .popover]),
      (.actionSheet, [.popover, .popover, .sheetInside]),
      (.activity, [.popover, .popover, .sheetInside]),
    ] as [(PopoverNesting.Content, [PopoverNesting.Form])])
  func nesting(content: PopoverNesting.Content, forms: [PopoverNesting.Form]) {
    let all = PopoverNesting.Surroundings.allCases.map {
      PopoverNesting.decide(content, from: $0).value
    }
    #expect(all == forms)
  }

  @Test(
    "A tap beside a popover that presents something closes both, under 8.3 the inner one (O049)",
    arguments: [
      (8.1, .both), (8.2, .both), (8.3, .inner), (8.4, .inner), (9, .both), (12, .both),
      (13, .both), (26, .both),
    ] as [(SystemVersion, NestedOutsideTap.Outcome)])
  func nestedTap(system: SystemVersion, outcome: NestedOutsideTap.Outcome) {
    #expect(NestedOutsideTap.decide(on: system).value == outcome)
  }

  @Test("A new preferred size is animated unless a length of it is zero")
  func resize() {
    #expect(PopoverResize.decide(to: CGSize(width: 300, height: 100)).value)
    #expect(!PopoverResize.decide(to: CGSize(width: 300, height: 0)).value)
    #expect(!PopoverResize.decide(to: CGSize(width: 0, height: 100)).value)
  }

  @Test("A touch beside a popover goes to a passthrough view, the one on top")
  func passthrough() {
    let popover = CGRect(x: 100, y: 100, width: 300, height: 300)
    let views = [
      CGRect(x: 0, y: 0, width: 200, height: 200), CGRect(x: 0, y: 0, width: 50, height: 50),
    ]
    let target = { PassthroughTap.decide(at: $0, popover: popover, views: views).value }
    #expect(target(CGPoint(x: 150, y: 150)) == .popover)
    #expect(target(CGPoint(x: 80, y: 20)) == .view(0))
    #expect(target(CGPoint(x: 20, y: 20)) == .view(1))
    #expect(target(CGPoint(x: 600, y: 20)) == .outside)
  }
}
