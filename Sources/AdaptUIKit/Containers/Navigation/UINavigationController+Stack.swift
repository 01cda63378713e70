import AdaptCore
import AdaptRules

// MARK: - Calls to change the stack

extension UINavigationController {
  /// Whether the app's block has raised an exception, so that what it asks for is refused.
  private var refusesChanges: Bool { run?.refusesRequests(on: id) ?? false }

  /// Puts a call off until the running transition ends.
  func waits(_ body: @escaping (UINavigationController) -> Void) -> Bool {
    if let run, run.refusesRequests(on: id) { return true }
    guard let transition else { return false }
    run?.recorder.record(.queued(because: WaitingTurn.decide(.stack).reasons), on: id)
    transition.wait { [self] in body(self) }
    return true
  }

  /// Whether a controller is on the stack; one that was taken off is not, though it may be a child.
  func isOnStack(_ controller: UIViewController) -> Bool {
    controller.stackEntry.isStacked && controller.parentLink === self
  }

  func push(_ controller: UIViewController, animated: Bool) {
    guard !refusesChanges else { return }
    if isForeignStack(controller) {
      // A stack that is made with one as its root has not joined the run yet.
      if run == nil { join(Run.current) }
      find(.navigationControllerPushed, object: joined(controller))
      return
    }
    if controller is UISplitViewController {
      find(.splitViewPushed, object: joined(controller))
      return
    }
    if waits({ $0.pushViewController(controller, animated: animated) }) { return }
    if isOnStack(controller) {
      find(.sameInstancePushed, object: controller.id)
      return
    }
    adopt(controller)
    // What the controller was told may have led elsewhere, or put it on the stack already.
    guard controller.parentLink === self, !controller.stackEntry.isStacked else { return }
    let below = stack.last
    stack.append(controller)
    controller.stackEntry.isStacked = true
    undo.append(.pushed(controller))
    if let below { readBottomBar(of: below, at: stack.count - 2) }
    renewEntry(at: stack.count - 1, readingBottomBar: true)
    stackDidChange(animated: animated, .push)
  }

  /// Takes all controllers above a place off the stack.
  ///
  /// - Parameter isSwipe: Whether a swipe from the edge drives the transition.
  /// - Returns: What was taken off, the lowest first.
  func pop(to index: Int, animated: Bool, isSwipe: Bool = false) -> [UIViewController] {
    let popped = Array(stack[(index + 1)...])
    guard !popped.isEmpty else { return [] }
    for controller in popped { controller.tellWillMove(to: nil) }
    // What they were told may have changed the stack.
    let gone = popped.filter(isOnStack)
    guard let lowest = gone.first else { return [] }
    if stack.count > gone.count, stack[stack.count - gone.count] === lowest {
      stack.removeLast(gone.count)
    } else {
      stack.removeAll { controller in gone.contains { $0 === controller } }
    }
    for controller in gone { release(controller) }
    undo.append(.popped(gone))
    if let top = stack.last { readBottomBar(of: top, at: stack.count - 1) }
    stackDidChange(animated: animated, .pop, isSwipe: isSwipe)
    return gone
  }

  func set(_ controllers: [UIViewController], animated: Bool) {
    guard !refusesChanges else { return }
    if waits({ $0.setViewControllers(controllers, animated: animated) }) { return }
    var seen: Set<ObjectIdentifier> = []
    for controller in controllers where !seen.insert(ObjectIdentifier(controller)).inserted {
      find(.controllersNotDistinct, object: joined(controller))
      return
    }
    if let split = controllers.first(where: { $0 is UISplitViewController }) {
      find(.splitViewPushed, object: joined(split))
      return
    }
    let oldTop = topViewController
    let place: StackTransition.Place =
      switch controllers.last {
      case let new? where new === oldTop: .top
      case let new? where isOnStack(new): .below
      case nil where oldTop == nil: .top
      default: .nowhere
      }
    replaceStack(controllers)
    switch StackTransition.decide(newTop: place).value {
    case .none:
      noteStack()
      bottomBarMayHaveChanged(animated: animated)
      renewBars()
      if change == nil { settleMoves() }
    case .push: stackDidChange(animated: animated, .push)
    case .pop: stackDidChange(animated: animated, .pop)
    }
  }

  /// Whether a controller is a stack that this one does not take: in a collapsed split view the
  /// detail's own stack comes onto the primary one.
  private func isForeignStack(_ controller: UIViewController) -> Bool {
    let isCollapsedInto = (parentLink as? UISplitViewController)?.isCollapsed ?? false
    return controller is UINavigationController && !isCollapsedInto
  }

