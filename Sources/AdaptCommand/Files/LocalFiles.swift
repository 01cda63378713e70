import Foundation

/// The files of the machine.
public struct LocalFiles: FileAccess {
  public init() {}

  public func kind(of path: String) -> FileKind? {
    var status = stat()
    return stat(path, &status) == 0 ? status.kind : nil
  }

  public func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  public func head(of path: String, count: Int) throws(FileError) -> [UInt8] {
    let file = try open(path)
    defer { close(file) }
    return try read(file, of: path, count: count)
  }

  public func bytes(at path: String, atMost limit: Int) throws(FileError) -> [UInt8] {
    let file = try open(path)
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else {
      throw FileError(path, "the file cannot be read: \(lastError)")
    }
    guard Int(status.st_size) <= limit else {
      throw FileError(
        path, "the file has \(status.st_size) bytes, more than \(limit) are not read; split it")
    }
    // A file can grow while it is read.
    let bytes = try read(file, of: path, count: limit + 1)
    guard bytes.count <= limit else {
      throw FileError(path, "the file grows past \(limit) bytes while it is read; try again")
    }
    return bytes
  }

  /// Opens a regular file, and nothing else: opening a pipe would wait for its writer.
  private func open(_ path: String) throws(FileError) -> Int32 {
    switch kind(of: path) {
    case nil: throw FileError(path, "there is no such file; check the path")
    case .folder?: throw FileError(path, "this is a folder; name a file in it")
    case .other?: throw FileError(path, "this is no regular file; name one that is")
    case .file?: break
    }
    let file = Foundation.open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else {
      throw FileError(path, "the file cannot be read: \(lastError); check its permissions")
    }
    return file
  }

  /// Reads to the end, or `count` bytes.
  private func read(_ file: Int32, of path: String, count: Int) throws(FileError) -> [UInt8] {
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: min(count, 1 << 18))
    while bytes.count < count {
      let length = Foundation.read(file, &part, min(part.count, count - bytes.count))
      if length < 0, errno == EINTR { continue }
      guard length >= 0 else { throw FileError(path, "the file cannot be read: \(lastError)") }
      guard length > 0 else { break }
      bytes += part[..<length]
    }
    return bytes
  }

  public func names(in folder: String) throws(FileError) -> [String] {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: folder).sorted {
        $0.unicodeScalars.lexicographicallyPrecedes($1.unicodeScalars)
      }
    } catch {
      throw FileError(folder, "the folder cannot be read; check its permissions")
    }
  }
}

extension stat {
  fileprivate var kind: FileKind {
    switch st_mode & S_IFMT {
    case S_IFREG: .file
    case S_IFDIR: .folder
    default: .other
    }
  }
}

/// What the system says about the call that failed last.
var lastError: String { String(cString: strerror(errno)) }
