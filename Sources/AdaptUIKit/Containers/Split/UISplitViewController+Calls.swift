import AdaptCore
import AdaptRules

extension UISplitViewController {
  /// Tells the delegate what will be shown and hidden (14+).
  func tellBefore(_ calls: SplitCalls.Sequence) {
    guard let run, run.has(.splitColumns) else { return }
    for call in calls.before {
      switch call {
      case .show(let column): tell(.splitViewControllerWillShow, column, run)
      case .hide(let column): tell(.splitViewControllerWillHide, column, run)
      case .turned: break
      }
    }
  }

  /// Tells the delegate what was shown and hidden (26+), and that the split view has collapsed or
  /// expanded (14+).
  func tellAfter(_ calls: SplitCalls.Sequence) {
    guard let run, run.has(.splitColumns) else { return }
    for call in calls.after {
      switch call {
      case .show(let column):
        if run.has(.splitColumnEnds) { tell(.splitViewControllerDidShow, column, run) }
      case .hide(let column):
        if run.has(.splitColumnEnds) { tell(.splitViewControllerDidHide, column, run) }
      case .turned: tellTurned(run)
      }
    }
  }

  private func tell(_ callback: Callback, _ column: Column, _ run: Run) {
    guard let delegate else { return }
    run.tell(callback, .column(column), on: id, of: delegate) {
      switch callback {
      case .splitViewControllerWillShow: delegate.splitViewController(self, willShow: column)
      case .splitViewControllerWillHide: delegate.splitViewController(self, willHide: column)
      case .splitViewControllerDidShow: delegate.splitViewController(self, didShow: column)
      case .splitViewControllerDidHide: delegate.splitViewController(self, didHide: column)
      default: preconditionFailure("\(callback) is no call about a column")
      }
    }
  }

  private func tellTurned(_ run: Run) {
    guard let delegate else { return }
    if isCollapsed {
      run.tell(.splitViewControllerDidCollapse, on: id, of: delegate) {
        delegate.splitViewControllerDidCollapse(self)
      }
    } else {
      run.tell(.splitViewControllerDidExpand, on: id, of: delegate) {
        delegate.splitViewControllerDidExpand(self)
      }
    }
  }
}

// MARK: - Questions of the classic style

extension UISplitViewController {
  func askForPrimary(collapsing: Bool) -> UIViewController? {
    guard let delegate, let run else { return nil }
    let question: Callback =
      collapsing ? .primaryViewControllerForCollapsing : .primaryViewControllerForExpanding
    return run.askForObject(question, on: id, of: delegate) {
      collapsing
        ? delegate.primaryViewController(forCollapsing: self)
        : delegate.primaryViewController(forExpanding: self)
    }
  }

  /// Whether the delegate has dealt with the secondary controller; nil when it does not say.
  func askToCollapse(_ secondary: UIViewController, onto primary: UIViewController) -> Bool? {
    guard let delegate, let run else { return nil }
    return run.ask(
      .splitViewControllerCollapseSecondary, .node(secondary.id), on: id, of: delegate,
      as: EventValue.flag
    ) {
      delegate.splitViewController(self, collapseSecondary: secondary, onto: primary)
    }
  }

  func askToSeparate(from primary: UIViewController) -> UIViewController? {
    guard let delegate, let run else { return nil }
    return run.askForObject(
      .splitViewControllerSeparateSecondary, .node(primary.id), on: id, of: delegate
    ) {
      delegate.splitViewController(self, separateSecondaryFrom: primary)
    }
  }
}

// MARK: - Questions of the column styles

extension UISplitViewController {
  func askForTopColumn(_ proposed: Column) -> Decision<Column> {
    guard let delegate, let run else { return Decision(proposed, because: ReasonList()) }
    let answer = run.ask(
      .topColumnForCollapsing, .column(proposed), on: id, of: delegate, as: EventValue.column
    ) {
      delegate.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed)
    }
    guard let answer, answer != proposed else {
      return Decision(proposed, because: ReasonList())
    }
    return SplitTopColumn.answered(answer, proposed: proposed, filled: columns.filled)
  }

  func askForExpandedMode(_ proposed: DisplayMode) -> DisplayMode {
    guard let delegate, let run else { return proposed }
    let answer = run.ask(
      .displayModeForExpanding, .displayMode(proposed), on: id, of: delegate,
      as: EventValue.displayMode
    ) {
      delegate.splitViewController(self, displayModeForExpandingToProposedDisplayMode: proposed)
    }
    guard let answer, answer != .automatic, answer != proposed else { return proposed }
    // An answer is read as a preference is.
    return SplitMode.decide(
      in: splitSpace, preferred: answer, behavior: behavior, on: .request, current: displayMode
    ).value
  }
}
