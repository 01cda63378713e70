public import AdaptCore
import AdaptDocuments

/// Segues that show where nothing above shows.
///
/// Rule `storyboard.show-without-container`. UIKit: `show(_:sender:)`.
public enum ShowWithoutContainer: StoryboardRule {
  public static let rule = Rule(
    "storyboard.show-without-container", number: Why.rule,
    summary: "A show segue begins under a navigation or a split view controller; under none it "
      + "presents, without a button back.",
    versions: "8+", grade: .documented,
    source: "O089 and rule show.target; R122; the most frequent fault in 1366 storyboards",
    reasons: Why.allWords)

  static func findings(in check: StoryboardCheck) -> [StoryboardFinding] {
    check.graph.ways.compactMap { way in
      guard way.segue.kind == .show, way.segue.customClass == nil else { return nil }
      let contexts = check.contexts(of: way)
      let bare = contexts.filter { !$0.hasShower }
      guard let worst = bare.first(where: { $0.beginning != .code }) ?? bare.first else {
        return nil
      }
      let elsewhere = bare.count < contexts.count ? "; elsewhere it is pushed" : ""
      let what =
        "show from \(check.origin(of: way)) presents \(check.destination(of: way)) instead of pushing "
        + "it, without a button back: no navigation or split view controller is above "
        + "\(worst.beginning.words)\(elsewhere)"
      if worst.beginning == .code {
        return finding(Why.maybe, .note, at: way, in: check, what)
      }
      return finding(
        Why.bare, .warning, at: way, in: check,
        what
          + "; put \(check.name(way.source)) into a navigation controller, or present it on purpose",
        related: check.related(way.source, in: worst))
    }
  }
}

extension ShowWithoutContainer {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 131 }
    case bare, maybe

    var words: String {
      switch self {
      case .bare: "no container above shows what is shown, so it is presented"
      case .maybe: "code may make the scene where no container above shows what is shown"
      }
    }
  }
}
