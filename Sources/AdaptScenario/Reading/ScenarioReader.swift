import AdaptCore
import AdaptDocuments
import AdaptJSON
import AdaptProfiles
import AdaptRules
import AdaptUIKit
import Foundation

/// Reads the document of a scenario and checks every name and figure in it.
struct ScenarioReader {
  let names: ScenarioNames
  /// The controllers, once they are read.
  private(set) var scripts: [String: ControllerScript] = [:]
  /// The names of the detents of all sheets, each once.
  private(set) var detentNames = ["medium", "large"]
  private(set) var detentNameSet: Set<String> = ["medium", "large"]
  /// The controllers whose description is wrong.
  private(set) var misread: Set<String> = []
  let problems: ReadingProblems
  let storyboards: ScenarioStoryboards?
  /// The methods that unwind segues of the storyboards name, each once.
  let unwindMethods: [String]

  private init(
    _ names: ScenarioNames, _ storyboards: ScenarioStoryboards?, _ problems: ReadingProblems
  ) {
    self.names = names
    self.storyboards = storyboards
    unwindMethods = storyboards?.unwindMethods ?? []
    self.problems = problems
  }

  /// Returns the scenario that a document holds.
  ///
  /// - Parameters:
  ///   - device: Finds a device by the name or the path that the document gives.
  ///   - storyboard: Reads a storyboard at the path that the document gives.
  /// - Throws: The errors of controllers, steps and expectations together; what is wrong with the
  ///   document as a whole, or with the names in it, alone.
  static func read(
    _ document: JSONValue, device: (JSONValue) throws(JSONError) -> DeviceChoice,
    storyboard: (JSONValue) throws(JSONError) -> InterfaceDocument
  ) throws(DocumentErrors) -> Scenario {
    let problems = ReadingProblems()
    let scenario = problems.collect { () throws(JSONError) in
      try read(document, problems, device: device, storyboard: storyboard)
    }
    guard problems.isEmpty, let scenario = scenario ?? nil else {
      throw DocumentErrors(errors: problems.inOrder)
    }
    return scenario
  }

  /// - Returns: Nil when a part without which there is no scenario is among the problems.
  private static func read(
    _ document: JSONValue, _ problems: ReadingProblems,
    device: (JSONValue) throws(JSONError) -> DeviceChoice,
    storyboard: (JSONValue) throws(JSONError) -> InterfaceDocument
  ) throws(JSONError) -> Scenario? {
    let file = try document.object("a scenario", keys: ScenarioGrammar.scenario)
    _ = try file.optional("$schema")?.string()
    let described = try file.optional("controllers")?.members().members ?? []
    let storyboards = try file.optional("storyboards").read { (value) throws(JSONError) in
      try Self.storyboards(value, problems, read: storyboard)
    }
    // Without them no name of a scene is known.
    guard problems.isEmpty else { return nil }
    let names = try names(of: described, in: storyboards)
    var reader = ScenarioReader(names, storyboards, problems)
    let scripts = reader.readControllers(described)
    if reader.misread.isEmpty { try ContainmentCheck(scripts).run(described) }
    let device = problems.collect { () throws(JSONError) in try device(try file.required("device"))
    }
    let root = problems.collect { () throws(JSONError) in
      try reader.root(file)
    }
    let abilities = problems.collect { () throws(JSONError) in
      try reader.unwindAbilities(file.optional("unwindActions"))
    }
    let segueClasses = problems.collect { () throws(JSONError) in
      try reader.segueClasses(file.optional("segueClasses"))
    }
    let steps = problems.collect { () throws(JSONError) in
      try reader.steps(file.optional("steps"))
    }
    let expectations = problems.collect { () throws(JSONError) in
      try reader.expectations(file.optional("expect"))
    }
    guard let device, let root else { return nil }
    // Where something was not read, what it names is not known to be used.
    if problems.isEmpty {
      reader.checkSceneUse(described, isRepeated: Self.actsRepeatedly(scripts, steps ?? []))
    }
    var scenario = Scenario(
      device: device, root: root.reference, controllers: scripts, steps: steps ?? [],
      expectations: expectations ?? [])
    scenario.storyboards = storyboards
    scenario.entry = root.entry
    scenario.unwindActions = abilities ?? []
    scenario.segueClasses = segueClasses ?? [:]
    let asked = scenario.allExpectations
    guard asked.count <= ScenarioLimits.expectations else {
      throw JSONError(
        at: asked[ScenarioLimits.expectations].position ?? document.position,
        "there are more than \(ScenarioLimits.expectations) expectations; split the scenario")
    }
    try reader.readEnvironment(file, into: &scenario)
    return scenario
  }

