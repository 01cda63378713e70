/// The limits after which a run says what was still moving instead of going on.
///
/// They are far above what a real screen needs, and low enough that reaching one takes a moment.
enum Limits {
  /// Passes of layout and traits in one commit.
  static let commitPasses = 100
  /// Deferred blocks that one turn may run.
  static let deferredBlocks = 1_000
  /// Turns that one call to settle may take.
  static let turnsToSettle = 1_000
  /// Views above one another; recursion over more would overflow the stack.
  static let viewDepth = 5_000
  /// Calls of the app's code inside one another.
  static let nestedCalls = 1_200
  /// Controllers inside or over one another.
  static let controllerDepth = 500
}
