import AdaptCore
import AdaptDocuments

/// The ways through a document, each scene once, as the lines of a tree.
struct OutlineTree {
  /// A line of the tree.
  struct Line {
    /// Of the file; nil for what is not in it.
    var number: Int?
    /// The branches before the text.
    var branches = ""
    /// What happens: `pushes`; empty for a scene that the tree begins with.
    var verb = ""
    var name = ""
    /// What more there is to say.
    var details: [String] = []
  }

  private let graph: StoryboardGraph
  private let document: Int
  private(set) var lines: [Line] = []
  /// The scenes that have a line of their own.
  private var shown: Set<Int> = []
  /// The scenes that are too deep for the page, to be told below.
  private(set) var later: [(scene: Int, context: SceneContext)] = []

  /// How deep the tree goes before it begins anew, and how many ways of one scene are told.
  private enum Limits {
    static let depth = 24
    static let ways = 200
  }

  init(_ graph: StoryboardGraph, document: Int) {
    self.graph = graph
    self.document = document
  }

  func hasShown(_ scene: Int) -> Bool { shown.contains(scene) }

  private struct Frame {
    let context: SceneContext
    let ways: [Int]
    /// How many more ways there are than are told.
    let rest: Int
    let branches: String
    var next = 0
  }

  /// Adds the tree of a scene, as far as it has not been told.
  mutating func grow(from root: Int, in context: SceneContext, _ details: [String] = []) {
    guard !shown.contains(root) else { return }
    lines.append(line(of: root, Line(details: details)))
    var stack = [enter(root, context, branches: "")]
    while let frame = stack.last {
      guard frame.next < frame.ways.count else {
        if frame.rest > 0 {
          lines.append(Line(branches: frame.branches + "└ ", verb: "and \(frame.rest) more"))
        }
        stack.removeLast()
        continue
      }
      stack[stack.count - 1].next += 1
      let isLast = frame.next + 1 == frame.ways.count && frame.rest == 0
      let place = frame.ways[frame.next]
      let way = graph.ways[place]
      var line = Line(
        number: way.segue.position.line, branches: frame.branches + (isLast ? "└ " : "├ "),
        verb: OutlineWords(graph: graph).verb(of: way, in: frame.context),
        details: OutlineWords(graph: graph).details(of: way))
      guard let target = way.target else {
        line.name = way.segue.kind == .unwind ? "" : OutlineWords.nowhere(way.resolution)
        lines.append(line)
        continue
      }
      line.name = graph.name(target).text
      let next = graph.contexts(after: place, in: frame.context).first ?? SceneContext(.code)
      if graph.scenes[target].document != document {
        line.details.append("in \(graph.document(of: target).path)")
      } else if shown.contains(target) {
        line.details.append("↑ see line \(lineNumber(target))")
      } else if stack.count > Limits.depth {
        line.details.append("↓ see line \(lineNumber(target)) below")
        shown.insert(target)
        later.append((target, next))
      } else {
        line = self.line(of: target, line)
        stack.append(enter(target, next, branches: frame.branches + (isLast ? "  " : "│ ")))
      }
      lines.append(line)
    }
  }

  /// Adds the trees of scenes that were too deep, until none is left.
  mutating func growLater() {
    while let (scene, context) = later.popLast() {
      shown.remove(scene)
      grow(from: scene, in: context)
    }
  }

  private mutating func enter(
    _ scene: Int, _ context: SceneContext, branches: String
  ) -> Frame {
    shown.insert(scene)
    let ways = graph.outgoing[scene]
    return Frame(
      context: context, ways: Array(ways.prefix(Limits.ways)),
      rest: max(0, ways.count - Limits.ways), branches: branches)
  }

  private func lineNumber(_ scene: Int) -> Int {
    graph.controller(scene)?.position.line ?? graph.scene(scene).position.line
  }

  /// A line with the scene that it is of.
  private func line(of scene: Int, _ line: Line) -> Line {
    var line = line
    line.number = lineNumber(scene)
    line.name = graph.name(scene).text
    line.details = OutlineWords(graph: graph).details(of: scene) + line.details
    return line
  }
}
