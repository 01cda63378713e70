import AdaptCore
import AdaptRules
import Foundation

/// A change of the tab that is shown, from its beginning to its end.
final class TabChange {
  let old: UIViewController?
  let new: UIViewController?
  /// What was selected before; selected again if the change is cancelled.
  let previous: UIViewController?
  /// What is seen in the place of the two when the change begins: both hear of its end.
  var leaving: [UIViewController] = []
  var arriving: [UIViewController] = []
  /// The transition; nil for a change without animation.
  var transition: Transition?

  init(from old: UIViewController?, to new: UIViewController?, previous: UIViewController?) {
    self.old = old
    self.new = new
    self.previous = previous
  }
}

extension UITabBarController {
  /// The controller whose view stands for the selection: a tab, or the stack under More.
  private var placeOfSelection: UIViewController? {
    guard let selected, needsMore(selected) else { return selected }
    return moreStack
  }

  /// What is seen of the tabs that a change moves, and of the one that is shown.
  var tabsInChange: [UIViewController] {
    var all: [UIViewController] = []
    for face in (change?.leaving ?? []) + (change?.arriving ?? []) + facesShown
    where !all.contains(where: { $0 === face }) {
      all.append(face)
    }
    return all
  }

  var visibleTabs: [UIViewController] { tabsInChange.filter(\.isVisible) }

  /// Shows what is selected.
  ///
  /// - Parameters:
  ///   - previous: What was selected before.
  ///   - mayAnimate: Whether the delegate is asked for an animation.
  func showSelection(insteadOf previous: UIViewController?, mayAnimate: Bool) {
    guard isViewLoaded else { return }
    let (old, new) = (shown, placeOfSelection)
    guard old !== new else { return }
    endChange()
    // A presentation in a tab's own context drives it no longer than it moves.
    for tab in [old, new] { tab?.appearance.isDriven = true }
    switch appearance.state {
    case .disappeared: takeOut(old)
    case .appearing, .disappearing: exchangeOnTheWay(old, new)
    case .appeared:
      let change = TabChange(from: old, to: new, previous: previous)
      change.leaving = old.map { faces(of: $0) } ?? []
      change.arriving = new.map { faces(of: $0) } ?? []
      guard mayAnimate, let old, let new, !hasContext(old), !hasContext(new),
        let animator = animator(from: old, to: new)
      else {
        return exchange(change)
      }
      animate(change, from: old, to: new, animator)
    }
  }

  /// Shows what is selected before anything appears.
  func showSelectionUnseen() {
    let new = placeOfSelection
    let isThere = new.map { isCovered($0) || $0.viewIfLoaded?.superview != nil } ?? false
    guard new !== shown || !isThere else { return }
    takeOut(shown)
    if let new { putIn(new) }
  }

  /// Exchanges the views now, and ends the appearance of both after the commit.
  private func exchange(_ change: TabChange) {
    guard let run else { return }
    self.change = change
    run.afterCommit { [self] in if self.change === change { endChange() } }
    let order = TabOrder.decide(on: run.system).value
    // Loaded before anybody is asked whether the tab can appear: that runs the app's code.
    change.new?.loadViewIfNeeded()
    play(order.begin, of: change)
    takeOut(change.old)
    guard let new = change.new else { return }
    putIn(new)
    if appearance.state == .appeared { tellIsAppearing(new) }
  }

  /// Exchanges the views while the tabs themselves appear or disappear: what is new goes the rest
  /// of the way with them.
  private func exchangeOnTheWay(_ old: UIViewController?, _ new: UIViewController?) {
    guard let run else { return }
    // Before super's `viewWillAppear` nothing is on its way yet.
    let leaving = old.map { faces(of: $0) } ?? []
    let isOnTheWay = leaving.contains { $0.appearance.state != .disappeared } || old == nil
    let appears = appearance.state == .appearing && isOnTheWay
    let order = TabOrder.decide(on: run.system).value
    let cast = TransitionCast(
      arriving: appears ? new.map { faces(of: $0) } ?? [] : [],
      leaving: leaving.filter { $0.appearance.state == .appearing }, animated: appearance.animated)
    cast.play(order.begin, where: { $0.callback != .viewIsAppearing })
    takeOut(old)
    for face in leaving where face.appearance.state == .disappearing {
      face.didDisappear(animated: appearance.animated)
    }
    guard let new else { return }
    putIn(new)
    if !appearance.owesIsAppearing { tellIsAppearing(new) }
  }

