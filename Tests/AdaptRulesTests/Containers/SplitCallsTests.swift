import AdaptCore
import AdaptRules
import Testing

/// The calls before a change are those measured on 26.1; of the calls after it, which vary from run
/// to run there, only the set is. Vercantez/openuikit, splitframesprobe.
@Suite("What a split view tells of its columns")
struct SplitCallsTests {
  typealias Call = SplitCalls.Call

  private func check(
    _ calls: Decision<SplitCalls.Sequence>, _ before: [Call], _ after: Set<Call>
  ) {
    #expect(calls.value.before == before)
    #expect(Set(calls.value.after) == after)
    #expect(calls.value.after.count == after.count)
  }

  @Test("A launch in compact width")
  func launch() {
    check(
      SplitCalls.launch(collapsedTo: .secondary),
      [.show(.primary), .hide(.primary), .show(.secondary)],
      [.turned, .show(.secondary), .hide(.primary)])
    check(
      SplitCalls.launch(collapsedTo: .compact), [.show(.compact)], [.show(.compact), .turned])
    check(
      SplitCalls.launch(collapsedTo: .primary), [.show(.primary)], [.show(.primary), .turned])
  }

  @Test("Three columns that collapse")
  func collapse() {
    let shown: Set<SplitColumn> = [.supplementary, .secondary]
    check(
      SplitCalls.collapse(from: shown, to: .secondary),
      [
        .hide(.supplementary), .show(.primary), .hide(.secondary), .hide(.primary),
        .show(.secondary),
      ],
      [.show(.secondary), .turned, .hide(.primary), .hide(.supplementary)])
    check(
      SplitCalls.collapse(from: shown, to: .compact),
      [.hide(.supplementary), .show(.compact), .hide(.secondary)],
      [.hide(.supplementary), .turned, .show(.compact), .hide(.secondary)])
    check(
      SplitCalls.collapse(from: shown, to: .primary),
      [.hide(.supplementary), .show(.primary), .hide(.secondary)],
      [.show(.primary), .turned, .hide(.supplementary), .hide(.secondary)])
  }

  @Test("A classic split view that collapses, with the secondary controller pushed or left out")
  func classic() {
    let shown: Set<SplitColumn> = [.primary, .secondary]
    check(
      SplitCalls.collapse(from: shown, to: .secondary),
      [.hide(.secondary), .hide(.primary), .show(.secondary)],
      [.hide(.primary), .turned, .show(.secondary)])
    check(
      SplitCalls.collapse(from: shown, to: .primary), [.hide(.secondary)],
      [.turned, .hide(.secondary)])
    check(
      SplitCalls.expand(from: .secondary, to: shown, style: .unspecified),
      [.show(.primary), .show(.secondary)], [.show(.primary), .turned, .show(.secondary)])
  }

  @Test("Columns that expand")
  func expand() {
    check(
      SplitCalls.expand(
        from: .secondary, to: [.supplementary, .secondary], style: .tripleColumn),
      [.show(.supplementary)], [.turned, .show(.supplementary)])
    check(
      SplitCalls.expand(from: .secondary, to: [.secondary], style: .doubleColumn), [], [.turned])
  }

  @Test("Columns on the stack of a collapsed split view")
  func stack() {
    check(
      SplitCalls.restack(
        [.primary, .secondary], isPop: false, isHidden: false, style: .doubleColumn),
      [.hide(.primary)], [.hide(.primary)])
    check(
      SplitCalls.restack(
        [.primary, .supplementary, .secondary], isPop: false, isHidden: false,
        style: .tripleColumn),
      [.show(.supplementary), .hide(.primary), .hide(.supplementary), .show(.secondary)],
      [.hide(.supplementary), .show(.secondary), .hide(.primary)])
    check(
      SplitCalls.restack(
        [.secondary, .primary], isPop: true, isHidden: false, style: .doubleColumn),
      [.hide(.secondary)], [.hide(.secondary)])
    check(
      SplitCalls.restack(
        [.secondary, .primary], isPop: true, isHidden: true, style: .doubleColumn),
      [.show(.primary)], [.show(.primary)])
    check(
      SplitCalls.detail(over: .primary), [.hide(.primary), .show(.secondary)],
      [.show(.secondary), .hide(.primary)])
  }

  @Test("Showing a column by code in an expanded split view tells nothing of columns")
  func byColumn() {
    check(
      SplitCalls.change(from: [.secondary], to: [.primary, .secondary], isByColumn: true), [], [])
    check(
      SplitCalls.change(from: [.secondary], to: [.primary, .secondary], isByColumn: false),
      [.show(.primary)], [.show(.primary)])
  }
}
