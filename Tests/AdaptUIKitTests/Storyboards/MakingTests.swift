import AdaptCore
import AdaptDocuments
import AdaptUIKit
import Foundation
import Testing

@Suite("Controllers made from storyboards")
struct MakingTests {
  @Test("A stack, tabs and split views come with their children, in the document's order")
  func relationships() throws {
    let scene = try StoryboardScene(
      [
        Documents.storyboard(
          Documents.controller(
            "tabs", .tabs,
            [
              Documents.relationship(.tab, "nav"), Documents.relationship(.tab, "split"),
              Documents.relationship(.tab, "pages"), Documents.relationship(.tab, "b"),
            ]),
          Documents.controller("b"), Documents.stack(root: "a"), Documents.split("c", "d"),
          Documents.controller("pages", .pages(.init())), Documents.controller("a"),
          Documents.controller("c"), Documents.controller("d"))
      ], "pad")
    let tabs = try #require(scene.root as? UITabBarController)
    #expect(tabs.viewControllers?.map(\.title) == ["nav", "split", "pages", "b"])
    let stack = try #require(tabs.viewControllers?[0] as? UINavigationController)
    #expect(stack.viewControllers.map(\.title) == ["a"])
    let split = try #require(tabs.viewControllers?[1] as? UISplitViewController)
    #expect(split.viewControllers.map(\.title) == ["c", "d"])
    #expect(tabs.viewControllers?[2] is UIPageViewController)
    #expect(scene.made.allSatisfy { $0.storyboard != nil })
    #expect(scene.ownFindings == [])
  }

