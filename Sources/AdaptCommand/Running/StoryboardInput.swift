import AdaptCode
import AdaptCore
import AdaptDocuments
import AdaptRules
import AdaptScenario
import AdaptUIKit

/// Reads the storyboards of a call into the scenario that opens one of their scenes.
struct StoryboardInput<Files: FileAccess> {
  let request: RunRequest
  let files: Files

  func scenario() throws(CommandError) -> Scenario {
    let storyboards = try StoryboardReading(files: files).storyboards(request.storyboards)
    let name = request.surroundings.devices.first ?? RunRequest.standardDevice
    let device = try DeviceFinder(files: files).device(name)
    let entry = try entry(of: storyboards)
    guard var scenario = Scenario(opening: entry, of: storyboards, on: device) else {
      throw fault(of: entry, storyboards)
    }
    let code = try StoryboardReading(files: files).code(
      request.unwindActions, config: request.config, code: request.code, of: storyboards)
    (scenario.unwindActions, scenario.segueClasses) = (code.unwindActions, code.segueClasses)
    return scenario
  }

  private func fault(
    of entry: SceneReference, _ storyboards: ScenarioStoryboards
  ) -> CommandError {
    let document = storyboards.project.storyboard(named: entry.storyboard)
    guard let fault = document.flatMap({ storyboards.entryFault(of: $0) }) else {
      return .input("the entry point leads to no scene; --scene opens another")
    }
    let names = storyboards.identifiers
    let other = names.isEmpty ? "" : ", or open a scene with --scene: \(names.briefly)"
    return .document("\(fault.place): error: \(fault.words)\(other)")
  }

  private func entry(of storyboards: ScenarioStoryboards) throws(CommandError) -> SceneReference {
    let names = storyboards.identifiers
    if let scene = request.scene {
      guard let entry = storyboards.scene(scene) else {
        throw .input("no scene \(scene.quoted); \(storyboards.hint(forScene: scene))")
      }
      return entry
    }
    if let entry = storyboards.firstEntry { return entry }
    let path = storyboards.project.documents[0].path.printable
    throw .input(
      names.isEmpty
        ? "\(path): the storyboard has no entry point and no scene with an identifier; mark a scene "
          + "as the initial one"
        : "\(path): the storyboard has no entry point; open a scene with --scene: "
          + names.briefly)
  }
}

extension [String] {
  /// The first names of a list, and how many more there are.
  fileprivate var briefly: String {
    prefix(8).map(\.printable).joined(separator: ", ") + (count > 8 ? " and \(count - 8) more" : "")
  }
}

/// Reads the storyboards that a call names.
struct StoryboardReading<Files: FileAccess> {
  let files: Files

  /// Returns who has which methods for unwind segues, what the call says before the settings beside
  /// the storyboards and these before the source code; what the segues of the app's classes do; and
  /// what else the settings say.
  ///
  /// - Parameters:
  ///   - code: The files and folders of source code that were named.
  ///   - operands: What the call named: a folder's code counts too.
  func code(
    _ given: [UnwindAbility], config: String?, code: [CodePath], in operands: [String] = [],
    of storyboards: ScenarioStoryboards
  ) throws(CommandError) -> (
    unwindActions: [UnwindAbility], segueClasses: [String: SegueStandIn], facts: StoryboardFacts
  ) {
    for ability in given { try storyboards.check(ability) }
    let settings = try SettingsFinder(files: files).settings(
      named: config, beside: storyboards.paths, operands: [])
    let written = settings.facts.unwindActions ?? [:]
    try storyboards.check(settings)
    let abilities = written.keys.sorted().map { UnwindAbility($0, written[$0] ?? []) }
    let folders = operands.filter { files.kind(of: $0) == .folder }
    let read = try CodeFinder(files: files).code(named: code + settings.code, in: folders)
    let inCode = storyboards.unwindAbilities(in: read)
    return (given + abilities + inCode, settings.segueClasses, settings.facts)
  }

