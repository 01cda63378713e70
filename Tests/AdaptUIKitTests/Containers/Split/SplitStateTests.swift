import AdaptCore
import AdaptUIKit
import Testing

@Suite("Collapsed and expanded split views")
struct SplitStateTests {
  struct Row: CustomTestStringConvertible {
    let device: String
    let orientation: UIInterfaceOrientation
    var window = WindowShare.full
    let collapses: Bool

    var testDescription: String { "\(device) \(orientation) \(window)" }
  }

  private static let third = WindowShare.slot(.oneThird)
  private static let half = WindowShare.slot(.oneHalf)
  private static let twoThirds = WindowShare.slot(.twoThirds)

  @Test(
    "R095: which windows show both controllers and which one",
    arguments: [
      Row(device: "pad", orientation: .landscapeRight, collapses: false),
      Row(device: "pad", orientation: .portrait, collapses: false),
      Row(device: "pad", orientation: .landscapeRight, window: twoThirds, collapses: false),
      Row(device: "pad", orientation: .landscapeRight, window: half, collapses: true),
      Row(device: "pad", orientation: .landscapeRight, window: third, collapses: true),
      Row(device: "pad", orientation: .portrait, window: twoThirds, collapses: true),
      Row(device: "pad", orientation: .portrait, window: third, collapses: true),
      Row(device: "pad-pro", orientation: .landscapeRight, collapses: false),
      Row(device: "pad-pro", orientation: .portrait, collapses: false),
      Row(device: "pad-pro", orientation: .landscapeRight, window: twoThirds, collapses: false),
      Row(device: "pad-pro", orientation: .landscapeRight, window: half, collapses: false),
      Row(device: "pad-pro", orientation: .landscapeRight, window: third, collapses: true),
      Row(device: "pad-pro", orientation: .portrait, window: twoThirds, collapses: true),
      Row(device: "pad-pro", orientation: .portrait, window: third, collapses: true),
      Row(device: "phone-plus", orientation: .landscapeRight, collapses: false),
      Row(device: "phone-plus", orientation: .portrait, collapses: true),
      Row(device: "phone", orientation: .landscapeRight, collapses: true),
      Row(device: "phone", orientation: .portrait, collapses: true),
      Row(device: "phone-small", orientation: .landscapeRight, collapses: true),
      Row(device: "phone-small", orientation: .portrait, collapses: true),
      Row(device: "phone-x", orientation: .landscapeRight, collapses: true),
      Row(device: "phone-max", orientation: .landscapeRight, collapses: false),
      Row(device: "phone-max", orientation: .portrait, collapses: true),
    ])
  func table(row: Row) throws {
    let split = try SplitScene(row.device, orientation: row.orientation, window: row.window)
    #expect(split.split.isCollapsed == row.collapses)
    #expect(split.split.viewControllers.count == (row.collapses ? 1 : 2))
    split.expectSound()
  }

  @Test("R095: at launch in compact width the delegate is asked, and the detail is on top")
  func launch() throws {
    let split = try SplitScene("phone", ios: 9.3, orientation: .portrait)
    #expect(
      lines(split.simulation, including: collapseCalls, of: ["split", "lists"]) == [
        "split primaryViewControllerForCollapsing → false",
        "split splitViewControllerCollapseSecondary → false",
        "lists collapseSecondaryViewController",
        "split showDetailTargetDidChange",
      ])
    #expect(split.children == ["[list, [detail]]"])
    #expect(split.visible == ["detail"])
    #expect(split.scene.count(.viewWillAppear, of: split.list) == 0)
    #expect(split.scene.count(.viewDidAppear, of: split.detail) == 1)
    split.expectSound()
  }

  @Test("R095: a delegate that says it has dealt with the detail leaves the list on top")
  func launchHandled() throws {
    let split = try SplitScene("phone", ios: 9.3, orientation: .portrait) {
      $1.handlesCollapse = true
    }
    #expect(split.children == ["[list]"])
    #expect(split.visible == ["list"])
    #expect(split.scene.count(.viewDidLoad, of: split.detail) == 0)
    split.expectSound()
  }

  @Test(
    "R092: turned to its side and back a phone shows the screen it showed",
    arguments: [UIInterfaceOrientation.portrait, .landscapeRight], [true, false])
  func roundTrip(start: UIInterfaceOrientation, handles: Bool) throws {
    let split = try SplitScene("phone-plus", orientation: start) {
      $1.handlesCollapse = handles
    }
    if start == .landscapeRight { split.simulation.rotate(to: .portrait) }
    let before = (split.visible, split.children)
    split.simulation.rotate(to: .landscapeRight)
    #expect(!split.split.isCollapsed)
    #expect(split.visible == ["list", "detail"])
    split.expectSound()
    split.simulation.rotate(to: .portrait)
    #expect(split.visible == before.0)
    #expect(split.children == before.1)
    let asked = split.simulation.trace.filter {
      guard case .asked(.splitViewControllerCollapseSecondary, _, _) = $0.kind else {
        return false
      }
      return true
    }
    #expect(asked.count == 2)
    #expect(split.scene.findings == [])
    split.expectSound()
  }

  @Test("R145: two panes become one in a narrow window and two again, with the selection kept")
  func narrowAndWide() throws {
    let split = try SplitScene("pad")
    let other = ScriptedController()
    other.title = "other"
    split.simulation.step("select") {
      split.list.showDetailViewController(
        UINavigationController(rootViewController: other), sender: nil)
    }
    #expect(split.visible == ["list", "other"])
    split.simulation.resize(to: .slot(.oneThird))
    #expect(split.visible == ["other"])
    split.simulation.resize(to: .full)
    #expect(split.visible == ["list", "other"])
    #expect(split.scene.findings == [])
    split.expectSound()
  }

  @Test("O123: traits that the parent states decide, and taking them back collapses")
  func statedTraits() throws {
    let split = try SplitScene("phone", orientation: .portrait, isHosted: true)
    #expect(split.split.isCollapsed)
    var regular = UITraitCollection()
    regular.horizontalSizeClass = .regular
    split.simulation.step("state") {
      split.scene.root.setOverrideTraitCollection(regular, forChild: split.split)
    }
    #expect(!split.split.isCollapsed)
    split.expectSound()
    split.simulation.step("take back") {
      split.scene.root.setOverrideTraitCollection(nil, forChild: split.split)
    }
    #expect(split.split.isCollapsed)
    split.expectSound()
  }

  @Test(
    "O123: traits stated before the first layout count at launch", arguments: [9.3, 12.4, 16, 18])
  func statedAtLaunch(ios: SystemVersion) throws {
    var regular = UITraitCollection()
    regular.horizontalSizeClass = .regular
    let split = try SplitScene(
      "phone", ios: ios, orientation: .portrait, isHosted: true, stated: regular)
    #expect(!split.split.isCollapsed)
    #expect(split.scene.count(.collapseSecondaryViewController, of: split.stacks[0]) == 0)
    split.expectSound()
  }

  // The report's split view collapsed for a moment. No log shows a size in the background in which
  // its window is compact, and at the two sizes that are logged (O060) it is regular.
  @Test("R064: in the background a pad with three columns collapses nothing that stays wide")
  func background() throws {
    let split = try SplitScene("pad-11", ios: 18, style: .tripleColumn)
    let before = (split.visible, split.split.isCollapsed)
    split.simulation.enterBackground()
    #expect(lines(split.simulation, from: "enter background", including: collapseCalls) == [])
    split.simulation.enterForeground()
    #expect(split.visible == before.0)
    #expect(split.split.isCollapsed == before.1)
    #expect(split.scene.findings == [])
    split.expectSound()
  }
}
