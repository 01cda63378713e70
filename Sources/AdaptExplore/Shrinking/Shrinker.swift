public import AdaptScenario

/// Makes a scenario that breaks a law as small as it can, while it goes on breaking that law.
struct Shrinker {
  let law: Law
  /// How many scenarios may be tried.
  let runs: Int

  init(_ law: Law, runs: Int) {
    self.law = law
    self.runs = runs
  }

  /// Returns a smaller scenario that breaks the law and that a file can hold; the same one when
  /// there is none.
  ///
  /// It takes the first reduction that still breaks the law, begins again with that, and ends when
  /// no reduction does or when the runs are used up.
  func shrink(_ scenario: Scenario) -> Scenario {
    var minimal = scenario
    var tried = 0
    var hasShrunk = true
    while hasShrunk {
      hasShrunk = false
      for reduce in Self.reductions {
        // Where a reduction succeeds, the next of its kind are those of the smaller scenario, from
        // the same place on: what failed before it is likely to fail again.
        var place = 0
        while case let candidates = reduce(minimal), place < candidates.count {
          guard tried < runs else { return minimal }
          tried += 1
          if isSmaller(candidates[place], minimal) {
            minimal = candidates[place]
            hasShrunk = true
          } else {
            place += 1
          }
        }
      }
    }
    return minimal
  }

  private func isSmaller(_ candidate: Scenario, _ scenario: Scenario) -> Bool {
    candidate != scenario && law.breach(in: FinishedRun(candidate)) != nil && candidate.isWritable
  }

  /// Kinds of reductions, those that take most away first.
  private static let reductions: [@Sendable (Scenario) -> [Scenario]] = [
    { $0.withFewerSteps }, { $0.withFewerControllers }, { $0.withSimplerSteps },
    { $0.withSimplerControllers }, { $0.withSimplerEnvironment },
  ]
}

extension Scenario {
  /// Whether a file can hold the scenario: its text reads back as the same.
  public var isWritable: Bool {
    let text = Array(ScenarioText.text(of: self).utf8)
    let read = try? Scenario.read(text, path: "scenario.json5") { path throws(ScenarioError) in
      throw .unreadable(path: path, why: "a scenario without files")
    }
    return read?.withoutPlaces == withoutPlaces
  }

  /// The scenario as if it came from no file, with steps that never wait marked as such.
  public var withoutPlaces: Scenario {
    var scenario = self
    for index in scenario.controllers.indices { scenario.controllers[index].position = nil }
    for index in scenario.steps.indices { scenario.steps[index].forgetPlace() }
    for index in scenario.expectations.indices { scenario.expectations[index].position = nil }
    return scenario
  }
}

extension ScenarioStep {
  fileprivate mutating func forgetPlace() {
    position = nil
    switch kind {
    case .act, .rotate, .resize, .changeTraits, .enterBackground, .enterForeground, .user,
      .interact:
      break
    case .advance, .turn, .settle, .when: settles = false
    case .expect(var expectations):
      settles = false
      for index in expectations.indices { expectations[index].position = nil }
      kind = .expect(expectations)
    }
  }
}
