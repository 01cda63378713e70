import AdaptCore
import AdaptRules
import Foundation

extension UIViewController {
  /// The nearest navigation controller around this controller.
  ///
  /// - Complexity: O(depth).
  public var navigationController: UINavigationController? { ancestor() }

  /// The nearest controller of a class around this one.
  func ancestor<Container: UIViewController>() -> Container? {
    var controller = parentLink
    while let current = controller {
      if let container = current as? Container { return container }
      controller = current.parentLink
    }
    return nil
  }

  func madeNavigationItem() -> UINavigationItem {
    if let ownNavigationItem { return ownNavigationItem }
    let item = UINavigationItem(title: title ?? "")
    item.title = title
    item.owner = self
    ownNavigationItem = item
    return item
  }

  /// UIKit: `setToolbarItems(_:animated:)`.
  public func setToolbarItems(_ items: [UIBarButtonItem]?, animated: Bool) { toolbarItems = items }

  func toolbarItemsDidChange() {
    for item in toolbarItems ?? [] { item.toolbarOwner = self }
    parentLink?.itemsDidChange(of: self)
  }

  func additionalSafeAreaDidChange(from old: UIEdgeInsets) {
    guard additionalSafeAreaInsets.isUsable else {
      additionalSafeAreaInsets = old
      run?.find(.geometryNotFinite, on: id)
      return
    }
    viewIfLoaded?.markSafeArea()
  }

  func titleDidChange() {
    describe()
    ownNavigationItem?.title = title
  }
}

// MARK: - What a container's bars leave for a child

extension UIViewController {
  /// The unsafe edges and the size that this container has for its bars and content.
  var space: ContainerSpace { spaceToCome(of: viewIfLoaded?.bounds.size ?? .zero) }

  /// The same for a size that this container will have.
  ///
  /// Where the window is about to change and the container reaches to its edges, the window's new
  /// edges and traits count.
  func spaceToCome(of size: CGSize) -> ContainerSpace {
    let platform = run?.platform ?? Platform(system: .newestModelled)
    var unsafe = viewIfLoaded?.unsafeInsets ?? .zero
    var traits = traitCollection
    if let run, let next = run.environmentToCome {
      let (old, new) = (run.environment.safeArea, next.safeArea)
      // A bar may lie at some edges of the container and the window's at the others.
      if unsafe.top == old.top { unsafe.top = new.top }
      if unsafe.left == old.left { unsafe.left = new.left }
      if unsafe.bottom == old.bottom { unsafe.bottom = new.bottom }
      if unsafe.right == old.right { unsafe.right = new.right }
      traits.override(with: next.traits)
    }
    return ContainerSpace(size: size, unsafe: unsafe, traits: traits, platform: platform)
  }

  /// The bars of the container whose view this controller's view lies in; nil where there is none
  /// that places it.
  var barsOfContainer: BarCover? {
    guard let parent = parentLink, parent.placesChildren, let superview = viewIfLoaded?.superview,
      superview.owningController === parent
    else { return nil }
    return parent.bars(over: self, in: parent.space)
  }

  /// The frame that this container gives a child's view, in its own view's space; nil where it does
  /// not place it (rule `layout.content-frame`).
  func contentFrame(of child: UIViewController, in space: ContainerSpace) -> CGRect? {
    guard placesChildren, child.parentLink === self else { return nil }
    if let own = ownContentFrame(of: child, in: space) { return own }
    guard let bars = bars(over: child, in: space) else { return nil }
    return ContentFrame.decide(
      bounds: CGRect(origin: .zero, size: space.size), bars: bars,
      extended: child.edgesForExtendedLayout,
      includesOpaque: child.extendedLayoutIncludesOpaqueBars
    ).value
  }

  /// Gives a child's view its frame under the bars, and lets it look at its safe area again.
  ///
  /// - Returns: Whether this container places that child's view.
  @discardableResult
  func placeContent(of child: UIViewController) -> Bool {
    guard placesChildren, let childView = child.viewIfLoaded,
      childView.superview?.owningController === self,
      let frame = contentFrame(of: child, in: space)
    else { return false }
    if childView.frame != frame { childView.frame = frame }
    childView.markSafeArea()
    return true
  }

  /// The controller wants its view elsewhere under its container's bars.
  func contentLayoutDidChange() { parentLink?.placeContent(of: self) }
}
