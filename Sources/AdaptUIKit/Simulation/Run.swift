import AdaptCore
import AdaptRules
import Foundation

/// The memory of a run: what it was given, its clock, its agenda and its trace.
///
/// Nodes hold the run; the run holds nodes only inside blocks that wait, and lets go of those when
/// its `Simulation` goes. It belongs to one thread.
final class Run {
  // Every call of the app's code touches the fields without exclusivity checks, and all of them are
  // changed by code that calls nobody meanwhile.
  let recorder: TraceRecorder
  let choices: RuleChoices
  let onException: ExceptionPolicy
  let platform: Platform
  /// The device and system; a person can change the traits it states.
  let model: DeviceModel
  /// What surrounds the windows now: what a new controller is predicted to live in.
  @exclusivity(unchecked) var environment: Environment
  /// What will surround them when the change that is being announced is made.
  @exclusivity(unchecked) var environmentToCome: Environment?
  /// How a person holds the device; the interface may be another way up.
  var deviceOrientation = UIInterfaceOrientation.portrait
  /// The scene whose windows the run shows.
  weak var scene: UIWindowScene?
  /// The app's documents and classes.
  var interfaces: InterfaceBundle?
  /// The segue that is presenting its destination now.
  var segueUnderWay: UIStoryboardSegue?
  /// Whether the app is in the background.
  var isInBackground = false
  @exclusivity(unchecked) var isDriving = false
  /// Looks at the supported orientations again; the simulation sets it.
  var reevaluateOrientation: (OrientationReevaluation.Occasion) -> Void = { _ in }
  /// Turns the interface for a controller that is about to cover the window; the simulation sets
  /// it.
  var turnToPresent: (UIViewController) -> Void = { _ in }
  @exclusivity(unchecked) var animationsEnabled = true
  /// The call to show a controller that is on its way up the parents.
  var showing: Showing?
  /// The unwind whose hooks are being called.
  var unwinding: Unwinding?
  /// Who hears that `showDetailViewController` leads elsewhere, in order of asking.
  var showDetailObservers: [ShowDetailObserver] = []
  /// Whether a child has presented anything so far. As long as none has, what is presented is found
  /// without a look at the children, of which a stack may have many.
  @exclusivity(unchecked) var childrenPresent = false
  /// Whether another controller may answer for the status bar now, or answer something else.
  @exclusivity(unchecked) var statusBarIsStale = false
  /// How many animators of the app's are being called now, one inside another.
  @exclusivity(unchecked) var animatorDepth = 0
  /// The transition whose animations wait for a finger; nil when none does.
  @exclusivity(unchecked) var heldTransition: Transition?
  @exclusivity(unchecked) var activeTransitions: [Transition] = []
  /// The optional method whose default implementation ran last, and whose it was.
  @exclusivity(unchecked) var unanswered: Unanswered?
  /// Whether an exception has ended the app's block, so that what it asks for is refused.
  @exclusivity(unchecked) private(set) var isHalted = false
  @exclusivity(unchecked) private(set) var hasEnded = false
  /// How many exceptions were raised: what calls the app in the middle of something sees by it that
  /// the rest is not done.
  private(set) var exceptionCount = 0
  /// Whether the simulation is gone, so that its controllers can join another run.
  private(set) var isGone = false
  @exclusivity(unchecked) var nesting = Nesting()
  /// How many of the app's calls are inside one another now.
  @exclusivity(unchecked) var callDepth = 0
  /// The depth of the call that raised an exception; with its end requests are taken again.
  @exclusivity(unchecked) var haltedDepth = 0
  @exclusivity(unchecked) private var waiting = WaitingBlocks()
  @exclusivity(unchecked) private var released: [NodeID] = []
  @exclusivity(unchecked) private var ordinals = [Int](repeating: 0, count: NodeKind.allCases.count)

  /// The run whose turn is executing, bound once by the outermost drive.
  static var current: Run? { CurrentRun.bound?.run }

  init(
    recorder: TraceRecorder, model: DeviceModel, choices: RuleChoices,
    onException: ExceptionPolicy, environment: Environment
  ) {
    self.recorder = recorder
    self.model = model
    platform = model.platform
    self.choices = choices
    self.onException = onException
    self.environment = environment
  }

  var system: SystemVersion { platform.system }
  /// Whether the system has something (rule `system.features`).
  func has(_ feature: SystemFeature) -> Bool { feature.decide(on: system).value }
  var now: SimulatedInstant { recorder.now }

  /// The space that a presentation of a size has, now or in the environment to come.
  func space(of size: CGSize) -> PresentationSpace {
    let surroundings = environmentToCome ?? environment
    return PresentationSpace(
      size: size, safeArea: surroundings.safeArea, traits: surroundings.traits, system: system,
      sdk: platform.sdk)
  }

  /// Names a node that joins.
  func nextID(_ kind: NodeKind) -> NodeID {
    ordinals[Int(kind.rawValue)] += 1
    return NodeID(kind, ordinals[Int(kind.rawValue)])
  }
}

