import AdaptCore
import AdaptUIKit
import Foundation
import Testing

/// What 26.1 was measured to do, on a pad of 820 × 1180 points and a phone of 393 × 852;
/// Vercantez/openuikit, splitframesprobe. Of the calls after a change the order is ours.
@Suite("Split views with columns")
struct SplitColumnTests {
  private func calls(_ split: SplitScene, from step: String? = nil) -> [String] {
    lines(split.simulation, from: step, including: columnCalls, of: ["split"]).map {
      $0.replacingOccurrences(of: "split splitViewController", with: "")
        .replacingOccurrences(of: "split ", with: "")
    }
  }

  private func pad(
    _ style: UISplitViewController.Style, ios: SystemVersion = 26, hasCompact: Bool = false,
    prepare: (UISplitViewController, SplitDelegate) -> Void = { _, _ in }
  ) throws -> SplitScene {
    try SplitScene(
      "ipad-a16", ios: ios, orientation: .portrait, style: style, hasCompact: hasCompact,
      isHosted: true, prepare: prepare)
  }

  private func phone(
    _ style: UISplitViewController.Style, hasCompact: Bool = false,
    prepare: (UISplitViewController, SplitDelegate) -> Void = { _, _ in }
  ) throws -> SplitScene {
    try SplitScene(
      "iphone-15", ios: 26, orientation: .portrait, style: style, hasCompact: hasCompact,
      prepare: prepare)
  }

  /// States the horizontal class for a hosted split view.
  private func become(_ width: UIUserInterfaceSizeClass, _ split: SplitScene) {
    split.simulation.step("become \(width)") {
      split.scene.root.traitOverrides.horizontalSizeClass = width
    }
  }