  /// Pushes what `show` was asked for, or presents it where it is a stack itself.
  func pushToShow(_ vc: UIViewController) {
    if run == nil { join(Run.current) }
    if let run, run.refusesRequests(on: id) { return }
    vc.join(run)
    let call = run?.showing(of: vc)
    let pushes = ShowTarget.pushes(isStack: isForeignStack(vc))
    let isAnimated = run?.animationsEnabled ?? false
    guard pushes.value else {
      let asked = call?.asked ?? self
      run?.tellShown(vc, .presented, by: asked, because: pushes.reasons)
      return asked.present(vc, animated: isAnimated)
    }
    // Asked itself, it shows the controller as the container that it is.
    run?.tellShown(vc, .pushed, by: self, because: call == nil ? pushes.reasons : ReasonList())
    pushViewController(vc, animated: isAnimated)
  }
}

// MARK: - The stack itself

extension UINavigationController {
  /// Makes a controller a child that is about to be on the stack.
  private func adopt(_ controller: UIViewController) {
    if controller.parentLink === self {
      // It was taken off a moment ago, and comes back before it is gone.
      leaving.removeAll { $0 === controller }
      controller.tellWillMove(to: self)
    } else {
      add(controller)
      if controller.parentLink === self { controller.stackEntry = StackEntry() }
    }
    guard controller.parentLink === self else { return }
    (controller as? UINavigationController)?.renewBars()
    controller.appearance.isDriven = true
    controller.moves.isMovingFromParent = false
    controller.moves.isMovingToParent = true
    controller.moves.hasArrived = false
    arriving.append(controller)
  }

  /// Keeps a controller that was taken off the stack until what is shown has changed.
  private func release(_ controller: UIViewController) {
    controller.moves.isMovingFromParent = true
    controller.stackEntry.isStacked = false
    leaving.append(controller)
  }

  func replaceStack(_ controllers: [UIViewController]) {
    let kept = Set(controllers.map(ObjectIdentifier.init))
    let old = stack
    let before = Set(children.map(ObjectIdentifier.init))
    for controller in old where !kept.contains(ObjectIdentifier(controller)) {
      controller.tellWillMove(to: nil)
    }
    for controller in controllers where !isOnStack(controller) { adopt(controller) }
    // What they were told may have changed the stack.
    for controller in stack where !kept.contains(ObjectIdentifier(controller)) {
      if isOnStack(controller) { release(controller) }
    }
    stack = controllers.filter { $0.parentLink === self }
    for controller in stack { controller.stackEntry.isStacked = true }
    // What a call has put in besides leaves again.
    for stray in children where !isOnStack(stray) && !before.contains(ObjectIdentifier(stray)) {
      release(stray)
    }
    undo.append(.replaced(old))
    orderChildren()
    for index in stack.indices { renewEntry(at: index, readingBottomBar: true) }
    if shown == nil { settleMoves() }
  }

  /// The children are the stack, and above it what is leaving.
  private func orderChildren() {
    let others = children.filter { !isOnStack($0) }
    children = stack + others
  }

  /// Takes every change since the last transition back (O072).
  func undoChanges() {
    let changes = undo
    undo = []
    for change in changes.reversed() {
      switch change {
      case .pushed(let controller):
        guard stack.last === controller else { continue }
        stack.removeLast()
        release(controller)
      case .popped(let controllers): for controller in controllers { takeBack(controller) }
      case .replaced(let old):
        let kept = Set(old.map(ObjectIdentifier.init))
        for controller in stack where !kept.contains(ObjectIdentifier(controller)) {
          release(controller)
        }
        for controller in old where !isOnStack(controller) { takeBack(controller) }
        stack = old.filter(isOnStack)
      }
    }
    orderChildren()
    for index in stack.indices { renewEntry(at: index, readingBottomBar: false) }
    noteStack()
    bottomBarMayHaveChanged(animated: true)
  }

  private func takeBack(_ controller: UIViewController) {
    guard controller.parentLink === self, !controller.stackEntry.isStacked else { return }
    leaving.removeAll { $0 === controller }
    controller.stackEntry.isStacked = true
    controller.moves.isMovingFromParent = false
    stack.append(controller)
  }

