import AdaptCore
import AdaptRules
import Testing

struct OrientationTests {
  @Test(
    "The topmost controller presented full screen or over it decides, else the root (O055)",
    arguments: [
      ([], 0), ([.fullScreen], 1), ([.overFullScreen], 1), ([.pageSheet], 0),
      ([.fullScreen, .formSheet], 1), ([.fullScreen, .overFullScreen], 2),
      ([.popover, .currentContext, .custom], 0), ([.pageSheet, .fullScreen], 2),
    ] as [([UIModalPresentationStyle], Int)])
  func decider(presented: [UIModalPresentationStyle], place: Int) {
    let decision = OrientationDecider.decide(presented: presented.count) { presented[$0 - 1] }
    #expect(decision.value == place)
  }

  static func facts(
    _ controller: UIInterfaceOrientationMask?, _ app: UIInterfaceOrientationMask?,
    _ idiom: UIUserInterfaceIdiom = .phone
  ) -> OrientationMask.Facts {
    OrientationMask.Facts(
      controller: controller, app: app, device: idiom == .pad ? .all : .allButUpsideDown,
      idiom: idiom, current: .portrait)
  }

  @Test(
    "Controller, app and device must agree; who says nothing supports the usual ones",
    arguments: [
      (facts(nil, nil), .allButUpsideDown), (facts(nil, nil, .pad), .all),
      (facts(.portrait, nil), .portrait), (facts(.all, .landscape), .landscape),
      (facts(.portrait, .landscape), UIInterfaceOrientationMask()),
      (facts(.portraitUpsideDown, .all), UIInterfaceOrientationMask()),
    ] as [(OrientationMask.Facts, UIInterfaceOrientationMask)])
  func mask(facts: OrientationMask.Facts, mask: UIInterfaceOrientationMask) {
    #expect(OrientationMask.decide(facts, on: 15).value == mask)
  }

  @Test("shouldAutorotate keeps the present orientation up to 15 and is ignored from 16")
  func shouldAutorotate() {
    var facts = Self.facts(.all, nil)
    facts.shouldAutorotate = false
    #expect(OrientationMask.decide(facts, on: 15.8).value == .portrait)
    #expect(OrientationMask.decide(facts, on: 16).value == .allButUpsideDown)
  }

  @Test("A pad's multitasking window ignores what controllers support")
  func multitasking() {
    var facts = Self.facts(.portrait, nil, .pad)
    facts.isMultitasking = true
    #expect(OrientationMask.decide(facts, on: 13).value == .all)
    facts.idiom = .phone
    #expect(OrientationMask.decide(facts, on: 13).value == .portrait)
  }

  @Test(
    "Presenting and dismissing make UIKit look again, pushing and popping do not (R072)",
    arguments: [
      (OrientationReevaluation.Occasion.presented, true, true), (.dismissed, true, true),
      (.rootReplaced, true, true), (.deviceTurned, true, true), (.pushed, false, false),
      (.popped, false, false), (.rotationAttempted, true, false), (.updateRequested, false, true),
    ])
  func reevaluation(occasion: OrientationReevaluation.Occasion, to15: Bool, from16: Bool) {
    #expect(OrientationReevaluation.decide(after: occasion, on: 15.8).value == to15)
    #expect(OrientationReevaluation.decide(after: occasion, on: 16).value == from16)
  }

  @Test(
    "A window follows the device, stays, or takes what is supported (R069, R073)",
    arguments: [
      // R069: a portrait-only root after a modal that was turned.
      (.portrait, .landscapeLeft, .landscapeLeft, nil, .portrait),
      (.all, .landscapeLeft, .portrait, nil, .landscapeLeft),
      (.portrait, .landscapeLeft, .portrait, nil, .portrait),
      (.landscape, .portrait, .portrait, nil, .landscapeRight),
      (.landscape, .portrait, .portrait, .landscapeLeft, .landscapeLeft),
      (.portrait, .portrait, .portrait, .landscapeLeft, .portrait),
      (UIInterfaceOrientationMask(), .portrait, .portrait, nil, nil),
    ]
      as [(
        UIInterfaceOrientationMask, UIInterfaceOrientation, UIInterfaceOrientation,
        UIInterfaceOrientation?, UIInterfaceOrientation?
      )])
  func target(
    mask: UIInterfaceOrientationMask, device: UIInterfaceOrientation,
    current: UIInterfaceOrientation, preferred: UIInterfaceOrientation?,
    result: UIInterfaceOrientation?
  ) {
    let decision = OrientationTarget.decide(
      mask: mask, device: device, current: current, preferred: preferred)
    #expect(decision.value == result)
  }

  @Test("Only a quarter turn exchanges width and height")
  func flip() {
    #expect(!LandscapeFlip.decide(from: .landscapeLeft, to: .landscapeRight).value)
    #expect(!LandscapeFlip.decide(from: .portrait, to: .portraitUpsideDown).value)
    #expect(!LandscapeFlip.decide(from: .portrait, to: .portrait).value)
    #expect(LandscapeFlip.decide(from: .portrait, to: .landscapeLeft).value)
  }
}
