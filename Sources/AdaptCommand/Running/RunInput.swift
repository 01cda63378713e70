import AdaptCore
import AdaptJSON
import AdaptReport
import AdaptScenario
import Foundation

/// What a run's file turned out to be.
enum RunInput {
  case scenario(Scenario)
  case saved([SavedTrace])
}

extension RunInput {
  /// The largest saved run, in bytes: 1 GiB.
  static let savedLimit = 1 << 30
  /// How many bytes of a file tell a saved run from a scenario.
  static let headLength = 4096

  /// Reads a scenario, or a saved run, whose first line is a record.
  static func read(
    _ path: String, files: some FileAccess
  ) throws(CommandError) -> RunInput {
    let file: InputFile
    let head: [UInt8]
    do {
      file = try files.open(path)
      head = try file.next(headLength)
    } catch { throw .input("\(error)") }
    if isSavedRun(head[...]) { return .saved(try savedRuns(file, after: head)) }
    let rest: [UInt8]
    do { rest = try file.rest(atMost: JSONLimits.bytes) } catch { throw .input("\(error)") }
    return .scenario(try scenario(head + rest, path, files: files))
  }

  /// Reads saved runs line by line: a file of them may be larger than what they come to.
  private static func savedRuns(
    _ file: InputFile, after head: [UInt8]
  ) throws(CommandError) -> [SavedTrace] {
    guard file.size <= savedLimit else {
      throw .input(
        "\(FileError(file.path, "the file has \(file.size) bytes, more than \(savedLimit) are not read; split it"))"
      )
    }
    var lines = InputLines(file, after: head, limit: SavedTrace.longestLine)
    var reader = SavedTrace.Reader(path: file.path)
    while let line = try next(&lines) {
      do { try reader.take(Data(line)) } catch { throw .document("\(error)") }
    }
    do { return try reader.finish() } catch { throw .document("\(error)") }
  }

  private static func next(_ lines: inout InputLines) throws(CommandError) -> ArraySlice<UInt8>? {
    do { return try lines.next() } catch { throw .input("\(error)") }
  }

  /// Returns the scenario that some bytes hold, with the device profile it names by path.
  static func scenario(
    _ bytes: [UInt8], _ path: String, files: some FileAccess
  ) throws(CommandError) -> Scenario {
    do throws(ScenarioError) {
      return try Scenario.read(bytes, path: path) { (path) throws(ScenarioError) in
        do throws(FileError) {
          return try files.bytes(at: path, atMost: JSONLimits.bytes)
        } catch {
          throw .unreadable(path: path, why: error.message)
        }
      }
    } catch {
      throw .document("\(error)")
    }
  }

  /// Whether the first line with text is an object that says which record it is.
  ///
  /// No key of a scenario has that name, so that a scenario on one line is not taken for one.
  static func isSavedRun(_ head: ArraySlice<UInt8>) -> Bool {
    let lines = head.split(separator: UInt8(ascii: "\n"), maxSplits: 8)
    guard let first = lines.first(where: { line in line.contains { $0 > 0x20 } }) else {
      return false
    }
    let text = String(decoding: first, as: UTF8.self).filter { !$0.isWhitespace }
    return text.hasPrefix("{") && text.contains("\"record\":\"")
  }
}