// MARK: - Waiting blocks

extension Run {
  var nextDue: SimulatedInstant? { waiting.nextDue }

  /// Runs `body` in a turn of its own, `delay` from now.
  func schedule(after delay: SimulatedDuration, _ body: @escaping () -> Void) {
    guard !hasEnded else { return }
    waiting.schedule(Work(cause: recorder.cause, body: body), at: now + delay)
  }

  /// Runs `body` after the commit of the turn that runs, in order of asking (O027).
  func afterCommit(_ body: @escaping () -> Void) {
    guard !hasEnded else { return }
    waiting.deferUntilCommitted(Work(cause: recorder.cause, body: body))
  }

  /// Runs `body` at the start of the next commit, before layout.
  func afterTraits(_ body: @escaping () -> Void) {
    guard !hasEnded else { return }
    waiting.addTraitWork(Work(cause: recorder.cause, body: body))
  }

  var hasPendingTraits: Bool { waiting.hasTraitWork }

  /// Makes the changes of traits that were asked for.
  func applyTraits() {
    guard waiting.hasTraitWork else { return }
    for work in waiting.takeTraitWork() { recorder.because(of: work.cause, work.body) }
  }

  func dropDeferred() { _ = waiting.takeAllDeferred() }

  func takeDeferred() -> Work? { waiting.takeDeferred()?.work }

  func takeDue() -> Work? {
    guard let (due, work) = waiting.takeDue() else { return nil }
    recorder.now = max(recorder.now, due)
    return work
  }

  func perform(_ work: Work) {
    nesting.allow()
    recorder.cause = work.cause
    work.body()
    recorder.cause = -1
    endBlock()
  }

  /// Ends the run: forgets every waiting block and the nodes in it, and takes no more.
  func clear() {
    hasEnded = true
    isGone = true
    var forgotten = WaitingBlocks()
    swap(&forgotten, &waiting)
    for transition in activeTransitions { transition.abandon() }
    activeTransitions.removeAll()
    heldTransition = nil
  }
}

// MARK: - Findings and exceptions

extension Run {
  func find(
    _ kind: Finding.Kind, on subject: NodeID, object: NodeID? = nil, other: NodeID? = nil,
    text: String? = nil, because reasons: ReasonList = ReasonList()
  ) {
    // Findings without end fill the memory as well.
    guard recorder.count < nesting.lastEvent || beginsInputOutside() else {
      return exhaust(on: subject)
    }
    recorder.record(
      .finding(Finding(kind, object: object, other: other, text: text, because: reasons)),
      on: subject)
    guard kind.severity == .exception else { return }
    exceptionCount += 1
    guard !isHalted else { return }
    isHalted = true
    haltedDepth = callDepth
    guard onException == .end else { return }
    // The app is gone: nothing calls it any more, and what the engine still does is no event.
    hasEnded = true
    nesting.limit = 0
    recorder.stop()
  }

  /// Whether a request of the app is refused because its block has raised an exception.
  ///
  /// - Parameter asker: Who is asked; the finding counts the request.
  func refusesRequests(on asker: NodeID) -> Bool {
    if nesting.isExhausted { return !beginsInputOutside() }
    guard isHalted else { return false }
    find(.afterException, on: asker)
    return true
  }

  func takeRequestsAgain() {
    guard !hasEnded else { return }
    isHalted = false
    haltedDepth = 0
  }

  /// Ends the app's block: what was released is recorded in order of joining.
  func endBlock() {
    recordReleased()
    takeRequestsAgain()
  }

  /// Notes that a node is gone, to be told at the next safe point; of more than an input can tell
  /// of the first.
  func noteRelease(_ node: NodeID) {
    if released.count < Limits.eventsOfInput { released.append(node) }
  }

  func recordReleased() {
    guard !released.isEmpty, !nesting.isExhausted else { return }
    // Optimisation decides in which order objects of one block die; the order of joining does not.
    released.sort { $0.rawValue < $1.rawValue }
    // What an input can no longer tell is told when it is over.
    let told = min(released.count, max(0, nesting.lastEvent - recorder.count))
    for node in released.prefix(told) { recorder.record(.released, on: node) }
    guard told < released.count else { return released.removeAll(keepingCapacity: true) }
    released.removeFirst(told)
    exhaust(on: .run)
  }
}

/// The run whose turn is executing, for calls that have no receiver.
///
/// It is read only below the drive that bound it, on the same thread, so that handing it over is
/// safe although a run is not meant for two threads.
struct CurrentRun: @unchecked Sendable {
  @TaskLocal static var bound: CurrentRun?

  let run: Run
}

/// What a run does when the app does what UIKit answers with an exception.
public enum ExceptionPolicy: String, Hashable, Sendable, CaseIterable {
  /// The run ends, as the app would.
  case end
  /// The exception is recorded, the rest of the app's block is ignored, and the run goes on.
  case record
}