  @Test("26: a launched pad shows the primary column, and tells so")
  func launchedPad() throws {
    let split = try pad(.doubleColumn)
    #expect(
      calls(split) == [
        "WillChangeTo(oneBesideSecondary)", "WillShow(primary)", "WillShow(secondary)",
        "DidShow(primary)", "DidShow(secondary)",
      ])
    #expect(split.visible == ["detail", "list"])
    #expect(split.list.frameOnScreen?.size.width == 320)
    #expect(split.detail.frameOnScreen?.size.width == 820)
    #expect(split.detail.view.safeAreaInsets.left == 330)
    #expect(split.children == ["[list]", "[detail]"])
    split.expectSound()
  }

  @Test("O087: a phone that is launched shows its compact column and has collapsed")
  func launchedCompact() throws {
    let split = try phone(.tripleColumn, hasCompact: true)
    #expect(
      calls(split) == [
        "WillChangeTo(oneBesideSecondary)", "topColumnForCollapsing(compact) → compact",
        "WillShow(compact)", "DidShow(compact)", "DidCollapse",
      ])
    #expect(split.children == ["compact"])
    #expect(split.split.viewControllers == [split.compact])
    #expect(split.visible == ["compact"])
    split.expectSound()
  }

  @Test("26: a phone that is launched without one shows its secondary column on a stack")
  func launchedPhone() throws {
    let split = try phone(.tripleColumn)
    #expect(
      calls(split) == [
        "WillChangeTo(oneBesideSecondary)", "topColumnForCollapsing(secondary) → secondary",
        "WillShow(primary)", "WillHide(primary)", "WillShow(secondary)", "DidCollapse",
        "DidShow(secondary)", "DidHide(primary)",
      ])
    #expect(split.delegate.states == [false, false, false, true, true, true])
    #expect(split.children == ["[list, [items], [detail]]"])
    #expect(split.visible == ["detail"])
    split.expectSound()
  }

  @Test("26: three columns that collapse and expand again")
  func turned() throws {
    let split = try pad(.tripleColumn)
    become(.compact, split)
    #expect(
      calls(split, from: "become compact") == [
        "topColumnForCollapsing(secondary) → secondary", "WillHide(supplementary)",
        "WillShow(primary)", "WillHide(secondary)", "WillHide(primary)", "WillShow(secondary)",
        "DidShow(secondary)", "DidCollapse", "DidHide(primary)", "DidHide(supplementary)",
      ])
    #expect(split.children == ["[list, [items], [detail]]"])
    #expect(split.split.viewControllers == [split.list])
    #expect(split.split.primaryColumnWidth == 820)
    split.expectSound()
    become(.regular, split)
    #expect(
      calls(split, from: "become regular") == [
        "displayModeForExpanding(oneBesideSecondary) → oneBesideSecondary",
        "WillShow(supplementary)", "DidExpand", "DidShow(supplementary)",
      ])
    #expect(split.children == ["[list]", "[items]", "[detail]"])
    #expect(split.visible == ["items", "detail"])
    split.expectSound()
  }

  @Test("26: a delegate that answers the primary column")
  func answered() throws {
    let split = try pad(.tripleColumn) { $1.top = .primary }
    become(.compact, split)
    #expect(
      calls(split, from: "become compact") == [
        "topColumnForCollapsing(secondary) → primary", "WillHide(supplementary)",
        "WillShow(primary)", "WillHide(secondary)", "DidShow(primary)", "DidCollapse",
        "DidHide(supplementary)", "DidHide(secondary)",
      ])
    #expect(split.children == ["[list]"])
    #expect(split.visible == ["list"])
    split.expectSound()
  }

  @Test(
    "O125: the compact column is shown in place of the stacks, which are kept",
    arguments: [15, 26] as [SystemVersion])
  func compactColumn(ios: SystemVersion) throws {
    let split = try pad(.doubleColumn, ios: ios, hasCompact: true) {
      split, _ in
      split.preferredDisplayMode = .oneBesideSecondary
    }
    let pushed = split.scene.controller("pushed")
    split.simulation.step("push") { split.detail.show(pushed, sender: nil) }
    // 17 brought overrides of the app's own; before, the parent states them.
    func become(_ width: UIUserInterfaceSizeClass) {
      split.simulation.step("become \(width)") {
        var traits = UITraitCollection()
        traits.horizontalSizeClass = width
        split.scene.root.setOverrideTraitCollection(traits, forChild: split.split)
      }
    }
    become(.compact)
    #expect(split.visible == ["compact"])
    // O087: up to 25 the columns stay children; measured on 26.1, they do not.
    #expect(split.split.children.count == (ios < 26 ? 3 : 1))
    #expect(split.split.viewControllers == [split.compact])
    split.expectSound()
    become(.regular)
    #expect(split.compact?.isOnScreen == false)
    #expect(pushed.isOnScreen)
    split.expectSound()
  }

  @Test("O125: each column gets a navigation controller, and what it was given is told")
  func wrapping() throws {
    let split = try pad(.doubleColumn)
    #expect(split.split.viewController(for: .primary) === split.list)
    #expect(split.list.parent is UINavigationController)
    #expect(split.list.splitViewController === split.split)
    let own = UINavigationController(rootViewController: UIViewController())
    split.simulation.step("set") { split.split.setViewController(own, for: .secondary) }
    #expect(own.parent === split.split)
    #expect(split.detail.splitViewController == nil)
    split.expectSound()
  }

  @Test("26: an expanded split view tells of a preferred mode's columns, not of those code shows")
  func modes() throws {
    let split = try pad(.doubleColumn)
    split.simulation.step("prefer") { split.split.preferredDisplayMode = .secondaryOnly }
    #expect(
      calls(split, from: "prefer") == [
        "WillChangeTo(secondaryOnly)", "WillHide(primary)", "DidHide(primary)",
      ])
    #expect(split.visible == ["detail"])
    split.simulation.step("show") { split.split.show(.primary) }
    #expect(calls(split, from: "show") == ["WillChangeTo(oneBesideSecondary)"])
    #expect(split.split.isShowing(.primary))
    split.simulation.step("hide") { split.split.hide(.primary) }
    #expect(calls(split, from: "hide") == ["WillChangeTo(secondaryOnly)"])
    split.expectSound()
  }

  @Test("26: a preferred mode sets the preferred behavior; showing a column sets the mode alone")
  func preferences() throws {
    let split = try pad(.tripleColumn)
    split.simulation.step("show") { split.split.show(.secondary) }
    #expect(split.split.preferredDisplayMode == .twoBesideSecondary)
    #expect(split.split.preferredSplitBehavior == .automatic)
    #expect(split.split.displayMode == .oneBesideSecondary)
    split.simulation.step("prefer") { split.split.preferredDisplayMode = .twoBesideSecondary }
    #expect(split.split.displayMode == .twoOverSecondary)
    #expect(split.split.splitBehavior == .overlay)
    #expect(split.split.preferredSplitBehavior == .tile)
    split.expectSound()
  }

  @Test("26: columns are shown and hidden on the stack of a collapsed split view")
  func stack() throws {
    let split = try phone(.tripleColumn) { $1.top = .primary }
    #expect(split.visible == ["list"])
    split.simulation.step("show") { split.split.show(.secondary) }
    #expect(
      calls(split, from: "show") == [
        "WillShow(supplementary)", "WillHide(primary)", "WillHide(supplementary)",
        "WillShow(secondary)", "DidHide(supplementary)", "DidShow(secondary)", "DidHide(primary)",
      ])
    #expect(split.children == ["[list, [items], [detail]]"])
    #expect(split.visible == ["detail"])
    split.expectSound()
    split.simulation.step("show items") { split.split.show(.supplementary) }
    #expect(
      calls(split, from: "show items") == ["WillHide(secondary)", "DidHide(secondary)"])
    #expect(split.visible == ["items"])
    split.simulation.step("hide") { split.split.hide(.supplementary) }
    #expect(calls(split, from: "hide") == ["WillShow(primary)", "DidShow(primary)"])
    #expect(split.visible == ["list"])
    split.expectSound()
  }

  @Test("26: a detail is put into its column and onto the stack of a collapsed split view")
  func detailOnStack() throws {
    let split = try phone(.doubleColumn) { $1.top = .primary }
    let other = ScriptedController()
    other.title = "other"
    split.simulation.step("show detail") {
      split.list.showDetailViewController(other, sender: nil)
    }
    #expect(
      calls(split, from: "show detail") == [
        "WillHide(primary)", "WillShow(secondary)", "DidShow(secondary)", "DidHide(primary)",
      ])
    #expect(split.children == ["[list, [other]]"])
    #expect(split.split.viewController(for: .secondary) === other)
    split.expectSound()
  }

  @Test("A collapsed split view that has no room for two shows the detail alone when it expands")
  func narrowExpansion() throws {
    let split = try SplitScene(
      "iphone-15", ios: 26, orientation: .portrait, style: .doubleColumn, isHosted: true)
    split.simulation.step("become regular") {
      split.scene.root.traitOverrides.horizontalSizeClass = .regular
    }
    #expect(
      calls(split, from: "become regular") == [
        "WillChangeTo(secondaryOnly)",
        "displayModeForExpanding(secondaryOnly) → secondaryOnly", "DidExpand",
      ])
    #expect(split.visible == ["detail"])
    split.expectSound()
  }

  @Test("Calls of the other style, or about a column that a style has not, are ignored")
  func misuse() throws {
    let split = try pad(.doubleColumn)
    split.simulation.step("set") {
      split.split.setViewController(UIViewController(), for: .supplementary)
    }
    split.simulation.step("show") { split.split.show(.supplementary) }
    let classic = try SplitScene("pad")
    classic.simulation.step("show") { classic.split.show(.primary) }
    #expect(split.scene.findings == [.notForThisStyle, .notForThisStyle])
    #expect(classic.scene.findings == [.notForThisStyle])
  }

  @Test("A split view cannot be pushed")
  func pushed() throws {
    let stack = UINavigationController(rootViewController: UIViewController())
    let scene = try Scene(root: stack)
    scene.simulation.step("push") {
      stack.pushViewController(UISplitViewController(), animated: true)
    }
    #expect(scene.findings == [.splitViewPushed])
    #expect(scene.simulation.hasEnded)
  }

  @Test("A column that is asked for before the first arrangement is shown with it")
  func askedEarly() throws {
    let split = try SplitScene(ios: 14, orientation: .portrait, style: .doubleColumn) { split, _ in
      split.show(.primary)
    }
    #expect(split.visible.contains("list"))
    #expect(split.split.isShowing(.primary))
    #expect(split.scene.findings == [])
    split.expectSound()
    let hidden = try SplitScene(ios: 14, style: .doubleColumn) { split, _ in split.hide(.primary) }
    #expect(hidden.visible == ["detail"])
    hidden.expectSound()
  }
}
