import AdaptCore
import AdaptRules
import Foundation

extension UISplitViewController {
  /// Decides for the first time what is shown, as the split view begins to appear (R095).
  func arrangeFirst() {
    guard !hasArranged, run != nil else { return }
    hasArranged = true
    arrangeForLaunch()
    catchUp()
  }

  private func arrangeForLaunch() {
    if style != .unspecified, let run, !run.has(.splitColumns) {
      run.find(.notAvailableYet, on: id)
    }
    arrangedSize = sizeToCome
    occasion = nil
    let collapses = SplitCollapse.decide(width: widthClass)
    if collapses.value { return collapse(isLaunch: true, because: collapses.reasons) }
    let mode = chosenMode(on: .launch, in: splitSpace)
    change(to: mode.value)
    let calls = SplitCalls.launch(showing: shownColumns).value
    tellBefore(calls)
    adoptColumns()
    note(because: collapses.reasons.adding(mode.reasons))
    placeColumns()
    tellAfter(calls)
  }

  /// The size that the view will have in the window, which it comes into after it begins to appear.
  private var sizeToCome: CGSize {
    if let rootWindow, view.superview == nil { return rootWindow.bounds.size }
    guard view.bounds.isEmpty else { return view.bounds.size }
    let holder = parent?.viewIfLoaded?.bounds.size ?? .zero
    return holder == .zero ? run?.environment.windowSize ?? .zero : holder
  }

  /// Looks at traits, size and wishes again, in the layout of the view.
  func settle() {
    guard hasArranged, !isArranging, view.window != nil else { return }
    if waitsForInside({ [self] in view.markLayout() }) { return }
    let isResized = view.bounds.size != arrangedSize
    let collapses = SplitCollapse.decide(width: widthClass)
    if collapses.value != isCollapsed {
      arrangedSize = view.bounds.size
      if isResized { askedMode = nil }
      occasion = nil
      isArranging = true
      if collapses.value {
        collapse(isLaunch: false, because: collapses.reasons)
      } else {
        expand(because: collapses.reasons)
      }
      isArranging = false
      catchUp()
    } else if isResized || occasion != nil {
      // What a person swiped in belongs to the size it was swiped in for (R099).
      if isResized { askedMode = nil }
      arrangedSize = view.bounds.size
      let why = occasion ?? .resize
      occasion = nil
      guard !isCollapsed else { return columnsNeedPlaces() }
      let mode =
        askedMode.map { Decision($0, because: ReasonList()) }
        ?? chosenMode(on: why, in: splitSpace)
      changeMode(to: mode, isByColumn: false, animated: false)
    }
    columnsNeedPlaces()
  }

  /// Gives the columns their frames, and makes good what code in the middle of a change has left
  /// undone.
  private func columnsNeedPlaces() {
    if !isCollapsed {
      for column in style.columns {
        if let container = columns[column]?.container, container.parent == nil { adopt(container) }
      }
    }
    if !hasPlacedColumns { placeColumns() }
    for controller in shownControllers { placeContent(of: controller) }
  }

  /// Puts a change off while a controller inside takes part in a transition.
  ///
  /// - Returns: Whether one does.
  func waitsForInside(_ again: @escaping () -> Void) -> Bool {
    let running = run?.activeTransitions.first { transition in
      !transition.coordinator.isOver
        && transition.participants.contains { $0 !== self && $0.isDescendant(of: self) }
    }
    running?.wait(again)
    return running != nil
  }

  func chosenMode(
    on occasion: SplitMode.Occasion, in space: SplitSpace
  ) -> Decision<DisplayMode> {
    let behavior = SplitBehaviorChoice.decide(in: space, preferred: preferredSplitBehavior)
    let mode = SplitMode.decide(
      in: space, preferred: preferredDisplayMode, behavior: behavior.value, on: occasion,
      current: displayMode)
    return Decision(mode.value, because: behavior.reasons.adding(mode.reasons))
  }

  func adoptColumns() {
    for column in style.columns { if let slot = columns[column] { adopt(slot.container) } }
  }

  func note(because reasons: ReasonList) {
    run?.recorder.record(.arranged(arrangement, because: reasons), on: id)
  }
}

// MARK: - Wishes

extension UISplitViewController {
  func preferredModeDidChange() {
    if style != .unspecified, let named = SplitBehaviorChoice.named(by: preferredDisplayMode) {
      preferredSplitBehavior = named
    }
    wishesDidChange()
  }

  /// The app would like something else: it counts from the next layout on.
  func wishesDidChange() {
    askedMode = nil
    guard hasArranged else { return }
    occasion = .request
    viewIfLoaded?.markLayout()
  }

  /// Shows other columns.
  ///
  /// - Parameter isByColumn: Whether code showed or hid a column.
  func changeMode(to mode: Decision<DisplayMode>, isByColumn: Bool, animated: Bool) {
    guard mode.value != displayMode else { return }
    let shown = shownColumns
    isArranging = true
    change(to: mode.value)
    let calls = SplitCalls.change(from: shown, to: shownColumns, isByColumn: isByColumn).value
    tellBefore(calls)
    note(because: mode.reasons)
    isArranging = false
    placeColumns(animated: animated) { [self] in tellAfter(calls) }
    columnsNeedLayout()
    catchUp()
  }

  /// Tells the delegate of the mode to come, and takes it.
  func change(to mode: DisplayMode) {
    guard mode != displayMode else { return }
    if let delegate, let run {
      run.tell(.splitViewControllerWillChangeTo, .displayMode(mode), on: id, of: delegate) {
        delegate.splitViewController(self, willChangeTo: mode)
      }
    }
    arrangement.displayMode = mode
  }
}
