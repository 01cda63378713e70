import AdaptCore
import AdaptReport
import AdaptScenario

/// Opens every scene of storyboards on several devices, performs every segue, and tells what came
/// of each.
struct TourCommand<Files: FileAccess> {
  let request: TourRequest
  let files: Files

  func run(console: inout some Console) throws(CommandError) -> ExitCode {
    let reading = StoryboardReading(files: files)
    let storyboards = try reading.storyboards(in: request.paths)
    let code = try reading.code(
      request.unwindActions, config: request.config, code: request.code,
      in: request.paths, of: storyboards)
    var devices = try request.surroundings.devices(files)
    if devices.isEmpty {
      for name in TourRequest.devices {
        devices.append(try DeviceFinder(files: files).device(name))
      }
    }
    let tour = StoryboardTour(
      storyboards, unwindActions: code.unwindActions, segueClasses: code.segueClasses
    ) { trace, event in trace.words(ofFinding: event) }
    guard tour.runsOfDevice * devices.count <= StoryboardTour.runLimit else {
      throw .usage(
        "the tour takes \(tour.runsOfDevice * devices.count) runs, and "
          + "\(StoryboardTour.runLimit) are made; name fewer storyboards or devices")
    }
    let stops = tour.run(on: devices, system: request.surroundings.systems.first)
    let style = request.style.style(on: console.terminal)
    let faults = storyboards.project.documents.indices.compactMap { storyboards.entryFault(of: $0) }
    TourTable(stops, storyboards, faults: faults, devices: devices.map(\.name.name))
      .write(to: &console, style: style)
    if faults.contains(where: { !$0.isElsewhere }) { return .findings }
    return stops.contains { $0.outcomes.contains(where: \.isFault) } ? .findings : .fine
  }
}

extension TourOutcome {
  /// Whether UIKit would end the app, or a limit of ours was reached.
  var isFault: Bool {
    if case .raised = result { true } else { false }
  }
}
