/// Something that holds in every run, whatever the scenario.
public struct Law: Sendable {
  /// The stable name, such as `appearance.legal`.
  public let id: String
  /// One sentence that stands alone and says where the law holds.
  public let sentence: String
  private let check: @Sendable (FinishedRun) -> Breach?

  /// - Parameter check: Returns the first place where a run breaks the law.
  public init(
    _ id: String, _ sentence: String, check: @escaping @Sendable (FinishedRun) -> Breach?
  ) {
    self.id = id
    self.sentence = sentence
    self.check = check
  }

  /// Returns the first place where a run breaks the law; nil when it keeps it.
  public func breach(in run: FinishedRun) -> Breach? { check(run) }
}

/// Where and how a run breaks a law.
public struct Breach: Hashable, Sendable {
  /// The event that should not be, or after which something is missing.
  public var event: Int?
  /// The step after which something is wrong, by its place; nil for the launch.
  public var step: Int?
  public var message: String

  public init(_ message: String, event: Int? = nil, step: Int? = nil) {
    self.message = message
    self.event = event
    self.step = step
  }
}

extension Breach: CustomStringConvertible {
  /// `event 41: b#1 …`, or `after step 3: …`, steps counted from 1.
  public var description: String {
    let places = [event.map { "event \($0)" }, step.map { "after step \($0 + 1)" }]
    return (places.compactMap { $0 } + [message]).joined(separator: ": ")
  }
}

extension Law {
  /// Every law, in reading order.
  public static let all: [Law] = [
    .legalAppearance, .oneViewIsAppearing, .orderOfViews, .announcedSize, .framesInside,
    .completions, .answeredRequests, .returningEnvironment, .presentAndDismiss, .beginAndCancel,
    .cancelledDrag, .popoversPoint, .containersAgree, .barsShow,
    .sameBytes, .catalogedReasons, .legalPhases, .legalHooks, .stillness, .visibility,
    .nothingLeaks, .withinLimits,
  ]
}
