import AdaptCore
import AdaptDocuments
import AdaptRules
import AdaptUIKit
import Foundation
import Testing

@Suite("Taps on what a storyboard has")
struct DocumentTapTests {
  private func storyboard(_ views: [InterfaceView], objects: [InterfaceObject] = [])
    -> InterfaceDocument
  {
    var list = Documents.controller("a")
    var root = Documents.view("root")
    root.subviews = views
    list.view = root
    var document = Documents.storyboard("Main", list, Documents.controller("b"))
    document.scenes[0].objects = objects
    return document
  }

  private func button(_ title: String, _ id: String, _ segues: [InterfaceSegue] = [])
    -> InterfaceView
  {
    var view = Documents.leaf(id, "button")
    var button = InterfaceButton()
    button.title = title
    view.content = .button(button)
    view.connections = segues.map { .segue($0) }
    return view
  }

  private func cell(
    _ id: String, _ text: String, y: CGFloat, _ segues: [InterfaceSegue] = []
  ) -> InterfaceView {
    var cell = Documents.leaf(id, "tableViewCell")
    cell.frame = CGRect(x: 0, y: y, width: 375, height: 44)
    var inside = InterfaceCell()
    inside.reuseIdentifier = "Cell\(id)"
    cell.content = .tableCell(inside)
    var content = Documents.leaf("\(id)-content", "tableViewCellContentView")
    content.key = "contentView"
    var label = Documents.leaf("\(id)-label", "label")
    var words = InterfaceText()
    words.text = text
    label.content = .text(words)
    content.subviews = [label]
    cell.subviews = [content]
    cell.connections = segues.map { .segue($0) }
    return cell
  }

  private func presenting(_ change: (inout InterfaceSegue) -> Void = { _ in }) -> InterfaceSegue {
    Documents.segue(.present, "b", nil, change)
  }

  @Test(
    "A button performs its segue by its title, the editor's name and its id",
    arguments: ["Open", "opener", "btn-00-001"])
  func buttons(name: String) throws {
    var view = button("Open", "btn-00-001", [presenting()])
    view.userLabel = "opener"
    let scene = try StoryboardScene([storyboard([view])])
    try scene.simulation.tap(named: name)
    #expect(scene.last("b")?.isOnScreen == true)
    #expect(scene.ownFindings == [])
  }

