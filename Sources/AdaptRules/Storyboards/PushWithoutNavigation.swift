public import AdaptCore
import AdaptDocuments

/// Old push segues where no navigation controller is above.
///
/// Rule `storyboard.push-without-navigation`.
public enum PushWithoutNavigation: StoryboardRule {
  public static let rule = Rule(
    "storyboard.push-without-navigation", number: Why.rule,
    summary: "A push segue of the kind before 8 begins under a navigation controller; under none "
      + "UIKit raises an exception.",
    versions: "all", grade: .logged,
    source: "ltebean/LTInfiniteScrollView-Swift issue 3, PageMenu/PageMenu issue 11 and "
      + "John-Lluch/SWRevealViewController issue 453, with the exception and its stack",
    reasons: Why.allWords)

  static func findings(in check: StoryboardCheck) -> [StoryboardFinding] {
    let bare = check.bareWays {
      $0.segue.kind == .push && $0.segue.customClass == nil && $0.segue.splitTarget == nil
    } lacks: {
      !$0.containers.contains(.navigation)
    }
    let certain = bare.certain.map { way, context, _ in
      finding(
        Why.bare, .error, at: way, in: check,
        "push from \(check.origin(of: way)) raises an exception: no navigation controller is above "
          + "\(check.name(way.source)) \(check.words(context)); put it into one",
        related: check.related(way.source, in: context))
    }
    return certain
      + bare.byCode.map { ways in
        finding(
          Why.maybe, .note, at: ways[0], in: check,
          "push from \(check.origins(of: ways)) raises an exception unless code puts the scene "
            + "into a navigation controller; see that it does")
      }
  }
}

extension PushWithoutNavigation {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 132 }
    case bare, maybe

    var words: String {
      switch self {
      case .bare: "no navigation controller above can push"
      case .maybe: "code may make the scene where no navigation controller above can push"
      }
    }
  }
}
