import AdaptCore
import AdaptProfiles

/// A command line divided into options, in their order, and operands.
struct ParsedArguments {
  private(set) var options: [(option: CommandOption, value: String?)] = []
  private(set) var operands: [String] = []
  let subcommand: Subcommand

  /// - Parameter arguments: What follows the command's own word.
  init(
    _ arguments: some Sequence<String>, of subcommand: Subcommand
  ) throws(CommandError) {
    self.subcommand = subcommand
    var rest = Array(arguments)[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        operands += rest
        return
      }
      guard argument.hasPrefix("-"), argument != "-" else {
        operands.append(argument)
        continue
      }
      var name = argument
      var inlineValue: String?
      if argument.hasPrefix("--") {
        if let sign = argument.firstIndex(of: "=") {
          name = String(argument[..<sign])
          inlineValue = String(argument[argument.index(after: sign)...])
        }
      } else if argument.count > 2, let option = CommandOption(letter: argument.dropFirst().first),
        option.value != .none
      {
        name = String(argument.prefix(2))
        inlineValue = String(argument.dropFirst(2))
      }
      let option = try Self.option(name, of: subcommand)
      guard option.repeats || !options.contains(where: { $0.option == option }) else {
        throw .usage("option '\(name)' is given twice; write it once")
      }
      options.append((option, try Self.value(of: option, name, inlineValue, &rest)))
    }
  }

  /// Whether the arguments ask for help, whatever else is wrong with them.
  static func askForHelp(_ arguments: some Sequence<String>) -> Bool {
    arguments.prefix { $0 != "--" }.contains { $0 == "--help" || $0 == "-h" }
  }

  private static func option(
    _ name: String, of subcommand: Subcommand
  ) throws(CommandError) -> CommandOption {
    guard let option = CommandOption(written: name) else {
      let names = subcommand.options.map(\.written)
      let nearest = nearestName(to: name, among: names)
      let hint = nearest.map { "did you mean '\($0)'?" } ?? "'\(subcommand.call) --help' lists them"
      throw .usage("no option \(name.quoted); \(hint)")
    }
    guard subcommand.options.contains(option) else {
      throw .usage(
        "'\(subcommand.call)' has no option '\(name)', which is one of a run; "
          + "'\(subcommand.call) --help' lists its own")
    }
    return option
  }

  private static func value(
    of option: CommandOption, _ name: String, _ inlineValue: String?,
    _ rest: inout ArraySlice<String>
  ) throws(CommandError) -> String? {
    switch option.value {
    case .none:
      guard inlineValue == nil else {
        throw .usage("option '\(name)' takes no value; write \(name)")
      }
      return nil
    case .required:
      if let inlineValue { return inlineValue }
      guard let next = rest.first, !next.looksLikeOption else {
        throw .usage("option '\(name)' needs a value; write \(name) \(option.example)")
      }
      return rest.popFirst()
    case .optional:
      if let inlineValue { return inlineValue }
      guard let next = rest.first, !next.looksLikeOption, !next.looksLikeFile else { return nil }
      return rest.popFirst()
    }
  }
}

extension CommandOption {
  /// Finds an option by what was written: `--device`, `-o`.
  fileprivate init?(written: String) {
    if written.hasPrefix("--") {
      guard let option = CommandOption(rawValue: String(written.dropFirst(2))) else { return nil }
      self = option
    } else {
      guard written.count == 2, let option = CommandOption(letter: written.last) else { return nil }
      self = option
    }
  }

  fileprivate init?(letter: Character?) {
    guard let letter, let option = Self.allCases.first(where: { $0.letter == letter }) else {
      return nil
    }
    self = option
  }
}

extension String {
  /// A dash and no digit behind it: a negative figure is a value, if a wrong one.
  fileprivate var looksLikeOption: Bool {
    hasPrefix("-") && self != "-" && dropFirst().first?.isNumber != true
  }

  /// Whether an argument after an option that needs no value is rather the file to run.
  fileprivate var looksLikeFile: Bool {
    DeviceCatalogue.isPath(self) || hasSuffix(".jsonl")
  }
}
