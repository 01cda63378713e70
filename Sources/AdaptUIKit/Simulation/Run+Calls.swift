import AdaptCore

extension Run {
  /// Records a call to the app's code and makes it, so that what it leads to names it as its cause.
  ///
  /// Calls nest up to a limit, and one input makes so many of them; past either, the app's code is
  /// not called any more (see `Nesting`).
  @inline(__always)
  func call(
    _ callback: Callback, _ value: EventValue = .nothing, on subject: NodeID,
    cost: Int = Nesting.call, _ body: () -> Void
  ) {
    guard mayCall(subject) else { return }
    let outer = recorder.enter(callback, value, on: subject)
    nest(costing: cost, body)
    recorder.cause = outer
  }

  /// Makes a call to the app's code that is no event, within the same limits.
  func callUnrecorded(on subject: NodeID, _ body: () -> Void) {
    if mayCall(subject) { nest(body) }
  }

  /// Runs the app's code one level down; `mayCall` has said that it may.
  @inline(__always)
  func nest<Result>(costing cost: Int = Nesting.call, _ body: () -> Result) -> Result {
    callDepth += 1
    nesting.steps += cost
    let result = body()
    nesting.steps -= cost
    callDepth -= 1
    if callDepth < haltedDepth { takeRequestsAgain() }
    return result
  }

  /// Whether the app's code can be called now; if not, the finding is made.
  @inline(__always)
  func mayCall(_ subject: NodeID) -> Bool {
    if nesting.steps < nesting.limit, recorder.count < nesting.lastEvent { return true }
    return mayCallAgain(subject)
  }

  /// Whether the present input can lead to anything more.
  var goesOn: Bool { !hasEnded && !nesting.isExhausted }

  private func mayCallAgain(_ subject: NodeID) -> Bool {
    if beginsInputOutside() { return true }
    refuseCall(on: subject)
    return false
  }

  /// Begins an input: it can make so many events, whatever those before it made.
  func beginInput() {
    let wasExhausted = nesting.isExhausted
    nesting.isExhausted = false
    nesting.lastEvent = recorder.count + Limits.eventsOfInput
    // At most as many as an input can tell of: `noteRelease` keeps no more.
    if wasExhausted { recordReleased() }
    nesting.lastEvent = recorder.count + Limits.eventsOfInput
    if !hasEnded { nesting.allow() }
  }

  /// Begins an input where code outside of every turn calls the app's objects.
  ///
  /// - Returns: Whether it did.
  func beginsInputOutside() -> Bool {
    guard !isDriving, callDepth == 0, nesting.steps == 0, !hasEnded else { return false }
    beginInput()
    return true
  }

  private func refuseCall(on subject: NodeID) {
    guard nesting.limit > 0 else { return }
    guard recorder.count < nesting.lastEvent else { return exhaust(on: subject) }
    // Every level below would go down again: the block makes no more calls.
    nesting.limit = 0
    find(.nestedTooDeep, on: subject)
  }

  /// Ends an input that made too many events; what waits is left to the next input.
  func exhaust(on subject: NodeID) {
    guard !nesting.isExhausted else { return }
    nesting.isExhausted = true
    nesting.limit = 0
    recorder.record(
      .finding(Finding(.didNotSettle, because: ReasonList())), on: subject)
  }
}
