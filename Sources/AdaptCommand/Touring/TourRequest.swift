import AdaptCore
import AdaptScenario

/// What `adaptsim tour` was asked for.
struct TourRequest {
  /// The devices of a tour that names none: phones of four widths, and two pads.
  static let devices = ["phone-small", "phone", "phone-max", "iphone-15", "pad", "pad-11"]

  let paths: [String]
  private(set) var surroundings = Surroundings()
  private(set) var unwindActions: [UnwindAbility] = []
  private(set) var config: String?
  /// The files and folders of source code that were named.
  private(set) var code: [CodePath] = []
  private(set) var format = OutputFormat.text
  let style: TextStyleRequest

  init(_ arguments: ParsedArguments) throws(CommandError) {
    guard !arguments.operands.isEmpty else {
      throw .usage("'adaptsim tour' needs a storyboard; write adaptsim tour Main.storyboard")
    }
    paths = arguments.operands
    style = try TextStyleRequest(arguments)
    for (option, value) in arguments.options {
      try surroundings.take(option, value ?? "")
      if option == .config { config = value }
      if option == .code, let value { code.append(CodePath(path: value)) }
      if option == .format { format = try Vocabulary.read(value ?? "", "format") }
      if option == .unwindAction {
        unwindActions.append(try Vocabulary.unwindAbility(value ?? ""))
      }
    }
    guard surroundings.systems.count <= 1 else {
      throw .usage("'adaptsim tour' runs under one system; write --ios once")
    }
    try surroundings.check()
  }
}
