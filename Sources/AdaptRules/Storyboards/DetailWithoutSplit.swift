public import AdaptCore
import AdaptDocuments

/// Segues that show a detail where no split view is above.
///
/// Rule `storyboard.detail-without-split`. UIKit: `showDetailViewController(_:sender:)`.
public enum DetailWithoutSplit: StoryboardRule {
  public static let rule = Rule(
    "storyboard.detail-without-split", number: Why.rule,
    summary:
      "A show detail segue begins under a split view controller; under none it presents, and "
      + "a stack does not push for it.",
    versions: "8+", grade: .documented,
    source: "O085, O089; documentation of showDetailViewController(_:sender:)",
    reasons: Why.allWords)

  static func findings(in check: StoryboardCheck) -> [StoryboardFinding] {
    check.graph.ways.compactMap { way in
      let isOld: Bool
      switch way.segue.kind {
      case .showDetail: isOld = false
      case .replace: isOld = true
      case .relationship, .embed, .show, .present, .popover, .unwind, .custom, .push, .modal,
        .popoverOfPad, .unknown:
        return nil
      }
      guard way.segue.customClass == nil else { return nil }
      let bare = check.contexts(of: way).filter { !$0.containers.contains(.split) }
      guard let worst = bare.first(where: { $0.beginning != .code }) ?? bare.first else {
        return nil
      }
      let what =
        isOld
        ? "replace from \(check.origin(of: way)) finds no split view controller above "
          + worst.beginning.words
        : "show detail from \(check.origin(of: way)) presents \(check.destination(of: way)): no split "
          + "view controller is above \(worst.beginning.words)"
      if worst.beginning == .code {
        return finding(Why.maybe, .note, at: way, in: check, what)
      }
      return finding(
        isOld ? Why.replace : Why.bare, .warning, at: way, in: check,
        what + "; put \(check.name(way.source)) into a split view, or use show or present",
        related: check.related(way.source, in: worst))
    }
  }
}

extension DetailWithoutSplit {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 134 }
    case bare, maybe, replace

    var words: String {
      switch self {
      case .bare: "no split view above shows details, so it is presented"
      case .maybe: "code may make the scene where no split view is above"
      case .replace: "a replace segue puts its destination into a column, and there is none"
      }
    }
  }
}