  /// Reads storyboards, each once: together they are one app.
  ///
  /// - Throws: What is wrong with the files, all of them together.
  func storyboards(_ paths: [String]) throws(CommandError) -> ScenarioStoryboards {
    var documents: [(path: String, document: InterfaceDocument)] = []
    var errors: [CommandError] = []
    let reader = StoryboardFiles(files: files)
    for path in paths {
      do throws(CommandError) {
        if let document = try reader.read(path) { documents.append((path, document)) }
      } catch { errors.append(error) }
    }
    guard errors.isEmpty else { throw .several(errors) }
    return ScenarioStoryboards(documents)
  }
}

extension ScenarioStoryboards {
  /// Checks that the class or the scene is there that is said to have a method, and that an unwind
  /// segue names the method.
  func check(_ ability: UnwindAbility) throws(CommandError) {
    try check([ability.name], are: "class or scene", among: classes + identifiers + sceneNames)
    try check(ability.selectors, are: "action of an unwind segue", among: unwindMethods)
  }

  private func check(
    _ names: [String], are what: String, among known: [String]
  ) throws(CommandError) {
    var seen = Set<String>()
    let known = known.filter { seen.insert($0).inserted }
    guard let name = names.first(where: { !seen.contains($0) }) else { return }
    throw .input(
      "no \(what) \(name.quoted) in the storyboards; \(nameSuggestion(for: name, among: known))")
  }

  /// The classes of the storyboards that have methods which unwind segues name, as the code says.
  fileprivate func unwindAbilities(in code: AppCode?) -> [UnwindAbility] {
    let named = Set(unwindActions)
    return classes.compactMap { name in
      let answered = code?.members(of: name)?.methods.intersection(named).sorted() ?? []
      return answered.isEmpty ? nil : UnwindAbility(name, answered)
    }
  }

  /// The methods that unwind segues name.
  private var unwindActions: [String] {
    var actions: [String] = []
    for document in project.documents {
      document.forEachPart { part in
        actions += part.connections.compactMap { $0.segue?.unwindAction }
      }
    }
    return actions
  }
}

extension RunRequest {
  /// Reads what a call names where a storyboard is among it.
  static func storyboards(_ operands: [String]) throws(CommandError) -> [String] {
    var paths: [String] = []
    for operand in operands {
      guard operand.hasSuffix(".storyboard") else {
        throw .usage(
          operand.hasSuffix(".xib")
            ? "\(operand.quoted) holds views and no scenes, which nothing opens; "
              + "'adaptsim check' reads it"
            : operand.hasSuffix(".json5") || operand.hasSuffix(".json")
              ? "\(operand.quoted) is no storyboard; a scenario names those it needs itself, under "
                + "'storyboards'"
              : "\(operand.quoted) is no storyboard; name files that end in .storyboard")
      }
      let path = operand.tidyPath
      guard !paths.contains(path) else {
        throw .usage("\(path.quoted) is named twice; write it once")
      }
      if let other = paths.first(where: { $0.documentName == path.documentName }) {
        throw .usage(
          "\(other.quoted) and \(path.quoted) have one name, by which references mean one of them; "
            + "take one")
      }
      paths.append(path)
    }
    guard paths.count <= ScenarioLimits.storyboards else {
      throw .usage(
        "\(paths.count) storyboards in one call; take \(ScenarioLimits.storyboards) at most")
    }
    return paths
  }

  /// Checks the options that go with storyboards, or do not.
  func checkStoryboardOptions() throws(CommandError) {
    if storyboards.isEmpty {
      for option in changes where [.scene, .unwindAction, .code, .config].contains(option) {
        throw .usage(
          "'\(option.written)' is for storyboards; write adaptsim Main.storyboard "
            + "\(option.written) \(option.example)")
      }
    }
    guard listsActions else { return }
    guard surroundings.count == 1 else {
      throw .usage("'--actions' is for one run; name one device and one system")
    }
  }
}
