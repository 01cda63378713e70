import AdaptCore
import AdaptUIKit
import Testing

@Suite("Inputs that do not wait for each other")
struct InterleavingTests {
  /// An input of a person or of the app, of those that meet in the middle of each other.
  enum Input: CaseIterable {
    case present, dismiss, rotate, swipe, push, pop

    func callAsFunction(_ arena: Arena) {
      let simulation = arena.scene.simulation
      switch self {
      case .present: arena.scene.present(arena.sheet, on: arena.first)
      case .dismiss: arena.scene.dismiss(on: arena.stack)
      case .rotate: simulation.rotate()
      case .swipe: simulation.swipeDown()
      case .push:
        simulation.step("push") { arena.stack.pushViewController(arena.fresh(), animated: true) }
      case .pop: simulation.step("pop") { arena.stack.popViewController(animated: true) }
      }
    }
  }

  /// Every order of the inputs, the first one fixed.
  private static func orders(after first: Input) -> [[Input]] {
    func orders(_ rest: [Input]) -> [[Input]] {
      guard !rest.isEmpty else { return [[]] }
      return rest.indices.flatMap { index -> [[Input]] in
        var others = rest
        let next = others.remove(at: index)
        return orders(others).map { [next] + $0 }
      }
    }
    return orders(Input.allCases.filter { $0 != first }).map { [first] + $0 }
  }

  @Test(
    "In every order, with no turn or one between them, all comes to rest as it should",
    arguments: Input.allCases, [UIModalPresentationStyle.formSheet, .fullScreen])
  func anyOrder(first: Input, style: UIModalPresentationStyle) throws {
    for order in Self.orders(after: first) {
      for turns in 0...1 {
        let arena = try Arena("phone-plus", 13, style)
        let simulation = arena.scene.simulation
        simulation.settlesAfterInput = false
        for input in order {
          input(arena)
          for _ in 0..<turns { simulation.turn() }
        }
        simulation.settle()
        let comment: Comment = "\(order), \(turns) turns"
        expectLegalAppearance(simulation, comment)
        expectVisibleHasAppeared(simulation, arena.controllers, comment)
        #expect(
          (arena.stack.presentedViewController === arena.sheet)
            == (arena.sheet.viewIfLoaded?.window != nil), comment)
        let bad: Set<Finding.Kind> = [
          .didNotSettle, .unbalancedAppearance, .completedTwice, .transitionNeverCompleted,
        ]
        #expect(!simulation.trace.findings.contains { bad.contains($0.kind) }, comment)
      }
    }
  }
}
