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

  public func bytes(at path: String, atMost limit: Int) throws(FileError) -> [UInt8] {
    // Before it is opened: opening a pipe waits for its writer.
    switch kind(of: path) {
    case nil: throw FileError(path, "there is no such file; check the path")
    case .folder?: throw FileError(path, "this is a folder; name a file in it")
    case .other?: throw FileError(path, "this is no regular file; name one that is")
    case .file?: break
    }
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else {
      throw FileError(path, "the file cannot be read: \(lastError); check its permissions")
    }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else {
      throw FileError(path, "the file cannot be read: \(lastError)")
    }
    guard Int(status.st_size) <= limit else {
      throw FileError(
        path, "the file has \(status.st_size) bytes, more than \(limit) are not read; split it")
    }
    return try read(file, of: path, size: Int(status.st_size), limit: limit)
  }

  /// Reads to the end, which may lie elsewhere than the size said: a file can grow meanwhile.
  private func read(
    _ file: Int32, of path: String, size: Int, limit: Int
  ) throws(FileError) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(size)
    var part = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Foundation.read(file, &part, part.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw FileError(path, "the file cannot be read: \(lastError)") }
      guard count > 0 else { return bytes }
      bytes += part[..<count]
      guard bytes.count <= limit else {
        throw FileError(path, "the file grows past \(limit) bytes while it is read; try again")
      }
    }
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
