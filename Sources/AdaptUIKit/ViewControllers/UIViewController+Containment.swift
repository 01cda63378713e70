import AdaptCore
import Foundation

extension UIViewController: Sibling {
  /// Takes a controller in as the last child, out of the parent it had.
  ///
  /// What the child is told may make it a child of this or another controller: the later call
  /// counts.
  func add(_ child: UIViewController) {
    if let run, run.refusesRequests(on: id) { return }
    guard canTake(child), child.parentLink !== self, child.canJoin(run) else { return }
    child.parentLink?.drop(child)
    child.tellWillMove(to: self)
    if let other = child.parentLink {
      if other !== self { run?.find(.moveOvertaken, on: child.id, object: id, other: other.id) }
      return
    }
    guard canTake(child), child.canJoin(run) else { return }
    child.lastPlace = children.count
    children.append(child)
    child.parentLink = self
    raiseLevels(child.levelsBelow + 1)
    child.join(run)
    if child.presentation != nil { run?.childrenPresent = true }
    child.moves.isMovingToParent = appearance.state != .disappeared
    child.inheritFromParent()
  }

  /// Whether a controller can be a child: not if this one lies in it, nor if it would lie too deep.
  private func canTake(_ child: UIViewController) -> Bool {
    if lies(inOrOver: child) {
      find(.childOfItself, object: child.id)
      return false
    }
    let depth = controllerDepth
    if depth + child.levelsBelow < Limits.controllerDepth { return true }
    child.measureLevels()
    if depth + child.levelsBelow < Limits.controllerDepth { return true }
    find(.nestedTooDeep, object: child.id)
    return false
  }

  func leaveParent() {
    guard let parent = parentLink else { return }
    parent.drop(self)
    tellDidMove(to: nil)
  }

  func drop(_ child: UIViewController) {
    if let index = place(of: child, in: children) { children.remove(at: index) }
    child.traitsStatedByParent = nil
    child.parentLink = nil
    didLose(child)
  }

  private func raiseLevels(_ levels: Int) {
    var controller: UIViewController? = self
    var levels = levels
    while let current = controller, current.levelsBelow < levels {
      current.levelsBelow = levels
      levels += 1
      controller = current.parentLink
    }
  }

  /// Counts the levels of children below anew: those that have left make them fewer.
  func measureLevels() {
    var levels = 0
    var level = children
    while !level.isEmpty {
      levels += 1
      level = level.flatMap(\.children)
    }
    levelsBelow = levels
  }

  /// Whether the controller is `ancestor` or lies below it by parents.
  package func isDescendant(of ancestor: UIViewController) -> Bool {
    var controller: UIViewController? = self
    while let current = controller {
      if current === ancestor { return true }
      controller = current.parentLink
    }
    return false
  }

  func tellWillMove(to parent: UIViewController?) {
    callContainment(.willMoveToParent, parent) { willMove(toParent: parent) }
  }

  func tellDidMove(to parent: UIViewController?) {
    callContainment(.didMoveToParent, parent) { didMove(toParent: parent) }
    if parent == nil { tabLink?.takeBack(self) }
  }

  private func callContainment(
    _ callback: Callback, _ parent: UIViewController?, _ body: () -> Void
  ) {
    let outer = appearance.running
    appearance.running = callback
    if run == nil { join(parent?.run) }
    // A parent made for a child that is in the run is named here, and not called the run.
    parent?.join(run)
    call(callback, .node(parent?.id), body)
    appearance.running = outer
  }

  /// The base of a containment callback: what the app calls by itself is recorded too.
  func noteContainment(_ callback: Callback, _ parent: UIViewController?) {
    if callback == .willMoveToParent { moves.isMovingFromParent = parent == nil }
    // One that was not on screen has no disappearance to end its way.
    if callback == .didMoveToParent, parent == nil, appearance.state == .disappeared {
      moves.isMovingFromParent = false
    }
    guard let run, appearance.running != callback else { return }
    run.recorder.called(callback, .node(parent?.id), on: id)
  }
}

extension UIViewController {
  /// The base of `transition(from:to:duration:animations:completion:)`: sources agree that the old
  /// one begins, the new one begins and ends, the old one ends.
  func exchange(
    _ old: UIViewController, for new: UIViewController, over duration: TimeInterval,
    _ animations: (() -> Void)?, then completion: ((Bool) -> Void)?
  ) {
    guard let run, !run.refusesRequests(on: id) else { return }
    guard old.parentLink === self, new.parentLink === self else {
      run.find(.hierarchyInconsistency, on: id, object: old.id, other: new.id)
      return
    }
    let forwards = shouldAutomaticallyForwardAppearanceMethods && appearance.state == .appeared
    let animated = duration > 0 && run.animationsEnabled
    if forwards {
      old.appearance.isDriven = true
      new.appearance.isDriven = true
      old.willDisappear(animated: animated)
      new.willAppear(animated: animated)
    }
    let host: UIView = old.view.superview ?? view
    host.insert(new.view, at: .top)
    if let animations { run.callUnrecorded(on: id, animations) }
    let end = { [self] in
      if old !== new { old.view.takeOut() }
      if forwards {
        new.didAppear(animated: animated)
        old.didDisappear(animated: animated)
        old.appearance.isDriven = false
        new.appearance.isDriven = false
      }
      if let completion { call(.animationCompletion, .flag(true)) { completion(true) } }
    }
    run.schedule(after: animated ? SimulatedDuration(seconds: duration) : .zero, end)
  }
}
