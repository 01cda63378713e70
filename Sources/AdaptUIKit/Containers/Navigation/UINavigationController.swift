public import AdaptCore
import AdaptRules
public import Foundation

/// A stack of controllers of which the last is shown. UIKit: `UINavigationController`.
///
/// It has no bars yet, so its top controller's view fills it. A push or a pop changes the stack at
/// once; what is shown changes in the next layout of the navigation controller's view (O030), and
/// calls that come while that transition runs wait for its end (O075).
open class UINavigationController: UIViewController, ForwardingContainer {
  public weak var delegate: (any UINavigationControllerDelegate)?
  /// The controller whose view is in the hierarchy.
  private var shown: UIViewController?
  private var change: StackChange?
  private var transition: Transition?
  /// Popped controllers, kept until their transition ends.
  private var leaving: [UIViewController] = []

  /// A change of what is shown that waits for the next layout.
  private struct StackChange {
    var animated: Bool
    var isPush: Bool
  }

  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    replaceStack([rootViewController])
    noteStack()
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// The stack, the root first. Setting it is `setViewControllers` without animation.
  open var viewControllers: [UIViewController] {
    get { children }
    set { setViewControllers(newValue, animated: false) }
  }

  open var topViewController: UIViewController? { children.last }
  /// What the top controller presents, else the top controller.
  open var visibleViewController: UIViewController? {
    presentedViewController ?? topViewController
  }

  /// Puts a controller on the stack.
  ///
  /// One that is on it already, or a navigation controller, is an exception (O076, O077).
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    guard !refusesChanges else { return }
    if viewController is UINavigationController {
      find(.navigationControllerPushed, object: joined(viewController))
      return
    }
    if waits({ $0.pushViewController(viewController, animated: animated) }) { return }
    if children.contains(where: { $0 === viewController }) {
      find(.sameInstancePushed, object: viewController.id)
      return
    }
    add(viewController)
    guard viewController.parentLink === self else { return }
    viewController.appearance.isDriven = true
    viewController.moves.isMovingToParent = true
    stackDidChange(animated: animated, isPush: true)
  }

  /// Takes the top controller off the stack; the root stays.
  ///
  /// - Returns: The controller; nil when there is none above the root, or when the call waits.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    if waits({ $0.popViewController(animated: animated) }) { return nil }
    guard children.count > 1 else {
      find(.popWithoutEffect)
      return nil
    }
    return pop(to: children.count - 2, animated: animated).last
  }

  /// Takes every controller above the root off the stack.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    if waits({ $0.popToRootViewController(animated: animated) }) { return [] }
    return children.count > 1 ? pop(to: 0, animated: animated) : []
  }

  /// Takes every controller above one off the stack. One that is not on it is an exception.
  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool)
    -> [UIViewController]?
  {
    if waits({ $0.popToViewController(viewController, animated: animated) }) { return [] }
    guard let index = children.firstIndex(where: { $0 === viewController }) else {
      find(.controllerNotInStack, object: joined(viewController))
      return nil
    }
    return pop(to: index, animated: animated)
  }

  /// Replaces the stack. A new top is pushed if it was not on the stack before, else popped to.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    guard !refusesChanges else { return }
    if waits({ $0.setViewControllers(viewControllers, animated: animated) }) { return }
    for (index, controller) in viewControllers.enumerated()
    where viewControllers[..<index].contains(where: { $0 === controller }) {
      find(.sameInstancePushed, object: joined(controller))
      return
    }
    let isPush = viewControllers.last.map { new in !children.contains { $0 === new } } ?? false
    let oldTop = topViewController
    replaceStack(viewControllers)
    if topViewController === oldTop {
      noteStack()
    } else {
      stackDidChange(animated: animated, isPush: isPush)
    }
  }

  // MARK: Hooks

  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    guard let run, let delegate else { return super.supportedInterfaceOrientations }
    return run.ask(
      .supportedInterfaceOrientations, on: id, of: delegate, as: EventValue.orientations
    ) { delegate.navigationControllerSupportedInterfaceOrientations(self) }
      ?? super.supportedInterfaceOrientations
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    change = nil
    swapViews()
    guard let shown else { return }
    shown.willAppear(animated: animated)
    tellDelegate(.navigationControllerWillShow, shown, animated)
  }

  open override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    shown?.isAppearing()
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard let shown, shown.appearance.state == .appearing else { return }
    shown.didAppear(animated: animated)
    tellDelegate(.navigationControllerDidShow, shown, animated)
    settleMoves()
    // What was pushed or popped while the stack appeared is shown now.
    if change != nil { view.markLayout() }
  }

  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    guard let shown, shown.appearance.state != .disappeared else { return }
    shown.willDisappear(animated: animated)
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if let shown, shown.appearance.state == .disappearing { shown.didDisappear(animated: animated) }
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    startChange()
  }

  open override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    if container === topViewController { preferredContentSize = container.preferredContentSize }
  }
}

// MARK: - The stack

extension UINavigationController {
  /// Whether the app's block has raised an exception, so that what it asks for is refused.
  private var refusesChanges: Bool { run?.refusesRequests(on: id) ?? false }

  private func joined(_ controller: UIViewController) -> NodeID? {
    guard let run, controller.join(run) else { return nil }
    return controller.id
  }

