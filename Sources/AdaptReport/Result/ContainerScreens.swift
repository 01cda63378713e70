import AdaptCore

/// What containers held after the launch and after each step that changed it, of many the first,
/// and in the end.
struct ContainerScreens {
  /// The steps of which the tree is told.
  private static let told = 8

  private var rows: [(step: String, tree: String)] = []
  /// Whether steps are left out before the last row.
  private var isCut = false

  /// - Complexity: O(n) in the number of events, and of controllers on screen for each step until
  ///   as many are told as there is room for.
  init(_ trace: Trace, names: NodeNames) {
    var tree = ContainerTree()
    var step = "launch"
    var hasLaunched = false
    var changed = false
    func end(_ step: String) -> [(String, String)] {
      guard changed else { return [] }
      let text = tree.text(names)
      return text.isEmpty || text == rows.last?.tree ? [] : [(step, text)]
    }
    for event in trace {
      if case .step(let text) = event.kind, hasLaunched, rows.count < Self.told {
        rows += end(step)
        (step, changed) = (text.printable, false)
      }
      if case .launched = event.kind { hasLaunched = true }
      if event.kind.changesContainers { changed = true }
      tree.note(event)
    }
    isCut = rows.count == Self.told
    let last = end(isCut ? "in the end" : step)
    isCut = isCut && !last.isEmpty
    rows += last
  }

  /// Adds a block; nothing where there are no containers of UIKit's.
  func add(to lines: inout TextLines) {
    guard !rows.isEmpty else { return }
    lines.addBlank()
    lines.add("Containers", .heading)
    let widest = max(8, min(28, lines.width - 40))
    let column = rows.map(\.step.count).filter { $0 <= widest }.max() ?? 0
    for (place, row) in rows.enumerated() {
      if isCut, place == rows.count - 1 { lines.add([.init("  ", .plain)], then: "…", .plain) }
      let step = row.step.padded(to: column)
      lines.add([.init("  \(step)  ", .plain)], then: row.tree, .plain, under: column + 4)
    }
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
