import AdaptDocuments

/// Reads source files, in Swift and in Objective-C, as far as storyboards rely on them.
///
/// Nothing is an error: what cannot be made sense of is passed over, and a file that ends in the
/// middle of something ends there.
public struct CodeReader: Sendable {
  public private(set) var code = AppCode()

  public init() {}

  /// Whether a file's name says that it can be read.
  public static func reads(_ path: String) -> Bool { dialect(of: path) != nil }

  /// Reads one more file; one of another kind is passed over.
  ///
  /// - Parameter bytes: The text in UTF-8.
  /// - Complexity: O(n) in the length of the text.
  public mutating func read(_ bytes: [UInt8], path: String) {
    guard let dialect = Self.dialect(of: path) else { return }
    // No source code in UTF-8 has one.
    guard !bytes.contains(0) else { return skip() }
    let tokens = CodeLexer.tokens(of: bytes, in: dialect)
    switch dialect {
    case .swift:
      var scanner = SwiftScanner(tokens, path: path)
      code.add(scanner.scan())
    case .objectiveC:
      var scanner = ObjectiveCScanner(tokens, path: path)
      code.add(scanner.scan())
    }
  }

  /// Notes a file that is there and cannot be read, so that what it may have is not missed.
  public mutating func skip() { code.addUnread() }

  private static func dialect(of path: String) -> CodeDialect? {
    if path.hasSuffix(".swift") { return .swift }
    return [".m", ".mm", ".h"].contains(where: path.hasSuffix) ? .objectiveC : nil
  }
}
