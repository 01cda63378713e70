import AdaptCore
import AdaptRules
import Foundation
import Testing

@Suite("Springs and struts")
struct AutoresizingTests {
  private let old = CGSize(width: 100, height: 100)
  private let new = CGSize(width: 200, height: 100)

  /// What becomes of 20 points of margin, 30 of width and 50 of margin, in a superview that grows
  /// from 100 to 200 points: the flexible parts share the 100 in proportion to what they were.
  @Test(
    "Flexible parts share the change in proportion",
    arguments: [
      ([], 20, 30), (.flexibleRightMargin, 20, 30), (.flexibleLeftMargin, 120, 30),
      (.flexibleWidth, 20, 130), ([.flexibleLeftMargin, .flexibleWidth], 60, 90),
      ([.flexibleWidth, .flexibleRightMargin], 20, 67.5),
      ([.flexibleLeftMargin, .flexibleRightMargin], 20 + 100 * 20.0 / 70, 30),
      ([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], 40, 60),
    ] as [(AutoresizingMask, CGFloat, CGFloat)])
  func across(mask: AutoresizingMask, x: CGFloat, width: CGFloat) {
    let frame = CGRect(x: 20, y: 10, width: 30, height: 40)
    let resized = Autoresizing.decide(frame: frame, mask: mask, from: old, to: new).value
    #expect(abs(resized.minX - x) < 1e-9)
    #expect(abs(resized.width - width) < 1e-9)
    #expect(resized.minY == 10)
    #expect(resized.height == 40)
  }

  @Test("The vertical axis follows the same arithmetic by its own three parts")
  func down() {
    let across: [AutoresizingMask] = [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin]
    let down: [AutoresizingMask] = [.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin]
    let frame = CGRect(x: 20, y: 10, width: 30, height: 40)
    for bits in 0..<8 {
      func mask(_ parts: [AutoresizingMask]) -> AutoresizingMask {
        parts.indices.reduce(into: []) { if bits & 1 << $1 != 0 { $0.formUnion(parts[$1]) } }
      }
      let one = Autoresizing.decide(frame: frame, mask: mask(across), from: old, to: new).value
      let other = Autoresizing.decide(
        frame: CGRect(x: frame.minY, y: frame.minX, width: frame.height, height: frame.width),
        mask: mask(down), from: old.transposed, to: new.transposed
      ).value
      #expect(other == CGRect(x: one.minY, y: one.minX, width: one.height, height: one.width))
    }
  }

  @Test("The published example: margins of 20 and 30 grow to 68 and 102")
  func example() {
    let mask: AutoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
    let resized = Autoresizing.decide(
      frame: CGRect(x: 20, y: 0, width: 50, height: 10), mask: mask, from: old,
      to: CGSize(width: 220, height: 100)
    ).value
    #expect(resized.minX == 68)
    #expect(220 - resized.maxX == 102)
  }

  @Test("Flexible parts that are nothing share equally")
  func nothing() {
    let resized = Autoresizing.decide(
      frame: CGRect(x: 0, y: 0, width: 100, height: 10),
      mask: [.flexibleLeftMargin, .flexibleRightMargin], from: old, to: new
    ).value
    #expect(resized == CGRect(x: 50, y: 0, width: 100, height: 10))
  }

  @Test("A view that fills its superview follows it; one with a distance never turns negative")
  func whole() {
    let mask: AutoresizingMask = [.flexibleWidth, .flexibleHeight]
    let portrait = CGSize(width: 375, height: 667)
    let filling = Autoresizing.decide(
      frame: CGRect(origin: .zero, size: portrait), mask: mask, from: portrait,
      to: portrait.transposed)
    #expect(filling.value == CGRect(origin: .zero, size: portrait.transposed))
    let inset = Autoresizing.decide(
      frame: CGRect(x: 10, y: 20, width: 355, height: 627), mask: mask, from: portrait,
      to: CGSize(width: 15, height: 700))
    #expect(inset.value == CGRect(x: 10, y: 20, width: 0, height: 660))
  }
}
