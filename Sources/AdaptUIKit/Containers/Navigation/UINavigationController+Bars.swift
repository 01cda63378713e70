import AdaptCore
import AdaptRules
import Foundation

extension UINavigationController {
  /// Puts the view that holds the content, and the bars above it, into the stack's view.
  func installViews() {
    guard contentView.superview !== view else { return }
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.frame = view.bounds
    view.insert(contentView, at: .index(0))
    view.insert(bar, at: .top)
    view.insert(bottomBar, at: .top)
  }

  /// What the stack is shown in.
  var surroundings: BarSurroundings {
    var root: UIViewController = self
    while let parent = root.parentLink { root = parent }
    guard let presentation = root.presentedIn else { return .window }
    switch presentation.style {
    case .popover: return .popover
    case .pageSheet, .formSheet:
      return presentation.sheetLayout?.form == .covering ? .window : .sheet
    case .fullScreen, .currentContext, .custom, .overFullScreen, .overCurrentContext, .none,
      .automatic:
      return .window
    }
  }

  private func extras(of controller: UIViewController?, _ space: ContainerSpace)
    -> NavigationBarHeight.Extras
  {
    let inner = (controller as? UINavigationController)?.innermostStack
    guard let controller = inner.map(\.topViewController) ?? controller else {
      return NavigationBarHeight.Extras()
    }
    let isLarge = LargeTitle.decide(
      wish: controller.stackEntry.wantsLargeTitle, prefers: bar.prefersLargeTitles,
      traits: space.traits, on: space.platform.system)
    return NavigationBarHeight.Extras(
      hasLargeTitle: isLarge.value, hasPrompt: controller.navigationItem.prompt != nil)
  }

  /// The bar's frame over a controller, in the space of the stack's view.
  private func barFrame(over controller: UIViewController?, in space: ContainerSpace) -> CGRect {
    let surroundings = surroundings
    let height = NavigationBarHeight.decide(
      extras(of: controller, space), in: space, of: surroundings)
    let top = NavigationBarTop.decide(in: space, of: surroundings)
    return CGRect(x: 0, y: top.value, width: space.size.width, height: height.value)
  }

  private func showsToolbar(over controller: UIViewController?) -> Bool {
    !toolbarIsHidden && !(controller?.stackEntry.isBottomBarHidden ?? false)
  }

  func barCover(over child: UIViewController, in space: ContainerSpace) -> BarCover {
    var cover = BarCover()
    if showsBar {
      cover.insets.top = barFrame(over: child, in: space).maxY
      if !bar.isTranslucent { cover.opaque.insert(.top) }
    }
    if showsToolbar(over: child) {
      cover.insets.bottom = space.unsafe.bottom + ToolbarHeight.decide(in: space).value
      if !bottomBar.isTranslucent { cover.opaque.insert(.bottom) }
    }
    return cover
  }

  /// Gives the bars their frames, and what is shown its place under them.
  func renewBars() {
    outerStack?.renewBars()
    guard let view = viewIfLoaded, contentView.superview === view else { return }
    let space = space
    let top = topViewController
    // A hidden bar has its place too, so that it does not matter what it was hidden for.
    bar.isHidden = !showsBar
    let frame = barFrame(over: top, in: space)
    if bar.frame != frame { bar.frame = frame }
    bottomBar.isHidden = !showsToolbar(over: top)
    let height = ToolbarHeight.decide(in: space).value
    let bottom = CGRect(
      x: 0, y: space.size.height - space.unsafe.bottom - height, width: space.size.width,
      height: height)
    if bottomBar.frame != bottom { bottomBar.frame = bottom }
    if let shown { placeContent(of: shown) }
  }

  private var wishes: BarHiding.Wishes {
    var wishes: BarHiding.Wishes = []
    if hidesBarsWhenVerticallyCompact { wishes.insert(.whenVerticallyCompact) }
    if hidesBarsOnTap { wishes.insert(.onTap) }
    if hidesBarsOnSwipe { wishes.insert(.onSwipe) }
    return wishes
  }

  /// Hides or shows the bars if what happened is a reason to (rule `bars.hiding`).
  ///
  /// - Returns: Whether it was.
  @discardableResult
  func hideBars(on occasion: BarHiding.Occasion) -> Bool {
    let answer = BarHiding.decide(
      occasion, wishes: wishes, isHidden: barIsHidden,
      isCompact: traitCollection.verticalSizeClass == .compact)
    guard let hides = answer.value else { return false }
    setNavigationBarHidden(hides, animated: true)
    // A toolbar without items stays as it is, and so does one that the app has hidden.
    if hides, !toolbarIsHidden, !(topViewController?.toolbarItems ?? []).isEmpty {
      hidToolbar = true
      setToolbarHidden(true, animated: true)
    } else if !hides, hidToolbar {
      hidToolbar = false
      setToolbarHidden(false, animated: true)
    }
    return true
  }

  /// Hides or shows the bars when the height has become compact or regular.
  func heightMayHaveChanged() {
    let height = traitCollection.verticalSizeClass
    guard hidesBarsWhenVerticallyCompact, height != lastHeight else { return }
    let wasCompact = lastHeight == .compact
    lastHeight = height
    if height == .compact {
      hideBars(on: .becameCompact)
    } else if wasCompact {
      hideBars(on: .becameRegular)
    }
  }
}
