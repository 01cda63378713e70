/// How much a scenario may ask for.
public enum ScenarioLimits {
  /// The steps of a scenario.
  public static let steps = 10_000
  /// The expectations of a scenario, those among its steps included.
  public static let expectations = 10_000
  /// The errors of a file that are looked for in one reading.
  public static let errors = 100
  /// The controllers that a scenario describes.
  public static let controllers = 1_000
  /// The storyboards that a scenario names.
  public static let storyboards = 200
  /// The bytes of a file beside a scenario: 64 MiB.
  public static let fileBytes = 64 << 20
  /// How deep controllers may lie inside each other.
  public static let containment = 32
  /// How often one trigger may act.
  public static let triggerTimes = 1_000
  /// How often all triggers together may act in a run.
  public static let triggeredActs = 10_000
  /// How many acts of triggers may run inside each other.
  public static let triggerDepth = 32
  /// The turns that one step may ask for.
  public static let turns = 10_000
  /// The points that a drag may go, and the points a second of its speed.
  public static let dragLength = 100_000.0
  /// The simulated time that one step may pass, in seconds.
  public static let seconds = 3_600.0
}
