import AdaptCore
import AdaptRandom
import AdaptUIKit
import Testing

/// Whatever an app does in whichever call, a split view keeps its laws.
@Suite("Split views under attack")
struct SplitStormTests {
  private final class Storm {
    var numbers: SplitMix
    let split: SplitScene
    /// How many attacks are left in the step that runs.
    var budget = 0
    private var count = 0

    init(_ split: SplitScene, seed: UInt64) {
      self.split = split
      numbers = SplitMix(seed: seed)
      let calls: [Callback] = [
        .splitViewControllerWillChangeTo, .splitViewControllerCollapseSecondary,
        .topColumnForCollapsing, .splitViewControllerDidCollapse, .splitViewControllerDidExpand,
        .splitViewControllerWillShow, .splitViewControllerWillHide, .splitViewControllerDidShow,
        .splitViewControllerDidHide,
      ]
      for call in calls { split.delegate.on[call] = { [unowned self] _ in strike() } }
      for controller in split.columns {
        for call in appearance { controller.on[call] = { [unowned self] _ in strike() } }
        controller.on[.willTransitionToTraits] = { [unowned self] _ in strike() }
        controller.on[.viewWillLayoutSubviews] = { [unowned self] _ in strike() }
      }
    }

    private func fresh() -> UIViewController {
      count += 1
      let controller = ScriptedController()
      controller.title = "fresh \(count)"
      controller.modalPresentationStyle = numbers.pick([.formSheet, .fullScreen, .popover])
      controller.popoverPresentationController?.sourceView = split.split.view
      return controller
    }

    /// Something an app may do in a callback.
    func strike() {
      guard budget > 0 else { return }
      budget -= 1
      let column = numbers.pick(UISplitViewController.Column.allCases)
      let controller = split.split
      switch numbers.next(below: 14) {
      case 0: controller.show(column)
      case 1: controller.hide(column)
      case 2: controller.preferredDisplayMode = numbers.pick(SplitDisplayMode.allCases)
      case 3: controller.preferredSplitBehavior = numbers.pick(SplitBehavior.allCases)
      case 4: controller.setViewController(fresh(), for: column)
      case 5: split.list.showDetailViewController(fresh(), sender: nil)
      case 6: split.detail.show(fresh(), sender: nil)
      case 7:
        controller.viewControllers = [fresh(), UINavigationController(rootViewController: fresh())]
      case 8: split.detail.present(fresh(), animated: numbers.next(below: 2) == 0)
      case 9: controller.dismiss(animated: numbers.next(below: 2) == 0)
      case 10:
        (controller.children.first as? UINavigationController)?.popViewController(animated: true)
      case 11: controller.setViewController(nil, for: column)
      case 12: controller.preferredPrimaryColumnWidth = numbers.pick([0, 250, .infinity, 9_000])
      default: controller.view.layoutIfNeeded()
      }
    }

    /// Something a person may do.
    func act() {
      let simulation = split.simulation
      budget = numbers.next(below: 5)
      switch numbers.next(below: 9) {
      case 0: simulation.rotate()
      case 1: simulation.resize(to: .slot(.oneThird))
      case 2: simulation.resize(to: .slot(.twoThirds))
      case 3: simulation.resize(to: .full)
      case 4: simulation.swipeFromPrimaryEdge(numbers.pick(GestureEnd.allCases))
      case 5: simulation.swipeToPrimaryEdge()
      case 6: simulation.tapDisplayModeButton()
      case 7: simulation.tapOutside()
      default: simulation.step("strike") { [self] in strike() }
      }
    }
  }

  @Test("Views, children and appearance agree after any seed", arguments: UInt64(0)..<200)
  func laws(seed: UInt64) throws {
    var numbers = SplitMix(seed: seed)
    let style = numbers.pick(UISplitViewController.Style.allCases)
    let system = numbers.pick([15, 16, 18, 26] as [SystemVersion])
    let split = try SplitScene(
      numbers.pick(["pad", "pad-pro", "phone-max"]), ios: system, style: style,
      hasCompact: numbers.next(below: 2) == 0, onException: .record)
    let storm = Storm(split, seed: seed)
    for _ in 0..<20 {
      split.simulation.settlesAfterInput = numbers.next(below: 3) > 0
      storm.act()
      if !split.simulation.settlesAfterInput { split.simulation.turn() }
    }
    storm.budget = 0
    split.simulation.settlesAfterInput = true
    split.simulation.settle()
    split.simulation.step("rest") {}
    expectLegalAppearance(split.simulation, "seed \(seed)")
    #expect(!split.scene.findings.contains(.didNotSettle), "seed \(seed)")
    #expect(!split.scene.findings.contains(.hierarchyInconsistency), "seed \(seed)")
    let controller = split.split
    for child in controller.children {
      #expect(child.parent === controller, "seed \(seed)")
      guard let view = child.viewIfLoaded, view.superview != nil else { continue }
      #expect(view.isDescendant(of: controller.view), "seed \(seed)")
    }
    guard controller.isOnScreen else { return }
    let shown =
      controller.isCollapsed
      ? controller.viewControllers.count : style.columns.filter(controller.isShowing).count
    #expect(controller.view.subviews.count == shown, "seed \(seed)")
    #expect(
      controller.isCollapsed == (controller.traitCollection.horizontalSizeClass == .compact),
      "seed \(seed)")
    expectVisibleHasAppeared(
      split.simulation, [controller] + controller.children, "seed \(seed)")
  }
}
