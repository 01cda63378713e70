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
  /// Events that one input may make: they bound its time and its memory.
  static let eventsOfInput = 200_000
  /// Steps of calls and walks inside one another, as `Nesting` counts them.
  static let nestedSteps = 4_096
  /// Views above one another; a walk over them takes some of the stack for each.
  static let viewDepth = 1_500
  /// Controllers inside or over one another; a walk over them takes some steps for each.
  static let controllerDepth = 400
  /// Controllers of a stack that an event names, from the top, so that a push or pop costs the same
  /// on any stack.
  static let recordedStack = 64
  /// Scenes that are made inside one another, as a stack in a tab is.
  static let scenesInside = 100
  /// Scenes that are made together, with what they embed.
  static let scenesMadeTogether = 10_000
  /// Changes of a container's children that come from inside one another.
  static let changesInside = 100
}
