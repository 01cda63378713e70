/// How far the run is inside calls of calls, and how much of the present input is left.
///
/// The stack is counted in steps: the same ones on every thread and in every build, so that a limit
/// is reached at the same event everywhere. A step is at most 800 bytes of a debug build's stack.
/// All of them, with one more walk down a tree as deep as it can be, fit into the stack that a
/// thread gets by default on Linux: 8 MB.
struct Nesting {
  /// What a call of the app's code costs, with the engine's own calls that lead there.
  static let call = 8
  /// What the announcement of a change costs, which goes down from controller to controller.
  static let announcement = 4
  /// What a level of a walk over controllers costs.
  static let controller = 4
  /// What a level of a walk over views costs.
  static let view = 2

  /// The steps that are taken now.
  var steps = 0
  /// The steps from which on nothing more is called: 0 when nothing is.
  var limit = Limits.nestedSteps
  /// How many events there can be when the present input ends.
  var lastEvent = Limits.eventsOfInput
  /// Whether the present input has made all the events that it can.
  var isExhausted = false

  /// Makes calls again, after a block that nested them too deep.
  mutating func allow() { if !isExhausted { limit = Limits.nestedSteps } }
}

/// How deep calls are inside one another on objects that belong to no run.
///
/// A value of the task: nothing else is there to count on.
enum OutsideNesting {
  @TaskLocal static var steps = 0

  /// Makes a call of the app's code, unless too many are running; there is no trace to tell it in.
  static func call(costing cost: Int = Nesting.call, _ body: () -> Void) {
    let inner = steps + cost
    if inner < Limits.nestedSteps { $steps.withValue(inner, operation: body) }
  }
}
