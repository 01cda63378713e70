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

  /// Waits for the end, and returns the nanoseconds of wall time that the cycles took.
  func result() throws -> Double {
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let text = String(decoding: data, as: UTF8.self)
    guard let time = text.split(separator: "\n").last.flatMap({ Double($0) }) else {
      throw CommandError.childFailed(process.terminationStatus)
    }
    return time
  }
}
