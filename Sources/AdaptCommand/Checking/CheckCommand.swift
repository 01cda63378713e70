import AdaptCore
import AdaptReport
import AdaptScenario

/// Runs the scenarios of files and folders, under every device and system asked for, and tells
/// which do what they expect.
struct CheckCommand<Files: FileAccess> {
  let request: CheckRequest
  let files: Files

  func run(console: inout some Console) throws(CommandError) -> ExitCode {
    let found = CheckedFileFinder(files: files).find(request.paths)
    let storyboards = found.filter(\.isInterface)
    guard !storyboards.isEmpty else { return try check(found, console: &console) }
    let exit = try check(
      found.filter { !$0.isInterface && !$0.isSettings }, besideStoryboards: true,
      console: &console)
    let other = try StoryboardCheckRun(request: request, files: files)
      .run(storyboards, console: &console)
    return exit.rawValue > other.rawValue ? exit : other
  }

  /// - Parameter besideStoryboards: Whether the files lie beside storyboards, where those that are
  ///   no scenarios are most often not meant to be any and are told of only beside ones that are.
  private func check(
    _ scenarios: [CheckedFileFinder<Files>.Found], besideStoryboards: Bool = false,
    console: inout some Console
  ) throws(CommandError) -> ExitCode {
    guard !scenarios.isEmpty else { return .fine }
    let devices = try request.surroundings.devices(files)
    var tally = CheckTally()
    let report = CheckReport(
      format: request.format, color: request.style.style(on: console.terminal).color)
    let finder = CheckedFileFinder(files: files)
    // One file at a time: together they may be more than fits into memory.
    for found in scenarios {
      do throws(CommandError) {
        guard let scenario = try finder.scenario(in: found) else {
          tally.leftAside += 1
          continue
        }
        for variant in request.surroundings.variants(of: scenario, on: devices) {
          let result = result(of: variant, at: found.path)
          if result.isPassed { tally.passed += 1 } else { tally.failed += 1 }
          report.write(result, to: &console)
        }
      } catch {
        tally.unreadable += 1
        report.write(error, at: found.path, to: &console)
      }
    }
    if !besideStoryboards || tally.hasScenarios { report.write(tally, to: &console) }
    return tally.unreadable > 0 ? .badInput : tally.failed > 0 ? .findings : .fine
  }

  private func result(of variant: Scenario, at path: String) -> CheckResult {
    let result = ScenarioRun(variant).perform()
    var parts: [String] = []
    if !request.surroundings.isEmpty {
      parts = [variant.device.name.name, variant.systemName]
      if request.surroundings.sdk != nil { parts.append("SDK \(variant.platform.sdk)") }
      if request.surroundings.orientation != nil { parts.append("\(variant.orientation)") }
    }
    return CheckResult(
      path: path, scenario: variant, surroundings: parts,
      judgement: Judgement(result, of: variant, path: path),
      notes: result.trace.systemNotes + result.notes.map { $0.line(in: path) })
  }
}
