import AdaptCore
import AdaptDocuments
import AdaptUIKit

/// One run of a tour.
final class TourRun {
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
    cast = ScenarioCast(scenario, in: simulation, sceneNames: tour.names)
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
    guard let fault = fault(from: start) else { return TourOutcome(.performed) }
    if fault.result == .raised(.pushWithoutStack), !tour.isCertainFault(way) {
      return TourOutcome(.leftToCode, fault.words)
    }
    return fault
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
        return TourOutcome(.elsewhere, elsewhere(finding.text))
      case .exception, .limit: return TourOutcome(.raised(finding.kind), tour.words(trace, event))
      case .ignored where finding.kind == .noUnwindDestination:
        dropped = dropped ?? unanswered(finding.text, tour.words(trace, event))
      case .ignored:
        dropped = dropped ?? TourOutcome(.dropped(finding.kind), tour.words(trace, event))
      case .note where finding.kind == .segueNotPerformed || finding.kind == .previewNotPerformed:
        dropped = dropped ?? TourOutcome(.notPerformed, tour.words(trace, event))
      case .warning, .note: break
      }
    }
    return dropped
  }

  private func elsewhere(_ name: String?) -> String {
    guard let name else { return "what it leads to is not among the files" }
    let isBundle = tour.graph.scenes.indices.contains {
      tour.graph.controller($0)?.reference?.bundleIdentifier == name
    }
    return isBundle
      ? "what the bundle \(name.quoted) has is not known here"
      : "\(name.quoted) is not among the files; name it too"
  }

  /// Where no class is said to have any method, that nobody answers says nothing of the app.
  private func unanswered(_ selector: String?, _ words: String) -> TourOutcome {
    guard let selector, tour.unwindActions.isEmpty else { return TourOutcome(.unanswered, words) }
    return TourOutcome(
      .unanswered,
      "no class is said to have \(selector.quoted); say which with --unwind-action "
        + "CLASS=\(selector), or name the code with --code")
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
