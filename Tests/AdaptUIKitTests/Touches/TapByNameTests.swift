import AdaptCore
import AdaptRules
import AdaptUIKit
import Foundation
import Testing

@Suite("Taps by name")
struct TapByNameTests {
  /// A root with buttons that count their taps.
  private final class Buttons {
    let scene: Scene
    var taps: [String] = []

    init(_ device: String = "phone", ios: SystemVersion = 12.4) throws {
      scene = try Scene(device, ios: ios, onException: .record)
    }

    @discardableResult
    func add(
      _ title: String?, y: CGFloat = 100, to view: UIView? = nil, log: String? = nil,
      _ change: (UIButton) -> Void = { _ in }
    ) -> UIButton {
      let button = UIButton(type: .system)
      button.frame = CGRect(x: 20, y: y, width: 100, height: 44)
      button.setTitle(title, for: .normal)
      let name = log ?? title ?? "?"
      button.addAction(UIAction { [unowned self] _ in taps.append(name) }, for: .touchUpInside)
      change(button)
      (view ?? scene.root.view).addSubview(button)
      return button
    }

    func tap(_ name: String) throws { try scene.simulation.tap(named: name) }
  }

  @Test("Each kind of name leads to a control, what is shown before the others")
  func names() throws {
    let buttons = try Buttons()
    buttons.add("Save")
    buttons.add("Other", y: 200) { $0.accessibilityIdentifier = "Save" }
    buttons.add(nil, y: 300, log: "gear") { $0.accessibilityLabel = "Settings" }
    try buttons.tap("Save")
    try buttons.tap("Settings")
    try buttons.tap("settings")
    try buttons.tap("save")
    #expect(buttons.taps == ["Save", "gear", "gear", "Save"])
    #expect(
      lines(buttons.scene.simulation, from: "tap Settings", including: [.actionHandler])
        == ["root actionHandler", "root actionHandler"])
  }

  @Test("A name of several things is an error that lists them, one of none names the nearest")
  func errors() throws {
    let buttons = try Buttons()
    buttons.add("Edit")
    buttons.add("Edit", y: 200)
    let ambiguous = #expect(throws: UserTargetError.self) { try buttons.tap("Edit") }
    #expect(
      ambiguous.map { "\($0)" }
        == "'Edit' names 2 things on screen: the button 'Edit' of root (button 1), the button 'Edit' "
        + "of root (button 2); write what stands in brackets")
    try buttons.tap("button 2")
    buttons.taps = []
    let unknown = #expect(throws: UserTargetError.self) { try buttons.tap("Edti") }
    #expect(
      unknown.map { "\($0)" }
        == "nothing on screen is called 'Edti'; did you mean 'Edit'?")
    #expect(buttons.taps == [])
  }

  @Test("Of two with one name the one that can be touched is meant")
  func reachableFirst() throws {
    let buttons = try Buttons()
    buttons.add("Done", log: "hidden") { $0.isHidden = true }
    buttons.add("Done", y: 200, log: "shown")
    try buttons.tap("Done")
    #expect(buttons.taps == ["shown"])
  }

  @Test(
    "What a finger does not reach is a finding that says why",
    arguments: TouchReach.Obstacle.allCases.filter { $0 != .hiddenColumn })
  func obstacles(obstacle: TouchReach.Obstacle) throws {
    let buttons = try Buttons()
    let button = buttons.add("Go")
    switch obstacle {
    case .hidden: button.isHidden = true
    case .clear: button.alpha = 0
    case .noInteraction: buttons.scene.root.view.isUserInteractionEnabled = false
    case .disabled: button.isEnabled = false
    case .offScreen: button.frame.origin.y = 2_000
    case .covered: buttons.scene.present(buttons.scene.controller("over", .overFullScreen))
    case .hiddenColumn: Issue.record("a button of the root lies in no column")
    }
    #expect(
      buttons.scene.simulation.targets.first { $0.names.best == "Go" }?.obstacle.value == obstacle)
    try buttons.tap("Go")
    #expect(buttons.taps == [])
    #expect(buttons.scene.findings == [.cannotBeTouched])
  }

  @Test("What a scroll view holds is scrolled to, unless it does not scroll or is off the screen")
  func scrolling() throws {
    let buttons = try Buttons()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 300))
    buttons.scene.root.view.addSubview(scroll)
    buttons.add("Far", y: 5_000, to: scroll)
    try buttons.tap("Far")
    #expect(buttons.taps == ["Far"])
    scroll.isScrollEnabled = false
    try buttons.tap("Far")
    #expect(buttons.taps == ["Far"])
    #expect(buttons.scene.findings == [.cannotBeTouched])
  }

  @Test("Controls with values take a new one, tell of it, and a field is typed into")
  func values() throws {
    let scene = try Scene()
    let view: UIView = scene.root.view
    var heard: [String] = []
    func add(_ control: UIControl, _ name: String, y: CGFloat, _ events: UIControl.Event) {
      control.frame = CGRect(x: 20, y: y, width: 200, height: 40)
      control.accessibilityIdentifier = name
      control.addAction(UIAction { _ in heard.append(name) }, for: events)
      view.addSubview(control)
    }
    let toggle = UISwitch()
    add(toggle, "wifi", y: 100, .valueChanged)
    let segments = UISegmentedControl(items: ["Day", "Week"])
    add(segments, "span", y: 200, .valueChanged)
    let stepper = UIStepper()
    add(stepper, "count", y: 300, .valueChanged)
    let field = UITextField(frame: .zero)
    field.placeholder = "Name"
    add(field, "field", y: 400, .editingChanged)
    try scene.simulation.tap(named: "wifi")
    try scene.simulation.tap(named: "Week")
    try scene.simulation.tap(named: "Week")
    try scene.simulation.tap(named: "Increment")
    try scene.simulation.tap(named: "Decrement")
    try scene.simulation.tap(named: "Decrement")
    try scene.simulation.typeText("Ada", into: "Name")
    #expect(toggle.isOn)
    #expect(segments.selectedSegmentIndex == 1)
    #expect(stepper.value == 0)
    #expect(field.text == "Ada")
    #expect(heard == ["wifi", "span", "count", "count", "field"])
  }

  @Test("The same part of two controls is told apart by the names of the control before its own")
  func parts() throws {
    let scene = try Scene()
    let controls = (1...2).map { number in
      let control = UISegmentedControl(items: ["Day", "Week"])
      control.accessibilityIdentifier = "span\(number)"
      control.frame = CGRect(x: 20, y: 100 * CGFloat(number), width: 200, height: 30)
      scene.root.view.addSubview(control)
      return control
    }
    #expect(throws: UserTargetError.self) { try scene.simulation.tap(named: "Week") }
    #expect(
      scene.simulation.userActions.map(\.words)
        == ["tap span1 Day", "tap span1 Week", "tap span2 Day", "tap span2 Week"])
    try scene.simulation.tap(named: "span2 Week")
    #expect(controls.map(\.selectedSegmentIndex) == [UISegmentedControl.noSegment, 1])
  }

  @Test("Bars, tabs and alerts are used by what they show")
  func bars() throws {
    let scene = try StackScene("AB")
    scene.controllers[0].title = "List"
    var taps = 0
    scene.controllers[1].navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Add") {
      taps += 1
    }
    try scene.simulation.tap(named: "Add")
    #expect(taps == 1)
    try scene.simulation.tap(named: "Back")
    #expect(scene.names == "A")
    let tabs = try TabScene(3)
    tabs.pages[1].title = "Search"
    try tabs.simulation.tap(named: "Search")
    #expect(tabs.onScreen == ["B"])
    try tabs.simulation.tap(named: "tab 3")
    #expect(tabs.onScreen == ["C"])
    let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
    var deleted = 0
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in deleted += 1 })
    tabs.scene.present(alert)
    try tabs.simulation.tap(named: "Delete")
    #expect(deleted == 1)
    #expect(!alert.isOnScreen)
  }

  @Test("A gesture is made by the name of its view or its kind, if its delegate lets it")
  func gestures() throws {
    final class Heard: UIViewController {
      var heard: [String] = []
      override func perform(_ action: Selector, with sender: Any?) { heard.append(action.rawValue) }
    }
    let root = Heard()
    let scene = try Scene(root: root)
    let swipe = UISwipeGestureRecognizer(target: root, action: "swiped:")
    swipe.direction = .left
    let card = UIView(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
    card.accessibilityIdentifier = "card"
    card.addGestureRecognizer(swipe)
    root.view.addSubview(card)
    try scene.simulation.tap(named: "card")
    try scene.simulation.tap(named: "swipe left")
    #expect(root.heard == ["swiped:", "swiped:"])
    swipe.isEnabled = false
    try scene.simulation.tap(named: "card")
    #expect(root.heard.count == 2)
    #expect(scene.findings == [.cannotBeTouched])
  }

  @Test("A popover's passthrough view takes taps beside it, and what else lies under it does not")
  func popover() throws {
    let buttons = try Buttons("pad")
    let anchor = buttons.add("More", y: 300)
    buttons.add("Under", y: 600)
    let content = buttons.scene.controller("content", .popover)
    content.popoverPresentationController?.sourceView = anchor
    content.popoverPresentationController?.passthroughViews = [anchor]
    buttons.scene.present(content)
    try buttons.tap("More")
    try buttons.tap("Under")
    #expect(buttons.taps == ["More"])
    #expect(buttons.scene.findings == [.cannotBeTouched])
    #expect(content.popoverPresentationController?.anchorInWindow == anchor.frame)
  }

  @Test("Beside a popover the other items of its bar are reached, its own is not")
  func itemsBesidePopover() throws {
    let scene = try StackScene("A", "pad")
    var taps = 0
    let items = [UIBarButtonItem(title: "More"), UIBarButtonItem(title: "Edit") { taps += 1 }]
    scene.controllers[0].navigationItem.rightBarButtonItems = items
    let content = scene.scene.controller("content", .popover)
    content.popoverPresentationController?.barButtonItem = items[0]
    scene.scene.present(content, on: scene.controllers[0])
    try scene.simulation.tap(named: "Edit")
    #expect(taps == 1)
    try scene.simulation.tap(named: "More")
    #expect(scene.scene.findings == [.cannotBeTouched])
  }

  @Test("The list of what a person can do has the words for each, in the order of the screen")
  func list() throws {
    let buttons = try Buttons()
    buttons.add("Edit", y: 200)
    buttons.add("Edit", y: 300) { $0.accessibilityIdentifier = "second" }
    buttons.add("Top", y: 50)
    buttons.add("Gone", y: 400) { $0.isHidden = true }
    #expect(
      buttons.scene.simulation.userActions.map(\.words) == [
        "tap Top", "tap button 2", "tap second",
      ])
    buttons.scene.present(buttons.scene.controller("sheet", .pageSheet))
    #expect(buttons.scene.simulation.userActions.map(\.words) == [])
    let stack = try StackScene("AB")
    #expect(stack.simulation.userActions.map(\.words) == ["tap Back", "edge swipe"])
    let sheet = try Scene(ios: 13)
    sheet.present(sheet.controller("sheet", .pageSheet))
    #expect(sheet.simulation.userActions.map(\.words).contains("swipe down"))
  }

  @Test("A name that nobody can write is none, and everything has a name of its own")
  func everyName() throws {
    let buttons = try Buttons()
    buttons.add("  ", y: 50, log: "first") {
      $0.accessibilityIdentifier = ""
      $0.accessibilityLabel = " "
    }
    buttons.add("Go", y: 100, log: "second")
    buttons.add("Go", y: 150, log: "third")
    let words = buttons.scene.simulation.userActions.map(\.words)
    #expect(words == ["tap button 1", "tap button 2", "tap button 3"])
    for name in ["button 1", "button 2", "button 3"] { try buttons.tap(name) }
    #expect(buttons.taps == ["first", "second", "third"])
  }

  @Test("What no finger reaches is listed with what is in the way, by names that mean it")
  func blocked() throws {
    let buttons = try Buttons()
    buttons.add("Edit", y: 50)
    buttons.add("Edit", y: 100) { $0.isEnabled = false }
    buttons.add("Gone", y: 150) { $0.isHidden = true }
    let blocked = buttons.scene.simulation.blockedActions
    #expect(blocked.map(\.action.words) == ["tap button 2", "tap Gone"])
    #expect(blocked.map(\.obstacle.value) == [.disabled, .hidden])
    try buttons.tap("button 2")
    #expect(buttons.scene.findings == [.cannotBeTouched])
  }

  @Test("What a hidden column of a split view holds is told apart from what is not on screen")
  func hiddenColumn() throws {
    let split = try SplitScene("pad", orientation: .portrait)
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 20, y: 100, width: 100, height: 44)
    button.setTitle("Sort", for: .normal)
    split.columns[0].view.addSubview(button)
    split.simulation.swipeFromPrimaryEdge()
    split.simulation.tapBesideColumns()
    #expect(split.simulation.blockedActions.map(\.obstacle.value) == [.hiddenColumn])
    try split.simulation.tap(named: "Sort")
    #expect(split.simulation.trace.findings.map(\.kind) == [.cannotBeTouched])
    split.simulation.swipeFromPrimaryEdge()
    #expect(split.simulation.blockedActions.isEmpty)
    #expect(split.simulation.userActions.map(\.words).contains("tap Sort"))
  }

  @Test("A tap on a button that nothing is connected to is noted with its name")
  func unconnected() throws {
    let scene = try Scene()
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 20, y: 100, width: 100, height: 44)
    button.setTitle("Idle", for: .normal)
    scene.root.view.addSubview(button)
    try scene.simulation.tap(named: "Idle")
    #expect(scene.notes == [.tapLanded])
    #expect(scene.simulation.trace.findings.last?.text == "Idle")
  }

  @Test("A tap at a point uses the control there, and a disabled one swallows it")
  func points() throws {
    let buttons = try Buttons()
    let button = buttons.add("Go")
    buttons.scene.simulation.tap(at: CGPoint(x: 60, y: 120))
    #expect(buttons.taps == ["Go"])
    button.isEnabled = false
    buttons.scene.simulation.tap(at: CGPoint(x: 60, y: 120))
    #expect(buttons.taps == ["Go"])
    #expect(buttons.scene.notes == [.tapLanded])
  }

  @Test("Ten thousand views are looked through, and a name among them is found")
  func many() throws {
    let buttons = try Buttons()
    for number in 0..<10_000 { buttons.add("Button \(number)", y: CGFloat(number % 600)) }
    #expect(buttons.scene.simulation.targets.count == 10_000)
    try buttons.tap("Button 9999")
    #expect(buttons.taps == ["Button 9999"])
    #expect(buttons.scene.simulation.userActions.count == 10_000)
  }
}
