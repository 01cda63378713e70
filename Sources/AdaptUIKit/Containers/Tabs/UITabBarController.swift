public import AdaptCore
import AdaptRules
public import Foundation

/// Shows one of several controllers, which a person selects in a bar. UIKit: `UITabBarController`.
///
/// A controller's view is loaded when it is selected for the first time. A change of tabs begins at
/// once and ends after the commit; one that the delegate's animator animates takes its time, and
/// calls that come meanwhile wait for its end.
open class UITabBarController: UIViewController, ForwardingContainer {
  public weak var delegate: (any UITabBarControllerDelegate)?
  public let tabBar = UITabBar()

  /// What `viewControllers` says, in this order.
  var tabs: [UIViewController] = []
  /// The selected one of the tabs, or the stack under More.
  var selected: UIViewController?
  /// The tab, or the stack under More, whose view is in the hierarchy.
  var shown: UIViewController?
  /// The change of tabs that has begun and not ended.
  var change: TabChange?
  /// Which tabs have an item of their own (rule `tabs.more`).
  var row = MoreTabs.Row(own: 0, hasMore: false)
  var moreStack: MoreNavigationController?
  let changes = ChangeQueue()

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    tabBar.manager = self
  }

  /// Makes a tab bar controller out of a scene, with its tabs.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    tabBar.manager = self
    (coder as? InterfaceCoder)?.decodeChildren(of: self)
  }

  deinit {
    tabBar.manager = nil
    for tab in tabs { tab.tabLink = nil }
  }

  // MARK: Tabs

  /// The controllers, of which one is shown; nil when there are none. Setting them is
  /// `setViewControllers` without animation.
  open var viewControllers: [UIViewController]? {
    get { tabs.isEmpty ? nil : tabs }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the controllers. Those that stay are not touched; what is selected then follows rule
  /// `tabs.kept-selection`.
  ///
  /// - Parameter animated: Whether the items move to their places; it changes nothing here.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    if waits({ $0.setViewControllers(viewControllers, animated: animated) }) { return }
    replaceTabs(with: viewControllers ?? [])
  }

  /// The selected controller; the stack under More when that is selected. Setting it to one that is
  /// none of the tabs is an exception, and setting it to nil is ignored.
  open var selectedViewController: UIViewController? {
    get { selected }
    set { select(newValue) }
  }

  /// The place of the selected controller, and `NSNotFound` when there is none or More is selected.
  /// A place that no tab has is ignored.
  open var selectedIndex: Int {
    get { tabs.firstIndex { $0 === selected } ?? NSNotFound }
    set { select(at: newValue) }
  }

  /// The stack that lists the controllers without an item of their own.
  open var moreNavigationController: UINavigationController { madeMoreStack() }

  // MARK: Unwinding

  /// Selects the tab that comes next on the way.
  override func showForUnwinding(_ controller: UIViewController) {
    selectForUnwinding(controller)
  }
  override var showsControllersForUnwinding: Bool { true }
  override func childForUnwinding(_ action: Selector, from source: UIViewController, sender: Any?)
    -> UIViewController?
  { firstNamed(action, from: source, sender: sender, by: tabsForUnwinding) }

  // MARK: Hooks

  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    guard let run, let delegate else { return super.supportedInterfaceOrientations }
    return run.ask(
      .supportedInterfaceOrientations, on: id, of: delegate, as: EventValue.orientations
    ) {
      delegate.tabBarControllerSupportedInterfaceOrientations(self)
    } ?? super.supportedInterfaceOrientations
  }

  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    guard let run, let delegate else { return super.preferredInterfaceOrientationForPresentation }
    return run.ask(
      .preferredInterfaceOrientationForPresentation, on: id, of: delegate,
      as: EventValue.orientation
    ) {
      delegate.tabBarControllerPreferredInterfaceOrientationForPresentation(self)
    } ?? super.preferredInterfaceOrientationForPresentation
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.insert(tabBar, at: .top)
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    rearrange()
    changing {
      showSelectionUnseen()
      for face in facesShown { face.willAppear(animated: animated) }
    }
  }

  open override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    for face in facesShown { face.isAppearing() }
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    for face in facesShown where face.appearance.state == .appearing {
      face.didAppear(animated: animated)
    }
  }

  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    for tab in visibleTabs { tab.willDisappear(animated: animated) }
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    for tab in tabsInChange where tab.appearance.state == .disappearing {
      tab.didDisappear(animated: animated)
    }
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    rearrange()
    takeOutReturned()
    placeBar()
  }

  override var placesChildren: Bool { true }
  override func bars(over child: UIViewController, in space: ContainerSpace) -> BarCover? {
    child.tabLink === self || child === moreStack ? cover(of: child, in: space) : nil
  }

  override var constrainsLayoutGuides: Bool { true }

  override func bottomBarWishDidChange(of child: UIViewController, animated: Bool) {
    if child === shown { barDidChange() }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    viewIfLoaded?.markLayout()
  }
}
