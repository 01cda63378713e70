import AdaptCore
import AdaptScenario

/// The files of one call of the command, in which nothing that was read is written over.
final class FilesOfOneCall<Files: FileAccess>: FileAccess {
  private let files: Files
  private var inputs: Set<FileIdentity> = []

  init(_ files: Files) { self.files = files }

  func kind(of path: String) -> FileKind? { files.kind(of: path) }
  func isLink(_ path: String) -> Bool { files.isLink(path) }
  func identity(of path: String) -> FileIdentity? { files.identity(of: path) }

  /// A name that there is not is told with the nearest one in its folder.
  func open(_ path: String) throws(FileError) -> InputFile {
    let file: InputFile
    do { file = try files.open(path) } catch {
      guard let nearest = nearestFile(to: path) else { throw error }
      throw FileError(path, "there is no such file; did you mean '\(nearest.printable)'?")
    }
    if let identity = files.identity(of: path) { inputs.insert(identity) }
    return file
  }

  func entries(in folder: String) throws(FileError) -> [FolderEntry] {
    try files.entries(in: folder)
  }

  func write(_ text: String, to path: String) throws(FileError) {
    if let identity = files.identity(of: path), inputs.contains(identity) {
      throw FileError(path, "the run was read from this file; name another for the report")
    }
    try files.write(text, to: path)
  }

  /// How many names of a folder are compared with one that is not in it.
  private static var comparedNames: Int { 10_000 }

  /// The file of a kind that the command reads whose name is nearest to that of a path which leads
  /// to nothing; nil where none is near.
  private func nearestFile(to path: String) -> String? {
    guard !path.isEmpty, files.kind(of: path) == nil, !files.isLink(path) else { return nil }
    let name = String(path.dropFirst(path.folder.count))
    guard let entries = try? files.entries(in: path.folder.isEmpty ? "." : path.folder) else {
      return nil
    }
    let names = entries.lazy.filter(\.isReadable).map(\.name).filter {
      $0.isInterfaceName || $0.hasSuffix(".json") || $0.hasSuffix(".json5")
    }
    return nearestName(to: name, among: names.prefix(Self.comparedNames)).map { path.folder + $0 }
  }
}
