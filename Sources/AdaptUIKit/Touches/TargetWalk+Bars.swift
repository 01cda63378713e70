import AdaptCore
import AdaptRules
import Foundation

extension TargetWalk {
  /// What a container or an alert offers by itself.
  mutating func collect(_ controller: UIViewController, _ around: Surroundings) {
    switch controller {
    case let stack as UINavigationController: addBars(of: stack, around)
    case let tabs as UITabBarController: addItems(of: tabs, around)
    case let alert as UIAlertController: addActions(of: alert, around)
    default: break
    }
  }

  private mutating func addBars(of stack: UINavigationController, _ around: Surroundings) {
    // Items do nothing while the stack moves.
    guard !stack.isMovingInside else { return }
    if let frame = stack.backButtonFrame, let item = stack.shownItem {
      var parts = Parts()
      parts.names.titles = [stack.backButtonTitle].compactMap(\.self)
      if !parts.names.titles.contains("Back") { parts.names.labels = ["Back"] }
      parts.leads = [.own]
      parts.rect = frame
      add(.back, on: stack.bar, parts, around) { _ in stack.tapBack(item) }
    }
    for shown in stack.shownItems { add(shown.item, in: shown.bar, shown.frame, around) }
    if !stack.isNavigationBarHidden { addTitle(of: stack.bar, around) }
    if let more = stack as? MoreNavigationController, more.isAtList { addRows(of: more, around) }
  }

  private mutating func addRows(of more: MoreNavigationController, _ around: Surroundings) {
    guard let tabs = more.tabBarController, let view = more.viewIfLoaded else { return }
    for tab in tabs.tabs where tabs.needsMore(tab) {
      var parts = Parts()
      parts.names.titles = [tab.tabBarItem.title].compactMap(\.self)
      parts.leads = [.own]
      add(.row, on: view, parts, around) { _ in tabs.tapMoreRow(of: tab) }
    }
  }

  mutating func addItems(of bar: UINavigationBar, _ around: Surroundings) {
    let item = bar.topItem
    for item in (item?.leftBarButtonItems ?? []) + (item?.rightBarButtonItems ?? []) {
      add(item, in: bar, item.placeInBar?.frame, around)
    }
    addTitle(of: bar, around)
  }

  private mutating func addTitle(of bar: UINavigationBar, _ around: Surroundings) {
    guard let title = bar.topItem?.titleView else { return }
    addControls(in: title, Place(view: bar, rect: bar.bounds), around)
  }

  mutating func addItems(of bar: UIToolbar, _ around: Surroundings) {
    for item in bar.items ?? [] { add(item, in: bar, item.placeInBar?.frame, around) }
  }

  private mutating func add(
    _ item: UIBarButtonItem, in bar: UIView, _ frame: CGRect?, _ around: Surroundings
  ) {
    if let name = item.systemItemName, SystemItemWords.isSpace(name) { return }
    var parts = Parts()
    parts.names.titles = [item.title].compactMap(\.self).filter { !$0.isEmpty }
    parts.names.identifiers = [item.accessibilityIdentifier].compactMap(\.self)
    let word = item.systemItemName.flatMap(SystemItemWords.ofBar)
    parts.names.labels = [item.accessibilityLabel, word].compactMap(\.self)
    parts.names.userLabels = [item.document?.userLabel, item.systemItemName, item.imageName]
      .compactMap(\.self)
    parts.names.ids = [item.document?.id].compactMap(\.self)
    parts.leads =
      (item.handler == nil ? [] : [.block]) + item.reactions.map { UserTarget.Lead($0) }
    parts.isEnabled = item.isEnabled
    parts.rect = frame
    parts.item = item
    parts.document = item.document
    add(.barItem, on: bar, parts, around) { $0.tapped(item, of: bar) }
    guard let custom = item.customView else { return }
    addControls(in: custom, Place(view: bar, rect: frame ?? bar.bounds, item: item), around)
  }

