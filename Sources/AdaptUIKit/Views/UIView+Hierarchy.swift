import AdaptCore

extension UIView {
  /// Puts a view on top of the other subviews, out of the superview it had.
  public func addSubview(_ view: UIView) { insert(view, at: subviews.count) }

  /// Puts a view at a place among the subviews; a place outside them is moved to the nearest end.
  public func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  /// Puts a view right below another subview, or on top where that is none.
  public func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insert(view, at: index(of: sibling, without: view) ?? subviews.count)
  }

  /// Puts a view right above another subview, or on top where that is none.
  public func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insert(view, at: index(of: sibling, without: view).map { $0 + 1 } ?? subviews.count)
  }

  /// The place of a subview once another one has left the places it may hold below it.
  private func index(of sibling: UIView, without view: UIView) -> Int? {
    guard let index = subviews.firstIndex(where: { $0 === sibling }) else { return nil }
    return subviews[..<index].contains { $0 === view } ? index - 1 : index
  }

  public func bringSubviewToFront(_ view: UIView) {
    guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
    subviews.append(subviews.remove(at: index))
    setNeedsLayout()
  }

  public func sendSubviewToBack(_ view: UIView) {
    guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
    subviews.insert(subviews.remove(at: index), at: 0)
    setNeedsLayout()
  }

  public func removeFromSuperview() {
    guard superviewLink != nil else { return }
    let leaving = controller?.viewWillLeaveSuperview() ?? false
    detach(notifyingWindow: true)
    if leaving { controller?.viewDidLeaveSuperview() }
  }

  /// Whether the view is `ancestor` or somewhere below it.
  ///
  /// - Complexity: O(depth).
  public func isDescendant(of ancestor: UIView) -> Bool {
    unowned(unsafe) var view: UIView? = self
    while let current = view {
      if current === ancestor { return true }
      view = current.superviewLink
    }
    return false
  }

  /// The first view with that tag, this one first, then below it in order; nil when there is none.
  ///
  /// - Complexity: O(n) in the views below.
  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in subviews {
      if let match = view.viewWithTag(tag) { return match }
    }
    return nil
  }
}

extension UIView {
  private func insert(_ view: UIView, at index: Int) {
    if isDescendant(of: view) {
      run?.find(.childOfItself, on: view.controller?.id ?? view.id)
      return
    }
    guard depth + view.levelsBelow + 1 < Limits.viewDepth else {
      run?.find(.nestedTooDeep, on: controller?.id ?? id)
      return
    }
    if let controller = view.controller, !controller.canMoveView(into: self) { return }
    let appears = view.controller?.viewWillEnter(self) ?? false
    if view.superviewLink != nil { view.detach(notifyingWindow: view.windowLink !== windowLink) }
    link(view, at: index)
    if appears { view.controller?.viewDidEnter() }
  }

  /// How many views lie above this one.
  private var depth: Int {
    var depth = 0
    unowned(unsafe) var view = superviewLink
    while let current = view {
      depth += 1
      view = current.superviewLink
    }
    return depth
  }

  private func link(_ view: UIView, at index: Int) {
    view.tellMove(.willMoveToSuperview) { view.willMove(toSuperview: self) }
    subviews.insert(view, at: min(max(index, 0), subviews.count))
    view.superviewLink = self
    raiseLevels(view.levelsBelow + 1)
    view.needsSafeArea = true
    view.markVisit()
    setNeedsLayout()
    if windowLink !== view.windowLink { view.move(to: windowLink) }
    view.tellMove(.didMoveToSuperview) { view.didMoveToSuperview() }
  }

  private func detach(notifyingWindow: Bool) {
    guard let superview = superviewLink else { return }
    tellMove(.willMoveToSuperview) { willMove(toSuperview: nil) }
    superview.subviews.removeAll { $0 === self }
    superviewLink = nil
    superview.setNeedsLayout()
    if notifyingWindow, windowLink != nil { move(to: nil) }
    tellMove(.didMoveToSuperview) { didMoveToSuperview() }
  }

  private func raiseLevels(_ levels: Int) {
    unowned(unsafe) var view: UIView? = self
    var levels = levels
    while let current = view, current.levelsBelow < levels {
      current.levelsBelow = levels
      levels += 1
      view = current.superviewLink
    }
  }

  /// Takes the view and all below it into a window, or out of the one they are in.
  func move(to window: UIWindow?) {
    tellMove(.willMoveToWindow) { willMove(toWindow: window) }
    // The view of a controller that joined before has the run, and no name yet.
    if run == nil, let joined = window?.run { run = joined }
    if !isPlain, id == .run { name() }
    windowLink = window
    if let window {
      controller?.join(window.run)
      needsSafeArea = true
      markVisit()
      inheritTraits()
    }
    var index = 0
    while index < subviews.count {
      subviews[index].move(to: window)
      index += 1
    }
    tellMove(.didMoveToWindow) { didMoveToWindow() }
    controller?.viewDidMoveToWindow()
  }

  /// Forgets a window that is gone.
  func loseWindow() {
    windowLink = nil
    for view in subviews { view.loseWindow() }
  }

  /// Gives the view its name in the run.
  private func name() {
    guard let run else { return }
    id = run.nextID(.view)
    if run.recorder.keepsEvents {
      run.recorder.describe(
        NodeDescription(id: id, type: "\(type(of: self))", name: accessibilityIdentifier))
    }
  }

  private func tellMove(_ callback: Callback, _ body: () -> Void) {
    if isPlain || run == nil || id == .run { body() } else { call(callback, .nothing, body) }
  }
}
