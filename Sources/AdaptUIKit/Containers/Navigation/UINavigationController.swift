public import AdaptCore
import AdaptRules
public import Foundation

/// A stack of controllers of which the last is shown, with a bar above and one below.
///
/// A push or a pop changes the stack at once; what is shown changes in the next layout of the
/// navigation controller's view (O030), and calls that come while that transition runs wait for its
/// end (O075). A controller that was popped stays a child until then. UIKit:
/// `UINavigationController`.
open class UINavigationController: UIViewController, ForwardingContainer {
  public weak var delegate: (any UINavigationControllerDelegate)?

  // The engine's. The stack, the root first; controllers that were taken off are children only.
  var stack: [UIViewController] = []
  /// The controller whose view is in the hierarchy.
  var shown: UIViewController?
  var change: StackChange?
  var transition: Transition?
  /// Whether the transition that runs is a swipe from the edge.
  var isSwiping = false
  /// What leads back to the stack whose top is shown, the last change last.
  var undo: [StackUndo] = []
  /// Controllers on the stack that have not been told that they arrived.
  var arriving: [UIViewController] = []
  /// Popped controllers, kept until their transition ends.
  var leaving: [UIViewController] = []
  /// Holds the views of the controllers, below the bars.
  let contentView = UIView()
  let bar = UINavigationBar()
  let bottomBar = UIToolbar()
  let popGesture = UIGestureRecognizer()
  var barIsHidden = false
  var toolbarIsHidden = true
  /// The vertical size class that the bars were hidden or shown for last.
  var lastHeight = UIUserInterfaceSizeClass.unspecified
  var hasAppeared = false
  /// Whether the toolbar went by itself, so that it comes back.
  var hidToolbar = false
  /// Whether the bar at the bottom was hidden when the container around the stack heard last.
  var hidBottomBar = false

