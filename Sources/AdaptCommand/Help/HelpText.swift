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
      return [
        "adaptsim [FILE] [OPTION…] [STEP…]", "adaptsim STORYBOARD… [OPTION…] [STEP…]",
        "adaptsim COMMAND …",
      ]
    case .check, .outline, .tour, .conform, .devices, .rules, .completions, .help:
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
    let width = subcommand.options.map { $0.call(in: subcommand).count }.max() ?? 0
    for option in options {
      let call = option.call(in: subcommand).padded(to: width)
      lines.add(
        [.init("  \(call)  ", .plain)], then: option.summary(in: subcommand), .plain)
    }
  }
}

extension HelpText {
  private var paragraphs: [String] {
    switch subcommand {
    case .run:
      [
        "FILE is a scenario in JSON5, a storyboard, or a run saved with --format json. With a scenario the options "
          + "replace what the file says, and the steps follow its own.",
        "Of a storyboard the entry point opens, or the scene of --scene; several are one app, and the "
          + "first with an entry point opens. The classes that it names are played by stand-ins: what "
          + "their code does, a scenario says that lists the file under 'storyboards'. An unwind ends "
          + "at a class that is said to have its method: --unwind-action "
          + "ListViewController=unwindToList:. --actions lists what a person can do at the end.",
        "Without a file a root presents a form sheet, or what --present says, and the steps are "
          + "taken; one of --root that is a container presents nothing unless --present says. At the end the root dismisses, unless a step does: --dismiss, a swipe down that "
          + "is not cancelled, or a tap outside. A popover points at a small button in the middle of "
          + "its presenter's top edge.",
        "The steps end at the first that cannot be taken, as a tap on a name that nothing on screen "
          + "has. A touch that finds its target and does nothing there is a finding, and they go on.",
        "--answer none is one answer in all traits; compact=none one in compact width, "
          + "any,compact=fullScreen one in any width and compact height. none keeps the style; "
          + "where no answer fits it is none.",
        "--present takes \(Self.list(Vocabulary.styles)).",
        "--text-size takes \(Self.list(Vocabulary.textSizes)).",
        "Exit code: 0 fine; 1 findings above a note, but where a scenario has expectations only one "
          + "that does not hold, or an exception or limit that it does not expect; 2 bad input; 64 "
          + "wrong usage; 70 a fault of the program.",
      ]
    case .check:
      [
        "A scenario passes when all it expects holds. Exceptions and limits that it does not "
          + "expect make it fail; without any expectation every finding above a note does. In "
          + "folders the files that end in .json5 and .json count, in the order of their names.",
        "Options replace what the files say, and the expectations have to hold all the same. With "
          + "several devices and systems every pair is a result, named FILE [DEVICE, SYSTEM].",
        "Files that end in .storyboard and .xib are checked together: name all of an app's, or its "
          + "folder, so that the ways between them are known. A line is PATH:LINE:COLUMN: SEVERITY: "
          + "MESSAGE [RULE]; 'adaptsim rules storyboard' lists the rules. --device and --ios tell what "
          + "popovers and sheets become there, and whether a person can leave them.",
        "Source code in a checked folder, or of --code, is read too: outlets and actions that its "
          + "classes do not have, segues, scenes and cells that it names and no file has, and who "
          + "answers each unwind segue.",
        "adaptsim.json5 may say { code: ['App'], disable: ['storyboard.dead-exit', { rule: 'storyboard.no-way-out', "
          + "file: 'Main.storyboard', id: 'abc-12-def' }], unwindActions: { ListViewController: "
          + "['unwindToList:'] }, segueClasses: { SlideSegue: 'present' }, identifiers: ['about'] }: "
          + "where the code is, what to be silent about, which class has which unwind action, what segues of the app's "
          + "own classes do in runs and tours (show, push, present, nothing), and all identifiers "
          + "that code uses.",
        "Exit code: 0 all pass; 1 some fail, or a storyboard has an error or a warning; 2 some cannot "
          + "be read; 64 wrong usage.",
      ]
    case .outline:
      [
        "FILE is a storyboard. Several are followed into each other. Scenes are named by their titles, "
          + "classes or identifiers, after the line they begin on; what is told already has an arrow "
          + "to its line.",
        "Exit code: 0 fine; 2 bad input; 64 wrong usage.",
      ]
    case .tour:
      [
        "FILE is a storyboard; a folder stands for those in it, and its source code counts too. Each "
          + "scene is reached as a person reaches it, from the entry point through segues, or opened "
          + "as code opens it; each segue is performed there, in a run of its own. The table counts a "
          + "scene or a segue by its worst device: made (with its container), performed, answered with "
          + "an exception, dropped, unanswered (what only code decides, as an unwind whose method "
          + "nobody is said to have: --unwind-action, --code), or not reached: what leads into a "
          + "storyboard that is not among the files counts there. A line for each that is not fine has "
          + "its place in the file; of many of one sort the first are told, and all with --format json.",
        "The devices are \(TourRequest.devices.joined(separator: ", ")) unless --device says.",
        "Exit code: 0 no exception; 1 an exception, or devices that were left out; 2 bad input; 64 "
          + "wrong usage.",
      ]
    case .conform:
      [
        "FILE is a scenario in JSON5. Every container that is on screen after the launch is covered "
          + "and uncovered, turned, and given other traits and a larger unsafe area; or CONTAINER "
          + "alone, by its name, such as main or 'tabs(first,second)'.",
        "Exit code: 0 fine; 2 bad input; 64 wrong usage.",
      ]
    case .devices:
      ["NAME is a role such as phone-max, a model such as iphone-15-pro, or a screen class."]
    case .rules:
      [
        "ID is the name that reports show in brackets, such as adaptation.default. TOPIC is what ids "
          + "begin with, such as adaptation, or a heading of the list. NUMBER is one that a source "
          + "names: O030 an observation, R013 a problem report."
      ]
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
        "adaptsim --device pad --ios 18 --present popover --resize 1/3 --answer compact=none",
        "adaptsim --device iphone-15 --present pageSheet --user 'swipe down cancel'",
        "adaptsim --device pad-11 --root split --resize 1/3",
        "adaptsim --device iphone-15 --root navigation --user 'edge swipe cancel' --user back",
        "adaptsim --device phone-max --ios 12.4 --ios 13 --rotate",
        "adaptsim Main.storyboard --device phone-max --rotate --actions",
        "adaptsim Main.storyboard --user 'tap Settings' --user 'tap Done' --device pad --resize 1/3",
        "adaptsim scene.json5 --format json -o run.jsonl",
      ]
    case .check:
      [
        "adaptsim check scenes", "adaptsim check rotate.json5 swipe.json5",
        "adaptsim check scenes --ios 12.4 --ios 18 --format json",
        "adaptsim check Main.storyboard Settings.storyboard --device all",
        "adaptsim check Storyboards --code App/Screens",
        "adaptsim check App --disable storyboard.dead-exit",
      ]
    case .outline: ["adaptsim outline Main.storyboard", "adaptsim outline App --format json"]
    case .tour:
      [
        "adaptsim tour Main.storyboard",
        "adaptsim tour *.storyboard --code App",
        "adaptsim tour App --device phone-max --device pad",
      ]
    case .conform: ["adaptsim conform scene.json5", "adaptsim conform scene.json5 main --ios 12.4"]
    case .devices: ["adaptsim devices", "adaptsim devices iphone-15-pro"]
    case .rules:
      ["adaptsim rules adaptation", "adaptsim rules adaptation.default", "adaptsim rules O040"]
    case .completions:
      ["adaptsim completions bash > ~/.local/share/bash-completion/completions/adaptsim"]
    case .help: ["adaptsim help check"]
    }
  }
}

extension CommandOption {
  /// How the help writes the option: `--rotate [ORIENTATION]`, `-o, --output FILE`.
  fileprivate func call(in subcommand: Subcommand) -> String {
    let names = (letter.map { "-\($0), " } ?? "") + written
    switch value(in: subcommand) {
    case .none: return names
    case .required(let what): return "\(names) \(what)"
    case .optional(let what): return "\(names) [\(what)]"
    }
  }
}
