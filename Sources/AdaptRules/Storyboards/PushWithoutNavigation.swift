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
    check.graph.ways.compactMap { way in
      guard way.segue.kind == .push, way.segue.customClass == nil, way.segue.splitTarget == nil
      else { return nil }
      let bare = check.contexts(of: way).filter { !$0.containers.contains(.navigation) }
      guard let worst = bare.first(where: { $0.beginning != .code }) ?? bare.first else {
        return nil
      }
      let what =
        "push from \(check.origin(of: way)) raises an exception: no navigation controller is above "
        + worst.beginning.words
      if worst.beginning == .code {
        return finding(Why.maybe, .note, at: way, in: check, what)
      }
      return finding(
        Why.bare, .error, at: way, in: check,
        what + "; put \(check.name(way.source)) into a navigation controller",
        related: check.related(way.source, in: worst))
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
