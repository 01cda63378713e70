public import AdaptCore
import AdaptRules
public import Foundation

/// Shows controllers in columns, or one of them where it is narrow. UIKit: `UISplitViewController`.
///
/// The classic style has a primary and a secondary controller and asks its delegate how to collapse
/// them; a column style (14+) has two or three columns and may have a controller of its own for
/// narrow places. It looks at its traits and its size in the layout of its view.
open class UISplitViewController: UIViewController, ForwardingContainer {
  public typealias Style = SplitStyle
  public typealias Column = SplitColumn
  public typealias DisplayMode = SplitDisplayMode
  public typealias SplitBehavior = AdaptCore.SplitBehavior

  /// The side of the primary column. UIKit: `UISplitViewController.PrimaryEdge`.
  public enum PrimaryEdge: Int, Hashable, Sendable, CaseIterable {
    case leading
    case trailing
  }

  /// How the primary column stands out. UIKit: `UISplitViewController.BackgroundStyle`.
  public enum BackgroundStyle: Int, Hashable, Sendable, CaseIterable {
    case none
    case sidebar
  }

  /// A width that is the system's to choose.
  public static let automaticDimension = CGFloat(-Float.greatestFiniteMagnitude)

  public let style: Style
  public weak var delegate: (any UISplitViewControllerDelegate)?
  /// Whether a swipe and a button change the display mode.
  open var presentsWithGesture = true
  /// Whether a column style of three has a button for the secondary column alone (14+).
  open var showsSecondaryOnlyButton = false
  open var primaryEdge = PrimaryEdge.leading { didSet { columnsNeedLayout() } }
  /// Under 26 a sidebar floats; the classic style is always a sidebar.
  open var primaryBackgroundStyle = BackgroundStyle.sidebar { didSet { columnsNeedLayout() } }

  /// The mode that the app would like. In a column style it sets the preferred behavior too.
  open var preferredDisplayMode = DisplayMode.automatic { didSet { preferredModeDidChange() } }
  open var preferredSplitBehavior = SplitBehavior.automatic { didSet { wishesDidChange() } }

  /// In points.
  open var preferredPrimaryColumnWidth = automaticDimension { didSet { wishesDidChange() } }
  /// Of the split view's width, 0 to 1.
  open var preferredPrimaryColumnWidthFraction = automaticDimension {
    didSet { wishesDidChange() }
  }
  /// In points.
  open var minimumPrimaryColumnWidth = automaticDimension { didSet { wishesDidChange() } }
  /// In points.
  open var maximumPrimaryColumnWidth = automaticDimension { didSet { wishesDidChange() } }
  /// In points.
  open var preferredSupplementaryColumnWidth = automaticDimension {
    didSet { wishesDidChange() }
  }
  /// Of the split view's width, 0 to 1.
  open var preferredSupplementaryColumnWidthFraction = automaticDimension {
    didSet { wishesDidChange() }
  }
  /// In points.
  open var minimumSupplementaryColumnWidth = automaticDimension { didSet { wishesDidChange() } }
  /// In points.
  open var maximumSupplementaryColumnWidth = automaticDimension { didSet { wishesDidChange() } }
  /// In points (26+).
  open var minimumSecondaryColumnWidth = automaticDimension { didSet { wishesDidChange() } }

  // MARK: The engine's

  var columns = SplitSlots()
  /// What is shown; a split view that was never shown is expanded with its secondary column alone.
  var arrangement = SplitArrangement(isCollapsed: false, displayMode: .secondaryOnly)
  /// Whether it has been shown, so that columns are children.
  var hasArranged = false
  /// Whether calls of the delegate are under way in the middle of a change.
  var isArranging = false
  /// Columns that code asked for and that are still to be shown or hidden.
  var askedColumns: [(column: Column, shows: Bool)] = []
  /// Whether those are being shown and hidden.
  var isCatchingUp = false
  /// Why the display mode is looked at again in the next layout.
  var occasion: SplitMode.Occasion?
  /// The size for which the display mode was chosen.
  var arrangedSize = CGSize.zero
  /// The mode that a person or the app asked for by a column since the size changed.
  var askedMode: DisplayMode?
  /// Widths that a person dragged columns to, in points.
  var draggedWidths: [Column: CGFloat] = [:]
  /// The secondary controller of before, while a classic split view is collapsed.
  var formerSecondary: UIViewController?
  /// The controllers whose views are in the split view, the lowest first.
  var shownControllers: [UIViewController] = []
  var columnTransition: Transition?
  private lazy var modeButton = UIBarButtonItem(title: "display mode")

  /// Makes a split view of the classic style; nothing is loaded from a nib.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Makes a split view with columns (14+).
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a split view out of a scene, with its columns.
  public required init?(coder: NSCoder) {
    style = (coder as? InterfaceCoder)?.splitStyle ?? .unspecified
    super.init(coder: coder)
    (coder as? InterfaceCoder)?.decodeChildren(of: self)
  }

  /// The controllers that are shown or could be: of a collapsed split view the one that stands for
  /// all. In a column style they are those that the app gave.
  open var viewControllers: [UIViewController] {
    get { visibleGiven }
    set { replaceAll(with: newValue) }
  }

  open var displayModeButtonItem: UIBarButtonItem { modeButton }

  // MARK: Unwinding

  /// Shows the column that comes next on the way, in a column style.
  override func showForUnwinding(_ controller: UIViewController) {
    showForUnwinding(column: controller)
  }
  override var showsControllersForUnwinding: Bool { true }
  override func childForUnwinding(_ action: Selector, from source: UIViewController, sender: Any?)
    -> UIViewController?
  { firstNamed(action, from: source, sender: sender, by: children) }

  // MARK: Hooks

  open override func show(_ vc: UIViewController, sender: Any?) { showInPlace(vc, sender) }

  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    showAsDetail(vc, sender)
  }

  open override var overriddenActions: Set<Selector> {
    super.overriddenActions.union([.show, .showDetail])
  }

  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    guard let run, let delegate else { return super.supportedInterfaceOrientations }
    return run.ask(
      .supportedInterfaceOrientations, on: id, of: delegate, as: EventValue.orientations
    ) {
      delegate.splitViewControllerSupportedInterfaceOrientations(self)
    } ?? super.supportedInterfaceOrientations
  }

  open override func overrideTraitCollection(forChild childViewController: UIViewController)
    -> UITraitCollection?
  {
    columnTraits(
      of: childViewController, stated: super.overrideTraitCollection(forChild: childViewController))
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if hasArranged { viewIfLoaded?.markLayout() }
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    arrangeFirst()
    for controller in shownControllers where !controller.isOutForContext {
      controller.willAppear(animated: animated)
    }
  }

  open override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    for controller in shownControllers { controller.isAppearing() }
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    for controller in shownControllers where controller.appearance.state == .appearing {
      controller.didAppear(animated: animated)
    }
  }

  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    for controller in shownControllers where controller.appearance.state != .disappeared {
      controller.willDisappear(animated: animated)
    }
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    for controller in shownControllers where controller.appearance.state == .disappearing {
      controller.didDisappear(animated: animated)
    }
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    settle()
  }

  override func ownContentFrame(of child: UIViewController, in space: ContainerSpace) -> CGRect? {
    columnFrame(of: child, in: space)
  }

  override var placesChildren: Bool { true }
  override func bars(over child: UIViewController, in space: ContainerSpace) -> BarCover? {
    columnCover(over: child, in: space)
  }
}
