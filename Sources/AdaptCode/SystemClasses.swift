/// The classes of the system that classes of an app are made of.
enum SystemClasses {
  /// Those that storyboards and xibs have objects of, or that such objects inherit from.
  static let names: Set<String> = [
    "NSObject", "UIResponder", "NSLayoutConstraint",
    // Controllers
    "UIViewController", "UITableViewController", "UICollectionViewController",
    "UINavigationController", "UITabBarController", "UISplitViewController",
    "UIPageViewController", "UISearchController", "UIInputViewController",
    "UIDocumentBrowserViewController", "GLKViewController", "AVPlayerViewController",
    "UIStoryboardSegue", "UIStoryboardPopoverSegue",
    // Views
    "UIView", "UIControl", "UIButton", "UILabel", "UIImageView", "UITextField", "UITextView",
    "UITableView", "UITableViewCell", "UITableViewHeaderFooterView", "UICollectionView",
    "UICollectionViewCell", "UICollectionReusableView", "UIScrollView", "UIStackView", "UISlider",
    "UISwitch", "UIStepper", "UISegmentedControl", "UIPageControl", "UIProgressView",
    "UIActivityIndicatorView", "UIPickerView", "UIDatePicker", "UISearchBar", "UIToolbar",
    "UINavigationBar", "UITabBar", "UIVisualEffectView", "UIWindow", "UIWebView", "WKWebView",
    "MKMapView", "GLKView", "MTKView", "SKView", "SCNView", "ARSCNView", "ARSKView",
    // Items and layouts
    "UIBarButtonItem", "UIBarItem", "UINavigationItem", "UITabBarItem", "UICollectionViewLayout",
    "UICollectionViewFlowLayout", "UIGestureRecognizer", "UITapGestureRecognizer",
    "UIPanGestureRecognizer", "UISwipeGestureRecognizer", "UIPinchGestureRecognizer",
    "UIRotationGestureRecognizer", "UILongPressGestureRecognizer",
    "UIScreenEdgePanGestureRecognizer",
  ]

  /// The properties of the system's classes that documents connect.
  static let outlets: Set<String> = [
    "view", "delegate", "dataSource", "prefetchDataSource", "dragDelegate", "dropDelegate",
    "tableView", "collectionView", "collectionViewLayout", "searchDisplayController",
    "searchContentsController", "searchResultsDataSource", "searchResultsDelegate", "searchBar",
    "backgroundView", "selectedBackgroundView", "multipleSelectionBackgroundView", "contentView",
    "accessoryView", "editingAccessoryView", "textLabel", "detailTextLabel", "imageView",
    "gestureRecognizers", "inputView", "inputAccessoryView", "transitioningDelegate",
    "navigationItem", "navigationBar", "tabBarItem", "tabBar", "toolbar", "toolbarItems",
    "refreshControl", "tableHeaderView", "tableFooterView", "leftView", "rightView", "titleView",
    "customView", "window", "rootViewController", "viewControllers", "panGestureRecognizer",
    "layoutDelegate", "inputDelegate", "menu", "maskView", "mask", "titleLabel", "animator",
    "navigationController", "tabBarController", "splitViewController", "navigationDelegate",
    "UIDelegate", "uiDelegate", "preferredFocusedView", "keyCommands",
  ]

  /// The methods of the system's classes that documents name as actions.
  static let actions: Set<String> = [
    "cut:", "copy:", "paste:", "select:", "selectAll:", "delete:", "becomeFirstResponder",
    "resignFirstResponder", "endEditing:", "toggleBoldface:", "toggleItalics:", "toggleUnderline:",
    "increaseSize:", "decreaseSize:", "startAnimating", "stopAnimating", "reloadData", "goBack",
    "goForward", "reload", "stopLoading", "goBack:", "goForward:", "reload:", "stopLoading:",
    "setNeedsDisplay", "removeFromSuperview",
  ]
}
