import AdaptCore
import AdaptRules
import AdaptScenario

extension Law {
  static let sameBytes = Law(
    "trace.same-bytes",
    "A scenario gives the same trace again, and the same fingerprint when only that is kept."
  ) { run in
    let digest = run.trace.digest
    for mode in [TraceRecorder.Mode.whole, .digest] {
      let again = ScenarioRun(run.scenario, recording: mode)
        .perform(goesOn: true) { _, _ in }.trace.digest
      if again != digest { return Breach("the trace is \(digest), and \(again) kept as \(mode)") }
    }
    return nil
  }

  static let catalogedReasons = Law(
    "reason.catalogued",
    "Each decision has a reason, and each reason belongs to a rule of the catalogue."
  ) { run in
    for event in run.events {
      guard let (reasons, isNeeded) = event.kind.reasons else { continue }
      if isNeeded, reasons.isEmpty {
        return Breach(
          "a decision on \(run.name(event.subject)) without a reason: \(event.kind)",
          event: event.sequence)
      }
      for reason in reasons where RuleCatalogue.words(of: reason) == nil {
        return Breach("no rule knows the reason \(reason.code)", event: event.sequence)
      }
    }
    return nil
  }

  static let nothingLeaks = Law(
    "memory.released",
    "When a run is gone, so are its controllers; held for code that keeps no controller which is "
      + "not its child."
  ) { run in
    run.leftBehind.isEmpty || run.scenario.keepsStrays
      ? nil : Breach("\(run.leftBehind.joined(separator: ", ")) still there after the run")
  }

  static let withinLimits = Law(
    "limits.unreached", "A scenario whose callbacks act a few times reaches no limit."
  ) { run in
    for event in run.events {
      guard case .finding(let finding) = event.kind, finding.severity == .limit else { continue }
      return Breach("\(run.name(event.subject)) \(finding.kind.name)", event: event.sequence)
    }
    return nil
  }
}

extension Event.Kind {
  /// The reasons that the event carries, and whether it is a decision that needs one.
  fileprivate var reasons: (ReasonList, isNeeded: Bool)? {
    switch self {
    case .rotated(_, _, let reasons), .presenting(_, _, _, let reasons),
      .dismissing(_, let reasons), .queued(let reasons), .styleDecided(_, _, let reasons),
      .showing(_, _, let reasons), .arranged(_, let reasons):
      (reasons, true)
    // That nobody takes an unwind is no rule's doing.
    case .unwinding(let stage, _, _, let reasons): (reasons, stage != .misses)
    // A person or the system resizes; a finding's kind says what is wrong where no rule settled it.
    case .resized(_, _, let reasons): (reasons, false)
    case .finding(let finding): (finding.reasons, false)
    case .launched, .step, .traitsChanged, .called, .asked, .phase, .substituted, .restored,
      .appearance, .frameChanged, .stackChanged, .selectionChanged, .listed, .transitionBegan,
      .transitionEnded, .released:
      nil
    }
  }
}
