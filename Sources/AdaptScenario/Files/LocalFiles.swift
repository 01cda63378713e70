import Foundation

/// The files of the machine.
package struct LocalFiles {
  package init() {}

  /// What lies at a path, links followed; nil when nothing does.
  package func kind(of path: String) -> FileKind? { status(of: path)?.kind }

  /// Which file a path leads to; nil when it leads to none.
  package func identity(of path: String) -> FileIdentity? {
    status(of: path).map {
      FileIdentity(device: UInt64($0.st_dev), number: UInt64($0.st_ino))
    }
  }

  /// Whether the path itself is a link.
  package func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  /// The bits that say who may do what with the file that a path leads to; nil when it leads to
  /// none.
  package func permissions(of path: String) -> UInt32? {
    status(of: path).map { UInt32($0.st_mode & 0o7777) }
  }

  private func status(of path: String) -> stat? {
    var status = stat()
    return stat(path, &status) == 0 ? status : nil
  }

  /// Opens a regular file for reading.
  package func open(_ path: String) throws(FileError) -> InputFile { try InputFile(path) }

  /// Returns what a folder holds, in the order of the names' characters.
  package func entries(in folder: String) throws(FileError) -> [FolderEntry] {
    guard let stream = opendir(folder) else { throw Self.unreadable(folder) }
    defer { closedir(stream) }
    var entries: [FolderEntry] = []
    errno = 0
    // Each round passes a name, so there are no more rounds than names.
    while let next = readdir(stream) {
      if let entry = FolderEntry(next) { entries.append(entry) }
      errno = 0
    }
    guard errno == 0 else { throw Self.unreadable(folder) }
    return entries.sorted {
      $0.name.unicodeScalars.lexicographicallyPrecedes($1.name.unicodeScalars)
    }
  }

  private static func unreadable(_ folder: String) -> FileError {
    FileError(
      folder, "the folder cannot be read: \(systemWords(for: errno)); check its permissions")
  }
}

extension FolderEntry {
  /// Nil for the folder itself and for the one above it.
  fileprivate init?(_ entry: UnsafeMutablePointer<dirent>) {
    guard let offset = MemoryLayout<dirent>.offset(of: \.d_name) else { return nil }
    let start = UnsafeRawPointer(entry).advanced(by: offset).assumingMemoryBound(to: UInt8.self)
    let limit = MemoryLayout.size(ofValue: entry.pointee.d_name)
    let bytes = UnsafeBufferPointer(start: start, count: limit).prefix { $0 != 0 }
    if let name = String(validating: bytes, as: UTF8.self) {
      guard name != ".", name != ".." else { return nil }
      self.init(name)
    } else {
      let isFolder = entry.pointee.d_type == UInt8(DT_DIR)
      self.init(Self.legible(bytes) + (isFolder ? "/" : ""), isReadable: false)
    }
  }

  /// A name with the bytes that are not ASCII written as `\xFF`.
  private static func legible(_ bytes: some Sequence<UInt8>) -> String {
    bytes.map { byte in
      byte < 0x80
        ? String(Character(Unicode.Scalar(byte)))
        : "\\x" + String(byte, radix: 16, uppercase: true)
    }.joined()
  }
}

extension stat {
  var kind: FileKind {
    switch st_mode & S_IFMT {
    case S_IFREG: .file
    case S_IFDIR: .folder
    default: .other
    }
  }
}
