public import AdaptScenario

extension Scenario {
  /// Returns the scenario that a seed stands for, the same on every machine.
  ///
  /// Half of the seeds give calm scenarios: built-in styles, one thing after the other, code that
  /// does nothing unusual. The other half gives wild ones, with animators, containers and
  /// presentation controllers of the app's own, steps that nobody waits for, calls from inside
  /// callbacks, and misuse. Each can be written as a file and read back.
  ///
  /// - Parameter theme: What it is mostly about; a seed stands for another scenario in each.
  public static func random(
    seed: UInt64, about theme: ScenarioTheme = .presentations
  ) -> Scenario {
    var generator = ScenarioGenerator(seed: seed, about: theme)
    return generator.scenario()
  }
}