  /// The controls of a view that a bar shows, which is not among the views of the window: all of it
  /// lies where the bar has it.
  private mutating func addControls(
    in view: UIView, _ place: Place, _ around: Surroundings
  ) {
    var way = [(view: view, around: around)]
    while let (view, around) = way.popLast() {
      var around = around
      enter(view, &around)
      if let control = view as? UIControl { add(control, around, at: place) }
      for subview in view.subviews.reversed() { way.append((subview, around)) }
    }
  }

  private mutating func addItems(of tabs: UITabBarController, _ around: Surroundings) {
    let bar = tabs.tabBar
    guard bar.window != nil, !bar.isHidden, let items = bar.items, !items.isEmpty else { return }
    let width = bar.bounds.width / CGFloat(items.count)
    for (place, item) in items.enumerated() {
      var parts = Parts()
      parts.names.titles = [item.title].compactMap(\.self)
      parts.names.ids = [item.document?.id].compactMap(\.self)
      parts.names.userLabels = [item.document?.userLabel].compactMap(\.self)
      parts.names.words = ["tab \(place + 1)"]
      parts.leads = [.own]
      parts.isEnabled = item.isEnabled
      parts.document = item.document
      parts.rect = CGRect(
        x: bar.bounds.minX + CGFloat(place) * width, y: bar.bounds.minY, width: width,
        height: bar.bounds.height)
      add(.tab, on: bar, parts, around) { _ in tabs.tapItem(at: place) }
    }
  }

  private mutating func addActions(of alert: UIAlertController, _ around: Surroundings) {
    guard let view = alert.viewIfLoaded, alert.presentedIn != nil else { return }
    for field in alert.textFields ?? [] where field.superview == nil {
      var parts = Parts(names: .init(of: field, titles: [field.placeholder, field.text]))
      parts.isEnabled = field.isEnabled
      parts.typing = { run, text in field.edit(text, in: run) }
      add(.field, on: view, parts, around) { _ in field.sendActions(for: .editingDidBegin) }
    }
    for action in alert.shownActions {
      var parts = Parts()
      parts.names.titles = [action.title].compactMap(\.self)
      parts.leads = action.handler == nil ? [.own] : [.block]
      parts.isEnabled = action.isEnabled
      add(.alertAction, on: view, parts, around) { _ in alert.close(with: action) }
    }
  }

  mutating func collectGestures(on view: UIView, _ around: Surroundings) {
    for recognizer in view.recognizers ?? [] {
      var parts = Parts(names: .init(of: view), isEnabled: recognizer.isEnabled)
      parts.names.titles = [recognizer.name].compactMap(\.self)
      parts.names.userLabels.insert(
        contentsOf: [recognizer.document?.userLabel].compactMap(\.self), at: 0)
      parts.names.ids.insert(contentsOf: [recognizer.document?.id].compactMap(\.self), at: 0)
      parts.names.words = [recognizer.word]
      parts.document = recognizer.document
      parts.leads = recognizer.reactions.map { UserTarget.Lead($0) }
      add(.gesture, on: view, parts, around) { run in
        if !recognizer.recognize(in: run) {
          run.find(.noSuchAction, on: view.owningController?.id ?? .run)
        }
      }
    }
  }
}

extension UIGestureRecognizer {
  /// What a person does to make the gesture.
  var word: String {
    switch self {
    case is UITapGestureRecognizer: "tap"
    case is UILongPressGestureRecognizer: "long press"
    case let swipe as UISwipeGestureRecognizer: "swipe \(swipe.direction.word)"
    case is UIScreenEdgePanGestureRecognizer: "edge pan"
    case is UIPanGestureRecognizer: "pan"
    case is UIPinchGestureRecognizer: "pinch"
    case is UIRotationGestureRecognizer: "rotation"
    default: "gesture"
    }
  }
}

extension UISwipeGestureRecognizer.Direction {
  fileprivate var word: String {
    if contains(.left) { return "left" }
    if contains(.up) { return "up" }
    return contains(.down) ? "down" : "right"
  }
}
