import AdaptCore
import AdaptUIKit
import Foundation
import Testing

@Suite("Controls in bars")
struct BarControlTests {
  private enum Spot: CaseIterable { case title, item, titleOfFreeBar, itemOfFreeBar, itemOfToolbar }

  /// Puts a view into a bar that is on screen.
  private func scene(_ view: UIView, _ spot: Spot) throws -> StackScene {
    let scene = try StackScene("A", "pad")
    let screen = scene.controllers[0]
    let item = UIBarButtonItem()
    item.customView = view
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 200, width: 300, height: 44))
    let free = UINavigationItem(title: "")
    bar.items = [free]
    let toolbar = UIToolbar(frame: CGRect(x: 0, y: 300, width: 300, height: 44))
    switch spot {
    case .title: screen.navigationItem.titleView = view
    case .item: screen.navigationItem.rightBarButtonItem = item
    case .titleOfFreeBar:
      free.titleView = view
      screen.view.addSubview(bar)
    case .itemOfFreeBar:
      free.leftBarButtonItems = [item]
      screen.view.addSubview(bar)
    case .itemOfToolbar:
      toolbar.items = [item]
      screen.view.addSubview(toolbar)
    }
    return scene
  }

  @Test("Segments in a bar are chosen by their words, also inside another view")
  func segments() throws {
    for spot in Spot.allCases {
      for isInside in [false, true] {
        let segments = UISegmentedControl(items: ["Day", "Week"])
        let around = UIView()
        if isInside { around.addSubview(segments) }
        let scene = try scene(isInside ? around : segments, spot)
        let targets = scene.simulation.targets.filter { $0.kind == .segment }
        #expect(targets.map(\.names.best) == ["Day", "Week"], "\(spot)")
        let frames = targets.compactMap(\.frame)
        #expect(frames.count == 2 && frames[0].maxX == frames[1].minX)
        try scene.simulation.tap(named: "Week")
        #expect(segments.selectedSegmentIndex == 1, "\(spot)")
      }
    }
  }

  @Test("A stepper in a bar has two sides, a field takes words, a switch is one")
  func others() throws {
    let stepper = UIStepper()
    try scene(stepper, .item).simulation.tap(named: "Increment")
    #expect(stepper.value == 1)
    let field = UITextField(frame: .zero)
    field.placeholder = "Search"
    try scene(field, .title).simulation.typeText("shoes", into: "Search")
    #expect(field.text == "shoes")
    let toggle = UISwitch()
    let scene = try scene(toggle, .item)
    #expect(scene.simulation.targets.contains { $0.kind == .switch })
    toggle.isHidden = true
    #expect(scene.simulation.targets.first { $0.kind == .switch }?.obstacle.value == .hidden)
  }

  @Test("The title of a bar that the stack hides is none that a person can use")
  func hiddenBar() throws {
    let scene = try scene(UISegmentedControl(items: ["Day", "Week"]), .title)
    scene.simulation.step("hide") { scene.stack.isNavigationBarHidden = true }
    #expect(!scene.simulation.targets.contains { $0.kind == .segment })
  }
}
