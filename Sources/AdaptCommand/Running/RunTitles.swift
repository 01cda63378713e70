import AdaptCore
import AdaptReport

/// What a comparison calls its runs: the parts of their headers in which they differ.
enum RunTitles {
  static func titled(_ traces: [Trace]) -> [ComparisonReport.Run] {
    let headers = traces.map(\.header)
    let devices = Set(headers.map { $0?.device })
    let systems = Set(headers.map { $0?.platform.system })
    return traces.enumerated().map { place, trace in
      var parts: [String] = []
      if let header = trace.header {
        if devices.count > 1 { parts.append(header.device) }
        if systems.count > 1 { parts.append(header.systemName) }
      }
      let title = parts.isEmpty ? "run \(place + 1)" : parts.joined(separator: ", ")
      return ComparisonReport.Run(title: title, trace: trace)
    }
  }
}
