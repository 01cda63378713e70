import AdaptReport

/// What `adaptsim rules` was asked for.
struct RulesRequest {
  enum Format: String, CaseIterable {
    case text
    case markdown
  }

  /// An id, a topic or a number; nil for all rules.
  let word: String?
  private(set) var format = Format.text
  /// Where the text goes; nil for standard output.
  private(set) var output: String?
  private(set) var style = TextStyleRequest()

  init(_ arguments: ParsedArguments) throws(CommandError) {
    let words = arguments.operands
    guard words.count <= 1 else {
      throw .usage("'adaptsim rules' shows one rule; \(words[1].quoted) is one too many")
    }
    word = words.first
    for (option, value) in arguments.options {
      let text = value ?? ""
      if option == .format { format = try Vocabulary.read(text, "format") }
      if option == .output { output = try Vocabulary.output(text) }
      try style.take(option, text)
    }
    if let word, format == .markdown {
      throw .usage("'--format markdown' is the article of all rules; leave \(word.quoted) out")
    }
  }
}
