import AdaptCore
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
      guard !request.listsActions else {
        throw .usage("'--actions' needs a run that is made now; give it to a scenario instead")
      }
      return try report(saved.map { ReportedRun($0) }, console: &console)
    case .scenario(let scenario):
      return try run(scenario, console: &console)
    }
  }

  private func input() throws(CommandError) -> RunInput {
    if let file = request.file { return try RunInput.read(file, files: files) }
    if !request.storyboards.isEmpty {
      return .scenario(try StoryboardInput(request: request, files: files).scenario())
    }
    let name = request.surroundings.devices.first ?? RunRequest.standardDevice
    let device = try DeviceFinder(files: files).device(name)
    return .scenario(
      .builtIn(device: device, request.steps, answers: request.answers, setup: request.setup))
  }
}

// MARK: - Live runs

extension RunCommand {
  private func run(
    _ scenario: Scenario, console: inout some Console
  ) throws(CommandError) -> ExitCode {
    let variants = try variants(of: scenario)
    let live = variants.map { ScenarioRun($0) }
    let results = live.map { $0.perform() }
    try checkShares(of: scenario, zip(variants, results).map { ($0, $1) })
    var runs = results.map { ReportedRun($0.trace, .catalogue) }
    if runs.count == 1 {
      runs[0].notes = notes(for: variants[0], results[0])
      if request.listsActions {
        runs[0].actions = ActionList(live[0], in: variants[0].storyboards)
      }
    }
    if let file = request.file, request.changes.isEmpty {
      runs[0].judgement = Judgement(results[0], of: scenario, path: file)
      return try report(runs, console: &console)
    }
    for (place, result) in results.enumerated() where !result.problems.isEmpty {
      runs[place].judgement = Judgement(inTheWay: result.problems.map { $0.line(in: request.file) })
    }
    if request.file != nil, !scenario.allExpectations.isEmpty {
      runs[0].notes.append(
        "the run is not as its file says, so what the file expects was not asked")
    }
    return try report(runs, console: &console)
  }

  private func notes(for scenario: Scenario, _ result: ScenarioResult) -> [String] {
    let hasFile = request.file != nil
    let advice = AnswerAdvice(scenario: scenario, trace: result.trace) { style in
      hasFile
        ? "adaptivity: { answers: [{ style: \"\(style)\" }] } shows it"
        : "--answer \(style) shows it"
    }
    return [
      LaterSystems.note(for: scenario, decided: result.trace), advice.note,
      UnwindAdvice(scenario: scenario, trace: result.trace, hasFile: hasFile).note,
      result.top.map { WaysOutNote($0).text },
    ].compactMap { $0 } + result.notes.map { $0.line(in: request.file) }
  }

  /// A share that no source states is bad input, of each device that lacks it.
  private func checkShares(
    of scenario: Scenario, _ runs: [(variant: Scenario, result: ScenarioResult)]
  ) throws(CommandError) {
    let fileSteps = takesSteps ? scenario.steps.count : 0
    var messages: [String] = []
    for run in runs {
      let unstated = UnstatedShare(
        in: run.result, of: run.variant, after: fileSteps, asksForWindow: request.window != nil)
      guard let message = unstated?.description, !messages.contains(message) else { continue }
      messages.append(message)
    }
    guard messages.isEmpty else { throw .several(messages.map { .input($0) }) }
  }

  /// Whether the steps of the call follow those of a scenario, rather than being in it already.
  private var takesSteps: Bool { request.file != nil || !request.storyboards.isEmpty }

  /// The scenario on every device under every system.
  private func variants(of scenario: Scenario) throws(CommandError) -> [Scenario] {
    var scenario = scenario
    if takesSteps {
      scenario.append(request.steps, answers: request.answers, setup: request.setup)
    }
    if let window = request.window { scenario.window = window }
    if let policy = request.onException { scenario.onException = policy }
    for choice in request.choices {
      do {
        try scenario.choices.choose(choice.rule, choice.alternative)
      } catch { throw .input("\(error)") }
    }
    return request.surroundings.variants(
      of: scenario, on: try request.surroundings.devices(files))
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
    // Records are for programs, which read nothing else beside them.
    if request.format == .json {
      console.writeError(complaints(about: runs, \.complaints))
    }
    return runs.allSatisfy(\.isFine) ? .fine : .findings
  }

  private func write(
    _ runs: [ReportedRun], style: TextStyle, to output: inout some TextOutputStream
  ) {
    switch request.format {
    case .json:
      for run in runs {
        JSONLinesReport(
          run.trace, words: run.words, notes: run.notes, judgement: run.judgement
        ).write(to: &output)
        run.actions?.writeRecords(to: &output)
      }
    case .text where runs.count == 1:
      TextReport(
        runs[0].trace, words: runs[0].words, detail: request.detail ?? .brief, width: style.width,
        color: style.color, notes: runs[0].notes,
        isFollowedByProblems: !(runs[0].judgement?.untold.isEmpty ?? true)
      ).write(to: &output)
      runs[0].judgement?.write(to: &output, color: style.color)
      runs[0].actions?.write(to: &output, style: style)
    case .text:
      ComparisonReport(
        RunTitles.titled(runs.map(\.trace)), width: style.width, color: style.color,
        notes: runs.flatMap(\.notes)
      ).write(to: &output)
      let complaints = complaints(about: runs, \.untold)
      if !complaints.isEmpty { output.write("\n" + complaints) }
    }
  }

  /// What speaks against runs, a line each; of one among several with the run's title before it.
  private func complaints(
    about runs: [ReportedRun], _ lines: (Judgement) -> [String]
  ) -> String {
    let titled = RunTitles.titled(runs.map(\.trace))
    let titles = runs.count == 1 ? [""] : titled.map { "\($0.title): " }
    return zip(titles, runs).flatMap { title, run in
      (run.judgement.map(lines) ?? []).map { "\(title.printable)\($0)\n" }
    }.joined()
  }
}
