import AdaptCore
import AdaptJSON
import AdaptUIKit

/// What went wrong with the script of a run.
extension ScenarioRun {
  /// - Returns: Whether there were none since the last time.
  func collectProblems(_ position: JSONPosition?) -> Bool {
    let messages = cast.takeProblems()
    problems += messages.map { ScenarioProblem(position: position, message: $0) }
    return messages.isEmpty
  }

  /// Says what is left of the script after the last step that was tried; nil for the launch.
  func reportUntaken(after last: StepRecord?) {
    let left = scenario.steps.count - (last.map { $0.index + 1 } ?? 0)
    let expected = scenario.expectations.isEmpty ? nil : "what is expected at the end is not asked"
    let steps =
      left == 1 ? "the step after it is not taken" : "the \(left) steps after it are not taken"
    let words = [left == 0 ? nil : steps, expected].compactMap(\.self)
    guard !words.isEmpty else { return }
    problems.append(
      ScenarioProblem(position: last?.position, message: words.joined(separator: ", and ")))
  }

  /// Descriptions of second and further instances of scenes of which the run had none.
  var missingInstances: [ScenarioProblem] {
    guard let names = cast.scenes?.names else { return [] }
    return scenario.controllers.compactMap { script in
      guard SceneNames.number(of: script.name) > 1, names.isScene(script.name),
        !cast.hasLived(script.name)
      else { return nil }
      let base = SceneNames.base(of: script.name)
      var last = base
      var number = 1
      while cast.hasLived(number == 1 ? base : "\(base)#\(number)") {
        last = number == 1 ? base : "\(base)#\(number)"
        number += 1
      }
      return ScenarioProblem(
        position: script.position,
        message: "no \(script.name.quoted) lived in this run, so its description says nothing; "
          + (number == 1 ? "no \(base.quoted) did" : "the last was \(last.quoted)"))
    }
  }

  func reportUnreached(from index: Int) {
    let exception = simulation.trace.findings.last { $0.severity == .exception }
    let reason = exception.map { "the exception \($0.kind.name) ended the run" } ?? "the run ended"
    problems.append(
      ScenarioProblem(
        position: scenario.steps[index].position,
        message: "\(reason) before this step; "
          + "write onException: \"record\" to go on after exceptions"))
  }

  func reportTriggers() {
    for index in cast.triggers.stepsNeverMet {
      problems.append(
        ScenarioProblem(
          position: scenario.steps[index].position,
          message: "the trigger never acted; check its callback and the steps that follow it"))
    }
    guard cast.triggers.reachedLimit else { return }
    problems.append(
      ScenarioProblem(
        position: nil,
        message: "triggers acted \(ScenarioLimits.triggeredActs) times, or "
          + "\(ScenarioLimits.triggerDepth) deep inside each other, and were stopped there; "
          + "lower their 'times'"))
  }
}
