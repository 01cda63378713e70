import AdaptCore
import AdaptRules

/// The names by which rules can be listed: what ids begin with, and the headings of the catalogue.
enum RuleTopics {
  /// What ids have before their first dot, each once, in reading order.
  static let names: [String] = {
    var names: [String] = []
    for rule in RuleCatalogue.all {
      let name = String(rule.id.prefix { $0 != "." })
      if !names.contains(name) { names.append(name) }
    }
    return names
  }()

  /// Returns the rules of a topic under their headings: those whose id begins with its words, or
  /// those under the heading it names. Letter case makes no difference.
  static func chapters(of topic: String) -> [(title: String, rules: [Rule])] {
    let topic = topic.lowercased()
    return RuleCatalogue.chapters.compactMap { chapter in
      if chapter.title.lowercased() == topic { return (chapter.title, chapter.rules) }
      let rules = chapter.rules.filter { $0.id.hasPrefix(topic + ".") }
      return rules.isEmpty ? nil : (chapter.title, rules)
    }
  }
}
