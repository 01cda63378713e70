import AdaptScenario

/// The files of one call of the command, in which nothing that was read is written over.
final class FilesOfOneCall<Files: FileAccess>: FileAccess {
  private let files: Files
  private var inputs: Set<FileIdentity> = []

  init(_ files: Files) { self.files = files }

  func kind(of path: String) -> FileKind? { files.kind(of: path) }
  func isLink(_ path: String) -> Bool { files.isLink(path) }
  func identity(of path: String) -> FileIdentity? { files.identity(of: path) }

  func open(_ path: String) throws(FileError) -> InputFile {
    let file = try files.open(path)
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
}
