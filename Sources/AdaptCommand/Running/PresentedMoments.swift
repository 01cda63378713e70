import AdaptCore
import Foundation

/// How things stand after each step of a run: who is presented, in which style, over what.
struct PresentedMoments {
  /// A controller that is presented when a step's consequences are over.
  struct Presented: Equatable {
    let name: String
    let presenter: String
    let style: UIModalPresentationStyle
    let shownStyle: UIModalPresentationStyle
    let covers: Bool
    let removesPresenter: Bool
  }

  private(set) var moments: [[Presented]] = []

  /// - Complexity: O(n) in the number of events, times the controllers presented at once.
  init(_ trace: Trace) {
    var state = State(trace)
    var isFirst = true
    for event in trace {
      if case .step = event.kind {
        if !isFirst { moments.append(state.presented) }
        isFirst = false
      }
      state.note(event)
    }
    moments.append(state.presented)
  }
}

extension PresentedMoments {
  /// What is first different from another run of the same script, in words; nil for nothing.
  func firstChange(since old: PresentedMoments) -> String? {
    for (now, before) in zip(moments, old.moments) where now != before {
      for presented in before {
        guard let changed = now.first(where: { $0.name == presented.name }) else {
          return "\(presented.name) is gone by then"
        }
        if changed != presented { return changed.words(since: presented) }
      }
      for presented in now where !before.contains(where: { $0.name == presented.name }) {
        return "\(presented.name) is still presented then"
      }
    }
    return nil
  }
}

extension PresentedMoments.Presented {
  /// `modal stays formSheet and no longer covers or removes root`.
  fileprivate func words(since old: Self) -> String {
    var parts: [String] = []
    if shownStyle != old.shownStyle {
      parts.append(
        shownStyle == style && style == old.style ? "stays \(style)" : "becomes \(shownStyle)")
    }
    switch (covers != old.covers, removesPresenter != old.removesPresenter) {
    case (false, false): break
    case (true, true) where covers == removesPresenter:
      parts.append(
        covers ? "covers and removes \(presenter)" : "no longer covers or removes \(presenter)")
    case (let isOtherCover, let isOtherRemoval):
      if isOtherCover { parts.append(covers ? "covers the window" : "no longer covers the window") }
      if isOtherRemoval {
        parts.append(removesPresenter ? "removes \(presenter)" : "keeps \(presenter) in place")
      }
    }
    if parts.isEmpty { parts.append("is presented by \(presenter)") }
    let last = parts.removeLast()
    return "\(name) " + (parts.isEmpty ? last : parts.joined(separator: ", ") + " and " + last)
  }
}

/// What is known at a moment of a run.
private struct State {
  private let trace: Trace
  private var chain: [NodeID] = []
  private var presenters: [NodeID: NodeID] = [:]
  private var styles: [NodeID: (own: UIModalPresentationStyle, shown: UIModalPresentationStyle)] =
    [:]
  private var substitutes: [NodeID: NodeID] = [:]
  private var frames: [NodeID: CGRect] = [:]
  private var window = CGSize.zero
  private var absent: Set<NodeID> = []

  init(_ trace: Trace) { self.trace = trace }

  var presented: [PresentedMoments.Presented] {
    chain.map { node in
      let style = styles[node] ?? (.automatic, .automatic)
      let presenter = presenters[node] ?? .run
      return PresentedMoments.Presented(
        name: name(node), presenter: name(presenter), style: style.own, shownStyle: style.shown,
        covers: frames[substitutes[node] ?? node] == CGRect(origin: .zero, size: window),
        removesPresenter: absent.contains(presenter))
    }
  }

  mutating func note(_ event: Event) {
    let subject = event.subject
    switch event.kind {
    case .launched(let size, _, _): window = size
    case .resized(_, let size, _) where subject.kind == .window || subject == .run: window = size
    case .presenting(let node, let style, _, _):
      presenters[node] = subject
      styles[node] = (style, style)
    case .styleDecided(let own, let shown, _): styles[subject] = (own, shown)
    case .substituted(let substitute): substitutes[subject] = substitute
    case .restored: substitutes[subject] = nil
    case .frameChanged(_, let frame, _): frames[subject] = frame
    case .phase(.presentation):
      chain.removeAll { $0 == subject }
      chain.append(subject)
    case .phase(.ended):
      chain.removeAll { $0 == subject }
      substitutes[subject] = nil
    case .called(.viewDidDisappear, _): absent.insert(subject)
    case .called(.viewWillAppear, _): absent.remove(subject)
    default: break
    }
  }

  private func name(_ node: NodeID) -> String { trace.description(of: node).name ?? "\(node)" }
}
