import AdaptCore

/// What containers held after the launch and after each step that changed it.
struct ContainerScreens {
  /// The steps of which the tree is told.
  private static let told = 8

  private var rows: [(step: String, tree: String)] = []

  /// - Complexity: O(n) in the number of events, times the depth of containers for each step.
  init(_ trace: Trace, names: NodeNames) {
    var tree = ContainerTree()
    var step = "launch"
    var hasLaunched = false
    var changed = false
    func end() -> (String, String)? {
      guard changed else { return nil }
      let text = tree.text(names)
      return text.isEmpty || text == rows.last?.tree ? nil : (step, text)
    }
    for event in trace {
      if case .step(let text) = event.kind, hasLaunched {
        if let row = end() { rows.append(row) }
        (step, changed) = (text.printable, false)
      }
      if case .launched = event.kind { hasLaunched = true }
      if event.kind.changesContainers { changed = true }
      tree.note(event)
    }
    if let row = end() { rows.append(row) }
  }

  /// Adds a block; nothing where there are no containers of UIKit's.
  func add(to lines: inout TextLines) {
    guard !rows.isEmpty else { return }
    lines.addBlank()
    lines.add("Containers", .heading)
    let shown = rows.count > Self.told ? Array(rows.prefix(Self.told - 1)) : rows
    let last = rows.count > Self.told ? rows.suffix(1) : []
    let widest = max(8, min(28, lines.width - 40))
    let column = (shown + last).map(\.step.count).filter { $0 <= widest }.max() ?? 0
    func add(_ row: (step: String, tree: String)) {
      let step = row.step.padded(to: column)
      lines.add([.init("  \(step)  ", .plain)], then: row.tree, .plain, under: column + 4)
    }
    for row in shown { add(row) }
    if !last.isEmpty {
      lines.add([.init("  ", .plain)], then: "… and \(rows.count - Self.told) more, then", .plain)
    }
    for row in last { add(row) }
  }
}

extension Event.Kind {
  /// Whether what lies in what may be another after the event.
  fileprivate var changesContainers: Bool {
    switch self {
    case .called(.didMoveToParent, _), .called(.willMoveToParent, _), .stackChanged,
      .selectionChanged, .arranged, .released, .phase:
      true
    case .appearance(_, .appearing): true
    default: false
    }
  }
}
