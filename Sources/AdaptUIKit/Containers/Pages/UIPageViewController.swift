public import AdaptCore
import AdaptRules
public import Foundation

/// Shows one page or two, which a person turns with a finger. UIKit: `UIPageViewController`.
///
/// Pages come from code, or from the data source when a finger asks for the next one. Code that
/// turns a page calls no delegate.
open class UIPageViewController: UIViewController, ForwardingContainer {
  public typealias TransitionStyle = PageTransitionStyle
  public typealias NavigationOrientation = PageNavigationOrientation
  public typealias NavigationDirection = PageNavigationDirection
  public typealias SpineLocation = PageSpineLocation

  public weak var delegate: (any UIPageViewControllerDelegate)?
  /// Who gives the pages around those that are shown; without one no finger turns a page. Setting
  /// it forgets what the data source answered.
  public weak var dataSource: (any UIPageViewControllerDataSource)? {
    didSet { neighbours = [:] }
  }
  public let transitionStyle: TransitionStyle
  public let navigationOrientation: NavigationOrientation
  /// Where the spine lies; `none` for pages that scroll. The delegate moves it when the interface
  /// turns.
  public internal(set) var spineLocation: SpineLocation

  var isTwoSided = false
  /// The pages that are shown, from left to right or from top to bottom.
  var pages: [UIViewController] = []
  /// What the data source gave for each direction; no entry for what it was not asked for.
  var neighbours: [NavigationDirection: Pages] = [:]
  var turn: PageTurn?
  let changes = ChangeQueue()
  /// The pages that the delegate sets while it chooses the spine.
  var pagesForSpine: [UIViewController]?
  var isChoosingSpine = false

  /// - Parameter options: What the style can be told, such as where the spine lies.
  public init(
    transitionStyle style: TransitionStyle,
    navigationOrientation: NavigationOrientation, options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    switch style {
    case .scroll: spineLocation = .none
    case .pageCurl: spineLocation = options?[.spineLocation] as? SpineLocation ?? .min
    }
    isTwoSided = spineLocation == .mid
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes pages out of a scene; those that are shown come from code.
  public required init?(coder: NSCoder) {
    let facts = (coder as? InterfaceCoder)?.pages
    transitionStyle = facts?.style ?? .pageCurl
    navigationOrientation = facts?.orientation ?? .horizontal
    spineLocation = facts?.spine ?? .min
    isTwoSided = facts?.isTwoSided ?? false
    super.init(coder: coder)
  }

  /// Makes pages that curl around a spine at the left.
  public convenience init() {
    self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
  }

  // MARK: Pages

  /// The pages that are shown; a finger's turn changes them at its end.
  open var viewControllers: [UIViewController]? { pages }

  /// Whether pages have a back. One-sided pages around a spine in the middle are an exception.
  open var isDoubleSided: Bool {
    get { isTwoSided }
    set { setDoubleSided(newValue) }
  }

  /// Shows other pages. Another number of them than rule `pages.count` says is an exception.
  ///
  /// - Parameters:
  ///   - direction: Which way the turn looks.
  ///   - completion: Called once, with true, when the turn has ended.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    if waits({
      $0.setViewControllers(
        viewControllers, direction: direction, animated: animated, completion: completion)
    }) {
      return
    }
    showPages(viewControllers ?? [], direction, animated: animated, completion)
  }

  // MARK: Unwinding

  // Every page that is a child is shown.
  override var showsControllersForUnwinding: Bool { true }
  override func childForUnwinding(_ action: Selector, from source: UIViewController, sender: Any?)
    -> UIViewController?
  { firstNamed(action, from: source, sender: sender, by: children) }

  // MARK: Hooks

  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    guard let run, let delegate else { return super.supportedInterfaceOrientations }
    return run.ask(
      .supportedInterfaceOrientations, on: id, of: delegate, as: EventValue.orientations
    ) {
      delegate.pageViewControllerSupportedInterfaceOrientations(self)
    } ?? super.supportedInterfaceOrientations
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    changing {
      placePages()
      for page in pages where !page.isOutForContext { page.willAppear(animated: animated) }
    }
  }

  open override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    for page in pages { page.isAppearing() }
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    for page in pages where page.appearance.state == .appearing {
      page.didAppear(animated: animated)
    }
  }

  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    for page in pagesInTurn where page.isVisible { page.willDisappear(animated: animated) }
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    for page in pagesInTurn where page.appearance.state == .disappearing {
      page.didDisappear(animated: animated)
    }
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    changing { placePages() }
  }

  open override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    chooseSpine()
    super.viewWillTransition(to: size, with: coordinator)
  }

  override var placesChildren: Bool { true }
  override func ownContentFrame(of child: UIViewController, in space: ContainerSpace) -> CGRect? {
    pageFrame(of: child, in: space.size)
  }
}

extension UIPageViewController {
  /// What a transition style can be told. UIKit: `UIPageViewController.OptionsKey`.
  public struct OptionsKey: Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// A `SpineLocation` for pages that curl.
    public static let spineLocation = OptionsKey(
      rawValue: "UIPageViewControllerOptionSpineLocationKey")
    /// The space between pages that scroll, in points; it changes no frame here.
    public static let interPageSpacing = OptionsKey(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }

  /// The pages of one turn; empty where there are none that way.
  typealias Pages = [UIViewController]
}
