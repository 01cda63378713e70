import AdaptCore
import AdaptRules
import Foundation

/// The stack under More: the list of the controllers without an item, and the chosen one.
final class MoreNavigationController: UINavigationController {
  private let list = UIViewController()

  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    title = "More"
    list.title = "More"
    viewControllers = [list]
  }

  required init?(coder: NSCoder) { nil }

  /// Puts a controller over the list, or leaves the list alone.
  ///
  /// A navigation controller can lie in this stack, other than in any other.
  func show(_ controller: UIViewController?, animated: Bool) {
    guard viewControllers.dropFirst().first !== controller || viewControllers.count > 2 else {
      return
    }
    setViewControllers([list] + [controller].compactMap { $0 }, animated: animated)
  }

  /// Whether the list is on top.
  var isAtList: Bool { topViewController === list }
}

extension UITabBarController {
  /// Whether a controller has no item of its own.
  func needsMore(_ controller: UIViewController) -> Bool {
    guard row.hasMore, let place = tabs.firstIndex(where: { $0 === controller }) else {
      return false
    }
    return place >= row.own
  }

  /// Whether a controller is the stack under More or lies in it.
  func isUnderMore(_ controller: UIViewController) -> Bool {
    guard let moreStack else { return false }
    return controller === moreStack || controller.parent === moreStack
  }

  func madeMoreStack() -> MoreNavigationController {
    if let moreStack { return moreStack }
    let more = MoreNavigationController(nibName: nil, bundle: nil)
    moreStack = more
    add(more)
    more.appearance.isDriven = true
    more.moves.isMovingToParent = false
    more.tellDidMove(to: self)
    return more
  }

  /// What the row of items has to be in the present traits (rule `tabs.more`).
  var rowToBe: MoreTabs.Row {
    MoreTabs.decide(count: tabs.count, at: barEdge.value, in: traitCollection).value
  }

  /// Brings the row of items up to date, unless the tabs are in the middle of something.
  func rearrange() {
    guard !changes.isChanging, change?.transition == nil, rowToBe != row else { return }
    changing { arrange() }
  }

  /// Gives as many controllers an item as there is room for, and moves what is selected into More
  /// or out of it.
  func arrange() {
    let wasUnderMore = shown != nil && shown === moreStack
    row = rowToBe
    let willBeUnderMore =
      selected.map { needsMore($0) || ($0 === moreStack && row.hasMore) } ?? false
    // What is shown under More and will not be, or the other way round, disappears first.
    let moves = wasUnderMore != willBeUnderMore
    if moves { conceal() }
    let chosen = moreStack?.viewControllers.dropFirst().first
    if let chosen, !needsMore(chosen) { moreStack?.show(nil, animated: false) }
    if let moreStack, selected === moreStack, !row.hasMore {
      selected = chosen ?? tabs.first
      noteSelection()
    }
    if let selected, needsMore(selected) { madeMoreStack().show(selected, animated: false) }
    showItems()
    if moves { showSelection(insteadOf: selected, mayAnimate: false) }
  }

  /// Takes what is shown out of the hierarchy, with its calls.
  private func conceal() {
    endChange()
    guard let tab = shown else { return }
    let faces = faces(of: tab)
    for face in faces where face.isVisible { face.willDisappear(animated: false) }
    takeOut(tab)
    for face in faces where face.appearance.state == .disappearing {
      face.didDisappear(animated: false)
    }
  }

  /// Shows the items of the controllers, and More.
  func showItems() {
    var items = tabs.prefix(row.own).map { $0.madeTabBarItem() }
    if row.hasMore { items.append(madeMoreStack().madeTabBarItem()) }
    let item = selected.map { needsMore($0) ? madeMoreStack() : $0 }?.madeTabBarItem()
    tabBar.show(items, selected: item)
  }
}
