/// Where the command writes: standard output as a text stream, and standard error.
public protocol Console: TextOutputStream {
  /// The terminal that shows standard output; nil when that goes to a file or to a pipe.
  var terminal: Terminal? { get }
  mutating func writeError(_ text: String)
  /// Passes on what is still held back.
  ///
  /// - Returns: Why standard output could not take all of it; nil when it did, and when its
  ///   reader has left, which is no error.
  mutating func finish() -> String?
}

/// What is known of the terminal that shows the output.
public struct Terminal: Hashable, Sendable {
  /// In characters; nil when it is not known.
  public var width: Int?
  /// Whether the person wants colours, as far as the environment says.
  public var wantsColor: Bool

  public init(width: Int?, wantsColor: Bool) {
    self.width = width
    self.wantsColor = wantsColor
  }
}
