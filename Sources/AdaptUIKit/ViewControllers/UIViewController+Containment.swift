import AdaptCore
public import Foundation

extension UIViewController {
  func add(_ child: UIViewController) {
    if let run, run.refusesRequests(on: id) { return }
    if lies(inOrOver: child) {
      run?.find(.childOfItself, on: id, object: child.id)
      return
    }
    guard child.parentLink !== self else { return }
    guard controllerDepth < Limits.controllerDepth else {
      run?.find(.nestedTooDeep, on: id, object: child.id)
      return
    }
    child.parentLink?.drop(child)
    child.tellWillMove(to: self)
    children.append(child)
    child.parentLink = self
    child.join(run)
    child.moves.isMovingToParent = appearance.state != .disappeared
    child.inheritFromParent()
  }

  func leaveParent() {
    guard let parent = parentLink else { return }
    parent.drop(self)
    tellDidMove(to: nil)
  }

  func drop(_ child: UIViewController) {
    children.removeAll { $0 === child }
    child.traitsStatedByParent = nil
    child.parentLink = nil
  }

  /// Whether the controller is `ancestor` or lies below it by parents.
  func isDescendant(of ancestor: UIViewController) -> Bool {
    var controller: UIViewController? = self
    while let current = controller {
      if current === ancestor { return true }
      controller = current.parentLink
    }
    return false
  }

  /// Whether the controller is `other`, or lies in it or over it by parents and presenters.
  ///
  /// - Complexity: O(depth).
  func lies(inOrOver other: UIViewController) -> Bool {
    var controller: UIViewController? = self
    while let current = controller {
      if current === other { return true }
      controller = current.parentLink ?? current.presentedIn?.presenter
    }
    return false
  }

  /// How many controllers this one is inside or over, itself counted.
  var controllerDepth: Int {
    var depth = 0
    var controller: UIViewController? = self
    while let current = controller {
      depth += 1
      controller = current.parentLink ?? current.presentedIn?.presenter
    }
    return depth
  }

  func tellWillMove(to parent: UIViewController?) {
    callContainment(.willMoveToParent, parent) { willMove(toParent: parent) }
  }

  func tellDidMove(to parent: UIViewController?) {
    callContainment(.didMoveToParent, parent) { didMove(toParent: parent) }
  }

  private func callContainment(
    _ callback: Callback, _ parent: UIViewController?, _ body: () -> Void
  ) {
    let outer = appearance.running
    appearance.running = callback
    if run == nil { join(parent?.run) }
    call(callback, .node(parent?.id), body)
    appearance.running = outer
  }

  /// The base of a containment callback: what the app calls by itself is recorded too.
  func noteContainment(_ callback: Callback, _ parent: UIViewController?) {
    if callback == .willMoveToParent { moves.isMovingFromParent = parent == nil }
    guard let run, appearance.running != callback else { return }
    run.recorder.called(callback, .node(parent?.id), on: id)
  }
}

extension UIViewController {
  /// Exchanges the views of two children, with their appearance calls (sources agree that the old
  /// one begins, the new one begins and ends, the old one ends).
  ///
  /// - Parameters:
  ///   - duration: In simulated seconds.
  ///   - completion: Called once, with true.
  ///
  /// UIKit: `transition(from:to:duration:options:animations:completion:)`.
  public func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, animations: (() -> Void)? = nil, completion: ((Bool) -> Void)? = nil
  ) {
    guard let run, !run.refusesRequests(on: id) else { return }
    guard fromViewController.parentLink === self, toViewController.parentLink === self else {
      run.find(
        .hierarchyInconsistency, on: id, object: fromViewController.id,
        other: toViewController.id)
      return
    }
    let (old, new) = (fromViewController, toViewController)
    let forwards = shouldAutomaticallyForwardAppearanceMethods && appearance.state == .appeared
    let animated = duration > 0 && run.animationsEnabled
    if forwards {
      old.appearance.isDriven = true
      new.appearance.isDriven = true
      old.willDisappear(animated: animated)
      new.willAppear(animated: animated)
    }
    let host = old.view.superview ?? view
    host.addSubview(new.view)
    animations?()
    let end = { [self] in
      if old !== new { old.view.removeFromSuperview() }
      if forwards {
        new.didAppear(animated: animated)
        old.didDisappear(animated: animated)
        old.appearance.isDriven = false
        new.appearance.isDriven = false
      }
      call(.animationCompletion, .flag(true)) { completion?(true) }
    }
    run.schedule(after: animated ? SimulatedDuration(seconds: duration) : .zero, end)
  }
}
