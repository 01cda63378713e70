public import AdaptDocuments

/// What the source code of an app says that its storyboards rely on.
///
/// It is read without a compiler: the classes with their members, and the names of segues, scenes
/// and cells that are written out in it. What a macro, a build setting or a framework without
/// source adds is not in it, and ``members(of:)`` says how much of a class is known.
public struct AppCode: Hashable, Sendable {
  /// A place in a source file.
  public struct Place: Hashable, Sendable {
    public let path: String
    public let position: SourcePosition

    public init(_ path: String, _ position: SourcePosition) {
      self.path = path
      self.position = position
    }
  }

  /// The classes by their names, those that only an extension or a category is known of included.
  public private(set) var classes: [String: CodeClass] = [:]
  /// The protocols, which stand where superclasses do.
  public private(set) var protocols: Set<String> = []
  /// The names that are written out, in the order of the files.
  public private(set) var uses: [CodeUse] = []
  /// How many files were read.
  public private(set) var fileCount = 0
  /// How many files are there and could not be read: what they have is not missing.
  public private(set) var unreadCount = 0
  private var hasSwift2 = false
  private var hasSwift3 = false

  public init() {}

  /// Which selectors methods with a label for their first parameter have.
  enum Spelling {
    /// `save:`, as the label is not part of the name.
    case swift2
    /// `saveWithSender:`.
    case swift3
    /// Either: the code shows nothing, or both.
    case unknown
  }

  var spelling: Spelling {
    switch (hasSwift2, hasSwift3) {
    case (true, false): .swift2
    case (false, true): .swift3
    case (true, true), (false, false): .unknown
    }
  }

  /// Notes a file that cannot be read.
  mutating func addUnread() { unreadCount += 1 }

  /// Takes what one more file says.
  mutating func add(_ file: CodeFile) {
    fileCount += 1
    hasSwift2 = hasSwift2 || file.hasSwift2
    hasSwift3 = hasSwift3 || file.hasSwift3
    protocols.formUnion(file.protocols)
    uses += file.uses
    for part in file.classes {
      classes[part.name, default: CodeClass(part.name)].add(part)
    }
  }
}
