import AdaptCore
import AdaptRules
import AdaptUIKit

extension Scene {
  /// Who showed whom, and how, in order: `root pushed next`.
  var outcomes: [String] {
    let trace = simulation.trace
    return trace.compactMap { event in
      guard case .showing(let shown, let outcome, _) = event.kind else { return nil }
      return [event.subject, shown].map { trace.description(of: $0).name ?? "\($0)" }
        .joined(separator: " \(outcome.name) ")
    }
  }

  /// The rules that decided it.
  var showReasons: [[String]] {
    simulation.trace.compactMap { event in
      guard case .showing(_, _, let reasons) = event.kind else { return nil }
      return reasons.compactMap { RuleCatalogue.rule(of: $0)?.id }
    }
  }
}
