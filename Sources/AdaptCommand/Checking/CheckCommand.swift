import AdaptCore
import AdaptReport
import AdaptScenario

/// Runs the scenarios of files and folders, under every device and system asked for, and tells which
/// do what they expect.
struct CheckCommand<Files: FileAccess> {
  let request: CheckRequest
  let files: Files

  func run(console: inout some Console) throws(CommandError) -> ExitCode {
    let found = ScenarioFinder(files: files).find(request.paths)
    let storyboards = found.filter(\.isInterface)
    guard !storyboards.isEmpty else { return try check(found, console: &console) }
    let others = found.filter { !$0.isInterface && !$0.isSettings }
    let exit = others.isEmpty ? .fine : try check(others, console: &console)
    let other = try StoryboardCheckRun(request: request, files: files)
      .run(storyboards, console: &console)
    return exit.rawValue > other.rawValue ? exit : other
  }

  private func check(
    _ scenarios: [ScenarioFinder<Files>.Found], console: inout some Console
  ) throws(CommandError) -> ExitCode {
    let devices = try request.surroundings.devices(files)
    var tally = CheckTally()
    let report = CheckReport(
      format: request.format, color: request.style.style(on: console.terminal).color)
    let finder = ScenarioFinder(files: files)
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
    report.write(tally, to: &console)
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
      judgement: Judgement(result, of: variant, path: path), notes: result.trace.systemNotes)
  }
}
