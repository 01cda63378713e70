public import AdaptCore

/// What a split view tells its delegate of its columns, and in which order.
///
/// Rule `split.calls`. UIKit: `splitViewController(_:willShow:)` and its relatives.
public enum SplitCalls {
  public static let rule = Rule(
    "split.calls", number: Why.rule,
    summary: "What will be shown and hidden is told before anything changes, what was shown and "
      + "hidden after it. A split view that collapses first shows its primary column and then goes "
      + "on to the one on top; one that expands shows the columns that come. Showing or hiding a "
      + "column by code in an expanded split view tells the display mode only.",
    versions: "14+; didShow and didHide: 26; the classic style tells them too, up to 13 nothing",
    grade: .measured,
    source: "Vercantez/openuikit, splitframesprobe (measured on 26.1, where the order of what is "
      + "told after varies from run to run; here it is fixed); O087; that 14–25 do the same is "
      + "assumed",
    reasons: Why.allWords)

  /// One call.
  public enum Call: Hashable, Sendable {
    case show(SplitColumn)
    case hide(SplitColumn)
    /// The split view has collapsed, or expanded.
    case turned
  }

  /// The calls before and after a change.
  public struct Sequence: Hashable, Sendable {
    public var before: [Call] = []
    public var after: [Call] = []
  }

  /// The order in which columns are told.
  private static let order: [SplitColumn] = [.supplementary, .primary, .secondary, .compact]

  /// A split view that is launched into its collapsed form.
  public static func launch(collapsedTo top: SplitColumn) -> Decision<Sequence> {
    var calls = Sequence()
    guard top != .compact else {
      calls.before = [.show(.compact)]
      calls.after = [.show(.compact), .turned]
      return Decision(calls, because: Why.launch)
    }
    calls.before = [.show(.primary)]
    calls.after = [.turned, .show(top)]
    if top != .primary {
      calls.before += [.hide(.primary), .show(top)]
      calls.after.append(.hide(.primary))
    }
    return Decision(calls, because: Why.launch)
  }

  /// A split view that is launched into its expanded form.
  public static func launch(showing shown: Set<SplitColumn>) -> Decision<Sequence> {
    let calls = order.filter(shown.contains).map(Call.show)
    return Decision(Sequence(before: calls, after: calls), because: Why.launch)
  }

  /// - Parameter shown: The columns that were shown.
  public static func collapse(
    from shown: Set<SplitColumn>, to top: SplitColumn
  ) -> Decision<Sequence> {
    var calls = Sequence()
    var hidden: [SplitColumn] = []
    if shown.contains(.supplementary) {
      calls.before.append(.hide(.supplementary))
      hidden.append(.supplementary)
    }
    if top == .compact {
      calls.before += [.show(.compact), .hide(.secondary)]
      if shown.contains(.primary) { calls.before.append(.hide(.primary)) }
      hidden += shown.contains(.primary) ? [.primary, .secondary] : [.secondary]
    } else {
      if !shown.contains(.primary) { calls.before.append(.show(.primary)) }
      if shown.contains(.secondary) { calls.before.append(.hide(.secondary)) }
      hidden.append(.secondary)
      if top != .primary {
        calls.before += [.hide(.primary), .show(top)]
        hidden.append(.primary)
      }
    }
    let gone = hidden.filter { $0 != top }.sorted { $0.rawValue < $1.rawValue }
    let arrives = !shown.contains(top) || top == .secondary
    calls.after = (arrives ? [.show(top)] : []) + [.turned] + gone.map(Call.hide)
    return Decision(calls, because: Why.collapse)
  }

