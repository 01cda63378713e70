import AdaptCode
public import AdaptCore
import AdaptDocuments

/// Actions whose methods are gone.
///
/// Rule `storyboard.action-method`. Needs the app's code, with the class and all it inherits from.
public enum ActionMethod: StoryboardRule {
  public static let rule = Rule(
    "storyboard.action-method", number: Why.rule,
    summary: "An action calls a method that the class has, under its Objective-C name.",
    versions: "all", grade: .logged,
    source:
      "lionheart/openradar-mirror issue 15857 (openradar 28334695), OfficeDev/office-ui-fabric-ios "
      + "pull request 6, naptics/PlainPing issue 10 (a label that Swift 3 made part of the name: "
      + "unrecognized selector); kickstarter/ios-oss pull request 69; SE-0160 (since Swift 4 "
      + "nothing shows a member to Objective-C but its attributes)",
    reasons: Why.allWords)

  static func findings(in check: StoryboardCheck) -> [StoryboardFinding] {
    guard let demands = check.demands else { return [] }
    var suggestions = NameSuggestions()
    let actions = demands.actions.compactMap { connected -> StoryboardFinding? in
      let (name, selector) = (connected.target, connected.action.selector)
      guard let members = demands.members[name] else { return nil }
      guard members.answers(selector) == false else {
        guard members.hidden.contains(selector) else { return nil }
        return finding(
          Why.hidden, .warning, at: connected.action.position,
          of: check.graph.project.documents[connected.place.document],
          object: connected.action.id,
          "Swift alone sees the method \(selector.quoted) of \(name.quoted), which "
            + "\(check.words(connected.origin, in: connected.place)) calls: since Swift 4 that raises "
            + "an exception (unrecognized selector); write '@IBAction' before it",
          related: check.declaration(of: name))
      }
      return finding(
        Why.missing, .error, at: connected.action.position,
        of: check.graph.project.documents[connected.place.document], object: connected.action.id,
        "\(name.quoted) has no method \(selector.quoted), which "
          + "\(check.words(connected.origin, in: connected.place)) calls: that raises an exception "
          + "(unrecognized selector); \(advice(on: selector, members, &suggestions))",
        related: check.declaration(of: name))
    }
    let makers = check.graph.ways.compactMap { way -> StoryboardFinding? in
      guard let selector = way.segue.creationSelector, !way.isPreview,
        let name = check.graph.controller(way.source)?.customClass?.name,
        let members = demands.members[name], members.answers(selector) == false
      else { return nil }
      return finding(
        Why.noMaker, .error, at: way, in: check,
        "\(name.quoted) has no method \(selector.quoted), which makes what the segue from "
          + "\(check.origin(of: way)) leads to: that raises an exception; "
          + advice(on: selector, members, &suggestions),
        related: check.declaration(of: name))
    }
    return actions + makers
  }

  private static func advice(
    on selector: String, _ members: AppCode.Members, _ suggestions: inout NameSuggestions
  ) -> String {
    if let name = members.renamed[selector] {
      return
        "since Swift 3 the label of the first parameter makes it \(name.quoted): write '_' there"
    }
    return "connect one that it has, or none: "
      + suggestions(for: selector) { members.methods.sorted() }
  }
}

extension ActionMethod {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 171 }
    case missing, noMaker, hidden

    var words: String {
      switch self {
      case .missing: "the class has no method of the action's name"
      case .hidden: "nothing shows the method of the action's name to Objective-C"
      case .noMaker: "the class has no method of the segue action's name"
      }
    }
  }
}
