import AdaptCore
import AdaptJSON
import AdaptScenario

/// Finds the files that a check is about.
struct ScenarioFinder<Files: FileAccess> {
  let files: Files

  /// A file to check, or what stands in its way.
  struct Found {
    let path: String
    /// Whether it was found in a folder rather than named.
    let isFromFolder: Bool
    /// Why it cannot be checked; nil as far as it is known.
    var problem: FileError?

    /// Whether it is a storyboard or a xib.
    var isInterface: Bool { problem == nil && path.isInterfaceName }
    /// Whether it lies in a folder to say how storyboards are checked.
    var isSettings: Bool {
      isFromFolder && path.split(separator: "/").last == StoryboardSettings.fileName[...]
    }
  }

  /// Returns the named files, and those in named folders in the order of their names, each once.
  ///
  /// In folders, names with a dot before them and links to folders are left out: a link can lead
  /// back up. What ends as a scenario's name does and is none, such as a pipe or a link that leads
  /// to nothing, is found, to be told of.
  func find(_ paths: [String]) -> [Found] {
    var found: [Found] = []
    for path in paths {
      if files.kind(of: path) == .folder {
        var inside: [Found] = []
        search(path.hasSuffix("/") ? path : path + "/", depth: 1, into: &inside)
        if inside.isEmpty {
          inside = [
            failure(path, "there is no scenario in this folder; its name ends in .json5 or .json")
          ]
        }
        found += inside
      } else {
        found.append(Found(path: path.tidyPath, isFromFolder: false))
      }
    }
    var seen = Set<String>()
    return found.filter { seen.insert($0.path).inserted }
  }
}

extension ScenarioFinder {
  private func search(_ folder: String, depth: Int, into found: inout [Found]) {
    guard depth <= FolderLimits.depth else {
      found.append(failure(folder, "folders lie more than \(FolderLimits.depth) deep; name one"))
      return
    }
    let entries: [FolderEntry]
    do { entries = try files.entries(in: folder) } catch {
      found.append(Found(path: folder, isFromFolder: true, problem: error))
      return
    }
    for entry in entries where !entry.name.hasPrefix(".") {
      guard found.count < FolderLimits.files else {
        found.append(failure(folder, "there are more than \(FolderLimits.files) files; name one"))
        return
      }
      let path = folder + entry.name
      guard entry.isReadable else {
        if entry.name.hasSuffix("/") || Self.isScenarioName(entry.name) {
          found.append(failure(path, "the name is not UTF-8; rename it"))
        }
        continue
      }
      let kind = files.kind(of: path)
      if kind == .folder, !files.isLink(path) {
        search(path + "/", depth: depth + 1, into: &found)
      } else if kind != .folder, Self.isScenarioName(entry.name) {
        found.append(Found(path: path.tidyPath, isFromFolder: true))
      }
    }
  }

  private static func isScenarioName(_ name: String) -> Bool {
    name.hasSuffix(".json5") || name.hasSuffix(".json") || name.isInterfaceName
  }

  private func failure(_ path: String, _ message: String) -> Found {
    Found(path: path, isFromFolder: false, problem: FileError(path, message))
  }

  /// Returns the content of a file that was found.
  func bytes(of found: Found) throws(FileError) -> [UInt8] {
    if let problem = found.problem { throw problem }
    return try files.bytes(at: found.path, atMost: JSONLimits.bytes)
  }

  /// Whether a document wants to be a scenario: one that is broken does, and of those that read
  /// well the ones with a root or a step. Device profiles lie beside scenarios and do not.
  static func isScenario(_ bytes: [UInt8]) -> Bool {
    guard case .object(let object)? = (try? JSON5.read(bytes))?.content else { return true }
    return ["root", "steps", "controllers", "expect"].contains { object[$0] != nil }
  }
}

/// How much of a folder is looked at.
private enum FolderLimits {
  static let depth = 32
  static let files = 10_000
}
