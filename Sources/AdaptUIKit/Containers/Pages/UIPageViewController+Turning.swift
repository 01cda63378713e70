import AdaptCore
import AdaptRules
import Foundation

/// A turn of pages, from its beginning to its end.
final class PageTurn {
  let old: [UIViewController]
  let new: [UIViewController]
  let direction: PageNavigationDirection
  /// Whether a finger makes it.
  let isGesture: Bool
  let completion: ((Bool) -> Void)?
  /// The transition; nil for a turn without animation.
  var transition: Transition?

  init(
    from old: [UIViewController], to new: [UIViewController], _ direction: PageNavigationDirection,
    isGesture: Bool = false, completion: ((Bool) -> Void)? = nil
  ) {
    self.old = old
    self.new = new
    self.direction = direction
    self.isGesture = isGesture
    self.completion = completion
  }

  var arriving: [UIViewController] { new.filter { page in !old.contains { $0 === page } } }
  var leaving: [UIViewController] { old.filter { page in !new.contains { $0 === page } } }
}

extension UIPageViewController {
  /// The pages that are shown, and those that a turn moves.
  var pagesInTurn: [UIViewController] {
    var all = pages
    for page in (turn?.old ?? []) + (turn?.new ?? []) where !all.contains(where: { $0 === page }) {
      all.append(page)
    }
    return all
  }

  /// Puts a call off until the turn that runs is over.
  func waits(_ body: @escaping (UIPageViewController) -> Void) -> Bool {
    if let run, run.refusesRequests(on: id) { return true }
    if changes.waits({ [self] in body(self) }) { return true }
    guard let transition = turn?.transition else { return false }
    run?.recorder.record(.queued(because: WaitingTurn.decide(.pages).reasons), on: id)
    transition.wait { [self] in body(self) }
    return true
  }

  func changing(_ body: () -> Void) {
    changes.make(body) { run?.find(.didNotSettle, on: id) }
  }

  // MARK: By code

  func showPages(
    _ given: [UIViewController], _ direction: PageNavigationDirection, animated: Bool,
    _ completion: ((Bool) -> Void)?
  ) {
    // While the delegate chooses the spine it is not known yet how many pages are needed.
    if isChoosingSpine {
      pagesForSpine = given
      tell(completion)
      return
    }
    let animates = animated && appearance.state == .appeared && run?.animationsEnabled ?? false
    let needed = PageCount.decide(
      transitionStyle, spine: spineLocation, isDoubleSided: isTwoSided, animated: animated)
    guard given.count == needed.value else {
      run?.find(.wrongPageCount, on: id, because: needed.reasons)
      return
    }
    for page in given where lies(inOrOver: page) {
      run?.find(.childOfItself, on: id, object: page.id)
      return
    }
    // The second of two pages around no middle is the back that the turn shows.
    let new = spineLocation == .mid ? given : Array(given.prefix(1))
    neighbours = [:]
    let turn = PageTurn(from: pages, to: new, direction, completion: completion)
    changing { if animates { animate(turn) } else { exchange(turn) } }
  }

  private func tell(_ completion: ((Bool) -> Void)?) {
    guard let completion else { return }
    call(.pageCompletion, .flag(true)) { completion(true) }
  }

  /// Shows other pages without animation; both sides hear of the end after the commit.
  private func exchange(_ turn: PageTurn) {
    endTurn()
    self.turn = turn
    begin(turn)
    for page in turn.leaving { page.viewIfLoaded?.takeOut() }
    guard let run, appearance.state == .appeared else { return endTurn() }
    run.afterCommit { [self] in if self.turn === turn { endTurn() } }
  }

  /// Ends a turn without animation.
  func endTurn() {
    guard let turn, turn.transition == nil else { return }
    changing { end(turn, arrived: true) }
  }

  private func animate(_ turn: PageTurn) {
    guard let run else { return }
    endTurn()
    let transition = Transition(run: run, animated: true)
    start(turn, transition)
  }

  /// Lets a transition run that ends the turn.
  private func start(_ turn: PageTurn, _ transition: Transition) {
    turn.transition = transition
    self.turn = turn
    transition.begin(lasting: TransitionDurations.decide(.page, animated: true).value)
    begin(turn)
    transition.finish = { [self] arrived in changing { end(turn, arrived: arrived) } }
    transition.animate()
  }

  // MARK: By a finger

