import AdaptCore
import AdaptScenario
import Foundation

extension Law {
  static let orderOfViews = Law(
    "presented.view-order",
    "At rest the view of a presented controller lies above those of the controllers below it in its "
      + "chain; held for orderly code."
  ) { run in
    guard run.scenario.isOrderly else { return nil }
    for moment in run.moments where moment.isAtRest {
      for controller in moment.controllers {
        guard let depth = controller.view?.depth,
          let below = moment.visiblePresenter(of: controller),
          let lower = below.view?.depth, depth <= lower
        else { continue }
        return Breach(
          "\(controller.name) is presented over \(below.name) and lies beneath it",
          step: moment.step)
      }
    }
    return nil
  }

  static let announcedSize = Law(
    "size.announced",
    "The last size announced to a controller before a rotation or a resize is the one that its view "
      + "has after it; held at rest, for orderly code that raises no exception, no code in callbacks "
      + "and built-in styles other than popover, whose size depends on an anchor that is laid out "
      + "after the announcement, no split view, whose columns are arranged after it, and no bars "
      + "that come, go or change behind each other with the size."
  ) { run in
    guard run.scenario.isBuiltIn, !run.scenario.hasSplitView,
      !run.scenario.hasBarsThatFollowTheSize, run.scenario.isOrderly,
      !run.scenario.hasTriggers,
      !run.trace.findings.contains(where: { $0.severity == .exception })
    else { return nil }
    for (before, after) in run.steps where before.isAtRest && after.isAtRest {
      guard run.step(of: after)?.changesSize ?? false else { continue }
      if let breach = run.firstWrongSize(in: after) { return breach }
    }
    return nil
  }

  static let framesInside = Law(
    "frame.inside",
    "At rest the view of the root, of a presented controller and of the top of a stack lies inside "
      + "the window and is finite, but for columns that others push aside; held for built-in styles "
      + "and orderly code."
  ) { run in
    guard run.scenario.isBuiltIn, run.scenario.isOrderly else { return nil }
    let placed = run.scenario.placedByCode
    for moment in run.moments where moment.isAtRest {
      let window = CGRect(origin: .zero, size: moment.surroundings.windowSize)
      for controller in moment.controllers where !placed.contains(controller.name) {
        guard let frame = controller.view?.frame, !moment.isPlaced(controller, by: placed),
          !moment.isDisplaced(controller)
        else { continue }
        guard !window.insetBy(dx: -0.01, dy: -0.01).contains(frame) || !frame.isFinite else {
          continue
        }
        return Breach(
          "\(controller.name) lies at \(frame.figure) in a window of \(window.size.figure)",
          step: moment.step)
      }
    }
    return nil
  }
}

extension Moment {
  /// The nearest controller below a presented one whose view is in the window.
  fileprivate func visiblePresenter(of controller: ControllerState) -> ControllerState? {
    var next = controller.presenter.flatMap(self.controller)
    for _ in controllers {
      guard let presenter = next, !presenter.isInWindow else { return next }
      next = outermost(of: presenter).presenter.flatMap(self.controller)
    }
    return nil
  }

  /// Whether the controller or one that contains it is shown as a popover, or lies in one as what a
  /// popover's content presents in its own context.
  fileprivate func isInPopover(_ controller: ControllerState) -> Bool {
    var next = outermost(of: controller)
    for _ in controllers {
      switch next.style {
      case .popover: return true
      case .currentContext, .overCurrentContext: break
      default: return false
      }
      guard let presenter = next.presenter.flatMap(self.controller) else { return false }
      next = outermost(of: presenter)
    }
    return false
  }

  /// Whether the controller lies in a split view whose columns push each other aside.
  fileprivate func isDisplaced(_ controller: ControllerState) -> Bool {
    var next: ControllerState? = controller
    for _ in controllers {
      guard let current = next else { return false }
      if current.container?.arrangement?.displayMode == .twoDisplaceSecondary { return true }
      next = current.parent.flatMap(self.controller)
    }
    return false
  }

  /// Whether the controller or one that contains it has a frame that code chose.
  fileprivate func isPlaced(_ controller: ControllerState, by names: Set<String>) -> Bool {
    var next: ControllerState? = controller
    for _ in controllers {
      guard let current = next else { return false }
      if names.contains(current.name) { return true }
      next = current.parent.flatMap(self.controller)
    }
    return false
  }
}

extension FinishedRun {
  fileprivate func firstWrongSize(in moment: Moment) -> Breach? {
    var announced: [NodeID: (size: CGSize, event: Int)] = [:]
    for event in events[moment.events] {
      guard case .called(.viewWillTransitionToSize, .size(let size)) = event.kind else { continue }
      announced[event.subject] = (size, event.sequence)
    }
    for controller in moment.controllers
    where controller.isInWindow && !moment.isInPopover(controller) {
      guard let (size, event) = announced[controller.id], let found = controller.view?.size,
        abs(size.width - found.width) > 0.01 || abs(size.height - found.height) > 0.01
      else { continue }
      return Breach(
        "\(size.figure) was announced to \(controller.name), whose view has \(found.figure)",
        event: event, step: moment.step)
    }
    return nil
  }
}

extension Scenario {
  /// The controllers to which a container's code gives a frame.
  fileprivate var placedByCode: Set<String> {
    var names: Set<String> = []
    for script in controllers {
      guard case .container(let children, _) = script.content else { continue }
      for child in children where child.frame != nil { names.insert(child.controller.name) }
    }
    return names
  }
}

extension ScenarioStep {
  fileprivate var changesSize: Bool {
    switch kind {
    case .rotate, .resize, .enterBackground: true
    case .act, .changeTraits, .enterForeground, .user, .interact, .advance, .turn, .settle, .when,
      .expect:
      false
    }
  }
}

extension CGRect {
  fileprivate var isFinite: Bool {
    [origin.x, origin.y, size.width, size.height].allSatisfy(\.isFinite)
  }
}
