public import AdaptCore
public import AdaptUIKit

/// Finds out what a container passes on to its children, for the tests of a library of containers.
///
/// ```swift
/// let probe = ContainerProbe(device: try DeviceCatalogue.device(named: "pad"), ios: 17)
/// let conformance = probe.examine("drawer", children: 2) { Drawer(content: $0[0], menu: $0[1]) }
/// #expect(conformance.passesOn(.appearance))
/// ```
///
/// The container becomes the root of a run of its own; it is covered and uncovered, turned, and
/// given other traits and a larger unsafe area.
public struct ContainerProbe {
  public let device: DeviceChoice
  public let ios: SystemVersion?

  /// - Parameter ios: The system; the device's default unless given.
  public init(device: DeviceChoice, ios: SystemVersion? = nil) {
    self.device = device
    self.ios = ios
  }

  /// Examines a container around probing children.
  ///
  /// - Parameters:
  ///   - name: What the report calls the container.
  ///   - count: How many children are made.
  ///   - make: Returns the container with the children in it.
  public func examine(
    _ name: String, children count: Int, making make: ([UIViewController]) -> UIViewController
  ) -> ContainerConformance {
    let simulation = Simulation(device: device, ios: ios, onException: .record)
    let probes = (0..<max(0, count)).map { _ in ProbeController() }
    let container = make(probes)
    for (place, probe) in probes.enumerated() {
      simulation.name(probe, "child \(place + 1)")
    }
    return Self.launch(container, name, in: simulation, children: probes)
  }

  /// Examines a container with the children that it has itself.
  public func examine(_ name: String, making make: () -> UIViewController) -> ContainerConformance {
    let simulation = Simulation(device: device, ios: ios, onException: .record)
    return Self.launch(make(), name, in: simulation, children: nil)
  }

  /// Examines a container of a scenario, on the scenario's device and as it is launched there.
  ///
  /// - Returns: Nil when no controller of that name is on screen after the launch.
  public static func examine(
    _ name: String, of scenario: Scenario
  ) -> ContainerConformance? {
    var launched = scenario
    launched.steps = []
    launched.expectations = []
    var named: [String: UIViewController] = [:]
    var conformance: ContainerConformance?
    func look(_ simulation: Simulation) {
      guard let container = named[name], container.viewIfLoaded?.window != nil else { return }
      conformance = ConformanceExamination(
        simulation, container: container, name: name, children: container.children
      ).perform()
    }
    _ = ScenarioRun(launched).perform(made: { named[$1] = $0 }, watching: { look($1) })
    return conformance
  }

  private static func launch(
    _ container: UIViewController, _ name: String, in simulation: Simulation,
    children: [UIViewController]?
  ) -> ContainerConformance {
    simulation.name(container, name)
    simulation.launch(container)
    return ConformanceExamination(
      simulation, container: container, name: name, children: children ?? container.children
    ).perform()
  }
}
