import AdaptScenario

/// What `adaptsim conform` was asked for.
struct ConformRequest {
  let file: String
  /// The name of a container; nil for all that are on screen after the launch.
  let container: String?
  private(set) var surroundings = Surroundings()

  init(_ arguments: ParsedArguments) throws(CommandError) {
    let words = arguments.operands
    guard let file = words.first else {
      throw .usage("'adaptsim conform' needs a scenario; write adaptsim conform scene.json5")
    }
    guard !file.isInterfaceName else {
      throw .usage(
        "\(file.quoted) is \(file.hasSuffix(".xib") ? "a xib" : "a storyboard"), and 'adaptsim "
          + "conform' takes a scenario; write one that names its storyboards under 'storyboards'")
    }
    guard words.count <= 2 else {
      throw .usage("'adaptsim conform' examines one container; \(words[2].quoted) is one too many")
    }
    self.file = file.tidyPath
    container = words.count > 1 ? words[1] : nil
    for (option, value) in arguments.options { try surroundings.take(option, value ?? "") }
    try surroundings.check()
  }
}