  /// Puts a call off until the running transition ends.
  private func waits(_ body: @escaping (UINavigationController) -> Void) -> Bool {
    if let run, run.refusesRequests(on: id) { return true }
    guard let transition else { return false }
    run?.recorder.record(.queued(because: WaitingTurn.decide(.stack).reasons), on: id)
    transition.wait { [self] in body(self) }
    return true
  }

  private func pop(to index: Int, animated: Bool) -> [UIViewController] {
    let popped = Array(children[(index + 1)...])
    for controller in popped { controller.tellWillMove(to: nil) }
    for controller in popped { release(controller) }
    if !popped.isEmpty { stackDidChange(animated: animated, isPush: false) }
    return popped
  }

  /// Takes a controller out of the stack and keeps it until what is shown has changed.
  private func release(_ controller: UIViewController) {
    guard controller.parentLink === self else { return }
    controller.moves.isMovingFromParent = true
    drop(controller)
    leaving.append(controller)
  }

  private func replaceStack(_ controllers: [UIViewController]) {
    for old in children where !controllers.contains(where: { $0 === old }) {
      old.tellWillMove(to: nil)
      release(old)
    }
    for new in controllers where new.parentLink !== self {
      add(new)
      guard new.parentLink === self else { continue }
      new.appearance.isDriven = true
      new.moves.isMovingToParent = true
    }
    // What a call has put in besides leaves again; what it has moved elsewhere stays there.
    let stack = controllers.filter { $0.parentLink === self }
    for stray in children where !stack.contains(where: { $0 === stray }) { release(stray) }
    children = stack
    if shown == nil { settleMoves() }
  }

  /// Records the stack, and takes over what its top would like to have.
  private func noteStack() {
    run?.recorder.record(.stackChanged(children.map(\.id)), on: id)
    if let topViewController { preferredContentSize = topViewController.preferredContentSize }
  }

  private func stackDidChange(animated: Bool, isPush: Bool) {
    noteStack()
    guard appearance.state != .disappeared, let view = viewIfLoaded else { return settleMoves() }
    change = StackChange(animated: animated, isPush: isPush)
    view.markLayout()
  }

  /// Tells moved controllers that they have arrived or are gone, and lets go of those.
  private func settleMoves() {
    for child in children where child.moves.isMovingToParent || !child.moves.hasArrived {
      child.moves.isMovingToParent = false
      guard !child.moves.hasArrived else { continue }
      child.moves.hasArrived = true
      child.tellDidMove(to: self)
    }
    let gone = leaving
    leaving = []
    for controller in gone {
      controller.appearance.isDriven = false
      controller.moves = MovingFlags()
      controller.tellDidMove(to: nil)
    }
  }
}

// MARK: - What is shown

extension UINavigationController {
  /// Begins the transition to the new top, in the layout pass after the stack changed (O030).
  private func startChange() {
    guard let change, let run, appearance.state == .appeared else { return }
    self.change = nil
    guard let top = topViewController, top !== shown else { return settleMoves() }
    let old = shown
    let transition = Transition(run: run, animated: change.animated)
    self.transition = transition
    transition.include([self, top] + (old.map { [$0] } ?? []))
    transition.begin(
      lasting: TransitionDurations.decide(.push, animated: transition.coordinator.isAnimated).value)
    let animated = transition.coordinator.isAnimated
    let coordinator = transition.coordinator
    (coordinator.from, coordinator.to, coordinator.containerView) = (old, top, view)
    top.loadViewIfNeeded()
    let order = PushOrder.decide(on: run.system).value
    let cast = TransitionCast(
      arriving: [top], leaving: old.map { [$0] } ?? [], animated: animated)
    cast.play(order.begin)
    tellDelegate(.navigationControllerWillShow, top, animated)
    show(top, above: change.isPush ? old : nil)
    top.isAppearingIfInWindow()
    transition.finish = { [self] _ in
      var cast = cast
      // A stack that left the window meanwhile took its top along.
      if top.appearance.state == .disappeared { cast.arriving = [] }
      cast.play(order.complete) { $0.viewIfLoaded?.takeOut() }
      tellDelegate(.navigationControllerDidShow, top, animated)
      settleMoves()
      self.transition = nil
      run.reevaluateOrientation(change.isPush ? .pushed : .popped)
    }
    transition.animate()
  }

  /// Shows the top controller's view without a transition.
  private func swapViews() {
    guard let top = topViewController, top !== shown || top.viewIfLoaded?.superview == nil else {
      return
    }
    shown?.viewIfLoaded?.takeOut()
    show(top, above: nil)
  }

  private func show(_ controller: UIViewController, above old: UIViewController?) {
    shown = controller
    controller.appearance.isDriven = true
    controller.view.frame = view.bounds
    if old == nil {
      view.insert(controller.view, at: .index(0))
    } else {
      view.insert(controller.view, at: .top)
    }
  }

  private func tellDelegate(
    _ callback: Callback, _ controller: UIViewController, _ animated: Bool
  ) {
    guard let run, let delegate else { return }
    run.tell(callback, .node(controller.id), on: id, of: delegate) {
      if callback == .navigationControllerWillShow {
        delegate.navigationController(self, willShow: controller, animated: animated)
      } else {
        delegate.navigationController(self, didShow: controller, animated: animated)
      }
    }
  }
}
