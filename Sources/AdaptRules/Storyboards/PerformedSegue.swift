import AdaptCode
public import AdaptCore
import AdaptDocuments

/// Segues that code names and its scenes do not have.
///
/// Rule `storyboard.performed-segue`. Needs the app's code. Names that are not written out where
/// they are used, as constants are not, are not looked at.
public enum PerformedSegue: StoryboardRule {
  public static let rule = Rule(
    "storyboard.performed-segue", number: Why.rule,
    summary:
      "A segue that code performs is one of the scene's, and one that it waits for is there.",
    versions: "all", grade: .logged,
    source: "O135, R128; matghazaryan/AMSlideMenu2 issue 169, xmartlabs/XLPagerTabStrip issue 213 "
      + "(NSInvalidArgumentException: the receiver has no segue with the identifier)",
    reasons: Why.allWords)

  static func findings(in check: StoryboardCheck) -> [StoryboardFinding] {
    // A storyboard that is not checked may have what no other has.
    guard let code = check.facts.code, let demands = check.demands, check.facts.hasAllDocuments
    else {
      return []
    }
    let graph = check.graph
    var owners: [String: Set<Int>] = [:]
    for way in graph.ways {
      if let name = way.segue.identifier { owners[name, default: []].insert(way.source) }
    }
    let all = owners.keys.sorted()
    var suggestions = NameSuggestions()
    return code.uses.compactMap { use in
      guard use.kind == .performs || use.kind == .compares else { return nil }
      let scenes = use.owner.flatMap { demands.scenesByClass[$0] } ?? []
      let holders = owners[use.name]
      if use.kind == .compares {
        guard holders == nil, !scenes.isEmpty else { return nil }
        return finding(
          Why.awaited, .note, at: use,
          "no segue has the identifier \(use.name.quoted), for which \(use.owner ?? "code") looks: "
            + "what stands here never runs; " + suggestions(for: use.name) { all })
      }
      if use.isOwn, let first = scenes.min() {
        // A class with a `performSegue` of its own decides what that does.
        guard holders?.isDisjoint(with: scenes) ?? true, !overrides(first, in: check) else {
          return nil
        }
        let own = all.filter { !(owners[$0]?.isDisjoint(with: scenes) ?? true) }
        let other = holders?.min().map { ", but \(check.name($0)) has" } ?? ""
        return finding(
          Why.ofOther, .error, at: use,
          "\(check.name(first)) has no segue \(use.name.quoted)\(other): performing it raises "
            + "NSInvalidArgumentException; " + suggestions(for: use.name) { own },
          related: [.init(check.place(ofScene: first), "\(check.name(first)) is here")])
      }
      // Another class may have a method of the name that has nothing to do with segues.
      let isOfController =
        use.owner.flatMap { code.members(of: $0)?.isController } ?? false
      guard holders == nil, !use.isOwn || isOfController else { return nil }
      return finding(
        Why.ofNone, .warning, at: use,
        "no scene of the checked files has the segue \(use.name.quoted): performing it raises "
          + "NSInvalidArgumentException; " + suggestions(for: use.name) { all })
    }
  }

  private static func overrides(_ scene: Int, in check: StoryboardCheck) -> Bool {
    guard let name = check.graph.controller(scene)?.customClass?.name else { return false }
    return check.demands?.members[name]?.methods.contains { $0.hasPrefix("performSegueWith") }
      ?? false
  }
}

extension PerformedSegue {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 173 }
    case ofOther, ofNone, awaited

    var words: String {
      switch self {
      case .ofOther: "no scene of the class has a segue with the identifier"
      case .ofNone: "no scene has a segue with the identifier"
      case .awaited: "no segue has the identifier that code waits for"
      }
    }
  }
}
