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
      request.unwindActions, config: request.config, code: request.code, in: request.paths,
      of: storyboards)
    let tour = StoryboardTour(
      storyboards, unwindActions: code.unwindActions, segueClasses: code.segueClasses,
      facts: code.facts
    ) { trace, event in trace.words(ofFinding: event) }
    let devices = try TourDevices(try askedDevices(), runs: tour.runsOfDevice)
    var progress = TourProgress()
    let stops = tour.run(on: devices.taken, system: request.surroundings.systems.first) {
      progress.show($0, of: $1, on: &console)
    }
    progress.clear(on: &console)
    let faults = storyboards.project.documents.indices.compactMap { storyboards.entryFault(of: $0) }
    switch request.format {
    case .text: writeText(stops, storyboards, faults, devices, to: &console)
    case .json: writeRecords(stops, storyboards, faults, devices, to: &console)
    }
    if let omission = devices.omission {
      if request.format == .json { console.writeError("adaptsim: \(omission)\n") }
      return .findings
    }
    let isFault =
      faults.contains { $0.severity == .error }
      || stops.contains { $0.outcomes.contains { $0.severity == .error } }
    return isFault ? .findings : .fine
  }

  private func askedDevices() throws(CommandError) -> [DeviceChoice] {
    let devices = try request.surroundings.devices(files)
    guard devices.isEmpty else { return devices }
    var standard: [DeviceChoice] = []
    for name in TourRequest.devices {
      standard.append(try DeviceFinder(files: files).device(name))
    }
    return standard
  }

  private func writeText(
    _ stops: [TourStop], _ storyboards: ScenarioStoryboards, _ faults: [EntryFault],
    _ devices: TourDevices, to console: inout some Console
  ) {
    let style = request.style.style(on: console.terminal)
    var text = TextLines(width: style.width, color: style.color)
    let names = devices.taken.map(\.name.name)
    text.add("On \(names.map(\.printable).joined(separator: ", "))", .plain)
    text.addBlank()
    TourTable(stops, storyboards).write(to: &text)
    let lines = TourLines(stops, faults: faults, devices: names).lines
    if !lines.isEmpty {
      text.addBlank()
      for line in lines { text.addUnbroken(line, .plain) }
    }
    if let omission = devices.omission {
      text.addBlank()
      text.add(omission, .warning)
    }
    text.write(to: &console)
  }

  private func writeRecords(
    _ stops: [TourStop], _ storyboards: ScenarioStoryboards, _ faults: [EntryFault],
    _ devices: TourDevices, to console: inout some Console
  ) {
    let lines = RecordLines()
    for fault in faults { console.write(lines.line(TourEntryRecord(fault))) }
    for stop in stops {
      for (device, outcome) in zip(devices.taken, stop.outcomes) {
        let system = request.surroundings.systems.first ?? device.defaultSystem
        console.write(
          lines.line(
            TourStopRecord(stop, outcome, device: device.name.name, system: system)))
      }
    }
    console.write(
      lines.line(
        TourEndRecord(
          stops, files: storyboards.project.documents.count, faults: faults, on: devices)))
  }
}
