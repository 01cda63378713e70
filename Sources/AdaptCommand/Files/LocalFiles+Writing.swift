import Foundation

extension LocalFiles {
  /// Writes beside the file and takes its place at the end, so that nobody ever sees a part.
  ///
  /// A link stays a link, and a file that is replaced keeps its permissions.
  public func write(_ text: String, to path: String) throws(FileError) {
    guard !path.isEmpty, !path.hasSuffix("/") else {
      throw FileError(path, "this names no file; write one such as run.txt")
    }
    switch kind(of: path) {
    case .folder?: throw FileError(path, "this is a folder; name a file in it")
    case .other?: throw FileError(path, "this is no regular file; leave -o out to print the run")
    case .file?, nil: break
    }
    let target = linkTarget(of: path)
    let draft = try openDraft(beside: target, for: path)
    var isPublished = false
    defer { if !isPublished { unlink(draft.path) } }
    try fill(draft.file, with: text, like: target, for: path)
    guard rename(draft.path, target) == 0 else { throw unwritten(path) }
    isPublished = true
  }

  /// How many links may follow one another; the system gives up after as many.
  private static let linkLimit = 40
  /// How many drafts of other calls may lie about.
  private static let draftLimit = 100

  /// The file that a link leads to, whether or not it is there.
  private func linkTarget(of path: String) -> String {
    var path = path
    for _ in 0..<Self.linkLimit where isLink(path) {
      guard let next = try? FileManager.default.destinationOfSymbolicLink(atPath: path) else {
        return path
      }
      path = next.hasPrefix("/") ? next : path.folder + next
    }
    return path
  }

  private func openDraft(
    beside target: String, for path: String
  ) throws(FileError) -> (file: Int32, path: String) {
    let name = target.dropFirst(target.folder.count)
    for number in 0..<Self.draftLimit {
      let draft = "\(target.folder).\(name.prefix(64)).adaptsim-\(number)"
      let file = Foundation.open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      if file >= 0 { return (file, draft) }
      guard errno == EEXIST else { throw unwritten(path) }
    }
    throw FileError(
      path,
      "cannot be written: \(Self.draftLimit) unfinished files named .\(name).adaptsim-… are "
        + "in the way; remove them")
  }

  /// Writes all bytes and closes the file.
  private func fill(
    _ file: Int32, with text: String, like target: String, for path: String
  ) throws(FileError) {
    var status = stat()
    if stat(target, &status) == 0 { fchmod(file, status.st_mode & 0o7777) }
    var text = text
    let failure: FileError? = text.withUTF8 { bytes in
      var done = 0
      while done < bytes.count {
        let count = Foundation.write(
          file, bytes.baseAddress?.advanced(by: done), bytes.count - done)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return unwritten(path) }
        done += count
      }
      return nil
    }
    let closing = close(file)
    if let failure { throw failure }
    guard closing == 0 else { throw unwritten(path) }
  }

  private func unwritten(_ path: String) -> FileError {
    FileError(path, "cannot be written: \(lastError); nothing was changed")
  }
}

extension String {
  /// The part of a path up to and with its last slash.
  var folder: String { lastIndex(of: "/").map { String(self[...$0]) } ?? "" }
}
