import AdaptCore
import Foundation
import Testing

@Suite("The trace")
struct TraceTests {
  static let vc = NodeID(.viewController, 3)
  static let view = NodeID(.view, 1)
  static let traits = UITraitCollection(
    userInterfaceIdiom: .phone, userInterfaceStyle: .dark, userInterfaceLevel: .base,
    layoutDirection: .rightToLeft, horizontalSizeClass: .compact, verticalSizeClass: .regular,
    preferredContentSizeCategory: .accessibilityExtraLarge, displayScale: 3)
  static let reasons = ReasonList(Reason(rule: 7, place: 2)).adding(Reason(rule: 255, place: 255))

  /// One event of every kind, with values that use every bit of their fields.
  static let kinds: [Event.Kind] = [
    .launched(size: CGSize(width: 414, height: 896), traits: traits, orientation: .landscapeLeft),
    .step("present compose"),
    .rotated(from: .portrait, to: .landscapeRight, because: reasons),
    .resized(
      from: CGSize(width: 1024, height: 768), to: CGSize(width: 320.25, height: 768),
      because: reasons),
    .traitsChanged(from: UITraitCollection(), to: traits),
    .called(.viewDidLoad, .nothing),
    .called(.viewWillAppear, .flag(true)),
    .called(.viewWillTransitionToSize, .size(CGSize(width: -1, height: 2.5))),
    .called(.willTransitionToTraits, .traits(traits)),
    .called(.willMoveToParent, .node(nil)),
    .called(.didMoveToParent, .node(vc)),
    .called(.transitionDuration, .number(0.35)),
    .called(.willRepositionPopover, .rect(CGRect(x: 1, y: 2, width: 3, height: 4))),
    .asked(.adaptivePresentationStyleForTraits, .traits(traits), answer: .style(.none)),
    .asked(.presentationControllerShouldDismiss, .nothing, answer: .notImplemented),
    .asked(.supportedInterfaceOrientations, .nothing, answer: .orientations(.landscape)),
    .presenting(vc, style: .automatic, source: vc, because: reasons),
    .dismissing(vc, because: reasons),
    .queued(because: reasons),
    .phase(.management),
    .styleDecided(from: .popover, to: .fullScreen, because: reasons),
    .substituted(by: vc),
    .restored(from: vc),
    .appearance(from: .appearing, to: .disappearing),
    .frameChanged(
      from: .zero, to: CGRect(x: 0, y: 59, width: 393, height: 793), because: reasons),
    .stackChanged([vc, NodeID(.viewController, 4)]),
    .stackChanged([]),
    .selectionChanged([vc]),
    .showing(vc, .secondary, because: ReasonList(Reason(rule: 9, place: 2))),
    .arranged(
      SplitArrangement(isCollapsed: true, displayMode: .oneOverSecondary, topColumn: .secondary),
      because: ReasonList(Reason(rule: 9, place: 1))),
    .asked(.topColumnForCollapsing, .column(.secondary), answer: .column(.compact)),
    .called(.splitViewControllerWillChangeTo, .displayMode(.twoOverSecondary)),
    .transitionBegan(duration: SimulatedDuration(seconds: 0.4)),
    .transitionEnded(completed: true),
    .released,
    .finding(Finding(.alreadyPresenting, object: vc, other: nil, because: reasons)),
  ]

  static func record(_ kinds: [Event.Kind], mode: TraceRecorder.Mode) -> TraceRecorder {
    let recorder = TraceRecorder(mode: mode)
    for (place, kind) in kinds.enumerated() {
      recorder.now = SimulatedInstant(microseconds: Int64(place) * 1_000_000_000)
      recorder.cause = place / 2 - 1
      recorder.record(kind, on: place.isMultiple(of: 2) ? vc : view)
    }
    return recorder
  }

  @Test("Every kind of event reads back as it was written")
  func roundTrip() {
    let trace = Self.record(Self.kinds, mode: .whole).trace()
    #expect(trace.events.map(\.kind) == Self.kinds)
    for (place, event) in trace.events.enumerated() {
      #expect(event.sequence == place)
      #expect(event.cause == (place / 2 - 1 < 0 ? nil : place / 2 - 1))
      #expect(event.instant.microseconds == Int64(place) * 1_000_000_000)
      #expect(event.subject == (place.isMultiple(of: 2) ? Self.vc : Self.view))
    }
  }

  @Test("A digest is the same whether events are kept or only folded")
  func digests() {
    let whole = Self.record(Self.kinds, mode: .whole).trace()
    let folded = Self.record(Self.kinds, mode: .digest).trace()
    #expect(whole.digest == folded.digest)
    #expect(folded.events.isEmpty)
    #expect(folded.count == Self.kinds.count)
  }

  @Test("A digest differs when one event differs", arguments: kinds.indices)
  func digestTellsApart(changed: Int) {
    var others = Self.kinds
    others[changed] = .called(.alertActionHandler, .nothing)
    let a = Self.record(Self.kinds, mode: .digest).trace()
    let b = Self.record(others, mode: .digest).trace()
    #expect(a.digest != b.digest)
  }

  @Test("Only the last events are kept when that is asked, with their places")
  func lastEvents() {
    let recorder = TraceRecorder(mode: .last(10))
    for _ in 0..<200_000 { recorder.called(.layoutSubviews, .nothing, on: Self.view) }
    recorder.called(.viewDidLoad, .nothing, on: Self.vc)
    let trace = recorder.trace()
    let events = trace.events
    #expect(events.count >= 10)
    #expect(events.count < 60_000)
    #expect(events.last?.sequence == 200_000)
    #expect(events.first.map { $0.sequence + events.count } == trace.count)
  }

  @Test("A trace made of saved events equals the one they came from")
  func fromEvents() {
    let trace = Self.record(Self.kinds, mode: .whole).trace()
    let copy = Trace(header: nil, nodes: trace.allNodes, events: trace.events)
    #expect(copy.events == trace.events)
    #expect(copy.digest == trace.digest)
  }

  @Test("Causes lead back to an event without a cause")
  func causes() {
    let trace = Self.record(Self.kinds, mode: .whole).trace()
    #expect(trace.causes(of: 14).map(\.sequence) == [14, 6, 2, 0])
  }

  @Test("A list of reasons keeps its first three and the one that settled the matter")
  func reasonLists() {
    let all = (1...6).map { Reason(rule: UInt8($0), place: 0) }
    let list = all.reduce(ReasonList()) { $0.adding($1) }
    #expect(list.map(\.rule) == [1, 2, 3, 6])
  }

  @Test("Events can be read from any place on", arguments: [0, 1, 29_999, 30_000, 99_999, 100_000])
  func eventsFrom(place: Int) {
    let recorder = TraceRecorder()
    for _ in 0..<100_000 { recorder.called(.layoutSubviews, .flag(true), on: Self.view) }
    let rest = recorder.trace().events(from: place).map(\.sequence)
    #expect(rest == Array(place..<100_000))
  }
}