  /// Makes a stack of one controller. It is pushed, so that an override of `pushViewController`
  /// hears of it (microsoft/WinObjC issue 1170).
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    setUp()
    pushViewController(rootViewController, animated: false)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    setUp()
  }

  /// Makes a stack out of a scene, with its root.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    (coder as? InterfaceCoder)?.decodeChildren(of: self)
  }

  deinit { fallApartAsStack() }

  /// The stack, the root first. Setting it is `setViewControllers` without animation.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  open var topViewController: UIViewController? { stack.last }
  /// What the top controller presents, else the top controller.
  open var visibleViewController: UIViewController? {
    presentedViewController ?? topViewController
  }

  /// Puts a controller on the stack.
  ///
  /// One that is on it already, a navigation controller or a split view is an exception (O076,
  /// O077).
  ///
  /// - Complexity: O(1) in the height of the stack.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    push(viewController, animated: animated)
  }

  /// Takes the top controller off the stack; the root stays.
  ///
  /// - Returns: The controller; nil when there is none above the root, or when the call waits.
  /// - Complexity: O(1) in the height of the stack.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    if waits({ $0.popViewController(animated: animated) }) { return nil }
    guard stack.count > 1 else {
      find(.popWithoutEffect)
      return nil
    }
    return pop(to: stack.count - 2, animated: animated).last
  }

  /// Takes every controller above the root off the stack.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    if waits({ $0.popToRootViewController(animated: animated) }) { return [] }
    return stack.count > 1 ? pop(to: 0, animated: animated) : []
  }

  /// Takes every controller above one off the stack. One that is not on it is an exception.
  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool)
    -> [UIViewController]?
  {
    if waits({ $0.popToViewController(viewController, animated: animated) }) { return [] }
    guard isOnStack(viewController),
      let index = stack.lastIndex(where: { $0 === viewController })
    else {
      find(.controllerNotInStack, object: joined(viewController))
      return nil
    }
    return pop(to: index, animated: animated)
  }

  /// Replaces the stack (rule `stack.transition`). The same controller twice is an exception.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    set(viewControllers, animated: animated)
  }

  /// Pushes the controller (O088); another navigation controller is presented (rule `show.target`).
  open override func show(_ vc: UIViewController, sender: Any?) { pushToShow(vc) }

  open override var overriddenActions: Set<Selector> { super.overriddenActions.union([.show]) }

  // MARK: Unwinding

  /// The stack from its top, without the controller that contains the source.
  open override func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource)
    -> [UIViewController]
  { allowedChildren(from: source, of: .stack, among: stack) }

  /// Pops to the next controller (O104).
  override func showForUnwinding(_ controller: UIViewController) {
    popForUnwinding(to: controller)
  }
  override var showsControllersForUnwinding: Bool { true }
  override func childForUnwinding(_ action: Selector, from source: UIViewController, sender: Any?)
    -> UIViewController?
  { firstToTake(action, from: source, sender: sender, of: .stack, among: stack) }

  // MARK: Split views

  /// Pushes the secondary controller (O086).
  open override func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) { replaceAtOnce(with: stack + [secondaryViewController]) }

  /// Gives the top of the stack, unless that is the root (O090).
  open override func separateSecondaryViewController(
    for splitViewController: UISplitViewController
  ) -> UIViewController? {
    giveBackTop() ?? super.separateSecondaryViewController(for: splitViewController)
  }

  // MARK: Bars

  open var navigationBar: UINavigationBar { bar }
  open var toolbar: UIToolbar { bottomBar }
  /// The swipe from the edge that goes back.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { popGesture }

  open var isNavigationBarHidden: Bool {
    get { barIsHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }
  open var isToolbarHidden: Bool {
    get { toolbarIsHidden }
    set { setToolbarHidden(newValue, animated: false) }
  }
  /// Whether the bars go in compact height (rule `bars.hiding`).
  open var hidesBarsWhenVerticallyCompact = false { didSet { heightMayHaveChanged() } }
  open var hidesBarsOnTap = false
  open var hidesBarsOnSwipe = false

  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != barIsHidden else { return }
    barIsHidden = hidden
    renewBars()
  }

  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != toolbarIsHidden else { return }
    toolbarIsHidden = hidden
    renewBars()
  }

  /// Whether a tap on the bar's button back goes back; a subclass may refuse. UIKit:
  /// `UINavigationBarDelegate`, which the stack is for its bar.
  open func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem)
    -> Bool
  { true }

  // MARK: Hooks

  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    guard let run, let delegate else { return super.supportedInterfaceOrientations }
    return run.ask(
      .supportedInterfaceOrientations, on: id, of: delegate, as: EventValue.orientations
    ) { delegate.navigationControllerSupportedInterfaceOrientations(self) }
      ?? super.supportedInterfaceOrientations
  }

  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    guard let run, let delegate else {
      return super.preferredInterfaceOrientationForPresentation
    }
    return run.ask(
      .preferredInterfaceOrientationForPresentation, on: id, of: delegate,
      as: EventValue.orientation
    ) { delegate.navigationControllerPreferredInterfaceOrientationForPresentation(self) }
      ?? super.preferredInterfaceOrientationForPresentation
  }

  open override var childForStatusBarHidden: UIViewController? { topViewController }
  /// The stack answers for the style by its bar; without a bar the top controller does.
  open override var childForStatusBarStyle: UIViewController? {
    barIsHidden ? topViewController : nil
  }
  open override var preferredStatusBarStyle: UIStatusBarStyle {
    bar.barStyle == .black ? .lightContent : .default
  }
  open override var childForHomeIndicatorAutoHidden: UIViewController? { topViewController }

  override var constrainsLayoutGuides: Bool { true }
  override var hidesBottomBarOfContainer: Bool {
    topViewController?.stackEntry.isBottomBarHidden ?? false
  }
  override var placesChildren: Bool { true }
  override func bars(over child: UIViewController, in space: ContainerSpace) -> BarCover? {
    barCover(over: child, in: space)
  }
  override func itemsDidChange(of child: UIViewController) { renewItems(of: child) }
  override func didLose(_ child: UIViewController) { forget(child) }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    heightMayHaveChanged()
    change = nil
    if transition == nil { undo = [] }
    swapViews()
    guard let shown, !shown.isOutForContext else { return }
    layOutAgainAtLaunch()
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
    if transition == nil { settleMoves() }
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
    // What was pushed or popped while the stack went shows with its return, and has arrived or
    // gone.
    change = nil
    if transition == nil { settleMoves() }
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    renewBars()
    startChange()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    heightMayHaveChanged()
    renewBars()
  }

  open override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    if container === topViewController { preferredContentSize = container.preferredContentSize }
  }
}

extension UINavigationController {
  /// What happens to a stack. UIKit: `UINavigationController.Operation`.
  public enum Operation: Int, Hashable, Sendable, CaseIterable {
    case none, push, pop
  }

  private func setUp() {
    // UIKit changes the default for stacks (rule `presentation.presenter`).
    definesPresentationContext = true
    bar.stack = self
    bottomBar.stack = self
    popGesture.isBuiltIn = true
  }

  /// Clears every link that leads here.
  private func fallApartAsStack() {
    bar.stack = nil
    bottomBar.stack = nil
  }
}
