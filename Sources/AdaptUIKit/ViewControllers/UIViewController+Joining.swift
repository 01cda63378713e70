import AdaptCore

extension UIViewController {
  /// Takes the controller and its children into a run, where they get their names.
  ///
  /// - Returns: Whether it belongs to the run now: one that belongs to another does not, unless
  ///   that one is gone.
  @discardableResult
  func join(_ run: Run?) -> Bool {
    guard let run, self.run !== run else { return true }
    guard canJoin(run) else { return false }
    if self.run != nil {
      // Nothing of what it was in the middle of there goes on.
      (appearance, moves, coordinator) = (AppearanceController(), MovingFlags(), nil)
      viewIfLoaded?.id = .run
      hasTraits = false
    }
    self.run = run
    id = run.nextID(.viewController)
    viewIfLoaded?.run = run
    describe()
    predictTraits(in: run)
    let events = earlyEvents
    earlyEvents = []
    for event in events {
      switch event {
      case .called(let callback): run.recorder.called(callback, .nothing, on: id)
      case .found(let kind, let text): run.find(kind, on: id, text: text)
      }
    }
    for child in children { child.join(run) }
    return true
  }

  /// Whether `join` would take the controller; the finding is made if not.
  func canJoin(_ run: Run?) -> Bool {
    guard let run, let own = self.run, own !== run, !own.isGone else { return true }
    run.find(.joinedElsewhere, on: .run)
    return false
  }

  /// Makes a finding, when the controller joins a run if it is in none.
  func find(
    _ kind: Finding.Kind, object: NodeID? = nil, text: String? = nil,
    because reasons: ReasonList = ReasonList()
  ) {
    if let run {
      run.find(kind, on: id, object: object, text: text, because: reasons)
    } else {
      earlyEvents.append(.found(kind, text))
    }
  }

  func describe() {
    guard let run, run.recorder.keepsEvents else { return }
    run.recorder.describe(
      NodeDescription(
        id: id, type: "\(type(of: self))", name: givenName ?? title, place: scene?.controllerPlace))
  }

  /// Clears every link that leads here.
  func fallApart() {
    for child in children { child.parentLink = nil }
    ownNavigationItem?.owner = nil
    loadedView?.controller = nil
    presentation?.presenterIsGone()
    earlyController?.presentedIsGone()
    if let run, id != .run { run.noteRelease(id) }
  }
}
