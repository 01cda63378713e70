import AdaptCore
import AdaptDocuments
import AdaptUIKit
import Foundation
import Testing

@Suite("What a document connects, and when")
struct ConnectingTests {
  private func outlet(_ property: String, to id: String) -> InterfaceConnection {
    .outlet(InterfaceOutlet(property, to: id, id: "o-\(property)", position: Documents.somewhere))
  }

  private func storyboard(_ views: [InterfaceView], _ change: (inout InterfaceScene) -> Void)
    -> InterfaceDocument
  {
    var list = Documents.controller("a", class: "List")
    var root = Documents.view("root")
    root.subviews = views
    list.view = root
    var document = Documents.storyboard(list, Documents.controller("b"))
    change(&document.scenes[0])
    return document
  }

  @Test("A class's own property of the name delegate is set, and so is the delegate of a gesture")
  func delegates() throws {
    final class Card: UIView {
      weak var delegate: UIViewController?
    }
    final class List: UIViewController, UIGestureRecognizerDelegate {
      var asked = 0
      func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        asked += 1
        return false
      }
    }
    var classes = ClassRegistry()
    classes.register(List.self)
    classes.register(Card.self) { $0.outlet("delegate", \.delegate) }
    var card = Documents.leaf("card", "view")
    card.customClass = CustomClass("Card")
    card.connections = [outlet("delegate", to: "a"), outlet("gestureRecognizers", to: "tap")]
    let document = storyboard([card]) { scene in
      var tap = InterfaceObject(
        .gestureRecognizer("tapGestureRecognizer"), id: "tap", position: Documents.somewhere)
      tap.connections = [self.outlet("delegate", to: "a")]
      scene.objects = [tap]
    }
    let scene = try StoryboardScene([document], classes: classes)
    let list = try #require(scene.root as? List)
    let made = try #require(list.view.subviews.first as? Card)
    #expect(made.delegate === list)
    #expect(made.gestureRecognizers?.first?.delegate === list)
    try scene.simulation.tap(named: "card")
    #expect(list.asked == 1)
    #expect(scene.ownFindings.contains(.undefinedKey) == false)
  }

  @Test("Containers get the delegate that their scene names")
  func containers() throws {
    final class Stack: UINavigationController, UINavigationControllerDelegate {}
    final class Tabs: UITabBarController, UITabBarControllerDelegate {}
    final class Split: UISplitViewController, UISplitViewControllerDelegate {}
    var classes = ClassRegistry()
    classes.register(Stack.self)
    classes.register(Tabs.self)
    classes.register(Split.self)
    func made(_ name: String, _ controller: InterfaceController) throws -> UIViewController? {
      var controller = controller
      controller.customClass = CustomClass(name)
      controller.connections.append(outlet("delegate", to: controller.id))
      let document = Documents.storyboard(
        controller, Documents.controller("a"), Documents.controller("b"))
      return try StoryboardScene([document], classes: classes).root
    }
    let stack = try made("Stack", Documents.stack(root: "a")) as? Stack
    #expect(stack != nil && stack?.delegate === stack)
    let tabs =
      try made(
        "Tabs", Documents.controller("tabs", .tabs, [Documents.relationship(.tab, "a")]))
      as? Tabs
    #expect(tabs != nil && tabs?.delegate === tabs)
    let split = try made("Split", Documents.split("a", "b")) as? Split
    #expect(split != nil && split?.delegate === split)
  }

  @Test("A cell that is asked for while outlets are set awakes nothing else before its time")
  func madeMeanwhile() throws {
    final class Badge: UIView {
      var isAwake = false
      override func awakeFromNib() { isAwake = true }
    }
    final class List: UIViewController {
      var cell: UITableViewCell?
      var wasAwake: Bool?
      var badge: Badge? { didSet { wasAwake = badge?.isAwake } }
      var table: UITableView? {
        didSet { cell = table?.dequeueReusableCell(withIdentifier: "cell") }
      }
    }
    var classes = ClassRegistry()
    classes.register(Badge.self)
    classes.register(List.self) {
      $0.outlet("table", \.table)
      $0.outlet("badge", \.badge)
    }
    var prototype = Documents.leaf("prototype", "tableViewCell")
    var words = InterfaceCell()
    words.reuseIdentifier = "cell"
    prototype.content = .tableCell(words)
    var inside = Documents.leaf("inside", "view")
    inside.customClass = CustomClass("Badge")
    prototype.subviews = [inside]
    var table = Documents.leaf("table", "tableView")
    var content = InterfaceTable()
    content.prototypes = [prototype]
    table.content = .table(content)
    var badge = Documents.leaf("badge", "view")
    badge.customClass = CustomClass("Badge")
    let document = storyboard([table, badge]) { scene in
      scene.controller?.connections = [
        self.outlet("table", to: "table"), self.outlet("badge", to: "badge"),
      ]
    }
    let scene = try StoryboardScene([document], classes: classes)
    let list = try #require(scene.root as? List)
    #expect((list.cell?.subviews.first as? Badge)?.isAwake == true)
    #expect(list.wasAwake == false)
    #expect(list.badge?.isAwake == true)
  }

  @Test("What lies in a prototype embeds nothing when the view loads")
  func embedInPrototype() throws {
    var container = Documents.leaf(
      "container", "containerView")
    container.content = .container
    container.connections = [.segue(Documents.segue(.embed, "b"))]
    var prototype = Documents.leaf("prototype", "tableViewCell")
    prototype.content = .tableCell(InterfaceCell())
    prototype.subviews = [container]
    var table = Documents.leaf("table", "tableView")
    var content = InterfaceTable()
    content.prototypes = [prototype]
    table.content = .table(content)
    let scene = try StoryboardScene([storyboard([table]) { $0.controller?.customClass = nil }])
    #expect(scene.root?.isViewLoaded == true)
    #expect(scene.last("b") == nil)
    let prepared = scene.simulation.trace.contains { event in
      if case .called(.prepareForSegue, _) = event.kind { true } else { false }
    }
    #expect(!prepared)
  }
}
