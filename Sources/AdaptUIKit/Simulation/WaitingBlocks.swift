import AdaptCore

/// The blocks of a run that wait: for an instant, for the end of a commit, or for the start of one.
///
/// To let a block go can run an app's `deinit`, which may ask for more. So no method drops a block
/// while it changes an array in place: the array is replaced, and the old one goes afterwards.
struct WaitingBlocks {
  private var agenda = Agenda<Work>()
  private var traitWork: [Work] = []
  private var deferred: [Work] = []
  private var nextDeferred = 0

  var nextDue: SimulatedInstant? { agenda.nextDue }
  var hasDeferredWork: Bool { nextDeferred < deferred.count }
  var hasTraitWork: Bool { !traitWork.isEmpty }

  mutating func schedule(_ work: Work, at due: SimulatedInstant) { agenda.add(work, due: due) }
  mutating func deferUntilCommitted(_ work: Work) { deferred.append(work) }
  mutating func addTraitWork(_ work: Work) { traitWork.append(work) }

  /// Takes out the block that is due first.
  mutating func takeDue() -> (due: SimulatedInstant, element: Work)? { agenda.takeFirst() }

  /// Takes out the block that was deferred first; those before it are kept until the last is taken.
  mutating func takeDeferred() -> (work: Work, done: [Work])? {
    guard hasDeferredWork else { return nil }
    let work = deferred[nextDeferred]
    nextDeferred += 1
    guard nextDeferred == deferred.count else { return (work, []) }
    return (work, takeAllDeferred())
  }

  mutating func takeAllDeferred() -> [Work] {
    defer { (deferred, nextDeferred) = ([], 0) }
    return deferred
  }

  mutating func takeTraitWork() -> [Work] {
    defer { traitWork = [] }
    return traitWork
  }
}
