public import AdaptCore
import AdaptDocuments
public import AdaptUIKit

/// Opens every scene of some storyboards on some devices and performs every segue, each in a run of
/// its own.
public struct StoryboardTour: Sendable {
  /// How many runs a tour makes.
  public static let runLimit = 50_000

  let storyboards: ScenarioStoryboards
  let graph: StoryboardGraph
  let routes: TourRoutes
  let unwindActions: [UnwindAbility]
  let segueClasses: [String: SegueStandIn]
  /// Turns a finding into words.
  let words: @Sendable (Trace, Event) -> String

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
    scenes.count + graph.ways.count { !$0.segue.isContainment }
  }

  private var scenes: [Int] { graph.scenes.indices.filter { routes.routes[$0] != nil } }

  /// Makes the tour.
  ///
  /// - Returns: The scenes of all documents, then their segues, each with an outcome a device.
  public func run(on devices: [DeviceChoice], system: SystemVersion? = nil) -> [TourStop] {
    var scenes = self.scenes.map { TourStop($0, in: graph) }
    var ways = graph.ways.map { TourStop(way: $0, in: graph) }
    for device in devices {
      var opened: [Int: TourOutcome] = [:]
      for (place, scene) in self.scenes.enumerated() {
        let outcome =
          isFor(device, scene)
          ? reached(scene, device, system).outcome : TourOutcome(.otherDevice)
        opened[scene] = outcome
        scenes[place].add(outcome)
      }
      for (place, way) in graph.ways.enumerated() {
        let outcome = opened[way.source] ?? TourOutcome(.notReached)
        // A child is made, or not, together with its container.
        let isTold = way.segue.isContainment || outcome.result == .otherDevice
        ways[place].add(isTold ? outcome : perform(place, device, system))
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
