import AdaptCore
import Foundation

/// What a report says happened, for each kind of event.
struct EventText {
  let names: NodeNames
  let words: ReasonWords
  /// Whether every reason is said.
  let detail: TextReport.Detail
  /// The style in which each presented controller is shown by now.
  private var styles: [NodeID: UIModalPresentationStyle] = [:]

  init(names: NodeNames, words: ReasonWords, detail: TextReport.Detail) {
    self.names = names
    self.words = words
    self.detail = detail
  }

  /// The words behind the subject's name. Events are told in their order, since how a decision
  /// reads depends on the one before.
  mutating func what(_ event: Event) -> String {
    switch event.kind {
    case .launched(let size, let traits, let orientation):
      return "launches, \(size.figure), \(orientation), \(traits.summary)"
    case .step(let text):
      return text.printable
    case .rotated(let from, let to, let reasons):
      return "rotates \(from) → \(to)" + minor(reasons)
    case .resized(let from, let to, let reasons):
      return "resizes \(from.figure) → \(to.figure)" + minor(reasons)
    case .traitsChanged(let from, let to):
      return from.difference(to: to)
    case .called(let callback, let value):
      return callback.name + argument(value, of: callback)
    case .asked(let question, let value, let answer):
      return "asked \(question.name)\(argument(value, of: question)): \(self.answer(answer))"
    case .presenting(let presented, let style, let source, let reasons):
      styles[presented] = nil
      let request = "presents \(names[presented]) as \(style)"
      if source == event.subject { return request + minor(reasons) }
      return request + " for \(names[source])" + because(reasons)
    case .dismissing(let presented, let reasons):
      return "dismisses \(names[presented])" + minor(reasons)
    case .queued(let reasons):
      return "the request waits for the end of the transition" + because(reasons)
    case .phase(let phase):
      return self.phase(phase)
    case .styleDecided(let from, let to, let reasons):
      let shown = styles.updateValue(to, forKey: event.subject) ?? from
      if shown == to { return "stays \(to)" + because(reasons) }
      return (from == to ? "back to \(to)" : "\(shown) → \(to)") + because(reasons)
    case .substituted(let substitute):
      return "is replaced by \(names[substitute])"
    case .restored(let substitute):
      return "is back in the place of \(names[substitute])"
    case .appearance(let from, let to):
      return "appearance \(from) → \(to)"
    case .frameChanged(let from, let to, let reasons):
      let frames = from == .zero ? "frame \(to.figure)" : "frame \(from.figure) → \(to.figure)"
      return frames + because(reasons)
    case .stackChanged(let stack):
      return stack.isEmpty
        ? "stack is empty" : "stack " + stack.map { names[$0] }.joined(separator: ", ")
    case .transitionBegan(let duration):
      return duration == .zero
        ? "transition begins, not animated"
        : "transition begins, \(SimulatedInstant.start + duration)"
    case .transitionEnded(let completed):
      return completed ? "transition ends" : "transition is cancelled"
    case .released:
      return "deinit"
    case .finding(let finding):
      return finding.kind.name
    }
  }

  /// The reasons behind a decision; for a first reading only the one that settled it.
  private func because(_ reasons: ReasonList) -> String {
    guard let last = Array(reasons).last else { return "" }
    switch detail {
    case .brief: return ": \(words.sentence(ReasonList(last)))"
    case .full: return ": \(words.sentence(reasons))"
    }
  }

  /// The reasons of a decision that is seldom in doubt.
  private func minor(_ reasons: ReasonList) -> String {
    switch detail {
    case .brief: ""
    case .full: because(reasons)
    }
  }

  private func phase(_ phase: PresentationPhase) -> String {
    switch phase {
    case .presentation: "presentation begins"
    case .management: "management begins"
    case .dismissal: "dismissal begins"
    case .ended: "presentation is over"
    case .presentationInterrupted: "presentation is interrupted and goes back"
    case .dismissalInterrupted: "dismissal is interrupted, and it stays"
    }
  }

  private func argument(_ value: EventValue, of callback: Callback) -> String {
    switch value {
    case .nothing: ""
    // The argument is what the traits were before.
    case .traits(UITraitCollection()) where callback == .traitCollectionDidChange:
      "(was unspecified)"
    case .traits(let traits) where callback == .traitCollectionDidChange: "(was \(traits.summary))"
    case .flag(let flag):
      callback.flagWord.map { flag ? "(\($0))" : "(not \($0))" } ?? "(\(flag))"
    default: "(\(answer(value)))"
    }
  }

  private func answer(_ value: EventValue) -> String {
    switch value {
    case .nothing: "nothing"
    case .notImplemented: "not implemented"
    case .flag(let flag): flag ? "yes" : "no"
    case .number(let number): CGFloat(number).figure
    case .size(let size): size.figure
    case .rect(let rect): rect.figure
    case .traits(let traits): traits.summary
    case .style(let style): "\(style)"
    case .orientations(let mask): mask.isEmpty ? "no orientation" : "\(mask)"
    case .node(let node): node.map { names[$0] } ?? "nil"
    }
  }
}

extension Callback {
  /// What a callback's flag says when it is true; nil where it needs no word.
  fileprivate var flagWord: String? {
    switch self {
    case .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear, .viewDidDisappear,
      .navigationControllerWillShow, .navigationControllerDidShow:
      "animated"
    case .presentationTransitionDidEnd, .dismissalTransitionDidEnd, .animationEnded,
      .animationCompletion, .transitionCompletion:
      "completed"
    default: nil
    }
  }
}
