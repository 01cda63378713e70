import AdaptCore
import AdaptReport
import Foundation

/// A run written down by hand, as the engine would record it: reports are tested on it alone.
struct RecordedRun {
  static let words = ReasonWords { reason in
    switch (reason.rule, reason.place) {
    case (1, 0): .init(rule: "adaptation.default", words: "the width is compact")
    case (1, 1): .init(rule: "adaptation.default", words: "the width is regular")
    case (2, 0): .init(rule: "adaptation.delegate", words: "the delegate answers none")
    case (3, 0): .init(rule: "present.one-at-a-time", words: "it presents already")
    case (4, 0): .init(rule: "rotation.masks", words: "the mask of the topmost controller decides")
    default: nil
    }
  }
  static let compactWidth = ReasonList(Reason(rule: 1, place: 0))
  static let regularWidth = ReasonList(Reason(rule: 1, place: 1))
  static let answersNone = ReasonList(Reason(rule: 2, place: 0))
  static let presentsAlready = ReasonList(Reason(rule: 3, place: 0))
  static let masks = ReasonList(Reason(rule: 4, place: 0))

  static let run = NodeID.run
  static let window = NodeID(.window, 1)
  static let root = NodeID(.viewController, 1)
  static let sheet = NodeID(.viewController, 2)
  static let other = NodeID(.viewController, 3)
  static let pc = NodeID(.presentationController, 1)
  static let secondPC = NodeID(.presentationController, 2)
  static let coordinator = NodeID(.coordinator, 1)

  static let portrait = UITraitCollection(
    userInterfaceIdiom: .phone, userInterfaceStyle: .light, userInterfaceLevel: .base,
    layoutDirection: .leftToRight, horizontalSizeClass: .compact, verticalSizeClass: .regular,
    preferredContentSizeCategory: .large, displayScale: 3)
  static var landscape: UITraitCollection {
    var traits = portrait
    (traits.horizontalSizeClass, traits.verticalSizeClass) = (.regular, .compact)
    return traits
  }

  static let tall = CGRect(x: 0, y: 0, width: 414, height: 896)
  static let wide = CGRect(x: 0, y: 0, width: 896, height: 414)
  static let below = CGRect(x: 0, y: 896, width: 414, height: 896)
  static let formSheet = CGRect(x: 241, y: 0, width: 414, height: 394)

  static let header = RunHeader(
    device: "phone-max", deviceTitle: "iPhone XS Max", size: tall.size,
    platform: Platform(system: 12.4), orientation: .portrait, window: "full", traits: portrait)

  let recorder = TraceRecorder()
  private let header: RunHeader?

  init(header: RunHeader? = header) {
    self.header = header
    recorder.describe(NodeDescription(id: Self.window, type: "UIWindow"))
    recorder.describe(NodeDescription(id: Self.root, type: "UIViewController", name: "root"))
    recorder.describe(NodeDescription(id: Self.sheet, type: "UIViewController", name: "sheet"))
  }

  var trace: Trace { recorder.trace(header: header) }

  /// Records a step and, as its consequences, what `body` records.
  func step(_ text: String, at milliseconds: Int64, _ body: () -> Void) {
    at(milliseconds)
    let step = recorder.record(.step(text), on: Self.run)
    recorder.because(of: step, body)
  }

  func at(_ milliseconds: Int64) {
    recorder.now = SimulatedInstant(microseconds: milliseconds * 1000)
  }

  func record(_ kind: Event.Kind, on node: NodeID) { recorder.record(kind, on: node) }

  func called(_ callback: Callback, _ value: EventValue = .nothing, on node: NodeID) {
    recorder.called(callback, value, on: node)
  }
}
