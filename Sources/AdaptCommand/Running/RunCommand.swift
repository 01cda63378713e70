import AdaptCore
import AdaptProfiles
import AdaptReport
import AdaptRules
import AdaptScenario

/// Runs a scene or a scenario on every device and system asked for, or takes saved runs, and
/// reports them.
struct RunCommand<Files: FileAccess> {
  let request: RunRequest
  let files: Files

  func run(console: inout some Console) throws(CommandError) -> ExitCode {
    switch try input() {
    case .saved(let saved):
      if let option = request.changes.first {
        throw .usage(
          "'\(option.written)' cannot change a saved run; give it to a scenario instead")
      }
      return try report(saved.map { ReportedRun($0.trace, $0.words) }, console: &console)
    case .scenario(let scenario):
      return try run(scenario, console: &console)
    }
  }

  private func input() throws(CommandError) -> RunInput {
    if let file = request.file {
      guard files.kind(of: file) != nil else { throw missing(file) }
      return try RunInput.read(file, files: files)
    }
    let device = try device(request.devices.first ?? RunRequest.standardDevice)
    return .scenario(.builtIn(device: device, request.steps))
  }

  private func missing(_ file: String) -> CommandError {
    let error = FileError(file, "there is no such file; check the path")
    guard !DeviceCatalogue.isPath(file),
      let command = nearestName(to: file, among: Subcommand.named.map(\.rawValue))
    else { return .input("\(error)") }
    return .input("\(file.printable): there is no such file; did you mean 'adaptsim \(command)'?")
  }

  private func device(_ name: String) throws(CommandError) -> DeviceChoice {
    try DeviceFinder(files: files).device(name)
  }
}

// MARK: - Live runs

extension RunCommand {
  private func run(
    _ scenario: Scenario, console: inout some Console
  ) throws(CommandError) -> ExitCode {
    let variants = try variants(of: scenario)
    var runs: [ReportedRun] = []
    var complaints = ""
    for variant in variants {
      let result = ScenarioRun(variant).perform()
      var run = ReportedRun(result.trace, .catalogue)
      if variants.count == 1, request.format == .text {
        run.notes = LaterSystems.note(for: variant, decided: result.trace).map { [$0] } ?? []
      }
      if isAsWritten {
        complaints = Judgement(result, of: variant, path: request.file ?? "").failures
      } else if request.file != nil, runs.isEmpty, !variant.allExpectations.isEmpty {
        run.notes.append("the run is not as its file says, so what the file expects was not asked")
      }
      runs.append(run)
    }
    let exit = try report(runs, console: &console)
    console.writeError(complaints)
    return complaints.isEmpty ? exit : .findings
  }

  /// Whether the run is that of a file, with nothing changed on the command line.
  private var isAsWritten: Bool { request.file != nil && request.changes.isEmpty }

  /// The scenario on every device under every system.
  private func variants(of scenario: Scenario) throws(CommandError) -> [Scenario] {
    var scenario = scenario
    if request.file != nil { scenario.append(request.steps) }
    if let sdk = request.sdk { scenario.sdk = sdk }
    if let orientation = request.orientation { scenario.orientation = orientation }
    if let window = request.window { scenario.window = window }
    if let policy = request.onException { scenario.onException = policy }
    for choice in request.choices {
      do {
        try scenario.choices.choose(choice.rule, choice.alternative)
      } catch { throw .input("\(error)") }
    }
    var variants: [Scenario] = []
    for device in try devices(scenario) {
      for system in request.systems.isEmpty ? [scenario.system] : request.systems.map({ $0 }) {
        var variant = scenario
        variant.device = device
        variant.system = system
        variants.append(variant)
      }
    }
    return variants
  }

  private func devices(_ scenario: Scenario) throws(CommandError) -> [DeviceChoice] {
    guard !request.devices.isEmpty else { return [scenario.device] }
    var devices: [DeviceChoice] = []
    for name in request.devices { devices.append(try device(name)) }
    return devices
  }
}

// MARK: - Reporting

extension RunCommand {
  private func report(
    _ runs: [ReportedRun], console: inout some Console
  ) throws(CommandError) -> ExitCode {
    guard request.detail == nil || runs.count == 1 else {
      throw .usage("'--detail' is for one run, and the file holds \(runs.count); leave it out")
    }
    if let output = request.output {
      var text = ""
      write(runs, style: request.style.style(on: nil), to: &text)
      do { try files.write(text, to: output) } catch { throw .input("\(error)") }
    } else {
      write(runs, style: request.style.style(on: console.terminal), to: &console)
    }
    return runs.contains(where: \.hasFindings) ? .findings : .fine
  }

  private func write(
    _ runs: [ReportedRun], style: TextStyle, to output: inout some TextOutputStream
  ) {
    switch request.format {
    case .json:
      for run in runs { JSONLinesReport(run.trace, words: run.words).write(to: &output) }
    case .text where runs.count == 1:
      TextReport(
        runs[0].trace, words: runs[0].words, detail: request.detail ?? .brief, width: style.width,
        color: style.color, notes: runs[0].notes
      ).write(to: &output)
    case .text:
      ComparisonReport(
        RunTitles.titled(runs.map(\.trace)), width: style.width, color: style.color,
        notes: runs.flatMap(\.notes)
      ).write(to: &output)
    }
  }
}
