import AdaptCore
import AdaptJSON
import AdaptScenario

/// Finds the settings of a check: those that were named, else those beside the files.
struct SettingsFinder<Files: FileAccess> {
  let files: Files

  /// - Parameters:
  ///   - named: The file of `--config`; nil for those beside the storyboards.
  ///   - storyboards: The paths of what is checked.
  ///   - operands: What the call named: a folder's own settings count too.
  func settings(
    named: String?, beside storyboards: [String], operands: [String]
  ) throws(CommandError) -> StoryboardSettings {
    var settings = StoryboardSettings()
    if let named {
      settings.add(try read(named))
      return settings
    }
    var seen = Set<String>()
    let folders =
      operands.filter { files.kind(of: $0) == .folder }
      .map { $0.hasSuffix("/") ? $0 : $0 + "/" } + storyboards.map(\.folder)
    for folder in folders {
      let path = (folder + StoryboardSettings.fileName).tidyPath
      // What is there and cannot be read is told, a link to nothing too.
      guard seen.insert(path).inserted, files.kind(of: path) != nil || files.isLink(path) else {
        continue
      }
      settings.add(try read(path))
    }
    return settings
  }

  private func read(_ path: String) throws(CommandError) -> StoryboardSettings {
    let bytes: [UInt8]
    do { bytes = try files.bytes(at: path, atMost: JSONLimits.bytes) } catch {
      throw .input("\(error)")
    }
    do { return try StoryboardSettings.read(bytes, path: path) } catch {
      throw .document(error.describe(in: path))
    }
  }
}
