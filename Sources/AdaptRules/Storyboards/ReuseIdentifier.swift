public import AdaptCore
import AdaptDocuments

/// Prototype cells that code cannot ask for.
///
/// Rule `storyboard.reuse-identifier`. UIKit: `dequeueReusableCell(withIdentifier:for:)`.
public enum ReuseIdentifier: StoryboardRule {
  public static let rule = Rule(
    "storyboard.reuse-identifier", number: Why.rule,
    summary: "A prototype cell has a reuse identifier that no other of its table has.",
    versions: "all", grade: .documented,
    source: "documentation of dequeueReusableCell(withIdentifier:for:); 14 in real files",
    reasons: Why.allWords)

  static func findings(in check: StoryboardCheck) -> [StoryboardFinding] {
    let graph = check.graph
    return graph.scenes.indices.flatMap { scene -> [StoryboardFinding] in
      graph.parts[scene].views.flatMap { part -> [StoryboardFinding] in
        let cells: [InterfaceView]
        switch part.view.content {
        case .table(let table): cells = table.isStatic ? [] : table.prototypes
        case .collection(let collection): cells = collection.cells
        case .plain, .text, .button, .image, .textField, .stack, .scroll, .tableCell,
          .collectionCell, .segmented, .navigationBar, .toolbar, .tabBar, .container, .control:
          cells = []
        }
        return findings(cells, of: scene, in: check)
      }
    }
  }

  private static func findings(
    _ cells: [InterfaceView], of scene: Int, in check: StoryboardCheck
  ) -> [StoryboardFinding] {
    let document = check.graph.document(of: scene)
    var first: [String: InterfaceView] = [:]
    return cells.compactMap { cell in
      guard let name = cell.reuseIdentifier, !name.isEmpty else {
        return finding(
          Why.missing, .warning, at: cell.position, of: document, object: cell.id,
          "a prototype cell of \(check.name(scene)) has no reuse identifier, so that code cannot get "
            + "it; give it one or remove it")
      }
      guard let other = first[name] else {
        first[name] = cell
        return nil
      }
      return finding(
        Why.twice, .warning, at: cell.position, of: document, object: cell.id,
        "two prototype cells of \(check.name(scene)) have the reuse identifier \(name.quoted), so "
          + "that code gets one of them; give each its own",
        related: [.init(.init(document.path, other.position), "the other cell")])
    }
  }
}

extension InterfaceView {
  /// What code takes a cell by; nil for every other view.
  var reuseIdentifier: String? {
    switch content {
    case .tableCell(let cell), .collectionCell(let cell): cell.reuseIdentifier
    case .plain, .text, .button, .image, .textField, .stack, .scroll, .table, .collection,
      .segmented, .navigationBar, .toolbar, .tabBar, .container, .control:
      nil
    }
  }
}

extension ReuseIdentifier {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 156 }
    case missing, twice

    var words: String {
      switch self {
      case .missing: "the cell has no reuse identifier"
      case .twice: "another cell of the table has the reuse identifier"
      }
    }
  }
}
