/// The keys of every object in a scenario file. The published schema lists the same (a test
/// compares them).
enum ScenarioGrammar {
  static let scenario = [
    "$schema", "device", "ios", "sdk", "orientation", "window", "appearance", "textSize",
    "layoutDirection", "choices", "onException", "storyboards", "unwindActions",
    "segueClasses", "root", "controllers", "steps", "expect",
  ]
  /// The keys of a container without a name of its own: one of `containers`, and `style`.
  static let reference = containers + ["style"]
  /// The keys of a scene that the window begins with.
  static let scene = ["storyboard", "scene"]
  static let containers = ["navigation", "tabs", "split", "pages"]

  // Controllers
  static let controller = [
    "class", "scene", "title", "navigation", "bars", "tabs", "selected", "split", "pages",
    "delegate", "children",
    "forwards", "alert", "item", "layout", "views", "presentation", "adaptivity", "closeButton",
    "orientations", "forwardsOrientations", "prefersOrientation", "autorotates", "callsSuper",
    "overrides", "segues", "unwindActions", "unwinding",
  ]
  static let unwinding = ["canPerform", "allowedChildren", "viewController", "segue"]
  static let split = [
    "style", "primary", "supplementary", "secondary", "compact", "displayMode", "behavior",
    "primaryWidth", "minimumPrimaryWidth", "maximumPrimaryWidth", "primaryFraction",
    "presentsWithGesture",
  ]
  static let pages = ["order", "shown", "transition", "orientation", "spine", "doubleSided"]
  static let bars = [
    "barHidden", "toolbar", "largeTitles", "translucent", "hides", "edgeSwipe",
  ]
  static let item = [
    "leftItems", "rightItems", "toolbarItems", "prompt", "largeTitle", "hidesBackButton",
    "supplementsBackButton", "backTitle", "hidesBottomBarWhenPushed",
  ]
  static let layout = [
    "edgesForExtendedLayout", "includesOpaqueBars", "additionalSafeAreaInsets",
  ]
  static let delegate = [
    "orientations", "animator", "refuses", "collapses", "separates", "primaryForCollapsing",
    "primaryForExpanding", "actionMode", "topColumn", "expandingMode", "spine",
  ]
  static let child = ["controller", "frame", "isAdded"]
  static let alert = ["actions", "message", "style", "cancel", "preferred", "textFields"]
  static let textField = ["text", "placeholder"]
  static let presentation = [
    "style", "transition", "preferredContentSize", "definesPresentationContext",
    "isModalInPresentation", "sheet", "anchor", "custom", "animator",
  ]
  static let sheet = [
    "detents", "selected", "largestUndimmed", "grabber", "edgeAttached",
    "widthFollowsPreferredSize", "pageSizing",
  ]
  static let detent = ["custom", "id"]
  static let anchor = [
    "view", "rect", "barButton", "presenter", "arrows", "margins", "overlaps", "passthrough", "set",
  ]
  static let custom = [
    "frame", "fraction", "removesPresenter", "dims", "followsContainer", "adaptsTo", "callsSuper",
  ]
  static let animator = ["duration", "ends", "addsView", "interactive"]
  static let adaptivity = ["answers", "oldAnswer", "replaceWith", "shouldDismiss", "set"]
  static let answer = ["width", "height", "style"]
  static let traits = ["width", "height", "appearance", "textSize", "layoutDirection"]
  static let changes = ["appearance", "textSize", "layoutDirection"]
  static let properties = [
    "style", "preferredContentSize", "isModalInPresentation", "definesPresentationContext",
    "orientations", "shouldDismiss",
  ]

  // Steps
  static let trigger = ["controller", "callback", "nth", "times"]
  /// What code does to controllers: the verb, then what may stand beside it.
  static let actions: [(verb: String, options: [String])] = [
    ("present", ["from", "animated", "style", "transition", "fresh", "then"]),
    ("dismiss", ["animated", "then"]),
    ("push", ["on", "animated", "fresh"]),
    ("pop", ["animated"]),
    ("popTo", ["on", "animated"]),
    ("popToRoot", ["animated"]),
    ("setStack", ["on", "animated"]),
    ("replaceRoot", []),
    ("addChild", ["to", "frame"]),
    ("removeChild", []),
    ("set", ["on"]),
    ("override", ["on", "child"]),
    ("call", ["on"]),
    ("requestOrientation", []),
    ("selectDetent", ["on"]),
    ("selectTab", ["on"]),
    ("setTabs", ["on", "animated"]),
    ("show", ["from"]),
    ("showDetail", ["from"]),
    ("showColumn", ["on"]),
    ("hideColumn", ["on"]),
    ("setColumn", ["on", "column"]),
    ("displayMode", ["on"]),
    ("setPages", ["on", "direction", "animated"]),
    ("setBarHidden", ["on", "animated"]),
    ("setToolbarHidden", ["on", "animated"]),
    ("performSegue", ["on"]),
  ]
  /// What else a step can be; `do` has the options of its action too.
  static let steps: [(verb: String, options: [String])] = [
    ("rotate", ["settle"]),
    ("resize", ["settle"]),
    ("traits", ["settle"]),
    ("appearance", ["settle"]),
    ("textSize", ["settle"]),
    ("layoutDirection", ["settle"]),
    ("background", ["settle"]),
    ("foreground", ["settle"]),
    ("user", userOptions + ["settle"]),
    ("interaction", ["on", "settle"]),
    ("advance", []),
    ("turn", []),
    ("settle", []),
    ("expect", []),
    ("when", ["do"]),
    ("do", ["settle"]),
  ]
  static let userOptions = [
    "action", "at", "text", "field", "by", "velocity", "to", "on", "then", "level", "tab",
    "direction", "column", "item", "named",
  ]
  static let actionVerbs = actions.map(\.verb)
  static let stepVerbs = actionVerbs + steps.map(\.verb)

  // Expectations: what they look at, then what may stand beside it.
  static let expectations: [(subject: String, options: [String])] = [
    ("trace", ["of", "on"]),
    ("order", []),
    ("count", ["is"]),
    ("callbacks", ["are", "of"]),
    ("finding", ["on", "because", "is"]),
    ("findings", []),
    ("style", ["is", "because"]),
    ("covers", ["is"]),
    ("detent", ["is"]),
    ("anchor", ["is", "within"]),
    ("arrow", ["is"]),
    ("waysOut", []),
    ("frame", ["is", "within"]),
    ("traits", ["are"]),
    ("presented", []),
    ("presenter", ["is"]),
    ("stack", ["are"]),
    ("selected", ["is"]),
    ("columns", ["are"]),
    ("collapsed", ["is"]),
    ("displayMode", ["is"]),
    ("pages", ["are"]),
    ("bar", ["is", "height", "within"]),
    ("toolbar", ["is", "height", "within"]),
    ("tabBar", ["is", "edge", "height", "within"]),
    ("safeArea", ["is", "within"]),
    ("visible", ["is"]),
    ("state", ["is"]),
    ("orientation", []),
    ("released", ["is"]),
    ("unwoundTo", []),
  ]
}
