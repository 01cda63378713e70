import AdaptJSON

/// Finds the files that a check is about.
struct ScenarioFinder<Files: FileAccess> {
  let files: Files

  /// A file to check, or what stands in its way.
  struct Found {
    let path: String
    let bytes: Result<[UInt8], CommandError>
    /// Whether it was found in a folder rather than named.
    let isFromFolder: Bool
  }

  /// Returns the named files, and those in named folders in the order of their names, each once.
  ///
  /// In folders, names with a dot before them and links to folders are left out: a link can lead
  /// back up.
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
        found.append(file(path, isFromFolder: false))
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
    let names: [String]
    do { names = try files.names(in: folder) } catch {
      found.append(Found(path: folder, bytes: .failure(.input("\(error)")), isFromFolder: true))
      return
    }
    for name in names where !name.hasPrefix(".") {
      let path = folder + name
      guard found.count < FolderLimits.files else {
        found.append(failure(folder, "there are more than \(FolderLimits.files) files; name one"))
        return
      }
      switch files.kind(of: path) {
      case .folder where !files.isLink(path): search(path + "/", depth: depth + 1, into: &found)
      case .file where name.hasSuffix(".json5") || name.hasSuffix(".json"):
        found.append(file(path, isFromFolder: true))
      case .file, .folder, .other, nil: break
      }
    }
  }

  private func file(_ path: String, isFromFolder: Bool) -> Found {
    let path = path.tidyPath
    do throws(FileError) {
      let bytes = try files.bytes(at: path, atMost: JSONLimits.bytes)
      return Found(path: path, bytes: .success(bytes), isFromFolder: isFromFolder)
    } catch {
      return Found(path: path, bytes: .failure(.input("\(error)")), isFromFolder: isFromFolder)
    }
  }

  private func failure(_ path: String, _ message: String) -> Found {
    Found(
      path: path, bytes: .failure(.input("\(FileError(path, message))")), isFromFolder: false)
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
