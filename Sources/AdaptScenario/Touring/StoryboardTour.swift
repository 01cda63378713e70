public import AdaptCore
import AdaptDocuments
public import AdaptRules
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
  /// What the scenes' controllers are called: found once for all runs.
  let names: SceneNames
  /// The push segues that raise an exception whatever code does (rule
  /// `storyboard.push-without-navigation`).
  let certainFaults: Set<StoryboardFinding.Place>
  /// Turns a finding into words.
  let words: @Sendable (Trace, Event) -> String

  /// - Parameters:
  ///   - unwindActions: Which classes have which methods for unwind segues.
  ///   - segueClasses: What the segues of the app's own classes do.
  ///   - facts: What else is known of the app's code.
  ///   - words: Turns the event of a finding into words for a person.
  public init(
    _ storyboards: ScenarioStoryboards, unwindActions: [UnwindAbility] = [],
    segueClasses: [String: SegueStandIn] = [:], facts: StoryboardFacts = StoryboardFacts(),
    words: @escaping @Sendable (Trace, Event) -> String
  ) {
    self.storyboards = storyboards
    let check = StoryboardCheck(storyboards.project.documents, facts: facts)
    graph = check.graph
    names = SceneNames(storyboards.project, described: [])
    certainFaults = Set(
      check.findings(of: PushWithoutNavigation.rule.id).filter { $0.severity == .error }
        .map(\.place))
    routes = TourRoutes(graph)
    self.unwindActions = unwindActions
    self.segueClasses = segueClasses
    self.words = words
  }

  /// How many runs a device takes.
  ///
  /// - Complexity: O(n) in the scenes and the segues.
  public var runsOfDevice: Int {
    scenes.count + graph.ways.count { !$0.segue.isContainment }
  }

  private var scenes: [Int] { graph.scenes.indices.filter { routes.routes[$0] != nil } }

  /// Makes the tour.
  ///
  /// - Parameter progress: Gets how many scenes and segues are done on any device, and of how many.
  /// - Returns: The scenes of all documents, then their segues, each with an outcome a device.
  public func run(
    on devices: [DeviceChoice], system: SystemVersion? = nil,
    progress: (_ done: Int, _ all: Int) -> Void = { _, _ in }
  ) -> [TourStop] {
    let all = runsOfDevice * devices.count
    var done = 0
    func step() {
      done += 1
      progress(done, all)
    }
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
        step()
      }
      for (place, way) in graph.ways.enumerated() {
        let outcome = opened[way.source] ?? TourOutcome(.notReached)
        // A child is made, or not, together with its container.
        let isTold = way.segue.isContainment || outcome.result == .otherDevice
        ways[place].add(isTold ? outcome : perform(place, device, system))
        if !way.segue.isContainment { step() }
      }
    }
    return scenes + ways
  }
}

extension StoryboardTour {
  /// Whether a device opens the document of a scene.
  private func isFor(_ device: DeviceChoice, _ scene: Int) -> Bool {
    device.profile.idiom == .pad || !graph.document(of: scene).settings.isForPadOnly
  }

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

  /// Whether a push segue raises an exception whatever code does.
  func isCertainFault(_ way: Int) -> Bool {
    let way = graph.ways[way]
    return certainFaults.contains(
      StoryboardFinding.Place(graph.document(of: way.source).path, way.segue.position))
  }

  private func perform(
    _ way: Int, _ device: DeviceChoice, _ system: SystemVersion?
  ) -> TourOutcome {
    let (run, outcome) = reached(graph.ways[way].source, device, system)
    return outcome.result == .made ? run.perform(way) : TourOutcome(.notReached)
  }
}
