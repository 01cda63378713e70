import AdaptCore
import AdaptScenario

extension Law {
  static let containersAgree = Law(
    "containers.agree",
    "At rest what a stack, tabs or pages hold are children of theirs, and of a container on screen "
      + "exactly the one that is shown is in the window; held for orderly code that raises no "
      + "exception."
  ) { run in
    guard run.scenario.isOrderly, !run.hasException else { return nil }
    for moment in run.moments where moment.isAtRest {
      for controller in moment.controllers {
        guard let container = controller.container, container.kind != .split,
          controller.isInWindow
        else { continue }
        if let stranger = container.strangers.first {
          return Breach(
            "\(controller.name) holds \(run.name(stranger)), which is no child of it",
            step: moment.step)
        }
        // What is presented over a container full screen takes what it shows away too.
        guard let shown = container.shown, container.visible != shown else { continue }
        return Breach(
          "\(controller.name) shows \(run.names(shown)), and in the window is "
            + run.names(container.visible), step: moment.step)
      }
    }
    return nil
  }

  static let barsShow = Law(
    "containers.bars",
    "At rest a bar of a container on screen can be seen if and only if nothing hides it; held for "
      + "orderly code that raises no exception."
  ) { run in
    guard run.scenario.isOrderly, !run.hasException else { return nil }
    for moment in run.moments where moment.isAtRest {
      for controller in moment.controllers where controller.isInWindow {
        for bar in controller.container?.bars ?? [] {
          guard let isHidden = bar.isHiddenByWish, bar.isShown == isHidden else { continue }
          return Breach(
            "the \(bar.name) of \(controller.name) is \(bar.isShown ? "shown" : "hidden") and "
              + "\(isHidden ? "something" : "nothing") hides it", step: moment.step)
        }
      }
    }
    return nil
  }
}

extension FinishedRun {
  fileprivate func names(_ nodes: [NodeID]) -> String {
    nodes.isEmpty ? "nothing" : nodes.map(name).joined(separator: ", ")
  }
}
