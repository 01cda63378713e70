public import AdaptCore
import AdaptDocuments

/// Classes that a storyboard cannot make.
///
/// Rule `storyboard.class-name`. Whether a class exists is for the compiler to know; that a name is
/// none of a class that the runtime can look up, the file tells.
public enum ClassName: StoryboardRule {
  public static let rule = Rule(
    "storyboard.class-name", number: Why.rule,
    summary: "A custom class is named as the runtime looks it up: a generic class cannot be.",
    versions: "all", grade: .reported,
    source: "R125 (UIKit's own class takes its place), R126 (its outlets then raise), R129 (a "
      + "segue without a class that performs it raises); openradar 20499266 (no warning for an "
      + "unknown class)",
    reasons: Why.allWords)

  static func findings(in check: StoryboardCheck) -> [StoryboardFinding] {
    let graph = check.graph
    return graph.scenes.indices.flatMap { scene -> [StoryboardFinding] in
      let document = graph.document(of: scene)
      var named: [(class: CustomClass, position: SourcePosition, id: String)] = []
      if let controller = graph.controller(scene), let custom = controller.customClass {
        named.append((custom, controller.position, controller.id))
      }
      for part in graph.parts[scene].views {
        guard let custom = part.view.customClass else { continue }
        named.append((custom, part.view.position, part.view.id))
      }
      let objects = named.compactMap { custom, position, id -> StoryboardFinding? in
        guard let why = why(custom.name) else { return nil }
        return finding(
          why, .warning, at: position, of: document, object: id,
          "\(custom.name.quoted) \(words(why)): UIKit's own class takes its place, and the first "
            + "outlet raises an exception; name a class that is not generic")
      }
      let segues = graph.outgoing[scene].compactMap { place -> StoryboardFinding? in
        let way = graph.ways[place]
        guard let custom = way.segue.customClass, let why = why(custom.name) else { return nil }
        return finding(
          why, .warning, at: way, in: check,
          "\(custom.name.quoted) \(words(why)): performing this segue raises an exception; name a "
            + "subclass that is not generic")
      }
      return objects + segues
    }
  }

  private static func words(_ why: Why) -> String {
    switch why {
    case .generic: "is generic, and no such class is found by its name"
    case .noName: "is no name of a class"
    }
  }

  /// Whether the runtime could know a class by the name.
  static func canExist(_ name: String) -> Bool { why(name) == nil }

  private static func why(_ name: String) -> Why? {
    if name.contains("<") || name.contains(">") { return .generic }
    for part in name.split(separator: ".", omittingEmptySubsequences: false) {
      guard let first = part.unicodeScalars.first, first.properties.isXIDStart || first == "_",
        part.unicodeScalars.allSatisfy({ $0.properties.isXIDContinue || $0 == "$" })
      else { return .noName }
    }
    return nil
  }
}

extension ClassName {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 147 }
    case generic, noName

    var words: String {
      switch self {
      case .generic: "the runtime finds no generic class by its name"
      case .noName: "no class can have the name"
      }
    }
  }
}