  /// Begins a turn that a finger makes; a finding where there is no page to turn to.
  func beginGesture(_ direction: PageNavigationDirection) {
    if waits({ $0.beginGesture(direction) }) { return }
    endTurn()
    let before = pages
    let isReady = appearance.state == .appeared && !pages.isEmpty
    if isReady { ask(at: .begins(direction)) }
    // The data source may have done anything.
    let isUnchanged = before.elementsEqual(pages, by: ===) && turn == nil
    guard isReady, isUnchanged, let new = neighbours[direction], !new.isEmpty else {
      run?.find(.noSuchPage, on: id)
      return
    }
    if let same = new.first(where: { page in pages.contains { $0 === page } }) {
      run?.find(.sameControllerTwice, on: id, object: same.id)
      return
    }
    guard let run else { return }
    if let delegate {
      run.tell(.pageViewControllerWillTransitionTo, .node(joined(new[0])), on: id, of: delegate) {
        delegate.pageViewController(self, willTransitionTo: new)
      }
    }
    guard turn == nil, before.elementsEqual(pages, by: ===), appearance.state == .appeared else {
      return
    }
    let transition = Transition(run: run, animated: true)
    transition.startInteraction()
    transition.isPageSwipe = true
    changing { start(PageTurn(from: pages, to: new, direction, isGesture: true), transition) }
  }

  // MARK: Beginning and end

  private func begin(_ turn: PageTurn) {
    for page in turn.arriving {
      add(page)
      page.appearance.isDriven = true
    }
    if !turn.isGesture {
      pages = turn.new
      noteSelection()
    }
    guard isViewLoaded, appearance.state != .disappeared else { return }
    // Loaded before anybody is asked whether the page can appear: that runs the app's code.
    for page in turn.arriving { page.loadViewIfNeeded() }
    play(order.begin, of: turn)
    for page in turn.new { putIn(page, among: turn.new) }
    if !appearance.owesIsAppearing { for page in turn.arriving { page.isAppearingIfInWindow() } }
  }

  /// Makes the calls of a turn, as far as the pages are still there to make them.
  private func play(
    _ steps: [TransitionOrder.Step], of turn: PageTurn,
    beforeEnd: (UIViewController) -> Void = { _ in }
  ) {
    let cast = TransitionCast(
      arriving: turn.arriving, leaving: turn.leaving, animated: turn.transition != nil)
    cast.play(
      steps, beforeEnd: beforeEnd, allows: { allows($0, of: $1) },
      where: { $0.callback != .viewIsAppearing || $0.participant == .leaving })
  }

  private var order: TransitionOrder {
    PageOrder.decide(transitionStyle, on: run?.system ?? .newestModelled).value
  }

  private func end(_ turn: PageTurn, arrived: Bool) {
    self.turn = nil
    let outgoing = arrived ? turn.leaving : turn.arriving
    let takesOut: (UIViewController) -> Void = { page in
      if outgoing.contains(where: { $0 === page }) { page.viewIfLoaded?.takeOut() }
    }
    if arrived, turn.isGesture {
      pages = turn.new
      noteSelection()
    }
    play(arrived ? order.complete : order.cancel, of: turn, beforeEnd: takesOut)
    for page in outgoing { release(page, wasShown: arrived) }
    if arrived { for page in turn.arriving { tellArrival(of: page) } }
    placePages()
    tell(turn.completion)
    if turn.isGesture { tellEnd(of: turn, arrived: arrived) }
  }

  private func tellArrival(of page: UIViewController) {
    if page.parent === self { page.tellDidMove(to: self) }
  }

  private func release(_ page: UIViewController, wasShown: Bool) {
    page.viewIfLoaded?.takeOut()
    guard page.parent === self, !pages.contains(where: { $0 === page }) else { return }
    if wasShown { page.tellWillMove(to: nil) }
    guard page.parent === self else { return }
    drop(page)
    page.appearance.isDriven = false
    page.tellDidMove(to: nil)
  }

  private func tellEnd(of turn: PageTurn, arrived: Bool) {
    guard let run else { return }
    if let delegate {
      run.tell(.pageViewControllerDidFinishAnimating, .flag(arrived), on: id, of: delegate) {
        delegate.pageViewController(
          self, didFinishAnimating: true, previousViewControllers: turn.old,
          transitionCompleted: arrived)
      }
    }
    guard arrived, pages.elementsEqual(turn.new, by: ===) else {
      if transitionStyle == .pageCurl { neighbours = [:] }
      return
    }
    switch transitionStyle {
    case .scroll: neighbours = [turn.direction.opposite: turn.old]
    case .pageCurl: neighbours = [:]
    }
    ask(at: .turned(turn.direction))
  }

  func noteSelection() {
    run?.recorder.record(.selectionChanged(pages.map(\.id)), on: id)
  }
}
