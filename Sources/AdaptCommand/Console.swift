/// Where the command writes: standard output as a text stream, and standard error.
package protocol Console: TextOutputStream {
  /// The terminal that shows standard output; nil when that goes to a file or to a pipe.
  var terminal: Terminal? { get }
  /// Whether a terminal shows standard error, where a line can be written over.
  var showsProgress: Bool { get }
  mutating func writeError(_ text: String)
  /// Passes on what is still held back.
  ///
  /// - Returns: Why standard output could not take all of it; nil when it did.
  mutating func finish() -> String?
}

/// What is known of the terminal that shows the output.
package struct Terminal: Hashable, Sendable {
  /// In characters; nil when it is not known.
  package var width: Int?
  /// Whether the person wants colours, as far as the environment says.
  package var wantsColor: Bool

  package init(width: Int?, wantsColor: Bool) {
    self.width = width
    self.wantsColor = wantsColor
  }
}
