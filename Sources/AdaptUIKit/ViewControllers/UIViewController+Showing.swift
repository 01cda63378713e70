import AdaptCore
import AdaptRules

/// A call of `show` or `showDetailViewController` on its way up the parents.
struct Showing {
  /// The controller that the app asked.
  let asked: UIViewController
  /// What is to be shown, and by which method.
  let action: Selector
  let shown: UIViewController
  /// Who has the call now: the base of its method hands on, that of another begins a new call.
  var holder: UIViewController?
  /// Why the call is where it is.
  var reasons = ReasonList()
  /// Whether one on the way said that it cannot perform the action.
  var isRefused = false
  /// Whether an event has told who shows the controller.
  var isTold = false
}

extension UIViewController {
  /// The base of the two methods: hands the call on to the target, else presents.
  ///
  /// Swift cannot tell whether a class overrides a method. So the base hands the call up parent by
  /// parent, and whoever overrides the method keeps it: the target is the same.
  func passOn(_ action: Selector, _ shown: UIViewController, sender: Any?) {
    if run == nil { join(Run.current) }
    guard let run, !run.refusesRequests(on: id) else { return }
    if let call = run.showing, call.holder === self, call.action == action, call.shown === shown {
      return passUp(action, shown, sender: sender)
    }
    shown.join(run)
    // An override may show something else before it hands its own call on.
    let outer = run.showing
    run.showing = Showing(asked: self, action: action, shown: shown)
    let usual = showTarget(for: action, sender: sender)
    let target = targetViewController(forAction: action, sender: sender)
    if let target, target !== usual, target !== self {
      // The app looks for the target in a way of its own.
      hand(action, shown, to: target, sender: sender)
    } else {
      passUp(action, shown, sender: sender)
    }
    run.showing = outer
  }

  /// Lets a controller show; if nobody tells who does, an override of the app's took the call.
  private func hand(
    _ action: Selector, _ shown: UIViewController, to target: UIViewController, sender: Any?
  ) {
    run?.showing?.holder = target
    target.perform(action, shown, sender: sender)
    run?.showing?.holder = self
    if run?.showing?.isTold == false { run?.tellShown(shown, .byOverride, by: target) }
  }

  private func passUp(_ action: Selector, _ shown: UIViewController, sender: Any?) {
    guard let run else { return }
    var chain: [UIViewController] = []
    while let parent = (chain.last ?? self).parentLink { chain.append(parent) }
    let target = ShowTarget.decide(
      depth: chain.count, refused: run.showing?.isRefused ?? false
    ) {
      chain[$0].canPerformAction(action, withSender: sender)
        ? [.overrides, .canPerform] : .overrides
    }
    run.showing?.reasons = target.reasons
    guard let place = target.value else {
      let asked = run.showing?.asked ?? self
      run.tellShown(shown, .presented, by: asked)
      return asked.present(shown, animated: run.animationsEnabled)
    }
    if place > 0 { run.showing?.isRefused = true }
    hand(action, shown, to: chain[place], sender: sender)
  }

  func perform(_ action: Selector, _ shown: UIViewController, sender: Any?) {
    if action == .showDetail {
      call(.showDetailViewController, .node(shown.id)) {
        showDetailViewController(shown, sender: sender)
      }
    } else {
      call(.showViewController, .node(shown.id)) { show(shown, sender: sender) }
    }
  }

  /// The nearest controller whose class is known to override the method, or that takes an action
  /// of the app's own.
  func showTarget(for action: Selector, sender: Any?) -> UIViewController? {
    var chain = [self]
    while let parent = chain[chain.count - 1].parentLink { chain.append(parent) }
    let isShowing = action == .show || action == .showDetail
    let target = ShowTarget.decide(depth: chain.count) { place in
      var member: ShowTarget.Member = []
      if chain[place].canPerformAction(action, withSender: sender) { member.insert(.canPerform) }
      let overrides = isShowing ? chain[place].overriddenActions.contains(action) : true
      if overrides { member.insert(.overrides) }
      return member
    }
    return target.value.map { chain[$0] }
  }
}

extension Run {
  /// The call that is on its way with a controller; nil where the one on its way shows another.
  func showing(of shown: UIViewController) -> Showing? {
    showing.flatMap { $0.shown === shown ? $0 : nil }
  }

  /// Records who shows a controller and how.
  func tellShown(
    _ shown: UIViewController, _ outcome: ShowOutcome, by controller: UIViewController,
    because reasons: ReasonList = ReasonList()
  ) {
    let call = showing(of: shown)
    let why = call.map { $0.reasons.adding(reasons) } ?? reasons
    if call != nil { showing?.isTold = true }
    recorder.record(.showing(shown.id, outcome, because: why), on: controller.id)
  }
}

// MARK: - When the target changes

/// A controller that hears when `showDetailViewController` leads elsewhere.
final class ShowDetailObserver {
  weak var controller: UIViewController?
  let handler: () -> Void

  init(_ controller: UIViewController, _ handler: @escaping () -> Void) {
    self.controller = controller
    self.handler = handler
  }
}

extension UIViewController {
  /// Calls a handler whenever a split view of the run collapses or expands, as long as the
  /// controller lives.
  ///
  /// It stands in for `showDetailTargetDidChangeNotification`: a notification centre is shared by
  /// all runs, and tells its observers in no order.
  public func registerForShowDetailTargetChanges(_ handler: @escaping () -> Void) {
    if run == nil { join(Run.current) }
    run?.showDetailObservers.append(ShowDetailObserver(self, handler))
  }

  /// Tells everybody that `showDetailViewController` leads elsewhere from now on.
  func showDetailTargetDidChange() {
    guard let run else { return }
    run.recorder.called(.showDetailTargetDidChange, .node(id), on: id)
    run.showDetailObservers.removeAll { $0.controller == nil }
    for observer in run.showDetailObservers {
      guard let controller = observer.controller else { continue }
      controller.call(.showDetailTargetDidChange, .node(id), observer.handler)
    }
  }
}
