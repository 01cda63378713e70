import AdaptCore
import AdaptUIKit
import Foundation

/// Looks at a run from outside and keeps what it sees as values.
///
/// It holds no controller, so that it can tell which ones live on.
final class MomentCamera {
  private struct Seen {
    weak var controller: UIViewController?
    let name: String
  }

  private(set) var moments: [Moment] = []
  private var seen: [Seen] = []

  func notice(_ controller: UIViewController, _ name: String) {
    seen.append(Seen(controller: controller, name: name))
  }

  /// The names of the controllers that live, in the order in which they were made.
  var living: [String] { seen.compactMap { $0.controller == nil ? nil : $0.name } }

  func take(_ simulation: Simulation, step: Int?) {
    let start = moments.last?.events.upperBound ?? 0
    moments.append(
      Moment(
        step: step, events: start..<simulation.eventCount,
        surroundings: Moment.Surroundings(
          windowSize: simulation.windowScene.keyWindow?.bounds.size ?? .zero,
          orientation: simulation.orientation, traits: simulation.traitCollection),
        controllers: controllers(of: simulation)))
  }

  private func controllers(of simulation: Simulation) -> [ControllerState] {
    let depths = Depths(simulation.windowScene.windows)
    let roots = simulation.windowScene.windows.compactMap(\.rootViewController)
    var states: [ControllerState] = []
    for entry in seen {
      guard let controller = entry.controller, let id = simulation.id(of: controller) else {
        continue
      }
      var state = ControllerState(id: id, name: entry.name)
      state.parent = parent(of: controller, simulation)
      state.container = ContainerState(controller, simulation)
      state.isRoot = roots.contains { $0 === controller }
      state.traits = controller.traitCollection
      state.view = controller.viewIfLoaded.map { view in
        ViewState(
          size: view.bounds.size,
          frame: view.window == nil ? nil : view.convert(view.bounds, to: nil),
          depth: depths.depth(of: view))
      }
      describePresentation(of: controller, &state, simulation)
      describeMoves(of: controller, &state)
      states.append(state)
    }
    return states.sorted { $0.id.rawValue < $1.id.rawValue }
  }

  /// The nearest container around a controller that the scenario knows: UIKit may have put one of
  /// its own between them.
  private func parent(of controller: UIViewController, _ simulation: Simulation) -> NodeID? {
    var next = controller.parent
    while let parent = next {
      if seen.contains(where: { $0.controller === parent }) { return simulation.id(of: parent) }
      next = parent.parent
    }
    return nil
  }

  private func describePresentation(
    of controller: UIViewController, _ state: inout ControllerState, _ simulation: Simulation
  ) {
    // A contained controller answers with its container's presenter, and would make itself a
    // presentation controller if it were asked for one.
    guard let presenter = controller.presentingViewController,
      presenter.presentedViewController === controller
    else { return }
    state.presenter = simulation.id(of: presenter)
    state.style = controller.presentationController?.presentationStyle
    state.detent = controller.sheetPresentationController?.restingDetentIdentifier?.rawValue
    guard let popover = controller.presentationController as? UIPopoverPresentationController,
      popover.arrowDirection != .unknown
    else { return }
    state.popover = PopoverState(
      anchor: popover.anchorInWindow, arrow: popover.arrowDirection,
      permitted: popover.permittedArrowDirections, margins: popover.popoverLayoutMargins,
      canOverlap: popover.canOverlapSourceViewRect)
  }

  private func describeMoves(of controller: UIViewController, _ state: inout ControllerState) {
    state.isBeingPresented = controller.isBeingPresented
    state.isBeingDismissed = controller.isBeingDismissed
    state.isMovingToParent = controller.isMovingToParent
    state.isMovingFromParent = controller.isMovingFromParent
  }
}

/// The order in which a window's views lie above each other.
private struct Depths {
  private var places: [ObjectIdentifier: Int] = [:]

  init(_ windows: [UIWindow]) {
    var count = 0
    for window in windows {
      var pending: [UIView] = [window]
      while let view = pending.popLast() {
        places[ObjectIdentifier(view)] = count
        count += 1
        pending.append(contentsOf: view.subviews.reversed())
      }
    }
  }

  func depth(of view: UIView) -> Int? { places[ObjectIdentifier(view)] }
}
