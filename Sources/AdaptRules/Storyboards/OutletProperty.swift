public import AdaptCore
import AdaptDocuments

/// Outlets to properties that are gone.
///
/// Rule `storyboard.outlet-property`. Needs the app's code, with the class and all it inherits
/// from.
public enum OutletProperty: StoryboardRule {
  public static let rule = Rule(
    "storyboard.outlet-property", number: Why.rule,
    summary: "An outlet sets a property that the class has.", versions: "all", grade: .logged,
    source:
      "hartlco/MHCustomTabBarController issue 15, icepat/ICETutorial issue 1 (an outlet whose "
      + "property has another name raises NSUnknownKeyException as the view loads); kickstarter/ios-oss "
      + "pull request 69 (such outlets in production); SE-0160 (since Swift 4 nothing shows a "
      + "member to Objective-C but its attributes)",
    reasons: Why.allWords)

  static func findings(in check: StoryboardCheck) -> [StoryboardFinding] {
    guard let demands = check.demands else { return [] }
    var suggestions = NameSuggestions()
    return demands.outlets.compactMap { connected in
      let (name, property) = (connected.owner, connected.outlet.property)
      guard let members = demands.members[name] else { return nil }
      guard members.takes(outlet: property) == false else {
        guard members.hidden.contains(property) else { return nil }
        return finding(
          Why.hidden, .warning, at: connected.outlet.position,
          of: check.graph.project.documents[connected.place.document],
          object: connected.outlet.id,
          "Swift alone sees the property \(property.quoted) of \(name.quoted), which an outlet sets: "
            + "since Swift 4 loading it raises NSUnknownKeyException; write '@IBOutlet' before it",
          related: check.declaration(of: name))
      }
      let origin = check.words(connected.origin, in: connected.place)
      let of = origin == name.quoted ? "" : " of \(origin)"
      return finding(
        Why.missing, .error, at: connected.outlet.position,
        of: check.graph.project.documents[connected.place.document], object: connected.outlet.id,
        "\(name.quoted) has no property \(property.quoted), which an outlet\(of) sets: "
          + "loading it raises NSUnknownKeyException; connect one that it has, or none: "
          + suggestions(for: property) { members.properties.sorted() },
        related: check.declaration(of: name))
    }
  }
}

extension OutletProperty {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 170 }
    case missing, hidden

    var words: String {
      switch self {
      case .missing: "the class has no property of the outlet's name"
      case .hidden: "nothing shows the property of the outlet's name to Objective-C"
      }
    }
  }
}
