import AdaptCore
import AdaptScenario

/// Finds the files that a check is about.
struct CheckedFileFinder<Files: FileAccess> {
  let files: Files
  /// Which names of a folder count.
  var isWanted: (String) -> Bool = isCheckable

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
  /// back up. What ends as the name of a file to check does and is none, such as a pipe or a link
  /// that leads to nothing, is found, to be told of. Folders with more names than are looked at are
  /// the only thing found.
  ///
  /// - Parameter mayBeEmpty: Whether a folder that holds nothing which counts is none to be told
  ///   of.
  func find(_ paths: [String], mayBeEmpty: Bool = false) -> [Found] {
    var found: [Found] = []
    var visited = 0
    for path in paths {
      if files.kind(of: path) == .folder {
        var inside: [Found] = []
        search(path.hasSuffix("/") ? path : path + "/", depth: 1, &visited, into: &inside)
        guard visited <= FolderLimits.entries else {
          return [
            failure(
              path,
              "there are more than \(FolderLimits.entries) names in this folder and those in it; "
                + "name the folders of the scenarios and storyboards")
          ]
        }
        if inside.isEmpty, !mayBeEmpty {
          inside = [
            failure(
              path,
              "there is nothing to check in this folder; names end in .json5, .json, .storyboard or .xib"
            )
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

extension CheckedFileFinder {
  /// - Parameter visited: How many names were looked at; one past the limit ends the search.
  private func search(
    _ folder: String, depth: Int, _ visited: inout Int, into found: inout [Found]
  ) {
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
      guard visited <= FolderLimits.entries else { return }
      visited += 1
      let path = folder + entry.name
      guard entry.isReadable else {
        if entry.name.hasSuffix("/") || isWanted(entry.name) {
          found.append(failure(path, "the name is not UTF-8; rename it"))
        }
        continue
      }
      let kind = files.kind(of: path)
      if kind == .folder, !files.isLink(path) {
        search(path + "/", depth: depth + 1, &visited, into: &found)
      } else if kind != .folder, isWanted(entry.name) {
        found.append(Found(path: path.tidyPath, isFromFolder: true))
      }
    }
  }

  private func failure(_ path: String, _ message: String) -> Found {
    Found(path: path, isFromFolder: false, problem: FileError(path, message))
  }
}

/// Whether a name is that of a scenario or of a document of Interface Builder.
private func isCheckable(_ name: String) -> Bool {
  name.hasSuffix(".json5") || name.hasSuffix(".json") || name.isInterfaceName
}

/// How much of a folder is looked at.
private enum FolderLimits {
  static let depth = 32
  /// How many names are looked at in one call, so that a search of a whole disk ends.
  static let entries = 100_000
}
