import AdaptCore
import AdaptDocuments

extension SceneObjects {
  /// Makes an item of a bar, with what it does.
  func makeItem(_ interface: InterfaceBarItem) -> UIBarButtonItem {
    let item = UIBarButtonItem(title: interface.title)
    item.document = DocumentObject(
      id: interface.id, userLabel: interface.userLabel, at: interface.position, in: self)
    item.systemItemName = interface.systemItem
    item.imageName = interface.image
    item.isEnabled = interface.isEnabled
    item.accessibilityIdentifier = interface.accessibility?.identifier
    item.accessibilityLabel = interface.accessibility?.label
    item.customView = interface.customView.map { makeView($0) }
    item.reactions = interface.connections.compactMap { Reaction($0, in: self) }
    put(
      item, id: interface.id, attributes: interface.runtimeAttributes,
      connections: interface.connections)
    return item
  }

  /// Makes an item of a tab bar.
  func makeItem(_ interface: InterfaceTabBarItem) -> UITabBarItem {
    let item = UITabBarItem(title: interface.wordsShown)
    item.document = DocumentObject(
      id: interface.id, userLabel: interface.userLabel, at: interface.position, in: self)
    item.badgeValue = interface.badge
    put(item, id: interface.id)
    return item
  }

  /// Makes what a navigation bar shows, with its items.
  func makeNavigationItem(_ interface: InterfaceNavigationItem) -> UINavigationItem {
    let item = UINavigationItem(title: interface.title ?? "")
    fill(item, from: interface)
    return item
  }

  /// Gives a navigation item what the document says of it.
  func fill(_ item: UINavigationItem, from interface: InterfaceNavigationItem) {
    if let title = interface.title { item.title = title }
    item.prompt = interface.prompt
    item.hidesBackButton = interface.hidesBackButton
    item.leftItemsSupplementBackButton = interface.leftItemsSupplementBackButton
    item.largeTitleDisplayMode =
      switch interface.largeTitleDisplayMode {
      case "always": .always
      case "never": .never
      default: .automatic
      }
    if !interface.leftItems.isEmpty {
      item.leftBarButtonItems = interface.leftItems.map { makeItem($0) }
    }
    if !interface.rightItems.isEmpty {
      item.rightBarButtonItems = interface.rightItems.map { makeItem($0) }
    }
    item.backBarButtonItem = interface.backItem.map { makeItem($0) }
    item.titleView = interface.titleView.map { makeView($0) }
    put(item, id: interface.id)
  }
}

extension InterfaceTabBarItem {
  /// The words under the item: its own, else those of the system's item.
  var wordsShown: String? { title ?? systemItem.flatMap(SystemItemWords.ofTab) }
}

/// What the system's own items say, in English: on them, or to assistive technology.
enum SystemItemWords {
  /// Nil for a space and for an item that is not known.
  static func ofBar(_ name: String) -> String? { bar[name] }

  static func ofTab(_ name: String) -> String? { tab[name] }

  static func isSpace(_ name: String) -> Bool { name == "flexibleSpace" || name == "fixedSpace" }

  private static let bar = [
    "done": "Done", "cancel": "Cancel", "edit": "Edit", "save": "Save", "undo": "Undo",
    "redo": "Redo", "add": "Add", "compose": "Compose", "reply": "Reply", "action": "Share",
    "organize": "Organize", "bookmarks": "Bookmarks", "search": "Search", "refresh": "Refresh",
    "stop": "Stop", "camera": "Camera", "trash": "Delete", "play": "Play", "pause": "Pause",
    "rewind": "Rewind", "fastForward": "Fast forward", "close": "Close",
    "pageCurl": "Page curl",
  ]

  private static let tab = [
    "more": "More", "favorites": "Favorites", "featured": "Featured", "topRated": "Top Rated",
    "recents": "Recents", "contacts": "Contacts", "history": "History", "bookmarks": "Bookmarks",
    "search": "Search", "downloads": "Downloads", "mostRecent": "Most Recent",
    "mostViewed": "Most Viewed",
  ]
}
