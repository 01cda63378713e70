/// What can lie at a path.
package enum FileKind: Hashable, Sendable {
  case file
  case folder
  /// A device, a pipe or a socket.
  case other
}

/// What is one for all paths that lead to the same file, over links of either kind.
package struct FileIdentity: Hashable, Sendable {
  package let device: UInt64
  package let number: UInt64

  package init(device: UInt64, number: UInt64) {
    self.device = device
    self.number = number
  }
}

/// A name in a folder.
package struct FolderEntry: Hashable, Sendable {
  /// The name; what is not UTF-8 in it is written as `\xFF`, and then a slash follows the name of a
  /// folder.
  package let name: String
  /// Whether the name is UTF-8, so that a path can hold it.
  package let isReadable: Bool

  package init(_ name: String, isReadable: Bool = true) {
    self.name = name
    self.isReadable = isReadable
  }
}
