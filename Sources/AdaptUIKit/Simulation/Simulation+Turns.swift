public import AdaptCore

extension Simulation {
  /// Runs one turn: the first block that is due, the commit, then the deferred blocks, each with
  /// its commit.
  ///
  /// - Returns: False when nothing was due.
  @discardableResult
  public func turn() -> Bool {
    guard !run.hasEnded, !run.isDriving else { return false }
    return drive { takeTurn() }
  }

  /// Runs turns until nothing is due.
  ///
  /// It stops after a limit of turns with a finding that names what was still moving; so does a
  /// transition that nobody completes.
  public func settle() {
    guard !run.hasEnded, !run.isDriving else { return }
    drive {
      commit()
      runDeferred()
      for _ in 0..<Limits.turnsToSettle where run.goesOn {
        guard takeTurn() else { return reportUnfinished() }
      }
      guard run.goesOn, run.nextDue != nil else { return reportUnfinished() }
      run.find(.didNotSettle, on: movingNode ?? .run)
    }
  }

  /// Runs what is due until some simulated time has passed.
  public func advance(by duration: SimulatedDuration) {
    guard !run.hasEnded, !run.isDriving else { return }
    let end = run.now + duration
    if end - run.now < duration { run.find(.timeIsUp, on: .run) }
    drive {
      for _ in 0..<Limits.turnsToSettle where run.goesOn {
        guard let due = run.nextDue, due <= end else { break }
        takeTurn()
      }
      if run.goesOn, let due = run.nextDue, due <= end {
        run.find(.didNotSettle, on: movingNode ?? .run)
      }
      run.recorder.now = max(run.now, end)
    }
  }

  private func drive<Result>(_ body: () -> Result) -> Result {
    run.isDriving = true
    run.beginInput()
    defer {
      run.isDriving = false
      run.beginInput()
    }
    return CurrentRun.$bound.withValue(CurrentRun(run: run), operation: body)
  }

  @discardableResult
  private func takeTurn() -> Bool {
    guard let work = run.takeDue() else { return false }
    run.perform(work)
    commit()
    runDeferred()
    return true
  }

  private func runDeferred() {
    var count = 0
    while run.goesOn, let work = run.takeDeferred() {
      run.perform(work)
      commit()
      count += 1
      guard count < Limits.deferredBlocks else {
        run.find(.didNotSettle, on: movingNode ?? .run)
        return run.dropDeferred()
      }
    }
    // Past the limit of an input nothing that it asked for is begun.
    if !run.goesOn { run.dropDeferred() }
  }

  /// What the run was in the middle of when a limit was reached.
  private var movingNode: NodeID? {
    run.activeTransitions.last?.participants.last?.id ?? windowScene.topmostController?.id
  }

  /// Tells of transitions that nobody will complete.
  private func reportUnfinished() {
    for transition in run.activeTransitions where !transition.waitsForGesture {
      transition.reportNeverCompleted()
    }
  }
}

// MARK: - The commit

extension Simulation {
  /// Brings traits and layout up to date until all is quiet, up to a limit.
  func commit() {
    run.nesting.allow()
    for _ in 0..<Limits.commitPasses {
      guard run.goesOn else { return }
      run.applyTraits()
      if run.statusBarIsStale { followStatusBar() }
      var isQuiet = true
      var index = 0
      while index < windowScene.windows.count {
        let window = windowScene.windows[index]
        index += 1
        guard window.needsVisit else { continue }
        isQuiet = false
        window.layOut()
      }
      if isQuiet, !run.hasPendingTraits { return run.recordReleased() }
    }
    let moving = windowScene.windows.lazy.compactMap(\.firstMoving).first
    run.find(.didNotSettle, on: moving?.controller?.id ?? moving?.id ?? .run)
    for window in windowScene.windows { window.giveUpLayout() }
  }
}

extension UIView {
  /// The first view below that still asks for layout.
  fileprivate var firstMoving: UIView? {
    guard needsVisit else { return nil }
    if needsLayout { return self }
    return subviews.lazy.compactMap(\.firstMoving).first
  }

  /// Takes every request for layout back.
  fileprivate func giveUpLayout() {
    guard needsVisit else { return }
    needsVisit = false
    needsLayout = false
    for view in subviews { view.giveUpLayout() }
  }
}
