import AdaptCore
import AdaptRules

extension UIViewController {
  /// The controller that an unwind turns to after this one and what is inside it: the parent; for
  /// one that is presented, who called `present` or who presents (rule `unwind.search`).
  func nextOutwards(_ form: UnwindSearch.Form) -> UIViewController? {
    if let parentLink { return parentLink }
    guard let presentedIn else { return nil }
    switch form {
    case .caller, .repeated, .once: return presentedIn.caller ?? presentedIn.presenter
    case .presenter: return presentedIn.presenter
    }
  }

  /// The child that is the source of an unwind or contains it: also one that called `present` for
  /// what the source is in.
  ///
  /// - Complexity: O(depth), and O(n) in what a presenter on the way contains.
  func childOutwards(from source: UIViewController) -> UIViewController? {
    guard !children.isEmpty else { return nil }
    var next: UIViewController? = source
    while let controller = next {
      if controller.parentLink === self { return controller }
      next = controller.nextOutwards(.once)
    }
    return nil
  }

  /// The method that an unwind segue names: of those that the class states, else of those that are
  /// registered for it.
  func unwindMethod(_ action: Selector) -> ((UIStoryboardSegue) -> Void)? {
    if let own = unwindActions[action] { return own }
    let registered = registeredMembers.lazy.compactMap { $0.unwindActions[action] }.first
    return registered.map { method in { [self] segue in method(self, segue) } }
  }

  /// The names of all methods that unwind segues may name, each once or more.
  var unwindActionNames: [String] {
    let registered = registeredMembers.flatMap { Array($0.unwindActions.keys) }
    return (Array(unwindActions.keys) + registered).map(\.rawValue).sorted()
  }

  private var registeredMembers: [RegisteredMembers] {
    (scene?.bundle ?? run?.interfaces)?.classes.members(of: self) ?? []
  }

  /// The base of `allowedChildrenForUnwinding(from:)` (rule `unwind.children`).
  func allowedChildren(
    from source: UIStoryboardUnwindSegueSource, of kind: UnwindChildren.Kind,
    among children: [UIViewController]
  ) -> [UIViewController] {
    run?.leave(.allowedChildrenForUnwinding, unansweredBy: self)
    let containing: UIViewController?
    if let run {
      containing =
        run.ask(
          .childContaining, .node(source.source.id), on: id, of: self,
          as: { .node($0?.id) }, { childContaining(source) }) ?? nil
      // The question in between has taken the mark's place.
      run.leave(.allowedChildrenForUnwinding, unansweredBy: self)
    } else {
      containing = childContaining(source)
    }
    let order = UnwindChildren.decide(
      kind, count: children.count, containing: children.firstIndex { $0 === containing },
      leavesOut: true)
    return order.value.map { children[$0] }
  }

  /// The base of `canPerformUnwindSegueAction` (rule `unwind.eligibility`).
  func takesUnwind(_ action: Selector, from source: UIViewController) -> Bool {
    UnwindEligibility.decide(
      hasMethod: unwindMethod(action) != nil, isSource: self === source
    ).value
  }

  /// Asks whether an unwind may end here, by the method that the system has.
  func isAskedToTake(_ action: Selector, from source: UIViewController, sender: Any?) -> Bool {
    guard let run else {
      return canPerformUnwindSegueAction(action, from: source, sender: sender)
    }
    run.unwinding?.note(self)
    let isNew = run.has(.unwindQuestion)
    return run.ask(
      .canPerformUnwindSegueAction, .node(source.id), on: id, of: self, as: EventValue.flag
    ) {
      isNew
        ? canPerformUnwindSegueAction(action, from: source, sender: sender)
        : canPerformUnwindSegueAction(action, from: source, withSender: sender)
    } ?? false
  }

  /// The base of `forUnwindSegueAction(_:from:withSender:)`.
  func nameForUnwinding(
    _ action: Selector, from source: UIViewController, sender: Any?
  ) -> UIViewController? {
    guard run?.unwinding?.probed !== self else {
      run?.leave(.viewControllerForUnwindSegueAction, unansweredBy: self)
      return nil
    }
    if looksInsideForUnwinding,
      let child = childForUnwinding(action, from: source, sender: sender)
    {
      return child
    }
    return isAskedToTake(action, from: source, sender: sender) ? self : nil
  }

  /// Whether the default of the search of before 9 looks at children (rule `unwind.search`): not
  /// where an override has called it, unless the container is one of UIKit's own.
  private var looksInsideForUnwinding: Bool {
    if showsControllersForUnwinding { return true }
    if overriddenActions.contains(.forUnwindSegueAction) { return false }
    guard let unwinding = run?.unwinding, !unwinding.form.value.asksForDestination else {
      return true
    }
    // From 9 on only overrides are called, so that the default was reached through one.
    return unwinding.named !== self
  }

  /// The first of some children that takes an unwind, as a controller says that looks for one
  /// itself (up to 8).
  func firstToTake(
    _ action: Selector, from source: UIViewController, sender: Any?, of kind: UnwindChildren.Kind,
    among children: [UIViewController]
  ) -> UIViewController? {
    let order = UnwindChildren.decide(
      kind, count: children.count, containing: nil, leavesOut: false)
    return order.value.lazy.map { children[$0] }.first {
      $0.isAskedToTake(action, from: source, sender: sender)
    }
  }

  /// Asks children in turn for the destination, each with what is inside it (up to 8).
  func firstNamed(
    _ action: Selector, from source: UIViewController, sender: Any?, by children: [UIViewController]
  ) -> UIViewController? {
    for child in children {
      guard let run else { return nil }
      let named = run.ask(
        .viewControllerForUnwindSegueAction, .node(source.id), on: child.id, of: child,
        as: { .node($0?.id) },
        { child.forUnwindSegueAction(action, from: source, withSender: sender) })
      if let named, let destination = named { return destination }
    }
    return nil
  }

  /// The base of `segueForUnwinding(to:from:identifier:)`.
  func vendForUnwinding(to destination: UIViewController) -> UIStoryboardSegue? {
    run?.leave(.segueForUnwinding, unansweredBy: self)
    return run?.unwinding?.defaultSegue(by: self, to: destination)
  }
}

extension Presentation {
  /// Who called `present`, if it still lies in the presenter; nil where that is the presenter
  /// itself.
  ///
  /// - Complexity: O(n) in the controllers inside the presenter.
  var caller: UIViewController? {
    guard callerID != presenter.id else { return nil }
    var level = presenter.children
    while !level.isEmpty {
      if let caller = level.first(where: { $0.id == callerID }) { return caller }
      level = level.flatMap(\.children)
    }
    return nil
  }
}

extension Run {
  /// Whether what a container does on the way of an unwind is animated (rule `unwind.animation`).
  var animatesUnwinding: Bool {
    UnwindAnimation.decide(
      animates: animationsEnabled, dismisses: unwinding?.dismisses ?? false
    ).value
  }
}
