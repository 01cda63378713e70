import AdaptCore

/// What the command was asked to do.
enum Arguments {
  case help
  case list
  case measure(Measurement)
  case run(SingleRun)
  case read(Reading)

  /// The measurements and where they go.
  struct Measurement {
    var parts: [String] = []
    var rounds = 7
    var events = 1_000_000
    var transitions = 1_000_000
    var csv: String?
  }

  /// One workload without any measuring around it, for a profiler.
  struct SingleRun {
    var workload: Workload
    var recording = Recording.digest
    var cycles = 1_000
    var waits = false
  }

  /// Documents that are read, and how often.
  struct Reading {
    var folder: String?
    var rounds = 7
  }

  /// - Parameter words: The arguments after the program's name.
  init(_ words: [String]) throws(CommandError) {
    var reader = ArgumentReader(words)
    if reader.takes("run") {
      self = .run(try SingleRun(&reader))
    } else if reader.takes("read") {
      self = .read(try Reading(&reader))
    } else if words.contains("--help") || words.contains("-h") {
      self = .help
    } else if words == ["--list"] {
      self = .list
    } else {
      self = .measure(try Measurement(&reader))
    }
  }
}

extension Arguments.Measurement {
  /// What can be measured apart from the workloads.
  static let extras = ["long", "threads"]

  fileprivate init(_ reader: inout ArgumentReader) throws(CommandError) {
    while let word = reader.next() {
      switch word {
      case "--only":
        let names = Case.all.map(\.name) + Workload.all.map(\.name) + Self.extras
        parts.append(try reader.name(for: word, of: names, "workload"))
      case "--rounds": rounds = try reader.count(for: word)
      case "--events": events = try reader.count(for: word)
      case "--transitions": transitions = try reader.count(for: word)
      case "--csv": csv = try reader.value(for: word)
      default: throw reader.error(for: word)
      }
    }
  }

  var cases: [Case] {
    guard !parts.isEmpty else { return Case.all }
    return Case.all.filter { parts.contains($0.name) || parts.contains($0.workload.name) }
  }

  func wants(_ extra: String) -> Bool { parts.isEmpty || parts.contains(extra) }
}

extension Arguments.Reading {
  fileprivate init(_ reader: inout ArgumentReader) throws(CommandError) {
    while let word = reader.next() {
      switch word {
      case "--rounds": rounds = try reader.count(for: word)
      case _ where folder == nil && !word.hasPrefix("-"): folder = word
      default: throw reader.error(for: word)
      }
    }
  }
}

extension Arguments.SingleRun {
  fileprivate init(_ reader: inout ArgumentReader) throws(CommandError) {
    let name = try reader.name(for: "run", of: Workload.all.map(\.name), "workload")
    workload = Workload.named(name) ?? .adapting
    while let word = reader.next() {
      switch word {
      case "--recording":
        let name = try reader.name(for: word, of: Recording.allCases.map(\.rawValue), "recording")
        recording = Recording(rawValue: name) ?? .digest
      case "--cycles": cycles = try reader.count(for: word)
      case "--wait": waits = true
      default: throw reader.error(for: word)
      }
    }
  }
}