  /// Ends a change without animation.
  func endChange() {
    guard let change, change.transition == nil, let run else { return }
    self.change = nil
    let order = TabOrder.decide(on: run.system).value
    changing { play(order.complete, of: change) }
  }

  private func tellIsAppearing(_ tab: UIViewController) {
    for face in faces(of: tab) { face.isAppearingIfInWindow() }
  }

  /// Makes the calls of a change, as far as the tabs are still there to make them.
  private func play(
    _ steps: [TransitionOrder.Step], of change: TabChange, animated: Bool = false,
    beforeEnd: (UIViewController) -> Void = { _ in }
  ) {
    let cast = TransitionCast(
      arriving: change.arriving, leaving: change.leaving, animated: animated)
    cast.play(
      steps, beforeEnd: beforeEnd, allows: { allows($0, of: $1) },
      where: { $0.callback != .viewIsAppearing || $0.participant == .leaving })
  }
}

// MARK: - With an animator

extension UITabBarController {
  private func animator(
    from old: UIViewController, to new: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    guard let run, let delegate, run.animationsEnabled else { return nil }
    return run.askForObject(.tabBarControllerAnimationController, on: id, of: delegate) {
      delegate.tabBarController(self, animationControllerForTransitionFrom: old, to: new)
    }
  }

  private func animate(
    _ change: TabChange, from old: UIViewController, to new: UIViewController,
    _ animator: any UIViewControllerAnimatedTransitioning
  ) {
    guard let run else { return }
    let transition = Transition(run: run, animated: true)
    transition.animator = animator
    transition.interactor =
      delegate.flatMap { delegate in
        run.askForObject(.tabBarControllerInteractionController, on: id, of: delegate) {
          delegate.tabBarController(self, interactionControllerFor: animator)
        }
      }
    change.transition = transition
    self.change = change
    let coordinator = transition.coordinator
    (coordinator.from, coordinator.to, coordinator.containerView) = (old, new, view)
    (coordinator.fromView, coordinator.toView) = (old.view, new.view)
    transition.context.initialFrames[ObjectIdentifier(old)] = old.view.frame
    transition.context.finalFrames[ObjectIdentifier(new)] = frame(of: new)
    transition.begin(lasting: .zero)
    let order = TabOrder.decide(on: run.system).value
    play(order.begin, of: change, animated: true)
    // The controllers have no coordinator before they have heard of the change (O083).
    transition.include([self, old, new])
    shown = new
    transition.finish = { [self] arrived in
      changing { finish(change, from: old, to: new, arrived: arrived) }
    }
    transition.animate()
  }

  private func finish(
    _ change: TabChange, from old: UIViewController, to new: UIViewController, arrived: Bool
  ) {
    guard let run else { return }
    self.change = nil
    let order = TabOrder.decide(on: run.system).value
    if arrived {
      if new.viewIfLoaded?.superview == nil, !isCovered(new) {
        run.find(.toViewNotAdded, on: new.id)
      }
      putIn(new)
      remove(old)
      return play(order.complete, of: change, animated: true)
    }
    (shown, selected) = (old, change.previous)
    noteSelection()
    showItems()
    putIn(old)
    play(order.cancel, of: change, animated: true) { $0.viewIfLoaded?.takeOut() }
    remove(new)
  }
}

// MARK: - The views

extension UITabBarController {
  /// Puts a tab's view under the bar, and what is presented in its place over it.
  private func putIn(_ tab: UIViewController) {
    shown = tab
    if !isCovered(tab) {
      tab.view.frame = frame(of: tab)
      view.insert(tab.view, at: .index(0))
    }
    putInContext(of: tab)
  }

  func takeOut(_ tab: UIViewController?) {
    guard let tab else { return }
    remove(tab)
    if shown === tab { shown = nil }
  }

  private func remove(_ tab: UIViewController) {
    tab.viewIfLoaded?.takeOut()
    takeOutContext(of: tab)
  }
}
