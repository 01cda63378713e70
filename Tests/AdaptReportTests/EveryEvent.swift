import AdaptCore
import Foundation

/// One event of every kind, with values that use all of their fields.
enum EveryEvent {
  static let vc = NodeID(.viewController, 3)
  static let traits = UITraitCollection(
    userInterfaceIdiom: .pad, userInterfaceStyle: .dark, userInterfaceLevel: .elevated,
    layoutDirection: .rightToLeft, horizontalSizeClass: .compact, verticalSizeClass: .regular,
    preferredContentSizeCategory: .accessibilityExtraLarge, displayScale: 2.5)
  static let reasons = ReasonList(Reason(rule: 1, place: 0)).adding(Reason(rule: 255, place: 255))

  static let kinds: [Event.Kind] =
    [
      .launched(
        size: CGSize(width: 414, height: 896), traits: traits, orientation: .landscapeLeft),
      .step("present \"compose\" / 撰写 \u{1B}\n"),
      .rotated(from: .portrait, to: .portraitUpsideDown, because: reasons),
      .resized(
        from: CGSize(width: 1024, height: 768), to: CGSize(width: 320.25, height: 1.0 / 3),
        because: reasons),
      .traitsChanged(from: UITraitCollection(), to: traits),
      .presenting(vc, style: .automatic, source: RecordedRun.root, because: reasons),
      .dismissing(vc, because: reasons),
      .queued(because: ReasonList()),
      .substituted(by: vc),
      .restored(from: vc),
      .appearance(from: .appearing, to: .disappearing),
      .frameChanged(
        from: .zero, to: CGRect(x: -0.0, y: 1e22, width: .leastNonzeroMagnitude, height: -793)),
      .frameChanged(
        from: CGRect(x: CGFloat.nan, y: -CGFloat.nan, width: .infinity, height: -.infinity),
        to: .zero),
      .stackChanged([vc, .run, NodeID(.view, (1 << 28) - 1)]),
      .stackChanged([]),
      .selectionChanged([vc]),
      .arranged(
        SplitArrangement(
          isCollapsed: true, displayMode: .twoDisplaceSecondary, topColumn: .compact),
        because: reasons),
      .arranged(
        SplitArrangement(isCollapsed: false, displayMode: .secondaryOnly), because: ReasonList()),
      .transitionBegan(duration: SimulatedDuration(microseconds: .max)),
      .transitionEnded(completed: false),
      .released,
    ]
    + values.map { .called(.willRepositionPopover, $0) }
    + values.map { .asked(.presentationControllerShouldDismiss, .flag(true), answer: $0) }
    + Callback.allCases.map { .called($0, .nothing) }
    + [
      .listed(.allowedChildrenForUnwinding, []), .listed(.allowedChildrenForUnwinding, [vc, .run]),
    ]
    + UnwindStage.allCases.map { .unwinding($0, vc, "back_1:", because: reasons) }
    + [.unwinding(.misses, nil, "", because: ReasonList())]
    + ShowOutcome.allCases.map { .showing(vc, $0, because: reasons) }
    + PresentationPhase.allCases.map { .phase($0) }
    + UIModalPresentationStyle.allCases.map {
      .styleDecided(from: $0, to: .fullScreen, because: reasons)
    }
    + Finding.Kind.allCases.map { .finding(Finding($0, object: vc, because: reasons)) }
    + [
      .finding(Finding(.noWayOut, other: vc, because: ReasonList())),
      .finding(Finding(.noSuchSegue, text: "撰写", because: ReasonList())),
    ]

  static let values: [EventValue] = [
    .nothing, .notImplemented, .flag(true), .flag(false), .number(0.1), .number(-.infinity),
    .size(CGSize(width: -1, height: 2.5)), .rect(CGRect(x: 1, y: 2, width: 3, height: 4)),
    .traits(traits), .traits(UITraitCollection()), .style(.none), .orientations(.landscape),
    .orientations([]), .orientations(UIInterfaceOrientationMask(rawValue: .max)), .node(nil),
    .node(vc), .displayMode(.twoBesideSecondary), .column(.supplementary),
    .text("unwindToList:"),
  ]

  static var run: RecordedRun {
    let run = RecordedRun()
    run.recorder.describe(NodeDescription(id: vc, type: "Übersicht", name: nil))
    for (place, kind) in kinds.enumerated() {
      run.at(Int64(place) * 1_000_000)
      run.recorder.cause = place / 2 - 1
      run.record(kind, on: place.isMultiple(of: 2) ? vc : RecordedRun.window)
    }
    return run
  }
}
