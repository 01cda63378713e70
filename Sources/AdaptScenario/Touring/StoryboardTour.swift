public import AdaptCore
import AdaptDocuments
public import AdaptUIKit

/// Opens every scene of some storyboards on some devices and performs every segue, each in a run of
/// its own.
public struct StoryboardTour: Sendable {
  /// How many runs a tour makes.
  public static let runLimit = 50_000

  fileprivate let storyboards: ScenarioStoryboards
  fileprivate let graph: StoryboardGraph
  fileprivate let routes: TourRoutes
  fileprivate let unwindActions: [UnwindAbility]
  fileprivate let segueClasses: [String: SegueStandIn]
  /// Turns a finding into words.
  fileprivate let words: @Sendable (Trace, Event) -> String

  /// - Parameters:
  ///   - unwindActions: Which classes have which methods for unwind segues.
  ///   - segueClasses: What the segues of the app's own classes do.
  ///   - words: Turns the event of a finding into words for a person.
  public init(
    _ storyboards: ScenarioStoryboards, unwindActions: [UnwindAbility] = [],
    segueClasses: [String: SegueStandIn] = [:],
    words: @escaping @Sendable (Trace, Event) -> String
  ) {
    self.storyboards = storyboards
    graph = StoryboardGraph(storyboards.project)
    routes = TourRoutes(graph)
    self.unwindActions = unwindActions
    self.segueClasses = segueClasses
    self.words = words
  }

  /// How many runs a device takes.
  public var runsOfDevice: Int {
    scenes.count + ways.count { !graph.ways[$0].segue.isContainment }
  }

  /// The ways that are gone; nothing performs a peek.
  private var ways: [Int] { graph.ways.indices.filter { !graph.ways[$0].isPreview } }

  private var scenes: [Int] { graph.scenes.indices.filter { routes.routes[$0] != nil } }

  /// Makes the tour.
  ///
  /// - Returns: The scenes of all documents, then their segues, each with an outcome a device.
  public func run(on devices: [DeviceChoice], system: SystemVersion? = nil) -> [TourStop] {
    var scenes = self.scenes.map { TourStop($0, in: graph) }
    let places = self.ways
    var ways = places.map { TourStop(way: graph.ways[$0], in: graph) }
    for device in devices {
      var opened: [Int: TourOutcome] = [:]
      for (place, scene) in self.scenes.enumerated() {
        let outcome =
          isFor(device, scene)
          ? reached(scene, device, system).outcome : TourOutcome(.otherDevice)
        opened[scene] = outcome
        scenes[place].add(outcome)
      }
      for (count, place) in places.enumerated() {
        let way = graph.ways[place]
        let outcome = opened[way.source] ?? TourOutcome(.notReached)
        // A child is made, or not, together with its container.
        let isTold = way.segue.isContainment || outcome.result == .otherDevice
        ways[count].add(isTold ? outcome : perform(place, device, system))
      }
    }
    return scenes + ways
  }

  /// Whether a device opens the document of a scene.
  private func isFor(_ device: DeviceChoice, _ scene: Int) -> Bool {
    device.profile.idiom == .pad || !graph.document(of: scene).settings.isForPadOnly
  }
}

extension StoryboardTour {
  /// Goes to a scene as a person does; where that way is not open, opens it as code does, in all
  /// that it lies in, or in what of that is in its own document.
  private func reached(
    _ scene: Int, _ device: DeviceChoice, _ system: SystemVersion?
  ) -> (run: TourRun, outcome: TourOutcome) {
    let run = TourRun(self, device, system)
    guard let route = routes.routes[scene] else { return (run, TourOutcome(.notReached)) }
    var reached = (run: run, outcome: run.go(route, to: scene))
    var tried = [route]
    for other in [routes.direct(to: scene), routes.ownDirect(to: scene)]
    where reached.outcome.result != .made && !tried.contains(other) {
      let run = TourRun(self, device, system)
      reached = (run, run.go(other, to: scene))
      tried.append(other)
    }
    return reached
  }

