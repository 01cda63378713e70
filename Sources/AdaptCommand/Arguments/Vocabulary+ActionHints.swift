import AdaptCore

extension Vocabulary {
  /// What to write in place of an action that there is not.
  static func hint(forAction text: String) -> String {
    let words = text.split(separator: " ").map(String.init)
    guard let first = words.first else { return "write one such as 'tap Settings' or 'back'" }
    let rest = words.dropFirst().joined(separator: " ")
    if let verb = verb(first) {
      switch (verb, rest.isEmpty) {
      case (.type, _): return "write what to type and where: 'type Cake into Name'"
      case (.select, true): return "write which row: 'select Cakes'"
      case (.tap, true): return "write what to tap: 'tap Settings'"
      case (.tap, false), (.select, false): return "did you mean '\(verb) \(rest)'?"
      }
    }
    let actions = userActions.map(\.0)
    let begun = actions.filter { $0.hasPrefix(first.lowercased() + " ") }
    if nearestName(to: text, among: actions) != nil || !begun.isEmpty {
      let known = nearestName(to: text, among: actions) == nil ? begun : actions
      return "\(nameSuggestion(for: text, among: known)); 'adaptsim --help' lists them all"
    }
    return "to touch what is called so write 'tap \(text)'; 'adaptsim --help' lists all actions"
  }

  /// The actions that take a name from the screen.
  private enum Verb: String, CaseIterable {
    case tap, select, type
  }

  /// The action that a word means, misspelt or another word for it.
  private static func verb(_ word: String) -> Verb? {
    switch word.lowercased() {
    case "click", "press", "push", "touch", "hit": .tap
    case "choose", "pick": .select
    case "enter", "write": .type
    case let word:
      // A word that merely holds another one, as 'tapTab', is no slip of it.
      nearestName(to: word, among: Verb.allCases.map(\.rawValue)).flatMap(Verb.init)
        .flatMap { abs($0.rawValue.count - word.count) <= 1 ? $0 : nil }
    }
  }
}
