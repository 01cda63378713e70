import AdaptCore
import AdaptProfiles
import AdaptUIKit

extension Workload {
  /// The workload that the cost goals are stated for: without substitution.
  static let adapting = adaptation("adapt", "present, turn, turn back, dismiss", substitutes: false)

  static let adaptations = [
    adapting,
    adaptation("substitute", "the same, wrapped in a stack when full screen", substitutes: true),
  ]

  /// A fresh form sheet each cycle, full screen in portrait and a sheet in landscape; controllers,
  /// views and the delegate implement everything.
  private static func adaptation(
    _ name: String, _ summary: String, substitutes: Bool
  ) -> Workload {
    Workload(name: name, summary: summary, transitions: 4) { recording in
      let simulation = Simulation(
        device: try DeviceCatalogue.device(named: "phone-max"), recording: recording)
      let root = BusyController()
      let delegate = BusyDelegate(substitutes: substitutes)
      simulation.launch(root)
      return Stage(simulation: simulation) {
        simulation.step("present") {
          let sheet = BusyController()
          sheet.modalPresentationStyle = .formSheet
          sheet.presentationController?.delegate = delegate
          root.present(sheet, animated: true)
        }
        simulation.rotate(to: .landscapeRight)
        simulation.rotate(to: .portrait)
        simulation.step("dismiss") { root.dismiss(animated: true) }
      }
    }
  }
}
