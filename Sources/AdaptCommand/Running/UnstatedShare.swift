import AdaptCore
import AdaptReport
import AdaptScenario
import Foundation

/// A share of the screen that a command line asks for and no source states for the device.
struct UnstatedShare {
  private let slot: WindowSlot
  private let device: DeviceChoice
  private let orientation: UIInterfaceOrientation

  /// Finds the first such share in a run.
  ///
  /// - Parameters:
  ///   - fileSteps: How many of the scenario's steps its file wrote: their shares are findings.
  ///   - asksForWindow: Whether the share at launch is the command line's.
  init?(
    in result: ScenarioResult, of scenario: Scenario, after fileSteps: Int, asksForWindow: Bool
  ) {
    var orientation = scenario.orientation
    for event in result.trace {
      switch event.kind {
      case .launched(_, _, let now), .rotated(_, let now, _): orientation = now
      case .finding(let finding) where finding.kind == .windowSizeUnknown:
        let step = result.step(of: event.sequence)?.index
        guard step.map({ $0 >= fileSteps }) ?? asksForWindow,
          case .slot(let slot) = scenario.share(after: step)
        else { continue }
        self.slot = slot
        device = scenario.device
        self.orientation = scenario.orientation(wantedBy: step, from: orientation)
        return
      default: break
      }
    }
    return nil
  }
}

extension Scenario {
  /// The share that the window has, or is to have, after a step; nil for the launch.
  fileprivate func share(after step: Int?) -> WindowShare {
    guard let step else { return window }
    for earlier in steps.prefix(step + 1).reversed() {
      if case .resize(let share) = earlier.kind { return share }
    }
    return window
  }

  /// The orientation in which a step needs the window's size.
  fileprivate func orientation(
    wantedBy step: Int?, from current: UIInterfaceOrientation
  ) -> UIInterfaceOrientation {
    guard let step, case .rotate(let target) = steps[step].kind else { return current }
    return target ?? (current.isLandscape ? .portrait : .landscapeRight)
  }
}

extension UnstatedShare: CustomStringConvertible {
  /// `no source states 1/2 of pad-11 in portrait; write 1/3 or 2/3, or a size such as 417x1194`
  var description: String {
    let stated = device.profile.windows[orientation]
    let others = WindowSlot.allCases.filter { !(stated[$0]?.rows.isEmpty ?? true) }.map(\.rawValue)
    let shares = alternatives(others)
    let held = orientation.isLandscape ? "landscape" : "portrait"
    return "no source states \(slot.rawValue) of \(device.name.name.printable) in \(held); write "
      + (shares.isEmpty ? "" : "\(shares), or ") + "a size such as \(likelySize)"
  }

  /// A size near to what the share would have.
  private var likelySize: String {
    let screen = device.profile.size(in: orientation)
    let width: CGFloat =
      switch slot {
      case .oneThird: (screen.width / 3).rounded(.down)
      case .oneHalf: (screen.width / 2).rounded(.down)
      case .twoThirds: (screen.width * 2 / 3).rounded(.down)
      case .slideOver: min(320, screen.width)
      }
    return "\(width.figure)x\(screen.height.figure)"
  }
}
