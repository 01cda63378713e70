package import AdaptScenario
import Foundation

extension LocalFiles {
  /// Writes beside the file and takes its place at the end, so that nobody ever sees a part.
  ///
  /// A link stays a link, a file that is replaced keeps its permissions, and one that is
  /// write-protected is left alone. While the unfinished file lies about, the signals that end a
  /// process wait.
  package func write(_ text: String, to path: String) throws(FileError) {
    guard !path.isEmpty, !path.hasSuffix("/"), !path.utf8.contains(0) else {
      throw FileError(path, "this names no file; write one such as run.txt")
    }
    switch kind(of: path) {
    case .folder?: throw FileError(path, "this is a folder; name a file in it")
    case .other?: throw FileError(path, "this is no regular file; leave -o out to print the run")
    case .file?, nil: break
    }
    let target = try linkTarget(of: path)
    let permissions = permissions(of: target)
    // The system lets an administrator write to it; that is no reason to.
    if let permissions, permissions & 0o222 == 0 || access(target, W_OK) != 0 {
      throw FileError(path, "the file is write-protected; name another, or change its permissions")
    }
    let signals = HeldSignals()
    defer { signals.letGo() }
    let draft = try openDraft(beside: target, for: path)
    var isPublished = false
    defer { if !isPublished { unlink(draft.path) } }
    try fill(draft.file, with: text, permissions: permissions, for: path)
    guard rename(draft.path, target) == 0 else { throw unwritten(path) }
    isPublished = true
  }

  /// How many links may follow one another; the system gives up after as many.
  private static let linkLimit = 40
  /// How many drafts of other calls may lie about.
  private static let draftLimit = 100

  /// The file that a link leads to, whether or not it is there.
  private func linkTarget(of path: String) throws(FileError) -> String {
    var target = path
    for _ in 0..<Self.linkLimit {
      guard isLink(target) else { return target }
      guard let next = LinkContent(of: target)?.path else {
        throw FileError(path, "the link cannot be followed; name the file it leads to")
      }
      target = next.hasPrefix("/") ? next : target.folder + next
    }
    throw FileError(path, "this link leads in a circle; name a file")
  }

  private func openDraft(
    beside target: String, for path: String
  ) throws(FileError) -> (file: Int32, path: String) {
    // The name says nothing of the file's own, which may be as long as names can be.
    let prefix = "\(target.folder).adaptsim-draft-"
    for number in 0..<Self.draftLimit {
      let draft = "\(prefix)\(number)"
      let file = Foundation.open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      if file >= 0 { return (file, draft) }
      guard errno == EEXIST else { throw unwritten(path) }
    }
    throw FileError(
      path,
      "cannot be written: \(Self.draftLimit) unfinished files named .adaptsim-draft-… are in the "
        + "way; remove them")
  }

  /// Writes all bytes and closes the file.
  ///
  /// - Parameter permissions: What the file gets; what a new file does if nil.
  private func fill(
    _ file: Int32, with text: String, permissions: UInt32?, for path: String
  ) throws(FileError) {
    if let permissions { fchmod(file, mode_t(permissions)) }
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
    FileError(path, "cannot be written: \(systemWords(for: errno)); nothing was changed")
  }
}

/// What a link says.
private struct LinkContent {
  let path: String

  /// Nil for what is no link, or leads to a name that is not UTF-8.
  init?(of link: String) {
    var bytes = [UInt8](repeating: 0, count: Int(PATH_MAX))
    let count = bytes.withUnsafeMutableBytes { buffer in
      buffer.baseAddress.map {
        readlink(link, $0.assumingMemoryBound(to: CChar.self), buffer.count)
      } ?? 0
    }
    guard count > 0, count < bytes.count,
      let path = String(validating: bytes[..<count], as: UTF8.self)
    else { return nil }
    self.path = path
  }
}
