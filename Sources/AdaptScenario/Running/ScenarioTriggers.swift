import AdaptCore

/// The triggers that are set, and how often each was met.
final class ScenarioTriggers {
  private struct Entry {
    let trigger: ScenarioTrigger
    /// Where the step that set it stands among the steps.
    let step: Int
    var calls = 0
    var acts = 0
  }

  private var entries: [Entry] = []
  private var acts = 0
  /// How many acts run inside each other now.
  private var depth = 0
  private(set) var reachedLimit = false

  func set(_ trigger: ScenarioTrigger, step: Int) {
    entries.append(Entry(trigger: trigger, step: step))
  }

  /// Hands on what code does in a call, in the order in which the triggers were set.
  ///
  /// - Parameter names: What the controller is called: by its script, and by the run.
  func act(in callback: Callback, of names: [String], _ perform: ([ScenarioAction]) -> Void) {
    // By index: an action may lead to a call that counts for the same triggers.
    for index in entries.indices {
      let trigger = entries[index].trigger
      guard trigger.callback == callback, names.contains(trigger.controller) else { continue }
      entries[index].calls += 1
      let counted = trigger.first..<trigger.first + trigger.times
      guard counted.contains(entries[index].calls) else { continue }
      guard acts < ScenarioLimits.triggeredActs, depth < ScenarioLimits.triggerDepth else {
        reachedLimit = true
        return
      }
      acts += 1
      entries[index].acts += 1
      depth += 1
      perform(trigger.actions)
      depth -= 1
    }
  }

  /// The steps whose triggers never acted.
  var stepsNeverMet: [Int] { entries.filter { $0.acts == 0 }.map(\.step) }
}
