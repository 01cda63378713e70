import AdaptCore
import AdaptRules
import Foundation

extension UISplitViewController {
  func collapse(isLaunch: Bool, because reasons: ReasonList) {
    let shown = isLaunch ? [] : shownColumns
    // Under a delegate that hears of columns a collapsed split view counts as one beside.
    if run?.has(.splitColumns) ?? false { change(to: .oneBesideSecondary) }
    if style == .unspecified {
      collapseClassic(shown, isLaunch, reasons)
    } else {
      collapseColumns(shown, isLaunch, reasons)
    }
    renewTraits()
    showDetailTargetDidChange()
  }

  func expand(because reasons: ReasonList) {
    let mode = chosenMode(on: .resize, in: splitSpace)
    change(to: mode.value)
    if style == .unspecified {
      expandClassic(reasons.adding(mode.reasons))
    } else {
      expandColumns(reasons.adding(mode.reasons))
    }
    renewTraits()
    showDetailTargetDidChange()
  }

  /// What a stack inside has let go must not be on screen there when it goes elsewhere.
  private func showTopsAtOnce() {
    for child in children { (child as? UINavigationController)?.showTopAtOnce() }
    primaryStack?.showTopAtOnce()
  }

  /// The width that the split view states for its columns is another.
  private func renewTraits() {
    for child in children { child.updateTraitsBelow() }
  }
}

// MARK: - The classic style

extension UISplitViewController {
  private func collapseClassic(
    _ shown: Set<Column>, _ isLaunch: Bool, _ reasons: ReasonList
  ) {
    let primary = askForPrimary(collapsing: true) ?? columns[.primary]?.container
    let secondary = columns[.secondary].map(\.container).flatMap { $0 === primary ? nil : $0 }
    var isHandled: Bool? = true
    if let primary, let secondary { isHandled = askToCollapse(secondary, onto: primary) }
    let merge = SplitMerge.decide(
      isHandled: isHandled, isStack: primary is UINavigationController)
    let top: Column = merge.value == .pushed ? .secondary : .primary
    let calls =
      isLaunch ? SplitCalls.launch(collapsedTo: top) : SplitCalls.collapse(from: shown, to: top)
    tellBefore(calls.value)
    showTopsAtOnce()
    arrangement.isCollapsed = true
    arrangement.topColumn = top
    formerSecondary = secondary
    columns[.secondary] = nil
    replacePrimary(by: primary)
    if let primary { adopt(primary) }
    note(because: reasons.adding(merge.reasons))
    if let primary, let secondary {
      takeOut(secondary)
      // Whatever its class is, the primary controller may take the secondary one in its own way.
      if isHandled != true {
        primary.call(.collapseSecondaryViewController, .node(secondary.id)) {
          primary.collapseSecondaryViewController(secondary, for: self)
        }
      }
      release(secondary)
    }
    placeColumns()
    tellAfter(calls.value)
  }

  private func replacePrimary(by primary: UIViewController?) {
    guard let primary, primary !== columns[.primary]?.container else { return }
    if let old = columns[.primary] { release(old.container) }
    columns[.primary] = SplitSlots.Slot(given: primary, container: primary)
  }

  private func expandClassic(_ reasons: ReasonList) {
    let primary = askForPrimary(collapsing: false) ?? columns[.primary]?.container
    var secondary = primary.flatMap(askToSeparate)
    if secondary == nil, let primary {
      primary.call(.separateSecondaryViewController, .node(id)) {
        secondary = primary.separateSecondaryViewController(for: self)
      }
    }
    if secondary === primary { secondary = nil }
    replacePrimary(by: primary)
    columns[.secondary] = secondary.map { SplitSlots.Slot(given: $0, container: $0) }
    formerSecondary = nil
    let calls = SplitCalls.expand(
      from: arrangement.topColumn, to: shownColumns, style: style
    ).value
    tellBefore(calls)
    showTopsAtOnce()
    arrangement.isCollapsed = false
    arrangement.topColumn = .primary
    adoptColumns()
    note(because: reasons)
    placeColumns()
    tellAfter(calls)
  }
}

// MARK: - The column styles

extension UISplitViewController {
  private func collapseColumns(
    _ shown: Set<Column>, _ isLaunch: Bool, _ reasons: ReasonList
  ) {
    let proposed = SplitTopColumn.decide(filled: columns.filled)
    let answer = askForTopColumn(proposed.value)
    let top = answer.value
    let calls =
      isLaunch ? SplitCalls.launch(collapsedTo: top) : SplitCalls.collapse(from: shown, to: top)
    tellBefore(calls.value)
    showTopsAtOnce()
    arrangement.isCollapsed = true
    arrangement.topColumn = top
    note(because: reasons.adding(proposed.reasons).adding(answer.reasons))
    if top == .compact {
      collapseToCompact(isLaunch)
    } else {
      if let primary = columns[.primary] { adopt(primary.container) }
      stackColumns(upTo: top)
    }
    placeColumns()
    tellAfter(calls.value)
  }

  private func collapseToCompact(_ isLaunch: Bool) {
    for column in style.columns {
      guard let container = columns[column]?.container else { continue }
      // Up to 25 the columns stay children, without their views (O087); under 26 they do not.
      if run.map({ $0.system >= 26 }) ?? true {
        release(container)
      } else {
        takeOut(container)
        if isLaunch { adopt(container) }
      }
    }
    if let compact = columns[.compact] { adopt(compact.container) }
  }

  /// Puts the columns up to one on the stack of the primary column, and lets the others go.
  func stackColumns(upTo top: Column) {
    guard let stack = primaryStack else {
      for column in style.columns.dropFirst() {
        if let slot = columns[column] { release(slot.container) }
      }
      return
    }
    let others = style.columns.dropFirst()
    let pushed = others.filter { $0.rawValue <= top.rawValue && top != .primary }
    for column in others {
      guard let container = columns[column]?.container else { continue }
      takeOut(container)
      if !pushed.contains(column) { release(container) }
    }
    let below = stack.viewControllers.filter { controller in
      !others.contains { columns[$0]?.container === controller }
    }
    stack.replaceAtOnce(with: below + pushed.compactMap { columns[$0]?.container })
  }

  private func expandColumns(_ reasons: ReasonList) {
    change(to: askForExpandedMode(displayMode))
    let calls = SplitCalls.expand(from: topColumn, to: shownColumns, style: style).value
    tellBefore(calls)
    showTopsAtOnce()
    if let stack = collapsedStack {
      let rest = stack.viewControllers.filter { controller in
        !style.columns.contains { columns[$0]?.container === controller }
      }
      if rest.count < stack.viewControllers.count { stack.replaceAtOnce(with: rest) }
    }
    arrangement.isCollapsed = false
    arrangement.topColumn = .primary
    if let compact = columns[.compact] { release(compact.container) }
    adoptColumns()
    note(because: reasons)
    placeColumns()
    tellAfter(calls)
  }
}
