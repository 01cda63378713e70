import AdaptCore
import AdaptReport
import AdaptScenario

/// Prints what the containers of a scenario pass on to their children.
struct ConformCommand<Files: FileAccess> {
  let request: ConformRequest
  let files: Files

  func run(console: inout some Console) throws(CommandError) -> ExitCode {
    guard case .scenario(let scenario) = try RunInput.read(request.file, files: files) else {
      throw .input(
        "\(request.file.printable): a saved run has no containers to examine; name a scenario")
    }
    let devices = try request.surroundings.devices(files)
    let variants = request.surroundings.variants(of: scenario, on: devices)
    let names = try names(in: scenario)
    var tables: [String] = []
    for variant in variants {
      let title =
        variants.count > 1 ? "\(variant.device.name.name), \(variant.systemName)\n" : ""
      for name in names {
        guard let conformance = ContainerProbe.examine(name, of: variant) else {
          // Which containers are on screen may differ between devices; one that was asked for has
          // to be.
          if request.container == nil { continue }
          throw .input(
            "no container \(name.quoted) is on screen after the launch; name one that the root holds"
          )
        }
        tables.append(title.printableLines + ConformanceReport(conformance).text)
      }
    }
    guard !tables.isEmpty else {
      throw .input(
        "\(request.file.printable): no container is on screen after the launch; "
          + "describe one under 'root'")
    }
    console.write(tables.joined(separator: "\n"))
    return .fine
  }

  /// The containers to examine: the one that was asked for, else all, the root first.
  private func names(in scenario: Scenario) throws(CommandError) -> [String] {
    let all = scenario.containerNames
    guard let container = request.container else { return all }
    guard all.contains(container) else {
      throw .input(
        "no container \(container.quoted); \(nameSuggestion(for: container, among: all))")
    }
    return [container]
  }
}
