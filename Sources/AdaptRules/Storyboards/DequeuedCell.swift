import AdaptCode
public import AdaptCore
import AdaptDocuments

/// Cells that code takes and nobody has registered.
///
/// Rule `storyboard.dequeued-cell`. Needs the app's code. Names that are not written out where they
/// are used, as constants are not, are not looked at; a class that registers any cell may register
/// every one, and one of whose scenes no table has a prototype has its cells from elsewhere.
public enum DequeuedCell: StoryboardRule {
  public static let rule = Rule(
    "storyboard.dequeued-cell", number: Why.rule,
    summary: "A cell that code takes for a row is a prototype or registered.", versions: "6+",
    grade: .logged,
    source:
      "Karumi/BothamUI issue 57, rcdilorenzo/Cell-Expander issue 3 (unable to dequeue a cell: "
      + "nobody registered it)",
    reasons: Why.allWords)

  static func findings(in check: StoryboardCheck) -> [StoryboardFinding] {
    guard let code = check.facts.code, let demands = check.demands, check.facts.hasAllDocuments
    else {
      return []
    }
    let all = demands.cells.sorted()
    var suggestions = NameSuggestions()
    return code.uses.compactMap { use in
      guard use.kind == .dequeues, !demands.cells.contains(use.name), let owner = use.owner,
        let scenes = demands.scenesByClass[owner], !scenes.isDisjoint(with: demands.scenesWithCells)
      else { return nil }
      let mayRegister = scenes.contains { scene in
        let name = check.graph.controller(scene)?.customClass?.name
        let members = name.flatMap { demands.members[$0] }
        return members.map { $0.registersCells || $0.system == nil } ?? true
      }
      guard !mayRegister else { return nil }
      return finding(
        Why.noCell, .warning, at: use,
        "no cell has the reuse identifier \(use.name.quoted), and \(owner) registers none: taking it "
          + "raises NSInternalInconsistencyException; " + suggestions(for: use.name) { all })
    }
  }
}

extension DequeuedCell {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 176 }
    case noCell

    var words: String { "no cell with the reuse identifier is there to be taken" }
  }
}
