import AdaptCore
import AdaptJSON
import AdaptScenario

extension CheckedFileFinder {
  /// Returns the scenario in a file that was found; nil for what lies in a folder and is none.
  ///
  /// In a folder other documents lie beside scenarios, of which nobody said that they are any:
  /// saved runs, device profiles, and those of other programs, which may be large or no JSON at
  /// all.
  func scenario(in found: Found) throws(CommandError) -> Scenario? {
    guard let bytes = try bytes(of: found) else { return nil }
    if RunInput.isSavedRun(bytes[..<min(bytes.count, RunInput.headLength)]) {
      guard !found.isFromFolder else { return nil }
      let path = found.path.printable
      throw .input("\(path): this is a saved run, not a scenario; 'adaptsim \(path)' shows it")
    }
    guard !found.isFromFolder || Self.hasWords(bytes) else { return nil }
    do {
      return try RunInput.scenario(bytes, found.path, files: files)
    } catch {
      guard !found.isFromFolder || Self.isMeantAsScenario(bytes) else { return nil }
      throw error
    }
  }

  /// The content of a file; nil for one in a folder that is larger than any scenario.
  private func bytes(of found: Found) throws(CommandError) -> [UInt8]? {
    do throws(FileError) {
      if let problem = found.problem { throw problem }
      let file = try files.open(found.path)
      if found.isFromFolder, file.size > JSONLimits.bytes { return nil }
      return try file.rest(atMost: JSONLimits.bytes)
    } catch { throw .input("\(error)") }
  }

  /// The keys of which no scenario goes without one of each: a root, or storyboards that have one.
  private static var words: [[String]] { [["device"], ["root", "storyboards"]] }

  private static func hasWords(_ bytes: [UInt8]) -> Bool {
    let text = String(decoding: bytes, as: UTF8.self)
    return words.allSatisfy { $0.contains(where: text.contains) }
  }

  /// Whether a document that holds the words and cannot be read as a scenario wants to be one:
  /// where it is JSON, they are keys of it.
  private static func isMeantAsScenario(_ bytes: [UInt8]) -> Bool {
    guard let value = try? JSON5.read(bytes) else { return true }
    guard case .object(let object) = value.content else { return false }
    return words.allSatisfy { $0.contains { object[$0] != nil } }
  }
}
