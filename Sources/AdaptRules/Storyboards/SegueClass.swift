public import AdaptCore
import AdaptDocuments

/// Segues that nothing performs.
///
/// Rule `storyboard.segue-class`.
public enum SegueClass: StoryboardRule {
  public static let rule = Rule(
    "storyboard.segue-class", number: Why.rule,
    summary:
      "A custom segue has a class of the app's that performs it, and every segue a kind that "
      + "UIKit knows.",
    versions: "all", grade: .reported, source: "R129", reasons: Why.allWords)

  static func findings(in check: StoryboardCheck) -> [StoryboardFinding] {
    check.performed.compactMap { way in
      switch way.segue.kind {
      case .custom where way.segue.customClass == nil:
        finding(
          Why.noClass, .error, at: way, in: check,
          "this custom segue has no class, and performing it raises an exception; name a subclass "
            + "of UIStoryboardSegue that overrides perform()")
      case .unknown(let kind):
        finding(
          Why.unknownKind, .warning, at: way, in: check,
          "this segue is of the kind \(kind.quoted), which no Interface Builder is known to write; "
            + "choose its kind again")
      case .relationship, .embed, .show, .showDetail, .present, .popover, .unwind, .custom, .push,
        .modal, .popoverOfPad, .replace:
        nil
      }
    }
  }
}

extension SegueClass {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 146 }
    case noClass, unknownKind

    var words: String {
      switch self {
      case .noClass: "a custom segue needs a class that performs it"
      case .unknownKind: "the kind of the segue is none that is known"
      }
    }
  }
}
