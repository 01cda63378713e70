/// The classes of the system that classes of an app are made of.
enum SystemClasses {
  /// Each class's superclass; empty for the one that has none.
  static let superclasses: [String: String] = [
    "NSObject": "", "NSLayoutConstraint": "NSObject", "UIResponder": "NSObject",
    // Controllers and segues
    "UIViewController": "UIResponder", "UITableViewController": "UIViewController",
    "UICollectionViewController": "UIViewController",
    "UINavigationController": "UIViewController", "UITabBarController": "UIViewController",
    "UISplitViewController": "UIViewController", "UIPageViewController": "UIViewController",
    "UISearchController": "UIViewController", "UIInputViewController": "UIViewController",
    "UIDocumentBrowserViewController": "UIViewController", "GLKViewController": "UIViewController",
    "AVPlayerViewController": "UIViewController", "UIStoryboardSegue": "NSObject",
    "UIStoryboardPopoverSegue": "UIStoryboardSegue",
    // Views
    "UIView": "UIResponder", "UIControl": "UIView", "UIButton": "UIControl", "UILabel": "UIView",
    "UIImageView": "UIView", "UITextField": "UIControl", "UITextView": "UIScrollView",
    "UIScrollView": "UIView", "UITableView": "UIScrollView", "UITableViewCell": "UIView",
    "UITableViewHeaderFooterView": "UIView", "UICollectionView": "UIScrollView",
    "UICollectionReusableView": "UIView", "UICollectionViewCell": "UICollectionReusableView",
    "UIStackView": "UIView", "UISlider": "UIControl", "UISwitch": "UIControl",
    "UIStepper": "UIControl", "UISegmentedControl": "UIControl", "UIPageControl": "UIControl",
    "UIProgressView": "UIView", "UIActivityIndicatorView": "UIView", "UIPickerView": "UIView",
    "UIDatePicker": "UIControl", "UISearchBar": "UIView", "UIToolbar": "UIView",
    "UINavigationBar": "UIView", "UITabBar": "UIView", "UIVisualEffectView": "UIView",
    "UIWindow": "UIView", "UIWebView": "UIView", "WKWebView": "UIView", "MKMapView": "UIView",
    "GLKView": "UIView", "MTKView": "UIView", "SKView": "UIView", "SCNView": "UIView",
    "ARSCNView": "SCNView", "ARSKView": "SKView",
    // Items, layouts and recognizers
    "UIBarItem": "NSObject", "UIBarButtonItem": "UIBarItem", "UITabBarItem": "UIBarItem",
    "UINavigationItem": "NSObject", "UICollectionViewLayout": "NSObject",
    "UICollectionViewFlowLayout": "UICollectionViewLayout", "UIGestureRecognizer": "NSObject",
    "UITapGestureRecognizer": "UIGestureRecognizer",
    "UIPanGestureRecognizer": "UIGestureRecognizer",
    "UISwipeGestureRecognizer": "UIGestureRecognizer",
    "UIPinchGestureRecognizer": "UIGestureRecognizer",
    "UIRotationGestureRecognizer": "UIGestureRecognizer",
    "UILongPressGestureRecognizer": "UIGestureRecognizer",
    "UIScreenEdgePanGestureRecognizer": "UIPanGestureRecognizer",
  ]

  /// A class with those it inherits from, the nearest first; nothing for one that is not known.
  static func chain(from name: String) -> [String] {
    var chain: [String] = []
    var next = name
    while let above = superclasses[next] {
      chain.append(next)
      next = above
    }
    return chain
  }

