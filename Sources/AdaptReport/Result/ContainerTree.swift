import AdaptCore

/// What lies in what, and what of it is shown, followed through the events of a run.
struct ContainerTree {
  private var parents: [NodeID: NodeID] = [:]
  /// The children in the order in which they came.
  private var children: [NodeID: [NodeID]] = [:]
  private var stacks: [NodeID: [NodeID]] = [:]
  private var selections: [NodeID: [NodeID]] = [:]
  private var arrangements: [NodeID: SplitArrangement] = [:]
  /// The controllers that have appeared and are still there, by the order in which they joined.
  private var present: Set<NodeID> = []

  /// How deep the text goes; what lies deeper is told by its name.
  private static let depth = 16

  mutating func note(_ event: Event) {
    let node = event.subject
    switch event.kind {
    case .called(.didMoveToParent, .node(let parent)): move(node, to: parent)
    case .called(.willMoveToParent, .node(nil)): move(node, to: nil)
    case .stackChanged(let stack): stacks[node] = stack
    case .selectionChanged(let shown): selections[node] = shown
    case .arranged(let arrangement, _): arrangements[node] = arrangement
    case .appearance(_, .appearing): present.insert(node)
    case .phase(.ended), .phase(.presentationInterrupted): present.remove(node)
    case .released:
      present.remove(node)
      move(node, to: nil)
    default: break
    }
  }

  private mutating func move(_ node: NodeID, to parent: NodeID?) {
    guard parents[node] != parent else { return }
    if let old = parents[node] { children[old]?.removeAll { $0 == node } }
    // One that joins the run with its parent hears before that of a node without an id.
    let parent = parent?.kind == .viewController ? parent : nil
    parents[node] = parent
    if let parent { children[parent, default: []].append(node) }
  }
}

// MARK: - Text

extension ContainerTree {
  /// The trees of what is there, the lowest first; empty where no container of UIKit's is among
  /// them.
  ///
  /// `main ▸ [navigation(list › detail)*, search]` are tabs of which the first is selected, and a
  /// stack in it.
  func text(_ names: NodeNames) -> String {
    present.filter { parents[$0] == nil && holdsContainer($0, depth: 0) }
      .sorted { $0.rawValue < $1.rawValue }
      .map { text($0, names, depth: 0) }.joined(separator: "; ")
  }

  /// The words for each of some nodes, of many those for the first and the last.
  private func listed(_ nodes: [NodeID], _ words: (NodeID) -> String) -> [String] {
    let (most, ends) = (8, 3)
    guard nodes.count > most else { return nodes.map(words) }
    return nodes.prefix(ends).map(words) + ["… \(nodes.count - 2 * ends) more …"]
      + nodes.suffix(ends).map(words)
  }

  private func holdsContainer(_ node: NodeID, depth: Int) -> Bool {
    if stacks[node] != nil || selections[node] != nil || arrangements[node] != nil { return true }
    return depth < Self.depth
      && (children[node] ?? []).contains { holdsContainer($0, depth: depth + 1) }
  }

  private func text(_ node: NodeID, _ names: NodeNames, depth: Int) -> String {
    let name = names.container(node, isOutermost: depth == 0)
    guard depth < Self.depth else { return names[node] }
    func inside(_ nodes: [NodeID], _ separator: String) -> String {
      listed(nodes) { text($0, names, depth: depth + 1) }.joined(separator: separator)
    }
    if let stack = stacks[node] { return "\(name)(\(inside(stack, " › ")))" }
    let content = children[node] ?? []
    guard !content.isEmpty else { return names[node] }
    if let arrangement = arrangements[node] {
      let mode = arrangement.isCollapsed ? "collapsed" : arrangement.displayMode.name
      return "\(name) ▸ \(mode) [\(inside(content, " | "))]"
    }
    guard let shown = selections[node], Set(shown) != Set(content) else {
      return "\(name) ▸ [\(inside(content, ", "))]"
    }
    let marked = listed(content) { child in
      text(child, names, depth: depth + 1) + (shown.contains(child) ? "*" : "")
    }
    return "\(name) ▸ [\(marked.joined(separator: ", "))]"
  }
}

extension NodeNames {
  /// What a tree calls a controller: its name without what it was made with, and nothing for a
  /// stack without a name that lies in another container.
  fileprivate func container(_ node: NodeID, isOutermost: Bool) -> String {
    guard isOutermost || isNamed(node) else { return "" }
    return String(self[node].prefix { $0 != "(" })
  }
}
