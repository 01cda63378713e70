import AdaptCore
import AdaptDocuments
import AdaptReport
import AdaptRules

/// The outline of a document for a person.
struct OutlineText {
  private let graph: StoryboardGraph
  private let reach: StoryboardReach
  private let contexts: SceneContexts

  init(_ check: StoryboardCheck) {
    graph = check.graph
    reach = check.reach
    contexts = check.contexts
  }

  func write(_ document: Int, to lines: inout TextLines) {
    let file = graph.project.documents[document]
    let scenes = graph.scenes.indices.filter {
      graph.scenes[$0].document == document && !graph.isReference($0)
    }
    let segues = graph.ways.count { graph.scenes[$0.source].document == document }
    lines.add(
      [.init(file.path, .heading)],
      then: "  \(count(scenes.count, "scene")), \(count(segues, "segue"))"
        + (file.settings.isLaunchScreen ? ", a launch screen" : ""), .faint)
    guard file.kind == .storyboard else {
      return lines.add("  a xib: it has no scenes", .plain)
    }
    var tree = OutlineTree(graph, document: document)
    let initial = graph.initialScene(of: document).filter { graph.scenes[$0].document == document }
    if let initial {
      tree.grow(from: initial, in: context(of: initial, else: .launch))
      tree.growLater()
    }
    write(tree.lines, under: initial == nil ? "" : "Opens with", to: &lines)
    write(scenes.filter { isEntry($0) }, "By identifier", &tree, to: &lines)
    write(scenes.filter { reach.isReachable[$0] }, "From other files", &tree, to: &lines)
    write(scenes, "Unreachable", &tree, to: &lines)
  }

  /// Where a scene is entered: as the app opens with it, or by a way from another scene.
  private func context(
    of scene: Int, else beginning: SceneContext.Beginning
  ) -> SceneContext {
    let known = contexts[scene].first {
      $0 == SceneContext(.launch) || contexts.way(into: scene, $0) != nil
    }
    return known ?? SceneContext(beginning)
  }

  private func isEntry(_ scene: Int) -> Bool {
    if case .identifier = reach.entries[scene] { true } else { false }
  }

  /// Writes the trees of the scenes that no tree before had; those that nothing here leads to
  /// first, so that a scene is told where it belongs.
  private func write(
    _ scenes: [Int], _ heading: String, _ tree: inout OutlineTree, to lines: inout TextLines
  ) {
    let start = tree.lines.count
    let isRoot = { (scene: Int) in
      !graph.incoming[scene].contains { graph.ways[$0].source != scene }
    }
    for scene in scenes.filter(isRoot) + scenes.filter({ !isRoot($0) }) {
      tree.grow(from: scene, in: context(of: scene, else: .code))
      tree.growLater()
    }
    write(Array(tree.lines[start...]), under: heading, to: &lines)
  }

  private func write(
    _ tree: [OutlineTree.Line], under heading: String, to lines: inout TextLines
  ) {
    guard !tree.isEmpty else { return }
    lines.add(heading, .step)
    let width = tree.compactMap(\.number).max().map { "\($0)".count } ?? 0
    for line in tree {
      let number = line.number.map { "\($0)" } ?? ""
      let padding = String(repeating: " ", count: width - number.count)
      var pieces: [TextLines.Piece] = [
        .init("  \(padding)\(number)  \(line.branches)", .faint)
      ]
      if !line.verb.isEmpty {
        pieces.append(.init(line.verb + (line.name.isEmpty ? "" : " "), .decision))
      }
      let details = line.details.joined(separator: ", ")
      pieces.append(.init(line.name + (details.isEmpty ? "" : "  "), .plain))
      lines.add(pieces, then: details, .faint)
    }
  }

  private func count(_ count: Int, _ word: String) -> String {
    "\(count) \(word)\(count == 1 ? "" : "s")"
  }
}

extension Optional {
  /// The value, if it is such.
  fileprivate func filter(_ isIncluded: (Wrapped) -> Bool) -> Wrapped? {
    flatMap { isIncluded($0) ? $0 : nil }
  }
}
