import AdaptCore
import AdaptMeasured
import AdaptRandom
import AdaptRules
import Foundation
import Testing

struct SheetFrameTests {
  private static func isNear(_ a: CGFloat, _ b: CGFloat, _ tolerance: CGFloat = 0.01) -> Bool {
    (a - b).magnitude <= tolerance
  }

  @Test(
    "Frame and safe area agree with the 13 measured sheets of 26.1", arguments: MeasuredSheet.all)
  func measured(row: MeasuredSheet) {
    let detent: SheetDetent =
      switch row.detent {
      case .large: .large
      case .medium: .medium
      case .custom(let value): .custom(value)
      }
    let layout = SheetLayout.page([detent], in: .phone(MeasuredSheet.system))
    let placement = layout.placement
    #expect(Self.isNear(placement.frame.minX, row.frame.minX))
    #expect(Self.isNear(placement.frame.minY, row.frame.minY))
    #expect(Self.isNear(placement.frame.width, row.frame.width))
    #expect(Self.isNear(placement.frame.height, row.frame.height))
    #expect(Self.isNear(placement.bottomSafeArea, row.bottomSafeArea))
    #expect(layout.maximumDetentValue == MeasuredSheet.maximumDetentValue)
    // What is measured is one scale for both axes.
    let vertical = placement.frame.height / placement.layoutSize.height
    #expect(Self.isNear(placement.scale, vertical, 1e-9))
  }

  @Test("Up to 25 a sheet stands on the bottom edge: the worked example of 393 × 852 with 59/34")
  func attached() {
    // Gap 10 below 59; 783 high; 749 without the safe area; 0.56 of that.
    let layout = SheetLayout.page([.medium, .large], in: .phone(17))
    #expect(layout.fullFrame == CGRect(x: 0, y: 69, width: 393, height: 783))
    #expect(layout.maximumDetentValue == 749)
    #expect(Self.isNear(layout.placement.frame.height, 453.44))
    #expect(layout.placement.frame.maxY == 852)
    #expect(layout.placement.bottomSafeArea == 34)
    #expect(layout.placement.scale == 1)
  }

  @Test("The worked example of 320 × 480: 440 high, and medium 277.2 of it")
  func smallest() {
    let space = PresentationSpace(
      size: CGSize(width: 320, height: 480), safeArea: UIEdgeInsets(top: 20),
      traits: .phonePortrait, system: 15)
    let layout = SheetLayout.page([.medium, .large], in: space)
    #expect(layout.fullFrame == CGRect(x: 0, y: 40, width: 320, height: 440))
    #expect(Self.isNear(layout.stops[0].value, 277.2))
    #expect(Self.isNear(layout.placement.frame.minY, 202.8))
  }

  @Test("With a home button the maximum is 627 of 667, as developers noted on 16")
  func homeButton() {
    let maximum = SheetLayout.maximumDetentValue(
      style: .pageSheet, setup: SheetSetup(), in: .homeButtonPhone(16))
    #expect(maximum.value == 627)
  }

  @Test(
    "A sheet's frame is continuous in the detent's value, and grows with it", arguments: systems)
  func continuous(system: SystemVersion) {
    for space in PresentationSpace.all(system) {
      let setup = SheetSetup.atEdge
      let layout = SheetLayout.page([.large], setup: setup, in: space)
      var last: CGRect?
      for step in 0...Int(layout.maximumDetentValue * 8 + 16) {
        let frame = SheetFrame.decide(
          value: CGFloat(step) / 8, form: layout.form, full: layout.fullFrame, in: space
        ).value.frame
        if let last {
          // An eighth of a point of value moves no edge by more than six times as much.
          #expect((frame.minY - last.minY).magnitude < 0.75)
          #expect((frame.maxY - last.maxY).magnitude < 0.75)
          #expect((frame.minX - last.minX).magnitude < 0.75)
          #expect(frame.height >= last.height)
        }
        last = frame
      }
      #expect(last == layout.fullFrame)
    }
  }

  @Test(
    "So it is in containers of any size, with any safe area and size classes",
    arguments: UInt64(0)..<60)
  func continuousAnywhere(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    func length(_ range: ClosedRange<Int>) -> CGFloat {
      CGFloat(Int.random(in: range, using: &random))
    }
    let space = PresentationSpace(
      size: CGSize(width: length(320...1366), height: length(320...1366)),
      safeArea: UIEdgeInsets(
        top: length(0...62), left: length(0...62), bottom: length(0...34),
        right: length(0...62)),
      traits: try #require(
        [.phonePortrait, .phoneLandscape, .plusLandscape, .pad, .narrowPad].randomElement(
          using: &random)),
      system: try #require(systems.randomElement(using: &random)))
    let layout = SheetLayout.page([.large], setup: .atEdge, in: space)
    var last: CGRect?
    for step in 0...Int(layout.maximumDetentValue * 4 + 16) {
      let frame = SheetFrame.decide(
        value: CGFloat(step) / 4, form: layout.form, full: layout.fullFrame, in: space
      ).value.frame
      if let last {
        // A quarter of a point of value moves no edge by more than six times as much.
        let moves = [frame.minY - last.minY, frame.maxY - last.maxY, frame.minX - last.minX]
        try #require(
          moves.allSatisfy { $0.magnitude < 1.5 } && frame.height >= last.height,
          "seed \(seed), value \(CGFloat(step) / 4), \(last) to \(frame) in \(space)")
      }
      last = frame
    }
    #expect(last == layout.fullFrame, "seed \(seed), \(space)")
  }

  @Test("An app built before 26 keeps the look of 25 under 26")
  func olderSDK() {
    var space = PresentationSpace.phone(26)
    space.sdk = 18
    let old = SheetLayout.page([.medium, .large], in: .phone(18))
    #expect(SheetLayout.page([.medium, .large], in: space) == old)
    #expect(SheetLayout.page([.medium, .large], in: .phone(26)) != old)
    #expect(Platform(system: 17, sdk: 26).design == 17)
    #expect(Platform(system: 26, sdk: 18).design == 25)
  }

  @Test("What is no height gives a frame of the window all the same", arguments: systems)
  func badValues(system: SystemVersion) {
    for space in PresentationSpace.all(system) {
      let layout = SheetLayout.page([.large], setup: .atEdge, in: space)
      for value in [CGFloat.nan, -.infinity, -5, .infinity, 1e300] {
        let frame = SheetFrame.decide(
          value: value, form: layout.form, full: layout.fullFrame, in: space
        ).value.frame
        #expect(space.bounds.contains(frame))
      }
    }
  }

  @Test("A window of no size gives a sheet of no size", arguments: systems)
  func nothing(system: SystemVersion) {
    for traits in [UITraitCollection.phonePortrait, .phoneLandscape, .pad] {
      let space = PresentationSpace(
        size: .zero, safeArea: UIEdgeInsets(bottom: 34), traits: traits, system: system)
      let layout = SheetLayout.page([.medium, .custom(100), .large], setup: .atEdge, in: space)
      #expect(layout.placement.frame.width == 0)
      #expect(layout.placement.frame.height == 0)
    }
  }
}

extension SheetSetup {
  static var atEdge: SheetSetup {
    var setup = SheetSetup()
    setup.prefersEdgeAttachedInCompactHeight = true
    return setup
  }
}
