public import AdaptCore
public import Foundation

/// A controller of a scene, or a reference to one in another storyboard.
public struct InterfaceController: Hashable, Sendable {
  public var id: String
  public var position: SourcePosition
  public var content: Content
  public var customClass: CustomClass?
  public var storyboardIdentifier: String?
  public var restorationIdentifier: String?
  public var usesStoryboardIdentifierForRestoration = false
  public var title: String?
  /// The name that the document's author gave the controller in the editor.
  public var userLabel: String?
  /// Nil where the file leaves it to the system.
  public var presentationStyle: UIModalPresentationStyle?
  public var transitionStyle: UIModalTransitionStyle?
  public var definesPresentationContext = false
  public var providesPresentationContextTransitionStyle = false
  public var isModalInPresentation = false
  public var hidesBottomBarWhenPushed = false
  public var adjustsScrollViewInsets = true
  public var extendsUnderOpaqueBars = false
  public var extendedEdges = UIRectEdge.all
  public var resizesViewToFullSize = true
  /// The size that the controller would like to have.
  public var preferredContentSize: CGSize?
  /// The size that the canvas draws it with, which means nothing at run time.
  public var canvasSize: CGSize?
  /// Nil for containers of UIKit's, references, and controllers without a view in the file.
  public var view: InterfaceView?
  /// The other views that the controller has: its bars, and the control that refreshes a table,
  /// each with its key.
  public var otherViews: [InterfaceView] = []
  public var navigationItem: InterfaceNavigationItem?
  public var tabBarItem: InterfaceTabBarItem?
  public var toolbarItems: [InterfaceBarItem] = []
  /// The top and bottom layout guides.
  public var layoutGuides: [LayoutGuide] = []
  public var connections: [InterfaceConnection] = []
  public var runtimeAttributes: [RuntimeAttribute] = []
  public var rest = UnmodelledContent()

  public init(_ content: Content, id: String, position: SourcePosition) {
    self.content = content
    self.id = id
    self.position = position
  }

  /// A guide of a controller, or of a view, that constraints name.
  public struct LayoutGuide: Hashable, Sendable {
    /// `top` or `bottom` of a controller; `safeArea`, `keyboard`, `contentLayoutGuide` or
    /// `frameLayoutGuide` of a view.
    public var kind: String
    public var id: String
    public var position: SourcePosition

    public init(
      _ kind: String, id: String, position: SourcePosition = SourcePosition(line: 1, column: 1)
    ) {
      self.kind = kind
      self.id = id
      self.position = position
    }
  }
}

extension InterfaceController {
  /// What kind of controller it is, and what only that kind has.
  public enum Content: Hashable, Sendable {
    case plain
    case table(clearsSelection: Bool)
    case collection(clearsSelection: Bool)
    case navigation(NavigationBars)
    case tabs
    case split(SplitColumns)
    case pages(Pages)
    /// A controller of another framework, by its element: `avPlayerViewController`.
    case foreign(String)
    /// A reference to a scene, which may lie in another file.
    case reference(StoryboardReference)
  }

  /// The bars of a navigation controller.
  public struct NavigationBars: Hashable, Sendable {
    public var hidesNavigationBar = false
    public var hidesToolbar = true
    public var hidesBarsWhenVerticallyCompact = false
    public var hidesBarsOnSwipe = false
    public var hidesBarsOnTap = false
    public var hidesBarsWhenKeyboardAppears = false
    public var prefersLargeTitles = false
    public var isNavigationBarTranslucent = true
    public var isToolbarTranslucent = true

    public init() {}
  }

  public struct SplitColumns: Hashable, Sendable {
    /// Whether the split view has columns (14+) rather than a primary and a secondary controller.
    public var hasColumnStyle = false
    /// As the file spells them; nil where it leaves them out.
    public var preferredDisplayMode: String?
    public var behavior: String?
    public var primaryBackgroundStyle: String?
    /// In points.
    public var minimumPrimaryColumnWidth: CGFloat?
    public var maximumPrimaryColumnWidth: CGFloat?

    public init() {}
  }

  public struct Pages: Hashable, Sendable {
    /// Whether pages curl rather than scroll.
    public var curls = true
    public var isVertical = false
    /// `none`, `min`, `mid` or `max`; nil where the file leaves it out.
    public var spineLocation: String?
    /// Between two pages, in points.
    public var pageSpacing: CGFloat = 0
    public var isDoubleSided = false

    public init() {}
  }

  /// The reference that stands in for a controller, if it is one.
  public var reference: StoryboardReference? {
    if case .reference(let reference) = content { reference } else { nil }
  }

  /// The name of its element: `viewController`, `navigationController`, `glkViewController` …
  public var element: String {
    switch content {
    case .plain: "viewController"
    case .table: "tableViewController"
    case .collection: "collectionViewController"
    case .navigation: "navigationController"
    case .tabs: "tabBarController"
    case .split: "splitViewController"
    case .pages: "pageViewController"
    case .foreign(let element): element
    case .reference: "viewControllerPlaceholder"
    }
  }

  /// Whether it is one of UIKit's containers.
  public var isContainer: Bool {
    switch content {
    case .navigation, .tabs, .split, .pages: true
    case .plain, .table, .collection, .foreign, .reference: false
    }
  }

  /// The segues that begin at the controller itself: children it is made with, and those that code
  /// performs.
  public var segues: [InterfaceSegue] { connections.compactMap(\.segue) }
}

/// Which scene a storyboard reference stands for.
public struct StoryboardReference: Hashable, Sendable {
  /// Nil for the file that the reference is in.
  public var storyboardName: String?
  /// Nil for the initial controller.
  public var identifier: String?
  /// Nil for the app's own.
  public var bundleIdentifier: String?

  public init(storyboardName: String? = nil, identifier: String? = nil, bundle: String? = nil) {
    self.storyboardName = storyboardName
    self.identifier = identifier
    bundleIdentifier = bundle
  }
}