  @Test("O091: all are made, then awoken, the container first; nobody has a view")
  func order() throws {
    let scene = try StoryboardScene(
      [Documents.storyboard(Documents.stack(root: "a"), Documents.controller("a"))], opens: false)
    var stack: UIViewController?
    scene.simulation.step("make") {
      stack = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
    }
    #expect(
      lines(scene.simulation, from: "make", including: [.awakeFromNib, .loadView])
        == ["nav awakeFromNib", "a awakeFromNib"])
    #expect(stack?.isViewLoaded == false)
  }

  @Test("O091: attributes, then outlets, then awakeFromNib; outlets to views when the view loads")
  func connecting() throws {
    final class Log { var lines: [String] = [] }
    final class List: UIViewController {
      let log = Log()
      var limit = 0 { didSet { log.lines.append("limit \(limit)") } }
      var add: UIBarButtonItem? { didSet { log.lines.append("add") } }
      var rows: [UIView] = [] { didSet { log.lines.append("rows \(rows.count)") } }
      override func awakeFromNib() {
        super.awakeFromNib()
        log.lines.append("awake")
      }
      override func viewDidLoad() {
        super.viewDidLoad()
        log.lines.append("viewDidLoad")
      }
    }
    var controller = Documents.controller("a", class: "List")
    var item = InterfaceNavigationItem(id: "item", position: Documents.somewhere)
    item.leftItems = [InterfaceBarItem(id: "add", position: Documents.somewhere)]
    controller.navigationItem = item
    var rows = ["r1", "r2"].map {
      var outlet = InterfaceOutlet("rows", to: $0, id: $0, position: Documents.somewhere)
      outlet.isCollection = true
      return InterfaceConnection.outlet(outlet)
    }
    rows.append(
      .outlet(InterfaceOutlet("add", to: "add", id: "o", position: Documents.somewhere)))
    controller.connections = rows
    controller.view?.subviews = [Documents.view("r1"), Documents.view("r2")]
    controller.runtimeAttributes = [
      RuntimeAttribute("limit", type: "number", value: "3", position: Documents.somewhere),
      RuntimeAttribute("title", type: "string", value: "Lists", position: Documents.somewhere),
    ]
    var classes = ClassRegistry()
    classes.register(List.self) {
      $0.outlet("limit", \.limit)
      $0.outlet("add", \.add)
      $0.outletCollection("rows", \.rows)
    }
    let scene = try StoryboardScene([Documents.storyboard(controller)], classes: classes)
    let list = try #require(scene.root as? List)
    #expect(
      list.log.lines == ["limit 3", "add", "awake", "rows 1", "rows 2", "viewDidLoad"])
    #expect(list.title == "Lists")
    #expect(scene.ownFindings == [])
  }

  @Test("What the document says of a controller holds")
  func attributes() throws {
    var controller = Documents.controller("a", identifier: "main")
    controller.usesStoryboardIdentifierForRestoration = true
    controller.presentationStyle = .formSheet
    controller.transitionStyle = .crossDissolve
    controller.definesPresentationContext = true
    controller.providesPresentationContextTransitionStyle = true
    controller.isModalInPresentation = true
    controller.hidesBottomBarWhenPushed = true
    controller.adjustsScrollViewInsets = false
    controller.extendsUnderOpaqueBars = true
    controller.extendedEdges = [.top]
    controller.preferredContentSize = CGSize(width: 320, height: 200)
    var tab = InterfaceTabBarItem(id: "tab", position: Documents.somewhere)
    (tab.title, tab.badge) = ("First", "3")
    controller.tabBarItem = tab
    controller.toolbarItems = [InterfaceBarItem(id: "tool", position: Documents.somewhere)]
    let scene = try StoryboardScene([Documents.storyboard(controller)])
    let made = try #require(scene.last("a"))
    #expect(made.restorationIdentifier == "main")
    #expect(made.modalPresentationStyle == .formSheet)
    #expect(made.modalTransitionStyle == .crossDissolve)
    #expect(made.definesPresentationContext && made.providesPresentationContextTransitionStyle)
    #expect(made.isModalInPresentation && made.hidesBottomBarWhenPushed)
    #expect(!made.automaticallyAdjustsScrollViewInsets && made.extendedLayoutIncludesOpaqueBars)
    #expect(made.edgesForExtendedLayout == [.top])
    #expect(made.preferredContentSize == CGSize(width: 320, height: 200))
    #expect(made.tabBarItem.title == "First" && made.tabBarItem.badgeValue == "3")
    #expect(made.toolbarItems?.count == 1)
    #expect(made.view.frame.size == CGSize(width: 375, height: 667))
  }

  @Test("A stack, a split view with columns and pages have what the document says of them")
  func containers() throws {
    var bars = InterfaceController.NavigationBars()
    (bars.hidesNavigationBar, bars.hidesToolbar) = (true, false)
    (bars.prefersLargeTitles, bars.isNavigationBarTranslucent) = (true, false)
    var columns = InterfaceController.SplitColumns()
    columns.hasColumnStyle = true
    columns.preferredDisplayMode = "twoBesideSecondary"
    columns.behavior = "tile"
    columns.minimumPrimaryColumnWidth = 200
    var pages = InterfaceController.Pages()
    (pages.curls, pages.isVertical) = (false, true)
    let scene = try StoryboardScene(
      [
        Documents.storyboard(
          Documents.controller(
            "split", .split(columns),
            [
              Documents.relationship(.primary, "nav"), Documents.relationship(.secondary, "pages"),
              Documents.relationship(.supplementary, "b"), Documents.relationship(.compact, "c"),
            ]),
          Documents.controller("nav", .navigation(bars)),
          Documents.controller("pages", .pages(pages)), Documents.controller("b"),
          Documents.controller("c"))
      ], "pad", ios: 15)
    let split = try #require(scene.root as? UISplitViewController)
    #expect(split.style == .tripleColumn)
    #expect(split.preferredDisplayMode == .twoBesideSecondary)
    #expect(split.preferredSplitBehavior == .tile && split.minimumPrimaryColumnWidth == 200)
    #expect(split.viewController(for: .supplementary)?.title == "b")
    #expect(split.viewController(for: .compact)?.title == "c")
    let made = split.viewController(for: .secondary)
    let shown = made as? UIPageViewController ?? made?.children.first as? UIPageViewController
    #expect(shown?.transitionStyle == .scroll && shown?.navigationOrientation == .vertical)
    let stack = split.viewController(for: .primary) as? UINavigationController
    #expect(stack?.isNavigationBarHidden == true && stack?.isToolbarHidden == false)
    #expect(stack?.navigationBar.prefersLargeTitles == true)
    #expect(stack?.navigationBar.isTranslucent == false)
  }

  @Test("The creator makes the controller with the coder, or leaves it to the storyboard")
  func creators() throws {
    final class Detail: UIViewController {
      let item: String
      init?(coder: NSCoder, item: String) {
        self.item = item
        super.init(coder: coder)
      }
      required init?(coder: NSCoder) {
        item = "none"
        super.init(coder: coder)
      }
    }
    var classes = ClassRegistry()
    classes.register(Detail.self)
    let scene = try StoryboardScene(
      [Documents.storyboard(Documents.controller("a", class: "Detail", identifier: "detail"))],
      classes: classes, opens: false)
    var items: [String] = []
    scene.simulation.step("make") {
      let storyboard = UIStoryboard(name: "Main", bundle: nil)
      let own: Detail = storyboard.instantiateViewController(identifier: "detail") {
        Detail(coder: $0, item: "shoes")
      }
      let other: Detail = storyboard.instantiateViewController(identifier: "detail")
      items = [own.item, other.item, own.title ?? "", own.storyboard?.name ?? ""]
      #expect(own !== other)
    }
    #expect(items == ["shoes", "none", "a", "Main"])
    #expect(scene.ownFindings == [])
  }

  @Test("A scene of another class than code asks for is an exception, and so is an unknown one")
  func otherClass() throws {
    final class Detail: UIViewController {}
    final class Refusing: UIViewController {
      let item: String
      init(item: String) {
        self.item = item
        super.init(nibName: nil, bundle: nil)
      }
      required init?(coder: NSCoder) { nil }
    }
    let scene = try StoryboardScene(
      [Documents.storyboard(Documents.controller("a", identifier: "detail"))], opens: false)
    scene.simulation.step("make") {
      let storyboard = UIStoryboard(name: "Main", bundle: nil)
      let made: Detail = storyboard.instantiateViewController(identifier: "detail")
      #expect(made.storyboard == nil)
    }
    #expect(scene.ownFindings == [.sceneOfOtherClass])
    scene.simulation.step("initial") {
      let made: Detail? = UIStoryboard(name: "Main", bundle: nil)
        .instantiateInitialViewController { _ in nil }
      #expect(made == nil)
    }
    #expect(scene.ownFindings == [.sceneOfOtherClass, .sceneOfOtherClass])
    scene.simulation.step("unknown") {
      let made = UIStoryboard(name: "Main", bundle: nil)
        .instantiateViewController(identifier: "none") { _ in Refusing(item: "own") }
      #expect(made.item == "own")
    }
    #expect(scene.ownFindings.last == .noSuchScene)
  }

  @Test("A class whose init(coder:) goes another way is a controller that code made")
  func otherInit() throws {
    final class Own: UIViewController {
      convenience init() { self.init(nibName: nil, bundle: nil) }
      required convenience init?(coder: NSCoder) { self.init() }
      override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nil, bundle: nil) }
    }
    var classes = ClassRegistry()
    classes.register(Own.self)
    let scene = try StoryboardScene(
      [Documents.storyboard(Documents.controller("a", class: "Own"))], classes: classes)
    #expect(scene.root is Own)
    #expect(scene.root?.storyboard == nil)
  }
}
