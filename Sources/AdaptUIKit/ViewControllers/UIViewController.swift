public import AdaptCore
import AdaptRules
public import Foundation

/// A screen or a part of one. UIKit: `UIViewController`.
///
/// What a subclass may change stands in this body; what the engine does with it, in extensions.
/// UIKit's main-thread confinement is a run's confinement to one thread here.
open class UIViewController: UIResponder, UITraitEnvironment, UIContentContainer {
  // MARK: Content

  /// The title; a report calls a controller by it when the app gave the controller no other name.
  ///
  /// Setting it sets that of the navigation item too.
  open var title: String? { didSet { titleDidChange() } }
  @exclusivity(unchecked) public internal(set) var traitCollection = UITraitCollection()
  @exclusivity(unchecked) public internal(set) var children: [UIViewController] = []
  /// Added to the view's safe area, in points (11+).
  @exclusivity(unchecked) public var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { additionalSafeAreaDidChange(from: oldValue) }
  }
  @exclusivity(unchecked) public var viewRespectsSystemMinimumLayoutMargins = true
  /// Traits that the controller states for itself and what is below it (17+).
  @exclusivity(unchecked) public var traitOverrides = UITraitOverrides() {
    didSet { traitOverridesDidChange() }
  }

  /// What a tab bar shows for the controller; made when it is first asked for.
  open var tabBarItem: UITabBarItem! {
    get { madeTabBarItem() }
    set { take(newValue) }
  }

  // MARK: Presentation

  /// How the controller is presented; reading `automatic` in a run gives the style that it stands
  /// for there (O048).
  open var modalPresentationStyle: UIModalPresentationStyle {
    get { concreteStyle }
    set { statedStyle = newValue }
  }
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Whether a context style presented from below is presented by this controller (O112).
  open var definesPresentationContext = false
  /// Whether a context style takes the transition style of the controller that defines the
  /// context.
  open var providesPresentationContextTransitionStyle = false
  public weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  private var isModal = false

  // MARK: The engine's

  var statedStyle = UIModalPresentationStyle.automatic
  /// Levels of children below this controller, never fewer than there are.
  var levelsBelow = 0
  /// Where the controller was found among its siblings; it may have moved on since.
  var lastPlace = 0
  var loadedView: UIView?
  var isLoadingView = false
  /// What happened before the controller joined a run, to be recorded then.
  var earlyEvents: [EarlyEvent] = []
  unowned(unsafe) var parentLink: UIViewController?
  unowned(unsafe) var rootWindow: UIWindow?
  var appearance = AppearanceController()
  /// What this controller presents.
  var presentation: Presentation?
  /// The presentation that shows this controller.
  unowned(unsafe) var presentedIn: Presentation?
  /// The presentation controller that was asked for before presenting.
  var earlyController: UIPresentationController? {
    didSet {
      oldValue?.isOwnedByPresented = false
      earlyController?.isOwnedByPresented = true
      // It does not hold whom it presents, so that must be who clears the link.
      earlyController?.presentedViewController = self
    }
  }
  /// Whether the app is being asked for the presentation controller.
  var isAskingForController = false
  var coordinator: TransitionCoordinator?
  /// The traits that the parent states for this controller (up to 16).
  var traitsStatedByParent: UITraitCollection?
  var traitRegistrations: [TraitRegistration] = []
  /// The appearance that the controller states for itself and what is below it (13+).
  var statedInterfaceStyle = UIUserInterfaceStyle.unspecified
  var hasTraits = false
  var needsConstraints = true
  var wish = CGSize.zero
  var heardSuper = false
  var moves = MovingFlags()
  /// The tab bar item, once somebody has asked for it.
  var ownTabBarItem: UITabBarItem?
  /// The tab bar controller whose tab this is, also while it lies under More; cleared by it.
  unowned(unsafe) var tabLink: UITabBarController?
  /// The name that a script or a test gave.
  var givenName: String?
  /// The navigation item, once somebody has asked for it.
  var ownNavigationItem: UINavigationItem?
  /// What the stack that the controller is on keeps with it.
  var stackEntry = StackEntry()
  /// The scene that the controller was made from; nil for one that code made.
  var scene: SceneObjects?

  /// Makes a controller by way of `init(nibName:bundle:)`, as UIKit does.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// Makes a controller. Nothing is loaded from a nib: both arguments exist so that an app's own
  /// initialisers compile.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
    if let run = Run.current { predictTraits(in: run) }
  }

  /// Makes a controller out of a scene, with what the document says of it. One that gets any other
  /// coder is plain.
  public required init?(coder: NSCoder) {
    super.init()
    if let run = Run.current { predictTraits(in: run) }
    (coder as? InterfaceCoder)?.decode(self)
  }

  deinit { fallApart() }

  open override var next: UIResponder? { loadedView?.superview ?? parentLink }

  // MARK: Loading

  /// The root view; asking for it loads it, so that it is never nil when read. Setting it to nil
  /// forgets the view, and the next reader loads another.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      guard let loadedView else {
        // loadView returned without a view; UIKit makes the default one in its place.
        let fallback = defaultView()
        adopt(fallback)
        return fallback
      }
      return loadedView
    }
    set { if let newValue { adopt(newValue) } else { forgetView() } }
  }

  /// Makes the view: from the scene that the controller was made from, else a plain one.
  open func loadView() {
    let made = scene?.makeRootView()
    view = made ?? defaultView()
    if made != nil { scene?.finishLoading() }
  }

  open func viewDidLoad() {}

  // MARK: Appearance

  open func viewWillAppear(_ animated: Bool) {
    checkCalledByEngine(.viewWillAppear)
    clearSelection(animated: animated)
  }

  open func viewIsAppearing(_ animated: Bool) { checkCalledByEngine(.viewIsAppearing) }
  open func viewDidAppear(_ animated: Bool) { checkCalledByEngine(.viewDidAppear) }
  open func viewWillDisappear(_ animated: Bool) { checkCalledByEngine(.viewWillDisappear) }
  open func viewDidDisappear(_ animated: Bool) { checkCalledByEngine(.viewDidDisappear) }

  /// Whether the children hear of appearance when this controller does.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  // MARK: Layout

  open func updateViewConstraints() {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func viewSafeAreaInsetsDidChange() {}
  open func viewLayoutMarginsDidChange() {}

  /// The name under which the app saves the controller and brings it back.
  open var restorationIdentifier: String?

  // MARK: Bars

  /// What a navigation bar shows for the controller; made when it is first asked for.
  open var navigationItem: UINavigationItem { madeNavigationItem() }
  /// What the stack's toolbar shows for the controller.
  open var toolbarItems: [UIBarButtonItem]? { didSet { toolbarItemsDidChange() } }
  /// Whether the bar at the bottom goes while the controller is on a stack; read when it is put
  /// there.
  open var hidesBottomBarWhenPushed = false
  /// The edges at which the view goes on under the bars of the container.
  open var edgesForExtendedLayout = UIRectEdge.all { didSet { contentLayoutDidChange() } }
  /// Whether the view goes on under opaque bars too.
  open var extendedLayoutIncludesOpaqueBars = false { didSet { contentLayoutDidChange() } }
  /// Whether a scroll view that fills the view gets the bars as content insets (up to 10).
  open var automaticallyAdjustsScrollViewInsets = true

  // What the engine's containers with bars answer; an app's containers have none.

  /// What the container's bars hide, as one of its children sees it; nil where the container does
  /// not place that child's view.
  func bars(over child: UIViewController, in space: ContainerSpace) -> BarCover? { nil }
  /// Whether this is one of UIKit's containers that say where a child's view lies: only those are
  /// asked, since the answer takes long to find.
  var placesChildren: Bool { false }
  /// The frame that the container gives a child's view in a way of its own, in its view's space;
  /// nil where the child fills the container up to its bars.
  func ownContentFrame(of child: UIViewController, in space: ContainerSpace) -> CGRect? { nil }
  /// Whether the container gives its children's layout guides their lengths.
  var constrainsLayoutGuides: Bool { false }
  /// Whether the bar at the bottom of the container around this controller goes for what this
  /// controller shows.
  var hidesBottomBarOfContainer: Bool { false }
  /// A child was taken away.
  func didLose(_ child: UIViewController) {}
  /// A child's answer to `hidesBottomBarOfContainer` has changed.
  func bottomBarWishDidChange(of child: UIViewController, animated: Bool) {}
  /// What a child shows in bars has changed: a container without bars may show it as its own.
  func itemsDidChange(of child: UIViewController) { parentLink?.itemsDidChange(of: self) }

  // MARK: Status bar and home indicator

  /// Whether the status bar goes; by default in compact height.
  open var prefersStatusBarHidden: Bool { traitCollection.verticalSizeClass == .compact }
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// The child that answers for the status bar in place of this controller.
  open var childForStatusBarHidden: UIViewController? { nil }
  open var childForStatusBarStyle: UIViewController? { nil }
  /// Whether a presentation that does not cover the window answers for the status bar.
  open var modalPresentationCapturesStatusBarAppearance = false
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// The child that answers for the home indicator in place of this controller.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }

  // MARK: Size and traits

  /// The size in points that the controller would like to have.
  open var preferredContentSize: CGSize {
    get { wish }
    set { changeWish(to: newValue) }
  }

  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { defaultSize(of: container, in: parentSize) }

  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) { forwardSize(size, coordinator) }

  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) { forwardTraits(newCollection, coordinator) }

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Begins an appearance by hand, for a container that forwards by itself (O082).
  ///
  /// Until `endAppearanceTransition` moving the view sends no calls of its own (O036).
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginAppearance(isAppearing, animated: animated)
  }

  /// Ends what `beginAppearanceTransition` began. A call without a beginning is a finding (O132).
  open func endAppearanceTransition() { endAppearance() }

  open var isBeingPresented: Bool { moves.isBeingPresented }
  open var isBeingDismissed: Bool { moves.isBeingDismissed }
  open var isMovingToParent: Bool { moves.isMovingToParent }
  open var isMovingFromParent: Bool { moves.isMovingFromParent }

  // MARK: Containment

  open var parent: UIViewController? { parentLink }

  open func willMove(toParent parent: UIViewController?) {
    noteContainment(.willMoveToParent, parent)
  }

  open func didMove(toParent parent: UIViewController?) {
    noteContainment(.didMoveToParent, parent)
  }
  open func addChild(_ childController: UIViewController) { add(childController) }
  open func removeFromParent() { leaveParent() }

  /// Returns the traits that this controller states for a child.
  open func overrideTraitCollection(forChild childViewController: UIViewController)
    -> UITraitCollection?
  { childViewController.parentLink === self ? childViewController.traitsStatedByParent : nil }

  /// States traits for a child, or takes them back with nil.
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) { state(collection, for: childViewController) }

  /// Exchanges the views of two children, with their appearance calls.
  ///
  /// - Parameters:
  ///   - duration: In simulated seconds.
  ///   - options: How it looks; nothing of that is modelled.
  ///   - completion: Called once, with true.
  ///
  /// UIKit: `transition(from:to:duration:options:animations:completion:)`.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [],
    animations: (() -> Void)? = nil, completion: ((Bool) -> Void)? = nil
  ) {
    exchange(
      fromViewController, for: toViewController, over: duration, animations, then: completion)
  }

  // MARK: Presenting

  /// The controller that this one, or the nearest container above it, presents.
  open var presentedViewController: UIViewController? { nearestPresented }

  /// The controller that presents this one, or the nearest container above it that is presented.
  open var presentingViewController: UIViewController? { nearestPresenting }

  open func present(
    _ viewControllerToPresent: UIViewController, animated: Bool, completion: (() -> Void)? = nil
  ) {
    request(
      PresentationRequest(
        presented: viewControllerToPresent, animated: animated, completion: completion,
        segue: (run ?? Run.current)?.segue(presenting: viewControllerToPresent)))
  }

  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    requestDismissal(animated: animated, completion: completion)
  }

  // MARK: Showing

  /// Shows a controller in the way of the nearest container that overrides this method: a
  /// navigation controller pushes it. Where there is none, it is presented (O088).
  open func show(_ vc: UIViewController, sender: Any?) { passOn(.show, vc, sender: sender) }

  /// Shows a controller as detail: a split view puts it into its secondary place. Where no
  /// container overrides this method, it is presented (O088).
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    passOn(.showDetail, vc, sender: sender)
  }

  /// Returns the nearest controller, this one first, that shows others; nil when there is none.
  ///
  /// For a method of the app's own it is the nearest whose `canPerformAction` says yes.
  open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
    showTarget(for: action, sender: sender)
  }

  /// Which of the methods the class overrides that UIKit looks for overrides of: the two above, for
  /// `targetViewController`, and those of unwinding.
  ///
  /// UIKit looks at the class; Swift has no way to, so a container that overrides one names it
  /// here. The call itself reaches an override that is not named.
  open var overriddenActions: Set<Selector> { [] }

  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action == .show || action == .showDetail
  }

  // MARK: Segues

  /// The storyboard that the controller was made from; nil for one that code made.
  open var storyboard: UIStoryboard? { scene?.storyboard }

  /// Performs a segue of the controller's scene. An identifier that none has is an exception
  /// (O135).
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    startSegue(identifier, sender: sender)
  }

  /// Whether a segue that a person starts is performed; nothing is made when it is not (O091).
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  /// A segue from this controller will be performed: its destination is there, without a view.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  // MARK: Unwinding

  /// The methods of the class that unwind segues may name, by selector.
  ///
  /// UIKit looks at the class; Swift has no way to. So a class names its methods here, or where it
  /// is registered: `override var unwindActions: … { ["unwindToList:": unwindToList] }`.
  open var unwindActions: [Selector: (UIStoryboardSegue) -> Void] { [:] }

  /// Whether an unwind may end at this controller (13+): by default the answer of the method below.
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool {
    canPerformUnwindSegueAction(action, from: fromViewController, withSender: sender)
  }

  /// Whether an unwind may end at this controller: by default if it has the method and is not the
  /// source. Asked under 12 and older; later by the default of the method above.
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, withSender sender: Any?
  ) -> Bool { takesUnwind(action, from: fromViewController) }

  /// The children that an unwind may end at or go through, in the order of asking (9+).
  ///
  /// By default all but the one that contains the source. The controller itself is asked after
  /// them, whatever it allows.
  open func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource)
    -> [UIViewController]
  { allowedChildren(from: source, of: .plain, among: children) }

  /// The child that is the source or contains it, also by what it has presented (9+). Not meant to
  /// be overridden, as in UIKit.
  open func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
    childOutwards(from: source.source)
  }

  /// An unwind comes by this container on its way to the destination, which lies in or beyond the
  /// next controller: show that one (9+). By default nothing is done.
  open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
    showForUnwinding(subsequentVC)
  }

  /// The controller that an unwind ends at, as this one sees it; nil to go on looking (up to 8).
  ///
  /// By default the first child that takes it, then this controller; where an override calls it,
  /// this controller alone. From 9 on only an override is called, and only where
  /// `allowedChildrenForUnwinding(from:)` is not overridden; a class that overrides both, or calls
  /// `super` here, says so in `overriddenActions`. UIKit:
  /// `viewControllerForUnwindSegueAction:fromViewController:withSender:`.
  open func forUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, withSender sender: Any?
  ) -> UIViewController? { nameForUnwinding(action, from: fromViewController, sender: sender) }

  /// The segue that brings this container from one controller in it back to another, which it has
  /// named (up to 8, and after an override of the search of before 9).
  ///
  /// By default one that dismisses what is presented between the two; nil where nothing is.
  open func segueForUnwinding(
    to toViewController: UIViewController, from fromViewController: UIViewController,
    identifier: String?
  ) -> UIStoryboardSegue? { vendForUnwinding(to: toViewController) }

  // What the engine's containers do for an unwind.

  /// Shows a child on the way of an unwind.
  func showForUnwinding(_ controller: UIViewController) {}
  /// Whether the container shows its children by itself, so that it can make a segue for them.
  var showsControllersForUnwinding: Bool { false }
  /// The child that takes an unwind, or what is inside one (up to 8).
  func childForUnwinding(_ action: Selector, from source: UIViewController, sender: Any?)
    -> UIViewController?
  { firstToTake(action, from: source, sender: sender, of: .plain, among: children) }

  // MARK: Split views

  /// The split view around this controller collapses: what to do with the secondary controller.
  ///
  /// A navigation controller pushes it; by default it goes.
  open func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) {}

  /// The split view around this controller expands: which controller becomes the secondary one.
  ///
  /// A navigation controller gives the top of its stack; by default the one of before comes back.
  open func separateSecondaryViewController(for splitViewController: UISplitViewController)
    -> UIViewController?
  { splitViewController.formerSecondary }

  /// Whether a person's gesture may not dismiss the presentation that the controller is in (13+).
  ///
  /// It counts for a controller inside the presented one too, as the content of a stack.
  open var isModalInPresentation: Bool {
    get { isModal }
    set { isModal = newValue }
  }

  /// The presentation controller of a class that has one of its own; nil for any other.
  func ownPresentationController() -> UIPresentationController? { nil }

  // MARK: Orientation

  /// The orientations the controller supports; the idiom's default unless overridden.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { defaultOrientations }
  /// Whether the interface turns with the device (up to 15).
  open var shouldAutorotate: Bool { true }
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    run?.environment.orientation ?? .portrait
  }
}
