import AdaptCore
import AdaptProfiles
import AdaptRules
import AdaptScenario

/// Prints the script with which a shell completes the command.
struct CompletionsCommand {
  enum Shell: String, CaseIterable {
    case bash
    case zsh
    case fish
  }

  let shells: [String]

  func run(console: inout some Console) throws(CommandError) -> ExitCode {
    guard shells.count == 1 else {
      throw .usage("'adaptsim completions' needs one shell; write bash, zsh or fish")
    }
    let shell: Shell = try Vocabulary.read(shells[0], "shell")
    switch shell {
    case .bash: console.write(Self.bash)
    // zsh understands the functions of bash once it is told to.
    case .zsh: console.write("autoload -U +X bashcompinit && bashcompinit\n" + Self.bash)
    case .fish: console.write(Self.fish)
    }
    return .fine
  }
}

extension CommandOption {
  /// The words that may stand behind the option; empty where any text or file may.
  fileprivate var words: [String] {
    switch self {
    case .device: DeviceCatalogue.allNames
    case .disable: StoryboardCheck.ruleIDs
    case .ios, .sdk: ["12.4", "13", "14", "15", "16", "17", "18", "26"]
    case .orientation, .rotate: Vocabulary.orientations.map(\.0)
    case .window, .resize: ["full"] + WindowSlot.allCases.map(\.rawValue)
    case .answer: Vocabulary.styles.map(\.0)
    case .choose:
      RuleChoices.switches.flatMap { choice in choice.alternatives.map { "\(choice.rule)=\($0)" } }
    case .onException: Vocabulary.exceptionPolicies.map(\.0)
    case .root: Scenario.SceneRoot.allCases.map(\.rawValue)
    case .present: Vocabulary.styles.map(\.0)
    case .appearance: Vocabulary.appearances.map(\.0)
    case .textSize: Vocabulary.textSizes.map(\.0)
    case .layoutDirection: Vocabulary.layoutDirections.map(\.0)
    case .detents: ["medium", "large", "medium,large"]
    case .user: Vocabulary.userActions.map { String($0.0.map { $0 == " " ? "-" : $0 }) }
    case .format:
      OutputFormat.allCases.map(\.rawValue) + [RulesRequest.Format.markdown.rawValue]
    case .detail: ["brief", "full"]
    case .color: TextStyleRequest.Color.allCases.map(\.rawValue)
    case .noCloseButton, .scene, .unwindAction, .code, .background, .foreground, .dismiss, .config,
      .actions, .output, .width, .help, .version:
      []
    }
  }
}

extension Subcommand {
  /// The words that may stand behind the command; empty where files may.
  fileprivate var words: [String] {
    switch self {
    case .run, .check, .outline, .tour, .conform: []
    case .devices: DeviceCatalogue.allNames
    case .rules: RuleTopics.names + RuleCatalogue.all.map(\.id)
    case .completions: CompletionsCommand.Shell.allCases.map(\.rawValue)
    case .help: Subcommand.named.map(\.rawValue)
    }
  }
}

extension CompletionsCommand {
  private static var bash: String {
    var script = """
      _adaptsim() {
        local current="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD-1]}"
        local words=""
        case "$previous" in

      """
    for option in CommandOption.allCases where !option.words.isEmpty {
      script += "    \(option.written)) words=\"\(option.words.joined(separator: " "))\" ;;\n"
    }
    script += """
          *)
            case "${COMP_WORDS[1]}" in

      """
    for command in Subcommand.named {
      let words = command.words + command.options.map(\.written)
      script += "        \(command.rawValue)) words=\"\(words.joined(separator: " "))\" ;;\n"
    }
    let first = Subcommand.named.map(\.rawValue) + CommandOption.allCases.map(\.written)
    script += """
              *) words="\(first.joined(separator: " "))" ;;
            esac ;;
        esac
        COMPREPLY=($(compgen -W "$words" -- "$current"))
      }
      complete -o default -F _adaptsim adaptsim

      """
    return script
  }

  private static var fish: String {
    var script = ""
    for command in Subcommand.named {
      script +=
        "complete -c adaptsim -n __fish_use_subcommand -a \(command.rawValue) "
        + "-d \"\(command.summary)\"\n"
      if !command.words.isEmpty {
        script +=
          "complete -c adaptsim -n \"__fish_seen_subcommand_from \(command.rawValue)\" -f "
          + "-a \"\(command.words.joined(separator: " "))\"\n"
      }
    }
    for option in CommandOption.allCases {
      script += "complete -c adaptsim -l \(option.rawValue)"
      if let letter = option.letter { script += " -s \(letter)" }
      if !option.words.isEmpty {
        script += " -x -a \"\(option.words.joined(separator: " "))\""
      } else if option.value != .none {
        script += " -r"
      }
      script += " -d \"\(option.summary)\"\n"
    }
    return script
  }
}
