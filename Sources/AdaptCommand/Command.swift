import AdaptCore
import AdaptProfiles
import AdaptReport
import AdaptScenario

/// The command `adaptsim`: from arguments to an exit code.
package enum Command {
  /// Does what the arguments ask for.
  ///
  /// Standard output gets the result and standard error what is wrong: what, and what next. The
  /// console is finished before it returns.
  ///
  /// - Parameter arguments: What follows the program's name.
  package static func run(
    _ arguments: [String], console: inout some Console, files: some FileAccess = LocalFiles()
  ) -> ExitCode {
    var exit: ExitCode
    do throws(CommandError) {
      exit = try perform(arguments, console: &console, files: FilesOfOneCall(files))
    } catch {
      console.writeError(error.line)
      exit = error.exitCode
    }
    if let failure = console.finish() {
      console.writeError("adaptsim: standard output cannot be written: \(failure)\n")
      exit = .badInput
    }
    return exit
  }

  private static func perform(
    _ arguments: [String], console: inout some Console, files: some FileAccess
  ) throws(CommandError) -> ExitCode {
    let subcommand = subcommand(of: arguments)
    // An empty argument names no command but a file, if a nameless one.
    let words = subcommand == .run ? arguments[...] : arguments.dropFirst()
    if arguments.isEmpty || ParsedArguments.askForHelp(arguments) {
      return help(for: subcommand, console: &console)
    }
    let parsed = try ParsedArguments(words, of: subcommand)
    switch subcommand {
    case .run:
      if parsed.options.contains(where: { $0.option == .version }) {
        console.write("adaptsim \(Version.current)\n")
        return .fine
      }
      try checkForCommand(parsed.operands, files)
      return try RunCommand(request: try RunRequest(parsed), files: files).run(console: &console)
    case .check:
      return try CheckCommand(request: try CheckRequest(parsed), files: files)
        .run(console: &console)
    case .outline:
      return try OutlineCommand(request: try OutlineRequest(parsed), files: files)
        .run(console: &console)
    case .tour:
      return try TourCommand(request: try TourRequest(parsed), files: files).run(console: &console)
    case .conform:
      return try ConformCommand(request: try ConformRequest(parsed), files: files)
        .run(console: &console)
    case .devices:
      return try DevicesCommand(
        names: parsed.operands, style: try TextStyleRequest(parsed), files: files
      ).run(console: &console)
    case .rules:
      return try RulesCommand(request: try RulesRequest(parsed), files: files)
        .run(console: &console)
    case .completions:
      return try CompletionsCommand(shells: parsed.operands).run(console: &console)
    case .help:
      return help(for: try command(toHelpWith: parsed.operands), console: &console)
    }
  }

  /// The command whose word stands first, or behind a wish for help alone.
  private static func subcommand(of arguments: [String]) -> Subcommand {
    let asksForHelp = ParsedArguments.askForHelp(arguments.prefix(1))
    let word = arguments.dropFirst(asksForHelp ? 1 : 0).first
    return word.flatMap(Subcommand.init(rawValue:)) ?? .run
  }

  /// A word that is no file is meant to be a command where it is nearly one, whatever follows it,
  /// or where a file follows it.
  private static func checkForCommand(
    _ operands: [String], _ files: some FileAccess
  ) throws(CommandError) {
    guard let word = operands.first, !DeviceCatalogue.isPath(word), files.kind(of: word) == nil,
      !word.isInterfaceName, Subcommand(rawValue: word) == nil, word != "-"
    else { return }
    if let command = Subcommand.nearest(to: word) {
      throw .input("\(word.printable): there is no such file; did you mean '\(command.call)'?")
    }
    guard operands.count == 2 else { return }
    throw .usage("no command \(word.quoted); write adaptsim \(operands[1].printable)")
  }

  private static func help(for subcommand: Subcommand, console: inout some Console) -> ExitCode {
    let style = TextStyleRequest().style(on: console.terminal)
    var lines = TextLines(width: style.width, color: style.color)
    HelpText(subcommand: subcommand, width: style.width).write(to: &lines)
    lines.write(to: &console)
    return .fine
  }

  private static func command(toHelpWith words: [String]) throws(CommandError) -> Subcommand {
    guard let word = words.first else { return .run }
    guard words.count == 1 else {
      throw .usage("'adaptsim help' takes one command; \(words[1].quoted) is one too many")
    }
    guard let subcommand = Subcommand.named.first(where: { $0.rawValue == word }) else {
      let names = Subcommand.named.map(\.rawValue)
      throw .usage("no command \(word.quoted); \(nameSuggestion(for: word, among: names))")
    }
    return subcommand
  }
}
