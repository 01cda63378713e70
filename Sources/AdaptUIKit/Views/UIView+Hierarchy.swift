import AdaptCore

extension UIView {
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

// MARK: - Moving from one superview to another

/// Where a view goes among its siblings. It is looked up when the view goes there, after the calls
/// that announce it: those may have moved the siblings.
enum SubviewPlace {
  case top
  case index(Int)
  case below(UIView)
  case above(UIView)
}

extension UIView {
  // App code runs in each call that a move makes, and may move the view again. Then the later move
  // counts, and the earlier one is given up.

  /// Puts a view among the subviews, out of the superview it had.
  func insert(_ view: UIView, at place: SubviewPlace) {
    guard canTake(view), view.controller?.canMoveView(into: self) ?? true else { return }
    let move = view.beginMove()
    let appears = view.controller?.viewWillEnter(self) ?? false
    let isIn =
      view.isMoving(move)
      && (view.superviewLink == nil
        || view.detach(move, into: self, notifyingWindow: view.windowLink !== windowLink))
      && link(view, at: place, move)
    if !isIn { view.reportOvertaken(by: move, goalIsReached: view.superviewLink === self) }
    guard appears, let controller = view.controller else { return }
    if isIn { controller.viewDidEnter() } else { controller.viewMoveWasOvertaken() }
  }

  /// Takes the view out of its superview.
  func takeOut() {
    guard superviewLink != nil else { return }
    let move = beginMove()
    let leaves = controller?.viewWillLeaveSuperview() ?? false
    let isOut = isMoving(move) && detach(move, into: nil, notifyingWindow: true)
    if !isOut { reportOvertaken(by: move, goalIsReached: superviewLink == nil) }
    guard leaves, let controller else { return }
    if isOut { controller.viewDidLeaveSuperview() } else { controller.viewMoveWasOvertaken() }
  }

  /// Puts a subview on top of its siblings, or below them.
  func reorder(_ view: UIView, isFront: Bool) {
    guard view.superviewLink === self else { return }
    subviews.remove(at: place(of: view))
    view.lastPlace = isFront ? subviews.count : 0
    subviews.insert(view, at: view.lastPlace)
    markLayout()
  }

  private func beginMove() -> UInt32 {
    moveCount &+= 1
    return moveCount
  }

  /// Whether no later move of the view has begun.
  private func isMoving(_ move: UInt32) -> Bool { moveCount == move }

  private func reportOvertaken(by move: UInt32, goalIsReached: Bool) {
    guard !isMoving(move), !goalIsReached else { return }
    run?.find(.moveOvertaken, on: controller?.id ?? id)
  }

  /// Whether a view can lie in this one: not if it holds this one, nor if it would lie too deep.
  private func canTake(_ view: UIView) -> Bool {
    let run = run ?? view.run ?? Run.current
    if isDescendant(of: view) {
      run?.find(.childOfItself, on: view.controller?.id ?? view.id)
      return false
    }
    if let controller = view.controller, !controller.canJoin(self.run) { return false }
    if let other = view.windowLink?.run, let own = self.run, other !== own {
      own.find(.joinedElsewhere, on: .run)
      return false
    }
    let depth = depth
    if depth + view.levelsBelow + 1 < Limits.viewDepth { return true }
    view.measureLevels()
    if depth + view.levelsBelow + 1 < Limits.viewDepth { return true }
    run?.find(.nestedTooDeep, on: controller?.id ?? id)
    return false
  }

  /// - Returns: Whether the view is in, and no later move has begun.
  private func link(_ view: UIView, at place: SubviewPlace, _ move: UInt32) -> Bool {
    view.tellMove(.willMoveToSuperview) { view.willMove(toSuperview: self) }
    guard view.isMoving(move), canTake(view) else { return false }
    view.lastPlace = index(of: place)
    subviews.insert(view, at: view.lastPlace)
    view.superviewLink = self
    raiseLevels(view.levelsBelow + 1)
    view.needsSafeArea = true
    view.markVisit()
    markLayout()
    if windowLink !== view.windowLink { view.move(to: windowLink) }
    guard view.isMoving(move) else { return false }
    view.tellMove(.didMoveToSuperview) { view.didMoveToSuperview() }
    return view.isMoving(move)
  }

  /// - Parameter next: The superview that comes next.
  /// - Returns: Whether the view is out, and no later move has begun.
  private func detach(_ move: UInt32, into next: UIView?, notifyingWindow: Bool) -> Bool {
    tellMove(.willMoveToSuperview) { willMove(toSuperview: nil) }
    guard isMoving(move), let superview = superviewLink else { return false }
    superview.subviews.remove(at: superview.place(of: self))
    superviewLink = nil
    if superview !== next { (superview as? UIStackView)?.forget(self) }
    superview.markLayout()
    if notifyingWindow, windowLink != nil { self.move(to: nil) }
    guard isMoving(move) else { return false }
    tellMove(.didMoveToSuperview) { didMoveToSuperview() }
    return isMoving(move)
  }
}

// MARK: - Places and levels

extension UIView: Sibling {
  private func index(of place: SubviewPlace) -> Int {
    switch place {
    case .top: subviews.count
    case .index(let index): min(max(index, 0), subviews.count)
    case .below(let sibling):
      sibling.superviewLink === self ? self.place(of: sibling) : subviews.count
    case .above(let sibling):
      sibling.superviewLink === self ? self.place(of: sibling) + 1 : subviews.count
    }
  }

  /// Where a view is among the subviews.
  ///
  /// - Complexity: that of `place(of:in:)`.
  func place(of view: UIView) -> Int {
    precondition(view.superviewLink === self, "\(view.id) lies in another view than \(id)")
    guard let place = AdaptUIKit.place(of: view, in: subviews) else {
      preconditionFailure("\(view.id) names \(id) as its superview and is no subview of it")
    }
    return place
  }

  /// How many views lie above this one.
  var depth: Int {
    var depth = 0
    unowned(unsafe) var view = superviewLink
    while let current = view {
      depth += 1
      view = current.superviewLink
    }
    return depth
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

  /// Counts the levels below anew: views that have left make them fewer.
  private func measureLevels() {
    var levels = 0
    var level = subviews
    while !level.isEmpty {
      levels += 1
      level = level.flatMap(\.subviews)
    }
    levelsBelow = levels
  }
}
