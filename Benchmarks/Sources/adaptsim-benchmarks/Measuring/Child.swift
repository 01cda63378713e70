import Foundation

/// This program in a process of its own, waiting for a word to begin.
struct Child {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()

  init(workload: Workload, cycles: Int) throws {
    process.executableURL = Bundle.main.executableURL
    process.arguments = ["run", workload.name, "--cycles", "\(cycles)", "--wait"]
    process.standardInput = input
    process.standardOutput = output
    try process.run()
  }

  func begin() { input.fileHandleForWriting.write(Data("\n".utf8)) }

  /// Waits for the end, and returns how long the cycles took.
  func result() throws -> PairTime {
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let lines = String(decoding: data, as: UTF8.self).split(separator: "\n")
    let times = lines.suffix(2).compactMap { Double($0) }
    guard lines.count == 4, times.count == 2 else {
      throw CommandError.childFailed(process.terminationStatus)
    }
    return PairTime(wall: times[1], processor: times[0])
  }
}
