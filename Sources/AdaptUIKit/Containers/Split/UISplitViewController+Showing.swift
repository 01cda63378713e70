public import AdaptCore
import AdaptRules

// MARK: - Columns

extension UISplitViewController {
  /// Shows a column of a column style, in the nearest display mode that does; on the stack of a
  /// collapsed split view it comes to the top (14+).
  public func show(_ column: Column) { ask(column, shows: true) }

  /// Hides a column of a column style, other than the secondary one; on the stack of a collapsed
  /// split view the top one leaves (14+).
  public func hide(_ column: Column) { ask(column, shows: false) }

  private func ask(_ column: Column, shows: Bool) {
    if let run, run.refusesRequests(on: id) { return }
    guard style != .unspecified, style.columns.contains(column) else {
      run?.find(.notForThisStyle, on: id)
      return
    }
    askedColumns.append((column, shows))
    catchUp()
  }

  private func fulfil(_ column: Column, shows: Bool) {
    guard let run else { return }
    if waitsForInside({ [self] in ask(column, shows: shows) }) { return }
    // Whoever asks for a column prefers it from now on.
    if shows, preferredDisplayMode == .automatic {
      let kept = (occasion, askedMode, preferredSplitBehavior)
      preferredDisplayMode =
        style == .tripleColumn ? .twoBesideSecondary : .oneBesideSecondary
      preferredSplitBehavior = kept.2
      (occasion, askedMode) = (kept.0, kept.1)
    }
    guard !isCollapsed else { return restack(column, shows: shows) }
    let mode = SplitShownColumn.decide(
      column, shows: shows, in: splitSpace, mode: displayMode, behavior: behavior)
    guard let wanted = mode.value else {
      run.find(.noSuchAction, on: id, because: mode.reasons)
      return
    }
    // What does not fit beside the secondary column comes over it, as by a preference.
    let fitting = SplitMode.decide(
      in: splitSpace, preferred: wanted, behavior: behavior, on: .request, current: displayMode)
    askedMode = fitting.value
    changeMode(
      to: Decision(fitting.value, because: mode.reasons.adding(fitting.reasons)),
      isByColumn: true, animated: true)
  }

  /// Shows and hides what code asked for, one after the other: before the first arrangement and in
  /// the middle of a change it waits.
  func catchUp() {
    guard hasArranged, !isArranging, !isCatchingUp else { return }
    isCatchingUp = true
    defer { isCatchingUp = false }
    var count = 0
    while !askedColumns.isEmpty {
      count += 1
      guard count < Limits.changesInside else {
        askedColumns = []
        run?.find(.didNotSettle, on: id)
        return
      }
      let asked = askedColumns.removeFirst()
      fulfil(asked.column, shows: asked.shows)
    }
  }

  /// Brings a column to the top of a collapsed split view's stack, or takes the top one off.
  private func restack(_ column: Column, shows: Bool) {
    guard let stack = collapsedStack, let run else { return }
    let top = topColumn
    var path: [Column] = []
    let filled = style.columns.filter { columns[$0] != nil }
    if shows {
      guard column != top, filled.contains(column) else { return }
      path =
        column.rawValue > top.rawValue
        ? filled.filter { $0.rawValue >= top.rawValue && $0.rawValue <= column.rawValue }
        : filled.filter { $0.rawValue <= top.rawValue && $0.rawValue >= column.rawValue }.reversed()
    } else {
      guard column == top, column != .primary,
        let below = filled.last(where: { $0.rawValue < top.rawValue })
      else { return run.find(.noSuchAction, on: id) }
      path = [top, below]
    }
    guard let target = path.last else { return }
    let calls = SplitCalls.restack(
      path, isPop: target.rawValue < top.rawValue, isHidden: !shows, style: style)
    tellBefore(calls.value)
    arrangement.topColumn = target
    run.recorder.record(.arranged(arrangement, because: calls.reasons), on: id)
    if target.rawValue > top.rawValue {
      for column in path.dropFirst() { if let slot = columns[column] { pushColumn(slot, stack) } }
    } else {
      let gone = path.dropLast().compactMap { columns[$0]?.container }
      stack.setViewControllers(
        stack.viewControllers.filter { controller in !gone.contains { $0 === controller } },
        animated: run.animationsEnabled)
    }
    tellAfter(calls.value)
  }

  private func pushColumn(_ slot: SplitSlots.Slot, _ stack: UINavigationController) {
    release(slot.container)
    stack.setViewControllers(
      stack.viewControllers + [slot.container], animated: run?.animationsEnabled ?? false)
  }
}

