import AdaptCore
import AdaptProfiles
import AdaptUIKit
import Foundation

extension Workload {
  /// A pad's window with fifty children gets half of the screen, a third, and all of it again.
  static let resizing = Workload(
    name: "resize-50", summary: "resize a window over 50 controllers", transitions: 3
  ) { recording in
    let simulation = Simulation(
      device: try DeviceCatalogue.device(named: "pad-11"), orientation: .landscapeRight,
      recording: recording)
    let root = BusyController()
    simulation.launch(root)
    simulation.step("add children") {
      for _ in 0..<50 {
        let child = BusyController()
        root.addChild(child)
        root.view.addSubview(child.view)
        child.didMove(toParent: root)
      }
    }
    let (half, third) = (try WindowShare("597x834"), try WindowShare("375x834"))
    return Stage(simulation: simulation) {
      simulation.resize(to: half)
      simulation.resize(to: third)
      simulation.resize(to: .full)
    }
  }
}
