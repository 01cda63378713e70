import AdaptCore
import AdaptExplore
import AdaptScenario
import Foundation
import Testing

@Suite("Random scenarios")
struct ExplorationTests {
  /// How many seeds are tried; `ADAPTSIM_SEEDS=20000 swift test --filter ExplorationTests`
  /// tries more.
  static let seeds = ProcessInfo.processInfo.environment["ADAPTSIM_SEEDS"].flatMap(Int.init) ?? 240
  static let slices = 24

  @Test("Every run keeps every law", arguments: ScenarioTheme.allCases, 0..<slices)
  func laws(theme: ScenarioTheme, slice: Int) {
    let exploration = Exploration(about: theme)
    for seed in stride(from: slice, to: Self.seeds, by: Self.slices) {
      if let failure = exploration.failure(of: UInt64(seed)) { Issue.record("\(failure)") }
    }
  }

  @Test(
    "A scenario written as a file reads back as itself", arguments: ScenarioTheme.allCases,
    UInt64(0)..<60)
  func text(theme: ScenarioTheme, seed: UInt64) throws {
    let scenario = Scenario.random(seed: seed, about: theme)
    let text = ScenarioText.text(of: scenario)
    let read = try Scenario.read(Array(text.utf8), path: "seed.json5") {
      path throws(ScenarioError) in throw .unreadable(path: path, why: "no file is named")
    }
    #expect(read.withoutPlaces == scenario.withoutPlaces)
  }

  @Test("The same seed makes the same scenario, and another seed another one")
  func seeds() {
    #expect(Scenario.random(seed: 7) == Scenario.random(seed: 7))
    #expect(Scenario.random(seed: 7) != Scenario.random(seed: 8))
  }

  @Test("A scenario that breaks a law shrinks to what breaks it")
  func shrinking() throws {
    // No run presents anything: broken by the first scenario that does, and by one present alone.
    let law = Law("test.nothing-presented", "Nothing is presented.") { run in
      run.trace.contains { event in
        if case .phase(.presentation) = event.kind { true } else { false }
      } ? Breach("something is") : nil
    }
    let exploration = Exploration(laws: [law])
    let failure = try #require((0..<200).lazy.compactMap { exploration.failure(of: $0) }.first)
    #expect(failure.scenario.steps.count == 1)
    #expect(failure.description.contains("test.nothing-presented"))
    #expect(failure.description.contains("present"))
  }
}
