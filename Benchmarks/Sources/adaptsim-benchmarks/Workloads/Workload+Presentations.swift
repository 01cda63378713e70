import AdaptCore
import AdaptProfiles
import AdaptUIKit
import Foundation

extension Workload {
  /// Presents and dismisses one plain controller, in each style.
  static let presentations = styles.map { style in
    Workload(
      name: "present-\(style)", summary: "present and dismiss: \(style)", transitions: 2
    ) { recording in
      // A pad is regular in both directions, so that no style adapts.
      let simulation = Simulation(
        device: try DeviceCatalogue.device(named: "pad"), recording: recording)
      let root = UIViewController()
      simulation.launch(root)
      return Stage(simulation: simulation) {
        simulation.step("present") {
          let sheet = UIViewController()
          sheet.modalPresentationStyle = style
          if let popover = sheet.popoverPresentationController {
            popover.sourceView = root.view
            popover.sourceRect = CGRect(x: 100, y: 100, width: 44, height: 44)
          }
          root.present(sheet, animated: true)
        }
        simulation.step("dismiss") { root.dismiss(animated: true) }
      }
    }
  }

  private static let styles: [UIModalPresentationStyle] = [
    .fullScreen, .pageSheet, .formSheet, .currentContext, .overFullScreen, .overCurrentContext,
    .popover, .custom,
  ]

  /// Presents a chain of plain controllers, each on the one before, and dismisses all at once.
  static let chains = [1, 10, 100].map { depth in
    Workload(
      name: "chain-\(depth)", summary: "present a chain of \(depth) and dismiss it",
      transitions: depth + 1
    ) { recording in
      let simulation = Simulation(
        device: try DeviceCatalogue.device(named: "phone-max"), recording: recording)
      let root = UIViewController()
      simulation.launch(root)
      return Stage(simulation: simulation) {
        var presenter = root
        for _ in 0..<depth {
          let next = UIViewController()
          next.modalPresentationStyle = .overFullScreen
          simulation.step("present") { [presenter] in presenter.present(next, animated: true) }
          presenter = next
        }
        simulation.step("dismiss") { root.dismiss(animated: true) }
      }
    }
  }
}
