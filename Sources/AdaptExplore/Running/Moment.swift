public import AdaptCore
public import Foundation

/// The state of a run after its launch or after a step, as a value.
public struct Moment: Hashable, Sendable {
  /// The place of the step among the scenario's steps; nil for the launch.
  public let step: Int?
  /// The events of the step.
  public let events: Range<Int>
  /// Whether nothing is due and nothing moves.
  public internal(set) var isAtRest = false
  public let surroundings: Surroundings
  /// The controllers that live, in the order in which they joined the run.
  public let controllers: [ControllerState]

  /// What the system gives to the window.
  public struct Surroundings: Hashable, Sendable {
    /// In points.
    public let windowSize: CGSize
    public let orientation: UIInterfaceOrientation
    public let traits: UITraitCollection
  }
}

extension Moment {
  public func controller(_ id: NodeID) -> ControllerState? { controllers.first { $0.id == id } }

  /// What a controller presents, and what that presents, and so on, the lowest first.
  public func chain(from id: NodeID) -> [ControllerState] {
    var chain: [ControllerState] = []
    var presenter = id
    while let next = controllers.first(where: { $0.presenter == presenter }),
      chain.count < controllers.count
    {
      chain.append(next)
      presenter = next.id
    }
    return chain
  }

  /// The outermost container of a controller, or the controller itself.
  public func outermost(of controller: ControllerState) -> ControllerState {
    var outermost = controller
    for _ in controllers {
      guard let parent = outermost.parent.flatMap(self.controller) else { break }
      outermost = parent
    }
    return outermost
  }
}
