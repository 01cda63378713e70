import AdaptCore

/// What the command can be asked for.
enum Subcommand: String, CaseIterable {
  /// The one without a word: a scene, a scenario or a saved run.
  case run = ""
  case check
  case outline
  case tour
  case conform
  case devices
  case rules
  case completions
  case help
}

extension Subcommand {
  /// The commands that have a word, in the order of the help.
  static let named = allCases.filter { $0 != .run }

  /// The command that a word which is none most likely means; nil when it resembles none.
  static func nearest(to word: String) -> Subcommand? {
    nearestName(to: word, among: named.map(\.rawValue)).flatMap(Subcommand.init(rawValue:))
  }

  /// How a message calls the command: `adaptsim devices`.
  var call: String { self == .run ? "adaptsim" : "adaptsim \(rawValue)" }

  /// What follows the command's word besides options.
  var operands: String {
    switch self {
    case .run: "[FILE…]"
    case .check: "FILE|FOLDER…"
    case .outline: "FILE|FOLDER…"
    case .tour: "FILE|FOLDER…"
    case .conform: "FILE [CONTAINER]"
    case .devices: "[NAME|FILE]"
    case .rules: "[ID|TOPIC|NUMBER]"
    case .completions: "bash|zsh|fish"
    case .help: "[COMMAND]"
    }
  }

  var summary: String {
    switch self {
    case .run: "shows what UIKit does, and why"
    case .check: "runs the expectations of scenarios, and finds faults in storyboards"
    case .outline: "shows the scenes of storyboards and the ways between them, as a tree"
    case .tour: "opens every scene of storyboards and performs every segue, on six devices"
    case .conform: "tells what containers pass on to their children, as a table"
    case .devices: "lists the devices, or shows one with the source of every figure"
    case .rules: "lists the rules, or those of a topic, or shows one with its evidence"
    case .completions: "prints a script with which a shell completes the command"
    case .help: "tells how to use a command"
    }
  }

  /// The options that the command takes, in the order of the help.
  var options: [CommandOption] {
    switch self {
    case .run: CommandOption.allCases.filter { $0 != .disable }
    case .tour: [.device, .ios, .unwindAction, .code, .config, .format, .color, .width, .help]
    case .conform: [.device, .ios, .sdk, .orientation, .help]
    case .check:
      [.device, .ios, .sdk, .orientation, .code, .disable, .config, .format, .color, .help]
    case .outline: [.format, .color, .help]
    case .devices: [.color, .width, .help]
    case .rules: [.format, .output, .color, .width, .help]
    case .completions, .help: [.help]
    }
  }
}
