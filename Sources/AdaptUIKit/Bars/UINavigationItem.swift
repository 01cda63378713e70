public import AdaptRules

/// What a navigation bar shows while a controller is on top. UIKit: `UINavigationItem`.
open class UINavigationItem {
  public typealias LargeTitleDisplayMode = AdaptRules.LargeTitleDisplayMode
  public typealias BackButtonDisplayMode = AdaptRules.BackButtonDisplayMode

  open var title: String? { didSet { changed() } }
  /// A line above the title, which makes the bar higher.
  open var prompt: String? { didSet { changed() } }
  open var titleView: UIView? { didSet { changed() } }
  open var hidesBackButton = false { didSet { changed() } }
  /// Whether items on the left stand beside the back button rather than in its place.
  open var leftItemsSupplementBackButton = false { didSet { changed() } }
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { changed() } }
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { changed() } }
  /// The button that leads back to this item, shown by the item above it.
  open var backBarButtonItem: UIBarButtonItem? { didSet { changed() } }
  /// The words of the button that leads back to this item (11+).
  open var backButtonTitle: String? { didSet { changed() } }
  open var backButtonDisplayMode = BackButtonDisplayMode.default { didSet { changed() } }
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { changed() } }

  /// The controller whose item this is; cleared by it.
  unowned(unsafe) var owner: UIViewController?
  /// The bar of the app's own that the item was given to last.
  weak var bar: UINavigationBar?

  public init(title: String) { self.title = title }

  /// The first of the items on the left; setting it leaves no other.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The first of the items on the right; setting it leaves no other.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  open func setHidesBackButton(_ hides: Bool, animated: Bool) { hidesBackButton = hides }
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }

  private func changed() {
    for item in (leftBarButtonItems ?? []) + (rightBarButtonItems ?? []) {
      item.navigationItem = self
    }
    backBarButtonItem?.navigationItem = self
    if let owner { owner.parent?.itemsDidChange(of: owner) }
  }
}