  @Test("An action is sent to the object that the document names, and recorded by its selector")
  func actions() throws {
    final class List: UIViewController {
      var saved = 0
    }
    var classes = ClassRegistry()
    var list: List?
    classes.register(List.self) {
      $0.action("save:") { controller, sender in
        list = controller
        if sender is UIButton { controller.saved += 1 }
      }
    }
    var view = button("Save", "v")
    var action = InterfaceAction("save:", to: "a", id: "act", position: Documents.somewhere)
    action.eventType = "touchUpInside"
    view.connections = [.action(action)]
    var document = storyboard([view])
    document.scenes[0].controller?.customClass = CustomClass("List")
    let scene = try StoryboardScene([document], classes: classes)
    try scene.simulation.tap(named: "Save")
    #expect(list?.saved == 1)
    #expect(
      lines(scene.simulation, from: "tap Save", including: [.action]) == ["a action(save:)"])
    #expect(scene.simulation.userActions.first?.leads == [.action("save:")])
  }

  @Test("A static row is selected by the words on it, and its accessory by its own")
  func rows() throws {
    var table = Documents.leaf("table", "tableView")
    var content = InterfaceTable()
    content.isStatic = true
    content.sections = [
      Documents.section(
        "s",
        [
          cell("c1", "General", y: 0, [presenting()]),
          cell("c2", "Sounds", y: 44, [presenting { $0.startsAtAccessory = true }]),
        ])
    ]
    table.content = .table(content)
    table.frame = CGRect(x: 0, y: 0, width: 375, height: 667)
    let scene = try StoryboardScene([storyboard([table])])
    let made = try #require(scene.root?.view.subviews.first as? UITableView)
    #expect(made.numberOfRows(inSection: 0) == 2)
    try scene.simulation.tap(named: "Sounds")
    #expect(scene.last("b") == nil)
    #expect(made.indexPathForSelectedRow == [0, 1])
    try scene.simulation.tap(named: "accessory of Sounds")
    #expect(scene.last("b")?.isOnScreen == true)
    scene.simulation.step("back") { scene.last("b")?.dismiss(animated: false) }
    try scene.simulation.tap(named: "General")
    #expect(scene.last("b")?.isOnScreen == true)
    #expect(made.indexPathForSelectedRow == [0, 0])
  }

  @Test("A prototype stands for the rows of the app: one sample of it is selected")
  func prototypes() throws {
    var table = Documents.leaf("table", "tableView")
    var content = InterfaceTable()
    content.prototypes = [cell("p", "Title", y: 28, [presenting()])]
    table.content = .table(content)
    table.frame = CGRect(x: 0, y: 0, width: 375, height: 667)
    let scene = try StoryboardScene([storyboard([table])])
    let made = try #require(scene.root?.view.subviews.first as? UITableView)
    #expect(made.dequeueReusableCell(withIdentifier: "Cellp")?.reuseIdentifier == "Cellp")
    #expect(made.dequeueReusableCell(withIdentifier: "none") == nil)
    #expect(scene.simulation.targets.map(\.kind) == [.sampleRow])
    try scene.simulation.tap(named: "Cellp")
    #expect(scene.last("b")?.isOnScreen == true)
    scene.simulation.step("back") { scene.last("b")?.dismiss(animated: false) }
    #expect(scene.simulation.targets.map(\.kind) == [.row])
  }

  @Test("A gesture recognizer of the scene performs its segue on the view that it belongs to")
  func recognizers() throws {
    var object = InterfaceObject(
      .gestureRecognizer("pongPressGestureRecognizer"), id: "press",
      position: Documents.somewhere)
    object.connections = [.segue(presenting())]
    var card = Documents.leaf("card", "view")
    var outlet = InterfaceOutlet(
      "gestureRecognizers", to: "press", id: "o", position: Documents.somewhere)
    outlet.isCollection = true
    card.connections = [.outlet(outlet)]
    let scene = try StoryboardScene([storyboard([card], objects: [object])])
    #expect(
      scene.root?.view.subviews.first?.gestureRecognizers?.first is UILongPressGestureRecognizer)
    try scene.simulation.tap(named: "long press")
    #expect(scene.last("b")?.isOnScreen == true)
  }

  @Test("A popover points at the button that the document names, on every size of screen")
  func popovers() throws {
    for device in ["pad", "pad-pro"] {
      var view = button(
        "Filter", "v",
        [Documents.segue(.popover, "b", nil) { $0.anchorView = "v" }])
      view.frame = CGRect(x: 650, y: 40, width: 100, height: 44)
      view.autoresizing = [.flexibleLeftMargin]
      var document = storyboard([view])
      document.scenes[0].controller?.view?.frame = CGRect(x: 0, y: 0, width: 768, height: 1024)
      let scene = try StoryboardScene([document], device)
      let made = try #require(scene.root?.view.subviews.first)
      try scene.simulation.tap(named: "Filter")
      let popover = try #require(scene.last("b")?.popoverPresentationController)
      #expect(popover.anchorInWindow == made.convert(made.bounds, to: nil))
      #expect(made.frame.maxX == made.superview.map { $0.bounds.width - 18 })
      #expect(scene.ownFindings == [])
    }
  }

  @Test("Items of bars are tapped by what they show, a system's item by its English word")
  func items() throws {
    var document = Documents.storyboard(
      Documents.stack(root: "a"), Documents.controller("a"), Documents.controller("b"))
    var item = InterfaceNavigationItem(id: "n", position: Documents.somewhere)
    var add = InterfaceBarItem(id: "add", position: Documents.somewhere)
    add.systemItem = "add"
    add.connections = [.segue(presenting())]
    item.rightItems = [add]
    document.scenes[1].controller?.navigationItem = item
    let scene = try StoryboardScene([document])
    #expect(scene.simulation.userActions.map(\.words) == ["tap Add"])
    try scene.simulation.tap(named: "add")
    #expect(scene.last("b")?.isOnScreen == true)
  }
}
