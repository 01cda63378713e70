public import AdaptCore
import AdaptRules
public import Foundation

extension Simulation {
  /// Swipes from the primary edge of the topmost split view, which shows one more column.
  ///
  /// - Parameter end: A swipe that goes back changes nothing.
  public func swipeFromPrimaryEdge(_ end: GestureEnd = .finish) {
    swipe("swipe from primary edge", .reveal, end)
  }

  /// Swipes back to the primary edge of the topmost split view, which hides a column.
  public func swipeToPrimaryEdge(_ end: GestureEnd = .finish) {
    swipe("swipe to primary edge", .dismiss, end)
  }

  /// Taps the button that changes the display mode of the topmost split view.
  public func tapDisplayModeButton() {
    touchSplit(
      "tap display mode button", if: \.presentsWithGesture,
      then: { [unowned self] in act(.button, on: $0) })
  }

  /// Taps the button for the secondary column alone of the topmost split view with three columns.
  public func tapSecondaryOnlyButton() {
    touchSplit(
      "tap secondary only button", if: { $0.presentsWithGesture && $0.showsSecondaryOnlyButton },
      then: { [unowned self] in act(.secondaryOnlyButton, on: $0) })
  }

  /// Taps the secondary column where it is dimmed, beside the columns that lie over it.
  public func tapBesideColumns() {
    touchSplit(
      "tap beside columns", if: \.dimsSecondary,
      then: { [unowned self] in act(.dismiss, on: $0) })
  }

  /// Drags the line at the end of a column (26+).
  ///
  /// - Parameters:
  ///   - column: The primary or the supplementary one.
  ///   - width: The width in points that the column is dragged to; it keeps within its minimum and
  ///     maximum.
  public func dragDivider(of column: UISplitViewController.Column = .primary, to width: CGFloat) {
    touchSplit(
      "drag divider to \(width.figure)",
      if: { split in
        width.isFinite && split.style.columns.dropLast().contains(column)
          && split.isShowing(column)
      },
      then: { [unowned self] split in
        let drags = SplitDivider.decide(
          style: split.style, mode: split.displayMode, on: run.system)
        guard drags.value else {
          return run.find(.noSuchAction, on: split.id, because: drags.reasons)
        }
        split.draggedWidths[column] = width
        split.columnsNeedLayout()
      })
  }
}

extension Simulation {
  /// Hides the columns over a dimmed secondary one, if the point lies on that one.
  ///
  /// - Parameter point: In the window's space, in points.
  func hidesColumns(at point: CGPoint) -> Bool {
    guard let split = expandedSplit, split.dimsSecondary,
      let top = split.shownControllers.last(where: {
        $0.viewIfLoaded.map { $0.covers(point) } ?? false
      }),
      top === split.shownControllers.first
    else { return false }
    act(.dismiss, on: split)
    return true
  }

  /// Hides the columns over a dimmed secondary one, if a split view has some.
  func hidesColumns() -> Bool {
    guard let split = expandedSplit, split.dimsSecondary else { return false }
    act(.dismiss, on: split)
    return true
  }

  /// The expanded split view on top.
  private var expandedSplit: UISplitViewController? {
    topmost(UISplitViewController.self) { !$0.isCollapsed }
  }

  /// Has a finger touch the expanded split view on top; a finding where there is none, or none to
  /// which that would do anything.
  private func touchSplit(
    _ name: String, if allows: @escaping (UISplitViewController) -> Bool,
    then body: @escaping (UISplitViewController) -> Void
  ) {
    gesture(name) { [unowned self] in
      guard let split: UISplitViewController = touched(nil, where: { !$0.isCollapsed }) else {
        return
      }
      if allows(split) { body(split) } else { findOnTop(.noSuchAction) }
    }
  }

  private func swipe(_ name: String, _ action: SplitActionMode.Action, _ end: GestureEnd) {
    touchSplit(
      name, if: \.presentsWithGesture,
      then: { [unowned self] split in
        let isInteractive = split.style != .unspecified
        if isInteractive { split.tellGesture(begins: true) }
        if end == .finish { act(action, on: split) }
        if isInteractive { split.tellGesture(begins: false) }
      })
  }

  private func act(_ action: SplitActionMode.Action, on split: UISplitViewController) {
    guard split.columnTransition == nil else { return findOnTop(.noSuchAction) }
    let mode = split.mode(after: action)
    guard let wanted = mode.value, wanted != split.displayMode else {
      return run.find(.noSuchAction, on: split.id, because: mode.reasons)
    }
    split.askedMode = wanted
    split.changeMode(
      to: Decision(wanted, because: mode.reasons), isByColumn: false, animated: true)
  }
}

extension UISplitViewController {
  /// Whether the secondary column is dimmed (rule `split.dimming`).
  var dimsSecondary: Bool { SplitDimming.decide(in: displayMode).value }

  /// The display mode that a person's action leads to; the classic style's delegate may choose.
  fileprivate func mode(after action: SplitActionMode.Action) -> Decision<DisplayMode?> {
    let usual = SplitActionMode.decide(
      action, in: splitSpace, mode: displayMode, behavior: behavior)
    guard style == .unspecified, usual.value != nil, let delegate, let run else { return usual }
    let answer = run.ask(
      .targetDisplayModeForAction, on: id, of: delegate, as: EventValue.displayMode
    ) {
      delegate.targetDisplayModeForAction(in: self)
    }
    guard let answer, answer != .automatic else { return usual }
    return SplitActionMode.answered(answer)
  }

  fileprivate func tellGesture(begins: Bool) {
    guard let run, let delegate else { return }
    if begins {
      run.tell(.splitViewControllerGestureWillBegin, on: id, of: delegate) {
        delegate.splitViewControllerInteractivePresentationGestureWillBegin(self)
      }
    } else {
      run.tell(.splitViewControllerGestureDidEnd, on: id, of: delegate) {
        delegate.splitViewControllerInteractivePresentationGestureDidEnd(self)
      }
    }
  }
}
