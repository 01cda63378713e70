import AdaptCore
import AdaptReport
import AdaptScenario

/// Runs the scenarios of files and folders and tells which do what they expect.
struct CheckCommand<Files: FileAccess> {
  let paths: [String]
  let style: TextStyleRequest
  let files: Files

  func run(console: inout some Console) throws(CommandError) -> ExitCode {
    guard !paths.isEmpty else {
      throw .usage("'adaptsim check' needs a file or a folder; write adaptsim check scenes")
    }
    let style = style.style(on: console.terminal)
    var (passed, failed, bad, leftAside) = (0, 0, 0, 0)
    for found in ScenarioFinder(files: files).find(paths) {
      do throws(CommandError) {
        let path = found.path
        let bytes = try found.bytes.get()
        if found.isFromFolder, !ScenarioFinder<Files>.isScenario(bytes) {
          leftAside += 1
          continue
        }
        let scenario = try RunInput.scenario(bytes, path, files: files)
        let judgement = Judgement(ScenarioRun(scenario).perform(), of: scenario, path: path)
        let lines = judgement.failures + judgement.surprises
        let isPassed = lines.isEmpty
        if isPassed { passed += 1 } else { failed += 1 }
        let word = style.color.paint(isPassed ? "passed" : "failed", isPassed ? .decision : .error)
        console.write("\(word)  \(path.printable)\n\(lines)")
      } catch {
        bad += 1
        console.writeError(error.line)
      }
    }
    var parts = ["\(passed) passed", "\(failed) failed"]
    if bad > 0 { parts.append("\(bad) cannot be read") }
    if leftAside > 0 { parts.append("\(leftAside) without a scenario left aside") }
    console.write(style.color.paint(parts.joined(separator: ", "), .heading) + "\n")
    return bad > 0 ? .badInput : failed > 0 ? .findings : .fine
  }
}
