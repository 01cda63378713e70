import Foundation

/// A regular file that is read from front to back.
package final class InputFile {
  /// As the user wrote it.
  package let path: String
  /// In bytes, when the file was opened.
  package let size: Int
  private let file: Int32

  /// Opens a regular file, and nothing else.
  package init(_ path: String) throws(FileError) {
    guard !path.isEmpty else {
      throw FileError(path, "this names no file; write a path such as scene.json5")
    }
    guard !path.utf8.contains(0) else {
      throw FileError(path, "no file's name holds a NUL; check the path")
    }
    // Not to wait: opening a pipe would do so until somebody writes to it.
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { throw Self.failure(to: path, errno) }
    var status = stat()
    guard fstat(file, &status) == 0 else {
      let failure = Self.failure(to: path, errno)
      close(file)
      throw failure
    }
    guard status.kind == .file else {
      close(file)
      throw FileError(
        path,
        status.kind == .folder
          ? "this is a folder; name a file in it" : "this is no regular file; name one that is")
    }
    self.path = path
    self.file = file
    size = Int(status.st_size)
  }

  deinit { close(file) }

  private static func failure(to path: String, _ error: Int32) -> FileError {
    switch error {
    case ENOENT where LocalFiles().isLink(path):
      return FileError(path, "this link leads to nothing; check where it leads")
    case ENOENT, ENOTDIR: return FileError(path, "there is no such file; check the path")
    case ELOOP: return FileError(path, "this link leads in a circle; check where it leads")
    case ENXIO: return FileError(path, "this is no regular file; name one that is")
    default:
      return FileError(
        path, "the file cannot be read: \(systemWords(for: error)); check its permissions")
    }
  }
}

extension InputFile {
  /// Returns the next bytes: as many as asked for, fewer only at the end of the file.
  package func next(_ count: Int) throws(FileError) -> [UInt8] {
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: min(count, 1 << 18))
    while bytes.count < count {
      let length = read(file, &part, min(part.count, count - bytes.count))
      if length < 0, errno == EINTR { continue }
      guard length >= 0 else {
        throw FileError(path, "the file cannot be read: \(systemWords(for: errno)); try again")
      }
      guard length > 0 else { break }
      bytes += part[..<length]
    }
    return bytes
  }

  /// Returns all that follows.
  ///
  /// - Parameter limit: How large the whole file may be, in bytes.
  package func rest(atMost limit: Int) throws(FileError) -> [UInt8] {
    guard size <= limit else {
      throw FileError(
        path, "the file has \(size) bytes, more than \(limit) are not read; split it")
    }
    // A file can grow while it is read.
    let bytes = try next(limit + 1)
    guard bytes.count <= limit else {
      throw FileError(path, "the file grows past \(limit) bytes while it is read; try again")
    }
    return bytes
  }
}

/// What the system says about an error of its own.
package func systemWords(for error: Int32) -> String { String(cString: strerror(error)) }
