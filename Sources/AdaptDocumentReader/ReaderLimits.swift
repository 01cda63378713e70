/// How large a document may be before it is refused.
///
/// They are far above what Interface Builder writes, and bound the time, the memory and the stack
/// that a file made to do harm can use.
enum ReaderLimits {
  static let bytes = 64 << 20
  static let elements = 4_000_000
  /// How deep elements nest.
  static let depth = 512
  /// Of one element.
  static let attributes = 256
  /// The bytes of one tag.
  static let tagBytes = 1 << 20
  /// How many problems of one document are told of.
  static let problems = 1000
}