  /// Whether code may be asked any number of times for controllers.
  private static func actsRepeatedly(
    _ scripts: [ControllerScript], _ steps: [ScenarioStep]
  ) -> Bool {
    scripts.contains { !($0.adaptivity?.replacements ?? []).isEmpty || $0.delegate != nil }
      || steps.contains { if case .when = $0.kind { true } else { false } }
  }

  private mutating func readControllers(_ described: [JSONObject.Member]) -> [ControllerScript] {
    var read: [ControllerScript] = []
    for member in described {
      let script = problems.collect { () throws(JSONError) in
        var script = try controller(member.name, member.value)
        script.position = member.namePosition
        return script
      }
      guard let script else {
        misread.insert(member.name)
        continue
      }
      read.append(script)
    }
    for script in read {
      scripts[script.name] = script
      for detent in script.presentation.sheet?.detents ?? []
      where detentNameSet.insert(detent.name).inserted {
        detentNames.append(detent.name)
      }
    }
    return read
  }

  private static func names(
    of members: [JSONObject.Member], in storyboards: ScenarioStoryboards?
  ) throws(JSONError) -> ScenarioNames {
    var names = ScenarioNames()
    if let storyboards {
      names.scenes = SceneNames(storyboards.project, described: sceneDescriptions(members))
    }
    guard members.count <= ScenarioLimits.controllers else {
      throw JSONError(
        at: members[ScenarioLimits.controllers].namePosition,
        "there are more than \(ScenarioLimits.controllers) controllers; describe fewer")
    }
    for member in members {
      // What a scene is called may hold brackets.
      if names.scenes?.isScene(member.name) != true {
        try ScenarioNames.introduce(member.name, at: member.namePosition)
      }
      names.addController(member.name)
    }
    for member in members {
      // What is no object is reported where the controller is read.
      guard case .object(let controller) = member.value.content,
        case .object(let views)? = controller["views"]?.content
      else { continue }
      for view in views.members {
        try ScenarioNames.introduce(view.name, at: view.namePosition)
        guard !names.isTaken(view.name) else {
          throw JSONError(
            at: view.namePosition, "the name \(view.name.quoted) is given twice; choose another")
        }
        names.addView(view.name)
      }
    }
    return names
  }

  private func readEnvironment(
    _ file: JSONObjectReader, into scenario: inout Scenario
  ) throws(JSONError) {
    scenario.system = try file.optional("ios").read(system)
    scenario.sdk = try file.optional("sdk").read(system)
    if let value = file.optional("orientation") { scenario.orientation = try orientation(value) }
    if let value = file.optional("window") { scenario.window = try window(value) }
    if let value = file.optional("appearance") { scenario.appearance = try appearance(value) }
    if let value = file.optional("textSize") { scenario.textSize = try textSize(value) }
    if let value = file.optional("layoutDirection") {
      scenario.layoutDirection = try layoutDirection(value)
    }
    for member in try file.optional("choices")?.members().members ?? [] {
      let alternative = try member.value.string()
      do {
        try scenario.choices.choose(member.name, alternative)
      } catch {
        let place: JSONPosition
        switch error {
        case .noSuchRule: place = member.namePosition
        case .noSuchAlternative: place = member.value.position
        }
        throw JSONError(at: place, "\(error)")
      }
    }
    if let value = file.optional("onException") {
      scenario.onException = try value.choice(of: "exception policy")
    }
  }
}

// MARK: - Vocabulary

extension ScenarioReader {
  func orientation(_ value: JSONValue) throws(JSONError) -> UIInterfaceOrientation {
    try value.caseName(of: "orientation")
  }

