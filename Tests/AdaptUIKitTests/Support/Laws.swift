import AdaptCore
import AdaptUIKit
import Testing

/// Expects that every controller went through legal appearance states only (O064).
func expectLegalAppearance(_ simulation: Simulation, _ comment: Comment? = nil) {
  let legal: [AppearanceState: Set<AppearanceState>] = [
    .disappeared: [.appearing],
    .appearing: [.appeared, .disappearing],
    .appeared: [.disappearing],
    .disappearing: [.disappeared, .appearing],
  ]
  var states: [NodeID: AppearanceState] = [:]
  var broken: [Event] = []
  for event in simulation.trace {
    guard case .appearance(let from, let to) = event.kind else { continue }
    let isLegal = legal[from]?.contains(to) ?? false
    if states[event.subject, default: .disappeared] != from || !isLegal { broken.append(event) }
    states[event.subject] = to
  }
  #expect(broken.isEmpty, comment)
}

/// Expects that what is visible has appeared, and that nothing else has.
///
/// For a run that is at rest: a controller whose view lies in the window has appeared, one whose
/// view lies nowhere has disappeared.
func expectVisibleHasAppeared(
  _ simulation: Simulation, _ controllers: [UIViewController], _ comment: Comment? = nil
) {
  var states: [NodeID: AppearanceState] = [:]
  for event in simulation.trace {
    if case .appearance(_, let to) = event.kind { states[event.subject] = to }
  }
  let broken = controllers.compactMap { controller -> NodeID? in
    guard let id = simulation.id(of: controller) else { return nil }
    let isVisible = controller.viewIfLoaded?.window != nil
    return states[id, default: .disappeared] == (isVisible ? .appeared : .disappeared) ? nil : id
  }
  #expect(broken.isEmpty, comment)
}
