import AdaptCore
import Foundation

/// What a report says happened, for each kind of event.
struct EventText {
  let names: NodeNames
  let reasonWords: ReasonWords
  /// Whether every reason is said.
  let detail: TextReport.Detail
  /// Who is presented in which style by now.
  private var chain = PresentedChain()
  /// The method that an unwind is looking for.
  private var unwindAction = ""

  init(names: NodeNames, words: ReasonWords, detail: TextReport.Detail) {
    self.names = names
    self.reasonWords = words
    self.detail = detail
  }

  /// The words behind the subject's name. Events are told in their order, since how a decision
  /// reads depends on the one before.
  mutating func what(_ event: Event) -> String {
    defer { chain.note(event) }
    if case .unwinding(.searches, _, let action, _) = event.kind { unwindAction = action }
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
      return call(callback, value)
    case .asked(.canPerformUnwindSegueAction, _, .flag(let flag)) where detail == .brief:
      return "\(flag ? "can" : "cannot") take \(unwindAction.quoted)"
    case .asked(let question, let value, let answer):
      let verb = answer == .notImplemented ? "" : "answers "
      return "asked \(call(question, value)), \(verb)\(words(answer))"
    case .presenting(let presented, let style, let source, let reasons):
      let request = "presents \(names[presented]) as \(style)"
      let isFor = source == event.subject ? "" : " for \(names[source])"
      return request + isFor + requested(reasons, isForAnother: !isFor.isEmpty)
    case .dismissing(let presented, let reasons):
      return "dismisses \(names[presented])" + minor(reasons)
    case .queued(let reasons):
      return "the request waits for the end of the transition" + because(reasons)
    case .phase(let phase):
      return self.phase(phase)
    case .styleDecided(let from, let to, let reasons):
      let entry = chain.entry(of: event.subject)
      if let entry, entry.style == nil {
        return names.shown(event.subject, asked: "\(entry.asked ?? from)", as: to)
          + because(reasons)
      }
      let shown = entry?.style ?? from
      return (shown == to ? "stays \(to)" : "\(shown) → \(to)") + because(reasons)
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
    case .selectionChanged(let shown):
      return shown.isEmpty
        ? "shows none of its children" : "shows " + shown.map { names[$0] }.joined(separator: ", ")
    case .showing(let shown, let outcome, let reasons):
      return outcome.words(for: names[shown]) + because(reasons)
    case .arranged(let arrangement, let reasons):
      return arrangement.words + because(reasons)
    case .listed(let question, let nodes):
      let answer = nodes.isEmpty ? "none" : nodes.map { names[$0] }.joined(separator: ", ")
      return switch detail {
      case .brief: "looks through \(answer)"
      case .full: "asked \(question.spelling.with(nil)), answers \(answer)"
      }
    case .unwinding(let stage, let node, let text, let reasons):
      return unwinding(stage, node, text) + minor(reasons)
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
    case .brief: return ": \(reasonWords.sentence(ReasonList(last)))"
    case .full: return ": \(reasonWords.sentence(reasons))"
    }
  }

  /// The reasons of a decision that is seldom in doubt.
  private func minor(_ reasons: ReasonList) -> String {
    switch detail {
    case .brief: ""
    case .full: because(reasons)
    }
  }

  /// The reasons behind a request; for a first reading what `automatic` stands for, and why
  /// another presents than the one that was asked.
  private func requested(_ reasons: ReasonList, isForAnother: Bool) -> String {
    guard detail == .brief, let automatic = reasonWords.automaticStyle(in: reasons) else {
      return isForAnother ? because(reasons) : minor(reasons)
    }
    let last = isForAnother ? Array(reasons).last : nil
    let needed = ReasonList(automatic).adding(last.map(ReasonList.init) ?? ReasonList())
    return ": \(reasonWords.sentence(needed))"
  }

  private func unwinding(_ stage: UnwindStage, _ node: NodeID?, _ text: String) -> String {
    let node = node.map { names[$0] }
    switch stage {
    case .searches: return "looks for a controller that can take \(text.quoted)"
    case .finds: return "unwinds to \(node ?? "a controller")"
    case .misses:
      let hint = node.map { "; \($0) has \(text.quoted)" } ?? ""
      return "finds nobody that can take \(unwindAction.quoted)" + hint
    case .goes:
      return "goes back" + (node.map { ", and \($0) dismisses what it presents" } ?? "")
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

  private func call(_ callback: Callback, _ value: EventValue) -> String {
    let spelling = callback.spelling
    switch value {
    case .nothing: return spelling.with(nil)
    // What there was before a first trait collection.
    case .traits(UITraitCollection()): return spelling.with("unspecified")
    case .flag(let flag):
      return spelling.with(spelling.flagWord.map { flag ? $0 : "not \($0)" } ?? "\(flag)")
    default: return spelling.with(words(value))
    }
  }

  private func words(_ value: EventValue) -> String {
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
    case .displayMode(let mode): mode.name
    case .column(let column): column.name
    case .node(let node): node.map { names.placed($0) } ?? "nil"
    case .text(let text): "\"\(text)\""
    }
  }
}
