import AdaptCore

/// What a report calls presentation controllers of one name that differ in style.
///
/// One presented controller has several when its presentation adapts: the one it was asked for
/// with, and one for each style it adapts to.
struct PresentationControllerNames {
  /// `modal.pc (fullScreen)`; with the id behind it where that style comes twice among several.
  /// Those of one name that have one style, or of no known style, have no entry.
  private(set) var names: [NodeID: String] = [:]

  /// - Parameter isShared: Whether several nodes have that name; others need no style.
  /// - Complexity: O(n) in the number of events, times the controllers presented at once.
  init(_ trace: Trace, where isShared: (String) -> Bool) {
    let former = Self.former(trace)
    var chain = PresentedChain()
    var styles: [NodeID: UIModalPresentationStyle] = [:]
    for event in trace {
      chain.note(event)
      let subject = event.subject
      guard subject.kind == .presentationController, styles[subject] == nil,
        event.kind.tellsStyle
      else { continue }
      let word = trace.description(of: subject).word
      guard isShared(word) else { continue }
      let entry = chain.entries.last {
        [$0.shown, $0.original].contains { Self.name(of: $0, in: trace) == word }
      }
      guard let entry else { continue }
      // Only the controller that was asked for has questions before it begins.
      styles[subject] = event.kind.isQuestion ? entry.asked : entry.style
      // It joins the run right before the first that it adapts to, and may hear nothing itself.
      if let asked = entry.asked, let shown = entry.style, asked != shown,
        let original = former[subject], styles[original] == nil
      {
        styles[original] = asked
      }
    }
    addNames(trace, styles)
  }

  /// The presentation controller of the same name that joined before each.
  private static func former(_ trace: Trace) -> [NodeID: NodeID] {
    var latest: [String: NodeID] = [:]
    var former: [NodeID: NodeID] = [:]
    for node in trace.allNodes where node.id.kind == .presentationController {
      former[node.id] = latest.updateValue(node.id, forKey: node.word)
    }
    return former
  }

  private static func name(of presented: NodeID, in trace: Trace) -> String {
    "\(trace.description(of: presented).name ?? "\(presented)").pc".printable
  }

  private mutating func addNames(_ trace: Trace, _ styles: [NodeID: UIModalPresentationStyle]) {
    var holders: [String: [UIModalPresentationStyle: Int]] = [:]
    for (node, style) in styles {
      holders[trace.description(of: node).word, default: [:]][style, default: 0] += 1
    }
    for (node, style) in styles {
      let word = trace.description(of: node).word
      guard let styles = holders[word], let count = styles[style],
        count == 1 || styles.count > 1
      else { continue }
      names[node] = "\(word) (\(style)\(count == 1 ? "" : ", \(node)"))"
    }
  }
}

extension Event.Kind {
  /// Whether the call comes to a presentation controller whose style is known by then.
  fileprivate var tellsStyle: Bool {
    if isQuestion { return true }
    guard case .called(let callback, _) = self else { return false }
    return callback == .presentationTransitionWillBegin || callback == .dismissalTransitionWillBegin
  }

  fileprivate var isQuestion: Bool {
    guard case .asked(let callback, _, _) = self else { return false }
    return callback == .adaptivePresentationStyle || callback == .adaptivePresentationStyleForTraits
  }
}
