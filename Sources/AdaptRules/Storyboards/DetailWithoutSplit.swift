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
    let bare = check.bareWays { way in
      guard way.segue.customClass == nil else { return false }
      return way.segue.kind == .showDetail || way.segue.kind == .replace
    } lacks: {
      !$0.containers.contains(.split)
    }
    let certain = bare.certain.map { way, context, _ in
      let isOld = way.segue.kind == .replace
      let what =
        isOld
        ? "replace from \(check.origin(of: way)) finds no column to replace"
        : "show detail from \(check.origin(of: way)) presents \(check.destination(of: way))"
      return finding(
        isOld ? Why.replace : Why.bare, .warning, at: way, in: check,
        what + ": no split view controller is above \(check.name(way.source)) "
          + "\(check.words(context)); put it into one, or use show or present",
        related: check.related(way.source, in: context))
    }
    return certain
      + bare.byCode.map { ways in
        finding(
          Why.maybe, .note, at: ways[0], in: check,
          "show detail from \(check.origins(of: ways)) presents unless code puts the scene into a "
            + "split view controller; see that it does")
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
