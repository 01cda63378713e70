/// What a random scenario is mostly about.
public enum ScenarioTheme: String, Hashable, Sendable, CaseIterable {
  /// Who presents what, and how it adapts.
  case presentations
  /// Stacks, tabs, pages and split views, in each other and with fingers on them.
  case containers
}
