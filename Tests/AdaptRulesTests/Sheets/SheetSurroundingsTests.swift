import AdaptCore
import AdaptMeasured
import AdaptRules
import Foundation
import Testing

/// What a sheet does to what lies around it.
struct SheetSurroundingsTests {
  typealias Backdrop = SheetDimming.Backdrop

  @Test(
    "The views behind stacked cards lie as in the worked example of 320 × 480",
    arguments: [
      // One card at 40: the root. A second: the first card, then the root behind both.
      (
        CGRect(x: 0, y: 20, width: 320, height: 460), 1,
        CGRect(x: 16, y: 30, width: 288, height: 414)
      ),
      (
        CGRect(x: 0, y: 40, width: 320, height: 440), 1,
        CGRect(x: 16, y: 30, width: 288, height: 396)
      ),
      (
        CGRect(x: 0, y: 20, width: 320, height: 460), 2,
        CGRect(x: 16, y: 40, width: 288, height: 414)
      ),
    ])
  func stack(frame: CGRect, depth: Int, pushed: CGRect) {
    let space = PresentationSpace(
      size: CGSize(width: 320, height: 480), safeArea: UIEdgeInsets(top: 20),
      traits: .phonePortrait, system: 16)
    let result = SheetStack.decide(
      frame: frame, depth: depth, cardTop: 40, progress: 1, form: .detents, in: space
    ).value
    for (a, b) in [
      (result.minX, pushed.minX), (result.minY, pushed.minY), (result.width, pushed.width),
      (result.height, pushed.height),
    ] { #expect((a - b).magnitude < 1e-9) }
  }

  @Test("Nothing is pushed back before 13, from 26, in compact height, on a pad, and at medium")
  func notPushed() {
    let frame = CGRect(x: 0, y: 0, width: 393, height: 852)
    func isPushed(_ space: PresentationSpace, progress: CGFloat = 1) -> Bool {
      let layout = SheetLayout.page([.large], in: space)
      let result = SheetStack.decide(
        frame: frame, depth: 1, cardTop: layout.fullFrame.minY, progress: progress,
        form: layout.form, in: space)
      return result.value != frame
    }
    #expect(systems.map { isPushed(.phone($0)) } == systems.map { $0 >= 13 && $0 < 26 })
    #expect(!isPushed(.phoneOnItsSide(17)))
    #expect(!isPushed(.pad(17)))
    #expect(!isPushed(.phone(17), progress: 0))
    #expect(isPushed(.phone(17), progress: 0.5))
  }

  @Test("A card rises from its next lower detent to its full height")
  func progress() {
    #expect(SheetStack.progress(height: 453, lower: 453, full: 783) == 0)
    #expect(SheetStack.progress(height: 618, lower: 453, full: 783) == 0.5)
    #expect(SheetStack.progress(height: 900, lower: 453, full: 783) == 1)
    #expect(SheetStack.progress(height: 100, lower: 453, full: 783) == 0)
    #expect(SheetStack.progress(height: 783, lower: 783, full: 783) == 1)
  }

  @Test("At or below the largest undimmed detent touches reach what lies behind, from 15")
  func undimmed() {
    let through = { (system: SystemVersion, detent: Int?, largest: Int?) in
      SheetDimming.decide(
        form: .detents, detent: detent, largestUndimmed: largest, style: .light, on: system
      ).value.letsTouchesThrough
    }
    #expect(systems.map { through($0, 0, 0) } == systems.map { $0 >= 15 })
    #expect(through(17, 0, 1))
    #expect(!through(17, 1, 0))
    #expect(!through(17, 0, nil))
    #expect(!through(17, nil, 0))
  }

  @Test("What lies behind is dimmed by 0.2, in dark mode by 0.48 up to 25")
  func alpha() {
    let alpha = { (system: SystemVersion, style: UIUserInterfaceStyle) in
      SheetDimming.decide(
        form: .detents, detent: nil, largestUndimmed: nil, style: style, on: system
      ).value.alpha
    }
    #expect(alpha(16, .light) == 0.2)
    #expect(alpha(16, .dark) == 0.48)
    #expect(alpha(26, .dark) == 0.2)
    let covering = SheetDimming.decide(
      form: .covering, detent: nil, largestUndimmed: nil, style: .light, on: 17)
    #expect(covering.value == Backdrop(alpha: 0, letsTouchesThrough: false))
  }

  @Test("A touch goes to the sheet, to what lies behind, or to the dimmed area between")
  func touches() {
    let sheet = CGRect(x: 0, y: 400, width: 393, height: 452)
    let dimmed = Backdrop(alpha: 0.2, letsTouchesThrough: false)
    let clear = Backdrop(alpha: 0, letsTouchesThrough: true)
    let beside = CGPoint(x: 100, y: 100)
    let target = { SheetDimming.target(of: $0, sheet: sheet, backdrop: $1).value }
    #expect(target(CGPoint(x: 100, y: 500), dimmed) == .sheet)
    #expect(target(CGPoint(x: 100, y: 500), clear) == .sheet)
    #expect(target(beside, dimmed) == .backdrop)
    #expect(target(beside, clear) == .presenter)
  }

  @Test("A tap on the dimmed area moves a sheet that may not go, or is an attempt")
  func backdropTap() {
    #expect(SheetBackdropTap.decide(largestUndimmed: 0).value == .moves(to: 0))
    #expect(SheetBackdropTap.decide(largestUndimmed: nil).value == .attempt)
  }

  @Test("A grabber is shown where detents are and the app asks for it", arguments: systems)
  func grabber(system: SystemVersion) {
    let frame = { (form: SheetForm.Form, isPreferred: Bool) in
      SheetGrabber.decide(isPreferred: isPreferred, form: form, width: 393, on: system).value
    }
    // Measured on 26.1: 178.5, 64 36 × 5 in the window, for a sheet at 59.
    let place = CGRect(x: 178.5, y: 5, width: 36, height: 5)
    #expect(frame(.detents, true) == (system >= 15 ? place : nil))
    #expect(frame(.detents, false) == nil)
    #expect(frame(.centred, true) == nil)
    #expect(frame(.covering, true) == nil)
  }

  @Test("A tap on the grabber goes round the detents downwards")
  func grabberTap() {
    #expect(SheetGrabber.tap(stops: 3, resting: 2).value == .moves(to: 1))
    #expect(SheetGrabber.tap(stops: 3, resting: 0).value == .moves(to: 2))
    #expect(SheetGrabber.tap(stops: 1, resting: 0).value == .closes)
  }

  @Test("A preferred corner radius counts from 15")
  func corners() {
    #expect(SheetCorners.decide(preferred: 24, on: 13).value == 10)
    #expect(SheetCorners.decide(preferred: 24, on: 15).value == 24)
    #expect(SheetCorners.decide(preferred: nil, on: 18).value == 10)
    #expect(SheetCorners.decide(preferred: nil, on: 26).value == 8)
    #expect(SheetCorners.decide(preferred: -4, on: 15).value == 10)
  }
}
