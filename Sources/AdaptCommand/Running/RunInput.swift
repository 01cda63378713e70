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
  /// The largest saved run, in bytes: 256 MiB.
  static let savedLimit = 256 << 20
  /// How many bytes of a file tell a saved run from a scenario.
  static let headLength = 4096

  /// Reads a scenario, or a saved run, whose first line is a record.
  static func read(
    _ path: String, files: some FileAccess
  ) throws(CommandError) -> RunInput {
    let isSaved: Bool
    let bytes: [UInt8]
    do {
      isSaved = isSavedRun(try files.head(of: path, count: headLength)[...])
      bytes = try files.bytes(at: path, atMost: isSaved ? savedLimit : JSONLimits.bytes)
    } catch { throw .input("\(error)") }
    if isSaved {
      do {
        return .saved(try SavedTrace.read(Data(bytes), path: path.printable))
      } catch { throw .document("\(error)") }
    }
    return .scenario(try scenario(bytes, path, files: files))
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
