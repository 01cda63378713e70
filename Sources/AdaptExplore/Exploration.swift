public import AdaptScenario

/// Runs random scenarios and holds each run against some laws.
///
/// ```swift
/// let exploration = Exploration()
/// for seed in 0..<10_000 { if let failure = exploration.failure(of: UInt64(seed)) { print(failure)
/// } }
/// ```
public struct Exploration: Sendable {
  public let laws: [Law]
  /// What the scenarios are about.
  public let theme: ScenarioTheme
  /// How many runs may be spent on making a scenario that breaks a law smaller.
  public let shrinkingRuns: Int

  public init(
    laws: [Law] = Law.all, about theme: ScenarioTheme = .presentations, shrinkingRuns: Int = 2_000
  ) {
    self.laws = laws
    self.theme = theme
    self.shrinkingRuns = shrinkingRuns
  }

  /// Returns what is wrong with the scenario of a seed; nil when it keeps every law.
  ///
  /// - Complexity: one run per law that runs the scenario itself, and up to `shrinkingRuns` more
  ///   when a law is broken.
  public func failure(of seed: UInt64) -> ExplorationFailure? {
    let scenario = Scenario.random(seed: seed, about: theme)
    let run = FinishedRun(scenario)
    guard let law = laws.first(where: { $0.breach(in: run) != nil }) else { return nil }
    let minimal = Shrinker(law, runs: shrinkingRuns).shrink(scenario)
    let breach = law.breach(in: FinishedRun(minimal)) ?? Breach("broken only now and then")
    return ExplorationFailure(
      seed: seed, theme: theme, law: law, breach: breach, scenario: minimal)
  }
}

/// A law that a random scenario breaks, and the smallest scenario that was found to break it too.
public struct ExplorationFailure: Sendable, CustomStringConvertible {
  public let seed: UInt64
  public let theme: ScenarioTheme
  public let law: Law
  public let breach: Breach
  public let scenario: Scenario

  /// The seed, the law, what is wrong, and a file that the command replays.
  public var description: String {
    """
    seed \(seed) of \(theme.rawValue) breaks \(law.id): \(law.sentence)
    \(breach)
    save this as seed-\(seed).json5 and run `adaptsim seed-\(seed).json5`:
    \(ScenarioText.text(of: scenario))
    """
  }
}
