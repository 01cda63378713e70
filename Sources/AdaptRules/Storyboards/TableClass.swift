public import AdaptCore
import AdaptDocuments

/// Table view controllers on scenes without a table.
///
/// Rule `storyboard.table-class`. Needs the app's code.
public enum TableClass: StoryboardRule {
  public static let rule = Rule(
    "storyboard.table-class", number: Why.rule,
    summary: "A scene whose class inherits UITableViewController has a table as its view.",
    versions: "all", grade: .logged,
    source:
      "ortuman/SwiftForms issue 13, layerhq/Atlas-iOS issue 954, enormego/EGOTableViewPullRefresh "
      + "issue 36 (loaded the nib but didn't get a UITableView)",
    reasons: Why.allWords)

  static func findings(in check: StoryboardCheck) -> [StoryboardFinding] {
    guard let demands = check.demands else { return [] }
    let graph = check.graph
    return graph.scenes.indices.compactMap { scene in
      guard let controller = graph.controller(scene), let name = controller.customClass?.name,
        let view = controller.view, let members = demands.members[name],
        members.system == "UITableViewController", !members.methods.contains("loadView")
      else { return nil }
      if case .table = view.content { return nil }
      // A plain view of a class of the app's may be a table all the same.
      if let custom = view.customClass?.name {
        guard let system = demands.members[custom]?.system, system != "UITableView" else {
          return nil
        }
      }
      return finding(
        Why.noTable, .error, atScene: scene, in: check,
        "\(name.quoted) inherits UITableViewController, and the view of \(check.name(scene)) is no table: "
          + "loading it raises NSInternalInconsistencyException; begin with a table view controller, or "
          + "inherit UIViewController",
        related: check.declaration(of: name))
    }
  }
}

extension TableClass {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 175 }
    case noTable

    var words: String { "a table view controller needs a table as its view" }
  }
}
