import AdaptCore

extension Run {
  /// Asks an optional method for an answer, and records it.
  ///
  /// The default implementation of such a method names the question in `unanswered`; the mark is
  /// saved around the call, since an implementation may call a sibling's default.
  ///
  /// - Returns: The answer; nil when the method is not implemented.
  func ask<Answer>(
    _ question: Callback, _ argument: EventValue = .nothing, on subject: NodeID,
    as value: (Answer) -> EventValue, _ body: () -> Answer
  ) -> Answer? {
    let outer = unanswered
    unanswered = nil
    let answer = nest(body)
    let isImplemented = unanswered != question
    unanswered = outer
    recorder.record(
      .asked(question, argument, answer: isImplemented ? value(answer) : .notImplemented),
      on: subject)
    return isImplemented ? answer : nil
  }

  /// Asks for an object that need not be vended; the trace keeps whether one was.
  ///
  /// - Returns: The object; nil also when the method is not implemented.
  func askForObject<Object>(
    _ question: Callback, _ argument: EventValue = .nothing, on subject: NodeID,
    _ body: () -> Object?
  ) -> Object? {
    ask(question, argument, on: subject, as: Run.wasVended, body) ?? nil
  }

  private static func wasVended<Object>(_ object: Object?) -> EventValue { .flag(object != nil) }

  /// Makes a call to an optional method, and records it before what it leads to.
  ///
  /// A call that turns out to have no receiver is taken back and recorded as not implemented: the
  /// default implementation has led to nothing.
  func tell(
    _ callback: Callback, _ argument: EventValue = .nothing, on subject: NodeID, _ body: () -> Void
  ) {
    let outer = unanswered
    unanswered = nil
    let mark = recorder.mark
    call(callback, argument, on: subject, body)
    let isImplemented = unanswered != callback
    unanswered = outer
    guard !isImplemented else { return }
    recorder.retract(to: mark)
    recorder.record(.asked(callback, argument, answer: .notImplemented), on: subject)
  }
}
