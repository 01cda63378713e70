import AdaptCore

extension ShowOutcome {
  /// What a report says of the way a controller is shown.
  func words(for shown: String) -> String {
    switch self {
    case .pushed: "pushes \(shown)"
    case .primary: "shows \(shown) as its primary controller"
    case .secondary: "shows \(shown) as its secondary controller"
    case .presented: "presents \(shown) to show it"
    case .byDelegate: "leaves showing \(shown) to its delegate"
    case .byOverride: "shows \(shown) in a way of its own"
    case .unchanged: "shows \(shown) already"
    }
  }
}

extension SplitArrangement {
  /// What a report says of what a split view shows.
  var words: String {
    isCollapsed ? "is collapsed, \(topColumn.name) on top" : "is expanded, \(displayMode.name)"
  }
}