  private func perform(
    _ way: Int, _ device: DeviceChoice, _ system: SystemVersion?
  ) -> TourOutcome {
    let (run, outcome) = reached(graph.ways[way].source, device, system)
    return outcome.result == .made ? run.perform(way) : TourOutcome(.notReached)
  }
}

/// One run of a tour.
private final class TourRun {
  private let tour: StoryboardTour
  private let simulation: Simulation
  private let cast: ScenarioCast

  init(_ tour: StoryboardTour, _ device: DeviceChoice, _ system: SystemVersion?) {
    self.tour = tour
    var scenario = Scenario(device: device, root: .named("root"))
    scenario.storyboards = tour.storyboards
    scenario.unwindActions = tour.unwindActions
    scenario.segueClasses = tour.segueClasses
    simulation = Simulation(
      device: device, ios: system, recording: .whole, choices: scenario.choices,
      onException: .record)
    cast = ScenarioCast(scenario, in: simulation)
    cast.lendScenes()
  }

  deinit { cast.letGo() }

  func go(_ route: TourRoutes.Route, to scene: Int) -> TourOutcome {
    let start = simulation.eventCount
    launch(route.entry)
    if let fault = fault(from: start) { return fault }
    for way in route.ways {
      guard take(way), fault(from: start) == nil else { return TourOutcome(.notReached) }
    }
    return TourOutcome(controller(of: scene) == nil ? .notReached : .made)
  }

  /// Takes a way that begins at a scene that is there.
  func perform(_ way: Int) -> TourOutcome {
    let start = simulation.eventCount
    guard take(way) else { return TourOutcome(.notReached) }
    return fault(from: start) ?? TourOutcome(.performed)
  }

  private func launch(_ entry: Int) {
    let address = tour.graph.scenes[entry]
    simulation.launch { [cast] in cast.scenes?.make(address) }
  }

  /// Performs a segue as a touch of what it begins at does.
  ///
  /// - Returns: Whether the scene that has it is there.
  private func take(_ place: Int) -> Bool {
    let way = tour.graph.ways[place]
    guard let source = controller(of: way.source) else { return false }
    simulation.step("\(way.segue.identifier ?? way.segue.id)") {
      source.showInTabs()
      source.loadViewIfNeeded()
    }
    simulation.step("perform \(way.segue.identifier ?? way.segue.id)") {
      source.performSegue(as: way.segue)
    }
    return true
  }

  /// The controller of a scene: one that a person sees, if there is one.
  private func controller(of scene: Int) -> UIViewController? {
    let address = tour.graph.scenes[scene]
    let living = cast.livingControllers.filter { $0.sceneAddress == address }
    return living.last { $0.viewIfLoaded?.window != nil } ?? living.last
  }

  /// The worst of what was found from a place in the trace on; nil where it is fine.
  private func fault(from start: Int) -> TourOutcome? {
    var dropped: TourOutcome?
    let trace = simulation.trace
    for event in trace.events(from: start) {
      guard case .finding(let finding) = event.kind else { continue }
      switch finding.severity {
      case .exception where finding.kind == .noSuchStoryboard:
        let name = finding.text.map { "'\($0)'" } ?? "what it leads to"
        return TourOutcome(.elsewhere, "\(name) is not among the files; name it too")
      case .exception, .limit: return TourOutcome(.raised(finding.kind), tour.words(trace, event))
      case .ignored where finding.kind == .noUnwindDestination:
        dropped = dropped ?? TourOutcome(.unanswered, tour.words(trace, event))
      case .ignored:
        dropped = dropped ?? TourOutcome(.dropped(finding.kind), tour.words(trace, event))
      case .note where finding.kind == .segueNotPerformed:
        dropped = dropped ?? TourOutcome(.notPerformed, tour.words(trace, event))
      case .warning, .note: break
      }
    }
    return dropped
  }
}

extension UIViewController {
  /// Selects the tabs in which the controller lies.
  fileprivate func showInTabs() {
    var child = self
    while let parent = child.parent {
      if let tabs = parent as? UITabBarController, tabs.selectedViewController !== child {
        tabs.selectedViewController = child
      }
      child = parent
    }
  }
}