// MARK: - Controllers

extension UISplitViewController {
  /// Rule `split.show`.
  func showInPlace(_ vc: UIViewController, _ sender: Any?) {
    if run == nil { join(Run.current) }
    guard let run, !run.refusesRequests(on: id) else { return }
    vc.join(run)
    if style == .unspecified, let delegate,
      run.ask(
        .splitViewControllerShow, .node(vc.id), on: id, of: delegate, as: EventValue.flag,
        { delegate.splitViewController(self, show: vc, sender: sender) }) == true
    {
      return run.tellShown(vc, .byDelegate, by: self)
    }
    let asked = run.showing(of: vc)?.asked ?? self
    let primary = columns[.primary]?.container
    let outcome = SplitShow.decide(
      style: style, isCollapsed: isCollapsed, side: columns.column(of: asked),
      isInPrimary: primary.map { vc !== $0 && vc.isDescendant(of: $0) } ?? false,
      choices: run.choices)
    run.tellShown(vc, outcome.value, by: self, because: outcome.reasons)
    switch outcome.value {
    case .primary: put(vc, into: .primary)
    case .secondary: put(vc, into: .secondary)
    case .presented, .pushed, .byDelegate, .byOverride, .unchanged:
      asked.present(vc, animated: run.animationsEnabled)
    }
  }

  /// Rule `split.show-detail`.
  func showAsDetail(_ vc: UIViewController, _ sender: Any?) {
    if run == nil { join(Run.current) }
    guard let run, !run.refusesRequests(on: id) else { return }
    vc.join(run)
    if style == .unspecified, let delegate,
      run.ask(
        .splitViewControllerShowDetail, .node(vc.id), on: id, of: delegate, as: EventValue.flag,
        { delegate.splitViewController(self, showDetail: vc, sender: sender) }) == true
    {
      return run.tellShown(vc, .byDelegate, by: self)
    }
    let secondary = columns[.secondary]
    let outcome = SplitShowDetail.decide(
      isCollapsed: isCollapsed, isSecondary: secondary?.given === vc || secondary?.container === vc,
      secondaryIsStack: secondary?.container is UINavigationController, choices: run.choices)
    switch outcome.value {
    case .unchanged: run.tellShown(vc, .unchanged, by: self, because: outcome.reasons)
    case .replaces:
      run.tellShown(vc, .secondary, by: self, because: outcome.reasons)
      put(vc, into: .secondary)
    case .secondaryPushes: pass(vc, to: secondary?.container, sender, outcome.reasons)
    case .primaryShows:
      guard style == .unspecified || topColumn == .compact else {
        run.tellShown(vc, .secondary, by: self, because: outcome.reasons)
        return pushDetail(vc)
      }
      let top = topColumn
      pass(vc, to: columns[collapsedColumn]?.container, sender, outcome.reasons)
      if style == .unspecified { tellPushed(over: top) }
    }
  }

  /// Has a controller inside show another, with the reason why.
  private func pass(
    _ vc: UIViewController, to controller: UIViewController?, _ sender: Any?,
    _ reasons: ReasonList
  ) {
    guard let run, let controller else { return }
    let (outer, call) = (run.showing, run.showing(of: vc))
    run.showing = Showing(
      asked: call?.asked ?? self, action: .show, shown: vc, holder: controller,
      reasons: (call?.reasons ?? ReasonList()).adding(reasons))
    controller.perform(.show, vc, sender: sender)
    run.showing = outer
    if call != nil { run.showing?.isTold = true }
  }

  /// A collapsed classic split view tells of the column that a pushed controller covers.
  private func tellPushed(over top: Column) {
    let calls = SplitCalls.covered(top).value
    tellBefore(calls)
    tellAfter(calls)
  }

  /// Puts a controller into the secondary column of a collapsed split view, and on its stack.
  private func pushDetail(_ vc: UIViewController) {
    if waitsForInside({ [self] in pushDetail(vc) }) { return }
    let top = topColumn
    put(vc, into: .secondary)
    guard top != .secondary, let stack = collapsedStack, let slot = columns[.secondary] else {
      return
    }
    let calls = SplitCalls.detail(over: top)
    tellBefore(calls.value)
    arrangement.topColumn = .secondary
    run?.recorder.record(.arranged(arrangement, because: calls.reasons), on: id)
    if top == .primary, let middle = columns[.supplementary] { pushColumn(middle, stack) }
    pushColumn(slot, stack)
    tellAfter(calls.value)
  }
}