  /// - Parameters:
  ///   - top: The column that was on top.
  ///   - shown: The columns that will be shown.
  ///   - style: The classic style tells each column.
  public static func expand(
    from top: SplitColumn, to shown: Set<SplitColumn>, style: SplitStyle
  ) -> Decision<Sequence> {
    var calls = Sequence()
    guard style != .unspecified else {
      let columns = [SplitColumn.primary, .secondary].filter(shown.contains)
      calls.before = columns.map(Call.show)
      calls.after = columns.map(Call.show)
      calls.after.insert(.turned, at: columns.count > 1 ? 1 : 0)
      return Decision(calls, because: Why.expand)
    }
    let early = order.filter { $0 != .secondary && $0 != top && shown.contains($0) }
    let late = top != .secondary && shown.contains(.secondary) ? [SplitColumn.secondary] : []
    let leaves = !shown.contains(top)
    calls.before =
      early.map(Call.show) + (leaves ? [.hide(top)] : []) + late.map(Call.show)
    calls.after =
      (leaves ? [.hide(top)] : []) + [.turned]
      + (early + late).sorted { $0.rawValue < $1.rawValue }.map(Call.show)
    return Decision(calls, because: Why.expand)
  }

  /// Another display mode of an expanded split view.
  ///
  /// - Parameter isByColumn: Whether code showed or hid a column.
  public static func change(
    from shown: Set<SplitColumn>, to wanted: Set<SplitColumn>, isByColumn: Bool
  ) -> Decision<Sequence> {
    guard !isByColumn else { return Decision(Sequence(), because: Why.silent) }
    let calls =
      order.filter(shown.subtracting(wanted).contains).map(Call.hide)
      + order.filter(wanted.subtracting(shown).contains).map(Call.show)
    return Decision(Sequence(before: calls, after: calls), because: Why.change)
  }

  /// A collapsed classic split view has its primary controller show a detail, which covers a
  /// column.
  public static func covered(_ top: SplitColumn) -> Decision<Sequence> {
    Decision(Sequence(before: [.hide(top)], after: [.hide(top)]), because: Why.restack)
  }

  /// A collapsed split view pushes the secondary column for `showDetailViewController`.
  public static func detail(over top: SplitColumn) -> Decision<Sequence> {
    Decision(
      Sequence(
        before: [.hide(top), .show(.secondary)], after: [.show(.secondary), .hide(top)]),
      because: Why.restack)
  }

  /// Another column on top of a collapsed split view: pushed onto the stack, or uncovered.
  ///
  /// - Parameters:
  ///   - path: The columns from the one on top so far to the one on top from now on.
  ///   - isPop: Whether the columns before the last leave the stack.
  ///   - isHidden: Whether code asked to hide the one on top, rather than to show another.
  public static func restack(
    _ path: [SplitColumn], isPop: Bool, isHidden: Bool, style: SplitStyle
  ) -> Decision<Sequence> {
    guard let top = path.last, path.count > 1 else {
      return Decision(Sequence(), because: Why.silent)
    }
    let left = Array(path.dropLast())
    if isPop {
      let calls = isHidden ? [Call.show(top)] : left.map(Call.hide)
      return Decision(Sequence(before: calls, after: calls), because: Why.restack)
    }
    var calls = Sequence()
    // The first push of three columns tells its column before it hides the one on top.
    for (place, column) in path.dropFirst().enumerated() {
      let tells = style == .tripleColumn
      if tells, place == 0 { calls.before.append(.show(column)) }
      calls.before.append(.hide(path[place]))
      if tells, place > 0 { calls.before.append(.show(column)) }
    }
    calls.after = left.dropFirst().map(Call.hide)
    if style == .tripleColumn { calls.after.append(.show(top)) }
    calls.after += left.prefix(1).map(Call.hide)
    return Decision(calls, because: Why.restack)
  }
}

extension SplitCalls {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 226 }
    case launch, collapse, expand, change, restack, silent

    var words: String {
      switch self {
      case .launch: "the split view is shown for the first time"
      case .collapse: "the split view collapses"
      case .expand: "the split view expands"
      case .change: "the display mode changes"
      case .restack: "another column comes on top of a collapsed split view"
      case .silent: "a column that code shows or hides is told by the display mode"
      }
    }
  }
}