  /// Reads `"landscape"`, `"portrait"`, or a list of such names.
  func orientations(_ value: JSONValue) throws(JSONError) -> UIInterfaceOrientationMask {
    guard case .array(let elements) = value.content else { return try orientationSet(value) }
    var mask: UIInterfaceOrientationMask = []
    for element in elements { mask.formUnion(try orientationSet(element)) }
    return mask
  }

  static let orientationSets: [(name: String, value: UIInterfaceOrientationMask)] =
    [("all", .all), ("allButUpsideDown", .allButUpsideDown), ("landscape", .landscape)]
    + UIInterfaceOrientation.allCases.map { ("\($0)", UIInterfaceOrientationMask($0)) }

  private func orientationSet(_ value: JSONValue) throws(JSONError) -> UIInterfaceOrientationMask {
    try value.choice(of: "orientation", among: Self.orientationSets)
  }

  func window(_ value: JSONValue) throws(JSONError) -> WindowShare {
    let text = try value.string()
    do { return try WindowShare(text) } catch { throw value.error("\(error)") }
  }

  func appearance(_ value: JSONValue) throws(JSONError) -> UIUserInterfaceStyle {
    try value.choice(of: "appearance", among: ScenarioVocabulary.appearances)
  }

  func textSize(_ value: JSONValue) throws(JSONError) -> UIContentSizeCategory {
    try value.choice(of: "text size", among: ScenarioVocabulary.textSizes)
  }

  func layoutDirection(
    _ value: JSONValue
  ) throws(JSONError) -> UITraitEnvironmentLayoutDirection {
    try value.choice(of: "layout direction", among: ScenarioVocabulary.layoutDirections)
  }

  func sizeClass(_ value: JSONValue) throws(JSONError) -> UIUserInterfaceSizeClass {
    try value.choice(of: "size class", among: ScenarioVocabulary.sizeClasses)
  }

  func style(_ value: JSONValue) throws(JSONError) -> UIModalPresentationStyle {
    try value.caseName(of: "presentation style")
  }

  func transition(_ value: JSONValue) throws(JSONError) -> UIModalTransitionStyle {
    try value.caseName(of: "transition style")
  }

  func system(_ value: JSONValue) throws(JSONError) -> SystemVersion {
    let version = try value.systemVersion()
    guard version >= .oldestModelled else {
      throw value.error(
        "system \(version) is not modelled; write \(SystemVersion.oldestModelled).0 or later")
    }
    return version
  }

  func traits(
    _ value: JSONValue, _ what: String, keys: [String] = ScenarioGrammar.traits
  ) throws(JSONError) -> UITraitCollection {
    let object = try value.object(what, keys: keys)
    func stated(_ key: String) -> JSONValue? { keys.contains(key) ? object.optional(key) : nil }
    var traits = UITraitCollection()
    if let value = stated("width") { traits.horizontalSizeClass = try sizeClass(value) }
    if let value = stated("height") { traits.verticalSizeClass = try sizeClass(value) }
    if let value = stated("appearance") { traits.userInterfaceStyle = try appearance(value) }
    if let value = stated("textSize") { traits.preferredContentSizeCategory = try textSize(value) }
    if let value = stated("layoutDirection") { traits.layoutDirection = try layoutDirection(value) }
    return traits
  }

  /// Reads a rectangle `[x, y, width, height]` in points.
  func rect(_ value: JSONValue) throws(JSONError) -> CGRect {
    let limit = Double(WindowShare.longestSide)
    let figures = try value.numbers(["x", "y", "width", "height"], .from(-limit, to: limit))
    guard figures[2] >= 0, figures[3] >= 0 else {
      throw value.error("a rectangle has a side below 0; write [x, y, width, height]")
    }
    return CGRect(x: figures[0], y: figures[1], width: figures[2], height: figures[3])
  }

  /// Reads `{ callback: false }` members: the overrides that do not call super.
  func silentSupers(
    _ value: JSONValue?, among callbacks: [Callback]
  ) throws(JSONError) -> [Callback] {
    guard let value else { return [] }
    let object = try value.object("the calls of super", keys: callbacks.map(\.name))
    var silent: [Callback] = []
    for callback in callbacks {
      if let calls = try object.optional(callback.name)?.bool(), !calls { silent.append(callback) }
    }
    return silent
  }
}
