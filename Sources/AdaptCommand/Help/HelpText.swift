import AdaptReport

/// What `--help` prints.
struct HelpText {
  let subcommand: Subcommand
  /// In characters.
  let width: Int

  func write(to lines: inout TextLines) {
    lines.add("\(subcommand.call) \(subcommand.summary).", .plain)
    lines.addBlank()
    lines.add("Usage", .heading)
    for usage in usages { lines.add([.init("  ", .plain)], then: usage, .plain) }
    if subcommand == .run { writeCommands(to: &lines) }
    for topic in CommandOption.Topic.allCases { writeOptions(topic, to: &lines) }
    for paragraph in paragraphs {
      lines.addBlank()
      for line in paragraph.wrapped(to: width) { lines.addUnbroken(line, .plain) }
    }
    lines.addBlank()
    lines.add("Examples", .heading)
    for example in examples { lines.addUnbroken("  \(example)", .plain) }
  }

  private var usages: [String] {
    let options = subcommand.options == [.help] ? "" : " [OPTION…]"
    switch subcommand {
    case .run:
      return ["adaptsim [FILE] [OPTION…] [STEP…]", "adaptsim COMMAND …"]
    case .check, .devices, .rules, .completions, .help:
      return ["\(subcommand.call) \(subcommand.operands)\(options)"]
    }
  }

  private func writeCommands(to lines: inout TextLines) {
    lines.addBlank()
    lines.add("Commands", .heading)
    let calls = Subcommand.named.map { "\($0.rawValue) \($0.operands)" }
    let width = calls.map(\.count).max() ?? 0
    for (command, call) in zip(Subcommand.named, calls) {
      lines.add([.init("  \(call.padded(to: width))  ", .plain)], then: command.summary, .plain)
    }
  }

  private func writeOptions(_ topic: CommandOption.Topic, to lines: inout TextLines) {
    let options = subcommand.options.filter { $0.topic == topic }
    guard !options.isEmpty else { return }
    lines.addBlank()
    lines.add(topic.rawValue, .heading)
    let width = subcommand.options.map(\.call.count).max() ?? 0
    for option in options {
      lines.add(
        [.init("  \(option.call.padded(to: width))  ", .plain)], then: option.summary, .plain)
    }
  }
}

extension HelpText {
  private var paragraphs: [String] {
    switch subcommand {
    case .run:
      [
        "FILE is a scenario in JSON5 or a run saved with --format json. Without it a root presents "
          + "a form sheet, or what --present says, takes the steps, and dismisses. With a scenario "
          + "the options replace what the file says, and the steps follow its own.",
        "--present takes \(Self.list(Vocabulary.styles)).",
        "--text-size takes \(Self.list(Vocabulary.textSizes)).",
        "Exit code: 0 fine; 1 findings, or an expectation does not hold; 2 bad input; 64 wrong "
          + "usage; 70 a fault of the program.",
      ]
    case .check:
      [
        "A scenario passes when all it expects holds. Exceptions and limits that it does not "
          + "expect make it fail; without any expectation every finding above a note does. In "
          + "folders the files that end in .json5 and .json count, in the order of their names.",
        "Exit code: 0 all pass; 1 some fail; 2 some cannot be read; 64 wrong usage.",
      ]
    case .devices:
      ["NAME is a role such as phone-max, a model such as iphone-15-pro, or a screen class."]
    case .rules:
      ["ID is the name that reports show in brackets, such as adaptation.default."]
    case .completions:
      ["Put the script where the shell looks for completions, or read it in with 'source'."]
    case .help: []
    }
  }

  private static func list(_ words: [(String, some Any)]) -> String {
    words.map(\.0).joined(separator: ", ")
  }

  private var examples: [String] {
    switch subcommand {
    case .run:
      [
        "adaptsim --device phone-max --rotate",
        "adaptsim --device pad --ios 18 --present popover --resize 1/3",
        "adaptsim --device phone-max --ios 12.4 --ios 13 --rotate",
        "adaptsim scene.json5 --format json -o run.jsonl",
      ]
    case .check: ["adaptsim check scenes", "adaptsim check rotate.json5 swipe.json5"]
    case .devices: ["adaptsim devices", "adaptsim devices iphone-15-pro"]
    case .rules: ["adaptsim rules", "adaptsim rules adaptation.default"]
    case .completions:
      ["adaptsim completions bash > ~/.local/share/bash-completion/completions/adaptsim"]
    case .help: ["adaptsim help check"]
    }
  }
}

extension CommandOption {
  /// How the help writes the option: `--rotate [ORIENTATION]`, `-o, --output FILE`.
  fileprivate var call: String {
    let names = (letter.map { "-\($0), " } ?? "") + written
    switch value {
    case .none: return names
    case .required(let what): return "\(names) \(what)"
    case .optional(let what): return "\(names) [\(what)]"
    }
  }
}
