import AdaptCore
import AdaptRules

/// What `adaptsim check` was asked for.
struct CheckRequest {
  let paths: [String]
  private(set) var surroundings = Surroundings()
  private(set) var format = OutputFormat.text
  private(set) var style = TextStyleRequest()
  /// What is not told of storyboards.
  private(set) var silences: [StoryboardSettings.Silence] = []
  /// The file that says more; nil for those beside the storyboards.
  private(set) var config: String?
  /// The files and folders of source code that were named.
  private(set) var code: [CodePath] = []

  init(_ arguments: ParsedArguments) throws(CommandError) {
    paths = arguments.operands
    guard !paths.isEmpty else {
      throw .usage("'adaptsim check' needs a file or a folder; write adaptsim check scenes")
    }
    for (option, value) in arguments.options {
      let text = value ?? ""
      if option == .format { format = try Vocabulary.read(text, "format") }
      if option == .disable { silences.append(try Self.silence(text)) }
      if option == .config { config = text }
      if option == .code { code.append(CodePath(path: text)) }
      try surroundings.take(option, text)
      try style.take(option, text)
    }
    try surroundings.check()
  }

  private static func silence(_ name: String) throws(CommandError) -> StoryboardSettings.Silence {
    guard let rule = StoryboardSettings.Silence.rule(name) else {
      throw .input(
        "no rule \(name.quoted) of storyboards; "
          + nameSuggestion(for: name, among: StoryboardCheck.ruleIDs))
    }
    return StoryboardSettings.Silence(rule: rule)
  }
}
