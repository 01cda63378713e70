import AdaptCore

/// An optional method that its receiver does not implement.
struct Unanswered {
  let question: Callback
  let receiver: AnyObject

  /// Whether the method that was asked is the one that is not implemented: the receiver's own, or
  /// that of a delegate that stands in for it.
  func concerns(_ question: Callback, of receiver: AnyObject) -> Bool {
    guard question == self.question else { return false }
    if self.receiver === receiver { return true }
    // Looked up last: to find whether an object conforms takes long.
    guard let standIn = self.receiver as? any DelegateStandIn else { return false }
    return standIn.standsInFor === receiver
  }
}

/// A delegate that implements nothing, and is asked by another one that does not answer: then that
/// one counts as not implementing the method.
package protocol DelegateStandIn: AnyObject {
  var standsInFor: AnyObject? { get }
}

extension Run {
  /// Asks an optional method for an answer, and records it.
  ///
  /// The default implementation of such a method names the question and its receiver in
  /// `unanswered`. The mark is saved around the call, and counts for this receiver only: an
  /// implementation may call the default of another question, or ask another delegate the same.
  ///
  /// - Parameter receiver: Whose method it is.
  /// - Returns: The answer; nil when the method is not implemented.
  func ask<Answer>(
    _ question: Callback, _ argument: EventValue = .nothing, on subject: NodeID,
    of receiver: AnyObject, as value: (Answer) -> EventValue, _ body: () -> Answer
  ) -> Answer? {
    guard mayCall(subject) else { return nil }
    let outer = unanswered
    unanswered = nil
    let answer = nest(body)
    let isImplemented = !(unanswered?.concerns(question, of: receiver) ?? false)
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
    of receiver: AnyObject, _ body: () -> Object?
  ) -> Object? {
    ask(question, argument, on: subject, of: receiver, as: Run.wasVended, body) ?? nil
  }

  private static func wasVended<Object>(_ object: Object?) -> EventValue { .flag(object != nil) }

  /// Notes that the default implementation of an optional method ran in place of a receiver's own.
  func leave(_ question: Callback, unansweredBy receiver: AnyObject) {
    unanswered = Unanswered(question: question, receiver: receiver)
  }

  /// Makes a call to an optional method, and records it before what it leads to.
  ///
  /// A call that turns out to have no receiver is taken back and recorded as not implemented: the
  /// default implementation has led to nothing.
  func tell(
    _ callback: Callback, _ argument: EventValue = .nothing, on subject: NodeID,
    of receiver: AnyObject, _ body: () -> Void
  ) {
    guard mayCall(subject) else { return }
    let outer = unanswered
    unanswered = nil
    let mark = recorder.mark
    call(callback, argument, on: subject, body)
    let isImplemented = !(unanswered?.concerns(callback, of: receiver) ?? false)
    unanswered = outer
    guard !isImplemented else { return }
    recorder.retract(to: mark)
    recorder.record(.asked(callback, argument, answer: .notImplemented), on: subject)
  }
}
