import AdaptCore
import AdaptReport
import AdaptRules
import AdaptScenario
import AdaptUIKit

/// What a run was asked for, every word and figure in it checked.
struct RunRequest {
  /// The device of a scene without a file when none is named.
  static let standardDevice = "phone-max"

  /// The scenario or the saved run; nil for the built-in scene, and for storyboards.
  var file: String?
  /// The storyboards whose first entry point opens; empty for another file.
  var storyboards: [String] = []
  /// The identifier of the scene that opens; nil for the entry point.
  var scene: String?
  var unwindActions: [UnwindAbility] = []
  /// The file that says who has which methods; nil for the one beside the storyboards.
  var config: String?
  /// The files and folders of source code that were named.
  var code: [CodePath] = []
  /// Whether what a person can do at the end is listed.
  var listsActions = false
  var surroundings = Surroundings()
  var window: WindowShare?
  /// What the delegates of the scene's own presentations answer; empty for no delegate.
  var answers: [AdaptivityScript.Answer] = []
  var choices: [(rule: String, alternative: String)] = []
  var onException: ExceptionPolicy?
  var steps: [Scenario.SceneStep] = []
  /// What the steps present.
  var setup = Scenario.SceneSetup()
  var format = OutputFormat.text
  var detail: TextReport.Detail?
  /// Where the report goes; nil for standard output.
  var output: String?
  var style = TextStyleRequest()
  /// The options, as they were written, that a saved run cannot take.
  var changes: [CommandOption] = []
}

extension RunRequest {
  init(_ arguments: ParsedArguments) throws(CommandError) {
    if arguments.operands.contains(where: \.isInterfaceName) {
      storyboards = try Self.storyboards(arguments.operands)
    } else {
      file = try Self.file(arguments.operands)
    }
    for (option, value) in arguments.options {
      try take(option, value)
      if option.topic != .output, !changes.contains(option) { changes.append(option) }
    }
    guard
      answers.isEmpty || file == nil && storyboards.isEmpty || steps.contains(where: \.presents)
    else {
      throw .usage(
        "'--answer' is for what '--present' presents; write 'adaptivity' in "
          + (storyboards.isEmpty ? "the file" : "a scenario, for what the storyboard presents")
          + ", or add a --present")
    }
    guard file == nil && storyboards.isEmpty || setup.root == .plain else {
      throw .usage("'--root' is for the scene without a file; write 'root' in the file")
    }
    try checkStoryboardOptions()
    guard steps.count <= ScenarioLimits.steps else {
      throw .usage("\(steps.count) steps in one call; take \(ScenarioLimits.steps) at most")
    }
    let runs = surroundings.count
    try surroundings.check()
    guard detail == nil || format == .text && runs == 1 else {
      throw .usage(
        format == .json
          ? "'--detail' is for text, a record leaves nothing out; leave it out"
          : "'--detail' is for one run, a comparison has one form; leave it out")
    }
  }

  private static func file(_ operands: [String]) throws(CommandError) -> String? {
    guard let file = operands.first else { return nil }
    guard operands.count == 1 else {
      throw .usage(
        "\(operands[1].quoted) is one file too many; a run takes one, 'adaptsim check' takes more")
    }
    if let command = Subcommand.named.first(where: { $0.rawValue == file }) {
      throw .usage("'\(file)' is a command and stands first; write '\(command.call)'")
    }
    guard file != "-" else { throw .usage("standard input is not read; name a file") }
    return file.tidyPath
  }

  private mutating func take(_ option: CommandOption, _ value: String?) throws(CommandError) {
    let text = value ?? ""
    switch option {
    case .device, .ios, .sdk, .orientation: try surroundings.take(option, text)
    case .window: window = try Vocabulary.share(text)
    case .answer: try answer(text)
    case .choose: try choose(text)
    case .onException:
      onException = try Vocabulary.read(
        text, "exception policy", among: Vocabulary.exceptionPolicies)
    case .detents: setup.detents = try Vocabulary.detents(text)
    case .root:
      setup.root = try Vocabulary.read(text, "kind of root")
    case .noCloseButton: setup.closeButton = false
    case .scene: scene = text
    case .unwindAction: unwindActions.append(try Vocabulary.unwindAbility(text))
    case .actions: listsActions = true
    case .background: steps.append(.enterBackground)
    case .foreground: steps.append(.enterForeground)
    case .present:
      steps.append(
        .present(try Vocabulary.read(text, "presentation style", among: Vocabulary.styles)))
    case .rotate:
      steps.append(
        .rotate(
          try value.map { (text) throws(CommandError) in
            try Vocabulary.read(text, "orientation", among: Vocabulary.orientations)
          }))
    case .resize: steps.append(.resize(try Vocabulary.share(text)))
    case .appearance:
      let style = try Vocabulary.read(text, "appearance", among: Vocabulary.appearances)
      steps.append(.changeTraits(UITraitCollection(userInterfaceStyle: style)))
    case .textSize:
      let size = try Vocabulary.read(text, "text size", among: Vocabulary.textSizes)
      steps.append(.changeTraits(UITraitCollection(preferredContentSizeCategory: size)))
    case .layoutDirection:
      let direction = try Vocabulary.read(
        text, "layout direction", among: Vocabulary.layoutDirections)
      steps.append(.changeTraits(UITraitCollection(layoutDirection: direction)))
    case .user: steps.append(.user(try Vocabulary.userAction(text)))
    case .dismiss: steps.append(.dismiss)
    case .format: format = try Vocabulary.read(text, "format")
    case .detail: detail = try Vocabulary.read(text, "detail")
    case .output: output = try Vocabulary.output(text)
    case .color, .width: try style.take(option, text)
    case .config: config = text
    case .code: code.append(CodePath(path: text))
    // A run does not take this.
    case .disable: break
    // The command answers these before it asks for a run.
    case .help, .version: break
    }
  }

  private mutating func answer(_ text: String) throws(CommandError) {
    let answer = try Vocabulary.answer(text)
    guard !answers.contains(where: { ($0.width, $0.height) == (answer.width, answer.height) })
    else {
      throw .usage("the traits of the answer \(text.quoted) have one already; write one for each")
    }
    answers.append(answer)
  }

  private mutating func choose(_ text: String) throws(CommandError) {
    guard let sign = text.firstIndex(of: "=") else {
      throw .input(
        "no choice \(text.quoted); write a rule and an alternative such as "
          + CommandOption.choose.example)
    }
    let choice = (
      rule: String(text[..<sign]), alternative: String(text[text.index(after: sign)...])
    )
    guard !choices.contains(where: { $0.rule == choice.rule }) else {
      throw .usage("rule \(choice.rule.quoted) is chosen twice; write one alternative")
    }
    var scratch = RuleChoices()
    do { try scratch.choose(choice.rule, choice.alternative) } catch { throw .input("\(error)") }
    choices.append(choice)
  }
}
