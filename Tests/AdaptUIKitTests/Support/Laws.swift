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
  for event in simulation.trace {
    guard case .appearance(let from, let to) = event.kind else { continue }
    #expect(states[event.subject, default: .disappeared] == from, comment)
    #expect(legal[from]?.contains(to) == true, comment)
    states[event.subject] = to
  }
}

/// Expects that what is visible is known to have appeared, and nothing else.
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
  for controller in controllers {
    guard let id = simulation.id(of: controller) else { continue }
    let isVisible = controller.viewIfLoaded?.window != nil
    #expect(
      states[id, default: .disappeared] == (isVisible ? .appeared : .disappeared), comment)
  }
}
