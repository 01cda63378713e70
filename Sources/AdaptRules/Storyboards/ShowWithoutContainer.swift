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
    let bare = check.bareWays {
      $0.segue.kind == .show && $0.segue.customClass == nil
    } lacks: {
      !$0.hasShower
    }
    let certain = bare.certain.map { way, context, elsewhere in
      let name = check.name(way.source)
      return finding(
        Why.bare, .warning, at: way, in: check,
        "show from \(check.origin(of: way)) presents \(check.destination(of: way)), without a "
          + "button back: nothing above \(name) can push \(check.words(context))"
          + "\(elsewhere ? ", as it can elsewhere" : ""); put it into a navigation controller, or "
          + "present on purpose",
        related: check.related(way.source, in: context))
    }
    return certain
      + bare.byCode.map { ways in
        finding(
          Why.maybe, .note, at: ways[0], in: check,
          "show from \(check.origins(of: ways)) presents, without a button back, unless code puts "
            + "the scene into a navigation or split view controller; see that it does")
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
