public import AdaptCore
import AdaptDocuments

/// Classes of the app that its code does not declare.
///
/// Rule `storyboard.class-in-code`. Needs the app's code. Of a document none of whose classes the
/// code declares nothing is claimed: it is of another target.
public enum ClassInCode: StoryboardRule {
  public static let rule = Rule(
    "storyboard.class-in-code", number: Why.rule,
    summary: "A custom class of the app's own module is declared in its code.", versions: "all",
    grade: .reported,
    source: "R126 (an unknown class: UIKit's own takes its place, and the first outlet raises); "
      + "openradar 20499266 (Interface Builder says nothing of it)",
    reasons: Why.allWords)

  static func findings(in check: StoryboardCheck) -> [StoryboardFinding] {
    guard let code = check.facts.code, code.unreadCount == 0, let demands = check.demands else {
      return []
    }
    let declared = code.classes.values.filter { $0.declaration != nil }.map(\.name).sorted()
    var suggestions = NameSuggestions()
    return zip(check.graph.project.documents, demands.classes).flatMap {
      document, named -> [StoryboardFinding] in
      let own = named.filter { $0.custom.isOfTarget && ClassName.canExist($0.custom.name) }
      let missing = own.filter { part in
        // The runtime's own spelling, and a class inside another, are not looked up.
        guard !part.custom.name.hasPrefix("_Tt"), !part.custom.name.contains(".") else {
          return false
        }
        return code.classes[part.custom.name]?.declaration == nil
      }
      guard missing.count < own.count else { return [] }
      return missing.map { part in
        let name = part.custom.name
        return finding(
          Why.undeclared, .warning, at: part.position, of: document, object: part.id,
          "the class \(name.quoted) is not in the code: UIKit's own takes its place, and raises an "
            + "exception where an outlet or an action needs more; "
            + (suggestions.nearest(to: name) { declared }.map { "did you mean \($0.quoted)?" }
              ?? "name one that is"))
      }
    }
  }
}

extension ClassInCode {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 172 }
    case undeclared

    var words: String { "no class of the app's code has the name" }
  }
}
