/// What `adaptsim check` was asked for.
struct CheckRequest {
  let paths: [String]
  private(set) var surroundings = Surroundings()
  private(set) var format = OutputFormat.text
  private(set) var style = TextStyleRequest()

  init(_ arguments: ParsedArguments) throws(CommandError) {
    paths = arguments.operands
    guard !paths.isEmpty else {
      throw .usage("'adaptsim check' needs a file or a folder; write adaptsim check scenes")
    }
    for (option, value) in arguments.options {
      let text = value ?? ""
      if option == .format { format = try Vocabulary.read(text, "format") }
      try surroundings.take(option, text)
      try style.take(option, text)
    }
    try surroundings.check()
  }
}