  /// A child was taken away from outside: by another container, or by `removeFromParent`.
  func forget(_ child: UIViewController) {
    leaving.removeAll { $0 === child }
    arriving.removeAll { $0 === child }
    guard child.stackEntry.isStacked, let index = stack.lastIndex(where: { $0 === child }) else {
      return
    }
    child.stackEntry = StackEntry()
    (child as? UINavigationController)?.renewBars()
    child.moves = MovingFlags()
    if child !== shown { child.appearance.isDriven = false }
    let wasTop = index == stack.count - 1
    stack.remove(at: index)
    undo = []
    for index in stack.indices[index...] { renewEntry(at: index, readingBottomBar: false) }
    guard !wasTop else { return stackDidChange(animated: false, .pop) }
    noteStack()
    renewBars()
  }

  /// Records the upper end of the stack, and takes over what its top would like to have.
  func noteStack() {
    run?.recorder.record(.stackChanged(stack.suffix(Limits.recordedStack).map(\.id)), on: id)
    if let topViewController { preferredContentSize = topViewController.preferredContentSize }
  }

  private func stackDidChange(
    animated: Bool, _ operation: Operation, isSwipe: Bool = false
  ) {
    noteStack()
    bottomBarMayHaveChanged(animated: animated)
    guard appearance.state != .disappeared, let view = viewIfLoaded else { return settleMoves() }
    change = StackChange(animated: animated, operation: operation, isSwipe: isSwipe)
    view.markLayout()
  }

  /// Tells moved controllers that they have arrived or are gone, and lets go of those.
  ///
  /// What they are told may change the stack again, so that each is looked at before it is told.
  func settleMoves() {
    undo = []
    let (arrived, gone) = (arriving, leaving)
    (arriving, leaving) = ([], [])
    for child in arrived where isOnStack(child) {
      child.moves.isMovingToParent = false
      guard !child.moves.hasArrived else { continue }
      child.moves.hasArrived = true
      child.tellDidMove(to: self)
    }
    let dropped = gone.filter { $0.parentLink === self && !$0.stackEntry.isStacked }
    dropAll(dropped)
    for controller in dropped where controller.parentLink == nil {
      controller.tellDidMove(to: nil)
    }
  }

  /// Takes controllers out of the children.
  ///
  /// - Complexity: O(1) for the last child, else O(n) in the children.
  private func dropAll(_ dropped: [UIViewController]) {
    if dropped.count > 1 {
      let all = Set(dropped.map(ObjectIdentifier.init))
      children.removeAll { all.contains(ObjectIdentifier($0)) }
      for controller in dropped {
        controller.traitsStatedByParent = nil
        controller.parentLink = nil
      }
    } else if let controller = dropped.first {
      drop(controller)
    }
    for controller in dropped {
      (controller as? UINavigationController)?.renewBars()
      controller.appearance.isDriven = false
      controller.moves = MovingFlags()
      controller.stackEntry = StackEntry()
    }
  }
}

// MARK: - What the stack keeps with its controllers

extension UINavigationController {
  /// Asks a controller whether it hides the bar at the bottom: when it comes on the stack, and when
  /// it is on top while something is pushed or popped.
  private func readBottomBar(of controller: UIViewController, at index: Int) {
    controller.stackEntry.hidesBottomBar = controller.hidesBottomBarWhenPushed
    renewEntry(at: index, readingBottomBar: false)
  }

  private func renewEntry(at index: Int, readingBottomBar: Bool) {
    let controller = stack[index]
    let below = index > 0 ? stack[index - 1].stackEntry : nil
    if readingBottomBar {
      controller.stackEntry.hidesBottomBar = controller.hidesBottomBarWhenPushed
    }
    controller.stackEntry.isBottomBarHidden =
      StackBottomBar.decide(
        own: controller.stackEntry.hidesBottomBar, below: below?.isBottomBarHidden ?? false
      ).value
    controller.stackEntry.wantsLargeTitle =
      LargeTitle.wish(
        controller.navigationItem.largeTitleDisplayMode,
        below: below?.wantsLargeTitle
      ).value
  }

  /// What a controller shows in the bars has changed.
  func renewItems(of child: UIViewController) {
    guard isOnStack(child), let index = stack.lastIndex(where: { $0 === child }) else { return }
    let wish = child.stackEntry.wantsLargeTitle
    renewEntry(at: index, readingBottomBar: false)
    if wish != child.stackEntry.wantsLargeTitle {
      for index in stack.indices[index...] { renewEntry(at: index, readingBottomBar: false) }
    }
    renewBars()
  }

  private func bottomBarMayHaveChanged(animated: Bool) {
    let isHidden = hidesBottomBarOfContainer
    guard isHidden != hidBottomBar else { return }
    hidBottomBar = isHidden
    renewBars()
    parentLink?.bottomBarWishDidChange(of: self, animated: animated)
  }
}
