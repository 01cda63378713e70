import AdaptCore
import AdaptProfiles
import AdaptUIKit

extension Workload {
  /// Pushes a plain controller on a stack of some height, and pops it.
  static let stacks = [1, 10, 10_000].map { height in
    Workload(
      name: "push-\(height)", summary: "push and pop on a stack of \(height)", transitions: 2
    ) { recording in
      let simulation = Simulation(
        device: try DeviceCatalogue.device(named: "pad"), recording: recording)
      let stack = UINavigationController()
      stack.viewControllers = (0..<height).map { _ in UIViewController() }
      simulation.launch(stack)
      return Stage(simulation: simulation) {
        simulation.step("push") { stack.pushViewController(UIViewController(), animated: true) }
        simulation.step("pop") { stack.popViewController(animated: true) }
      }
    }
  }
}