  /// The properties of each class that documents connect; those of its superclasses besides.
  static let outlets: [String: Set<String>] = [
    "UIResponder": ["inputView", "inputAccessoryView", "keyCommands"],
    "UIViewController": [
      "view", "searchDisplayController", "navigationItem", "tabBarItem", "toolbarItems",
      "transitioningDelegate", "navigationController", "tabBarController", "splitViewController",
      "preferredFocusedView",
    ],
    "UITableViewController": ["tableView", "refreshControl"],
    "UICollectionViewController": ["collectionView", "collectionViewLayout"],
    "UINavigationController": ["navigationBar", "toolbar", "delegate", "viewControllers"],
    "UITabBarController": ["tabBar", "delegate", "viewControllers"],
    "UISplitViewController": ["delegate", "viewControllers"],
    "UIPageViewController": ["delegate", "dataSource"],
    "UISearchController": ["searchBar", "delegate", "searchResultsUpdater"],
    "UIDocumentBrowserViewController": ["delegate"], "GLKViewController": ["delegate"],
    "AVPlayerViewController": ["delegate", "player"],
    "UIView": ["gestureRecognizers", "mask", "maskView", "window", "viewForBaselineLayout"],
    "UIButton": ["titleLabel", "imageView", "menu"], "UILabel": [],
    "UITextField": ["delegate", "leftView", "rightView", "textDragDelegate", "textDropDelegate"],
    "UITextView": ["textDragDelegate", "textDropDelegate"],
    "UIScrollView": [
      "delegate", "panGestureRecognizer", "pinchGestureRecognizer", "refreshControl",
    ],
    "UITableView": [
      "dataSource", "prefetchDataSource", "dragDelegate", "dropDelegate", "tableHeaderView",
      "tableFooterView", "backgroundView",
    ],
    "UICollectionView": [
      "dataSource", "prefetchDataSource", "dragDelegate", "dropDelegate", "backgroundView",
      "collectionViewLayout",
    ],
    "UITableViewCell": [
      "contentView", "textLabel", "detailTextLabel", "imageView", "backgroundView",
      "selectedBackgroundView", "multipleSelectionBackgroundView", "accessoryView",
      "editingAccessoryView",
    ],
    "UITableViewHeaderFooterView": [
      "contentView", "textLabel", "detailTextLabel", "backgroundView",
    ],
    "UICollectionViewCell": ["contentView", "backgroundView", "selectedBackgroundView"],
    "UIPickerView": ["delegate", "dataSource"], "UISearchBar": ["delegate"],
    "UIToolbar": ["delegate", "items"], "UINavigationBar": ["delegate", "items"],
    "UITabBar": ["delegate", "items", "selectedItem"], "UIVisualEffectView": ["contentView"],
    "UIWindow": ["rootViewController"], "UIWebView": ["delegate", "scrollView"],
    "WKWebView": ["navigationDelegate", "UIDelegate", "uiDelegate", "scrollView"],
    "MKMapView": ["delegate"], "GLKView": ["delegate", "context"], "MTKView": ["delegate"],
    "SKView": ["delegate", "scene"], "SCNView": ["delegate", "scene"],
    "ARSCNView": ["session"], "ARSKView": ["session"], "UIGestureRecognizer": ["delegate"],
    "UIBarButtonItem": ["customView", "menu"],
    "UINavigationItem": ["titleView", "searchController", "backBarButtonItem"],
    "UICollectionViewLayout": ["collectionView"],
  ]

  /// The methods of the system's classes that documents name as actions.
  static let actions: Set<String> = [
    "cut:", "copy:", "paste:", "pasteAndMatchStyle:", "select:", "selectAll:", "delete:", "find:",
    "becomeFirstResponder", "resignFirstResponder", "endEditing:", "toggleBoldface:",
    "toggleItalics:", "toggleUnderline:", "increaseSize:", "decreaseSize:", "startAnimating",
    "stopAnimating", "reloadData", "goBack", "goForward", "reload", "stopLoading", "goBack:",
    "goForward:", "reload:", "reloadFromOrigin", "reloadFromOrigin:", "stopLoading:", "play:",
    "pause:", "stop:", "setNeedsDisplay", "removeFromSuperview", "toggleSidebar:",
  ]
}
