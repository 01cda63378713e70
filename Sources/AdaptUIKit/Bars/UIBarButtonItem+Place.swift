import AdaptCore
import AdaptRules
import Foundation

extension UIBarButtonItem {
  /// The bar that shows the item, and where it lies there, in points; nil where none does.
  var placeInBar: (bar: UIView, frame: CGRect)? {
    if let owner = toolbarOwner, let stack = owner.navigationController,
      let place = stack.place(ofToolbarItem: self, of: owner)
    {
      return place
    }
    if let place = toolbar?.place(of: self) ?? navigationItem?.bar?.place(of: self) {
      return place
    }
    guard let navigationItem, let owner = navigationItem.owner else { return nil }
    return owner.navigationController?.barStack.place(of: self, in: navigationItem)
  }
}

extension UINavigationController {
  /// What the bar over the stack shows on its left.
  var leftSide: BarItems.Facts {
    var facts = BarItems.Facts(hasItemBelow: backStack != nil)
    guard let item = shownItem else { return facts }
    facts.hidesBackButton = item.hidesBackButton
    facts.hasLeftItems = !(item.leftBarButtonItems ?? []).isEmpty
    facts.supplementsBackButton = item.leftItemsSupplementBackButton
    return facts
  }

  /// The words of the button back; nil where none is shown, or one without words.
  public var backButtonTitle: String? {
    guard BarItems.showsBack(leftSide).value, let item = barStack.barItems.dropLast().last else {
      return nil
    }
    let words = BarItems.BackWords(
      ownButton: item.backBarButtonItem?.title, backTitle: item.backButtonTitle,
      title: item.title ?? item.owner?.title, mode: item.backButtonDisplayMode)
    return BarItems.backTitle(of: words, on: run?.system ?? .newestModelled).value
  }

  /// Every item that the bars show now, with its frame in its bar's space, in points.
  var shownItems: [(item: UIBarButtonItem, bar: UIView, frame: CGRect)] {
    guard let top = topViewController else { return [] }
    let item = showsBar ? shownItem : nil
    let items =
      (item?.leftBarButtonItems ?? []) + (item?.rightBarButtonItems ?? [])
      + (top.toolbarItems ?? [])
    return items.compactMap { item in
      item.placeInBar.map { (item: item, bar: $0.bar, frame: $0.frame) }
    }
  }

  /// Where the bar shows the button back, in the bar's space, in points; nil where it does not.
  var backButtonFrame: CGRect? {
    guard showsBar, BarItems.showsBack(leftSide).value else { return nil }
    return sideFrame(0, at: .leading)
  }

  fileprivate func place(
    of item: UIBarButtonItem, in navigationItem: UINavigationItem
  ) -> (bar: UIView, frame: CGRect)? {
    guard showsBar, bar.superview != nil else { return nil }
    let top = shownItem
    if let below = barItems.dropLast().last, below === navigationItem,
      below.backBarButtonItem === item
    {
      return backButtonFrame.map { (bar, $0) }
    }
    guard top === navigationItem else { return nil }
    if let index = top?.rightBarButtonItems?.firstIndex(where: { $0 === item }) {
      return (bar, sideFrame(index, at: .trailing))
    }
    guard let index = top?.leftBarButtonItems?.firstIndex(where: { $0 === item }) else {
      return nil
    }
    let besideBack = BarItems.showsBack(leftSide).value ? 1 : 0
    return (bar, sideFrame(index + besideBack, at: .leading))
  }

  fileprivate func place(
    ofToolbarItem item: UIBarButtonItem, of owner: UIViewController
  ) -> (bar: UIView, frame: CGRect)? {
    guard owner === topViewController, !bottomBar.isHidden, bottomBar.superview != nil,
      let items = owner.toolbarItems, let index = items.firstIndex(where: { $0 === item })
    else { return nil }
    let frame = BarItemPlace.inToolbar(
      index, of: items.count, in: bottomBar.bounds.size, margin: barMargin,
      direction: traitCollection.layoutDirection)
    return (bottomBar, frame.value)
  }

  private func sideFrame(_ index: Int, at side: BarItemPlace.Side) -> CGRect {
    let line = NavigationBarHeight.decide(.init(), in: space, of: surroundings).value
    return BarItemPlace.decide(
      index, at: side, of: bar.bounds.size, line: line, margin: barMargin,
      direction: traitCollection.layoutDirection
    ).value
  }

  private var barMargin: CGFloat { bar.itemMargin }
}

// MARK: - Bars that no stack manages

extension UIToolbar {
  fileprivate func place(of item: UIBarButtonItem) -> (bar: UIView, frame: CGRect)? {
    guard stack == nil, isShownInWindow, let items,
      let index = items.firstIndex(where: { $0 === item })
    else { return nil }
    let frame = BarItemPlace.inToolbar(
      index, of: items.count, in: bounds.size, margin: itemMargin,
      direction: traitCollection.layoutDirection)
    return (self, frame.value)
  }
}

extension UINavigationBar {
  fileprivate func place(of item: UIBarButtonItem) -> (bar: UIView, frame: CGRect)? {
    guard stack == nil, isShownInWindow, let top = topItem else { return nil }
    func frame(_ index: Int, _ side: BarItemPlace.Side) -> (bar: UIView, frame: CGRect) {
      let frame = BarItemPlace.decide(
        index, at: side, of: bounds.size, line: bounds.height, margin: itemMargin,
        direction: traitCollection.layoutDirection)
      return (self, frame.value)
    }
    if let index = top.rightBarButtonItems?.firstIndex(where: { $0 === item }) {
      return frame(index, .trailing)
    }
    return top.leftBarButtonItems?.firstIndex(where: { $0 === item }).map { frame($0, .leading) }
  }
}

extension UIView {
  /// What lies between the edge of a bar and its first item, in points.
  fileprivate var itemMargin: CGFloat {
    RootMargins.decide(width: bounds.width, window: window?.safeAreaInsets ?? .zero).value.left
  }

  /// Whether the view is in a window, and neither it nor a view around it is hidden.
  fileprivate var isShownInWindow: Bool {
    var view: UIView? = self
    while let current = view {
      if current.isHidden { return false }
      view = current.superviewLink
    }
    return window != nil
  }
}
