public import AdaptCore
import AdaptDocuments

/// Segues that only code could perform, and cannot name.
///
/// Rule `storyboard.manual-segue`.
public enum ManualSegue: StoryboardRule {
  public static let rule = Rule(
    "storyboard.manual-segue", number: Why.rule,
    summary: "A segue that begins at a controller has an identifier, by which code performs it.",
    versions: "all", grade: .documented,
    source: "documentation of performSegue(withIdentifier:sender:); O135", reasons: Why.allWords)

  static func findings(in check: StoryboardCheck) -> [StoryboardFinding] {
    check.performed.compactMap { way in
      guard way.origin.kind == .controller, !way.segue.isContainment,
        way.segue.identifier?.isEmpty ?? true
      else { return nil }
      return finding(
        Why.nameless, .warning, at: way, in: check,
        "nothing can perform this segue: it begins at the controller, \(check.name(way.source)), "
          + "and has no identifier; give it one, or begin it at a control")
    }
  }
}

extension ManualSegue {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 157 }
    case nameless

    var words: String { "no control performs the segue, and code cannot name it" }
  }
}
