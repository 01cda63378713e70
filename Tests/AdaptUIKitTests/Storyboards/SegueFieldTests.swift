import AdaptCore
import AdaptDocuments
import AdaptUIKit
import Foundation
import Testing

/// Segues in public posts and projects, with what the people saw.
@Suite("Segues from the field")
struct SegueFieldTests {
  private static let calls: Set<Callback> = [
    .prepareForSegue, .loadView, .viewDidLoad, .viewWillAppear, .viewDidAppear, .viewWillDisappear,
    .viewDidDisappear,
  ]

  @Test(
    "A modal segue, call by call (remkoh.dev, UIViewController lifecycle in a StoryBoard)",
    arguments: [8, 12.4] as [SystemVersion])
  func modal(ios: SystemVersion) throws {
    let scene = try StoryboardScene(
      [
        Documents.storyboard(
          Documents.controller("a", [Documents.segue(.present, "b", "go")]),
          Documents.controller("b"))
      ], ios: ios)
    scene.perform("go")
    #expect(
      lines(scene.simulation, from: "go", including: Self.calls) == [
        "a prepareForSegue", "b loadView", "b viewDidLoad", "a viewWillDisappear",
        "b viewWillAppear", "b viewDidAppear", "a viewDidDisappear",
      ])
  }

  @Test("What is presented in viewDidAppear of a segue's destination (the same post)")
  func modalOverModal() throws {
    final class Second: UIViewController {
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard presentedViewController == nil, let storyboard else { return }
        present(storyboard.instantiateViewController(withIdentifier: "c"), animated: true)
      }
    }
    var classes = ClassRegistry()
    classes.register(Second.self)
    let scene = try StoryboardScene(
      [
        Documents.storyboard(
          Documents.controller("a", [Documents.segue(.present, "b", "go")]),
          Documents.controller("b", class: "Second"),
          Documents.controller("c", identifier: "c"))
      ], ios: 8, classes: classes)
    scene.simulation.step("go") { scene.root?.performSegue(withIdentifier: "go", sender: nil) }
    let told = lines(scene.simulation, from: "go", including: Self.calls)
    // The post has a second viewDidDisappear of `a` before the last two, which no contract
    // explains.
    #expect(
      told.drop { $0 != "b viewDidAppear" } == [
        "b viewDidAppear", "a viewDidDisappear", "c loadView", "c viewDidLoad",
        "b viewWillDisappear", "c viewWillAppear", "c viewDidAppear", "b viewDidDisappear",
      ])
  }

  @Test("A pushed screen with an embedded scene, call by call (arm1.ru, the lifecycle)")
  func pushWithEmbed() throws {
    var pushed = Documents.controller("b")
    pushed.view?.subviews = [
      Documents.view("box", "containerView", [Documents.segue(.embed, "pages", "in")])
    ]
    let scene = try StoryboardScene([
      Documents.storyboard(
        Documents.stack(root: "a"), Documents.controller("a", [Documents.segue(.show, "b", "go")]),
        pushed, Documents.controller("pages", .pages(.init())))
    ]) { controller in
      // The pages are given to it as its source prepares, before it has a view.
      controller.prepares = { _, segue in
        guard let pages = segue.destination as? UIPageViewController else { return }
        pages.setViewControllers([UIViewController()], direction: .forward, animated: false)
      }
    }
    scene.perform("go")
    #expect(
      lines(
        scene.simulation, from: "go",
        including: Self.calls.union([.awakeFromNib, .willMoveToParent, .didMoveToParent]),
        of: ["b"]) == [
          "b awakeFromNib", "b willMoveToParent", "b loadView", "b prepareForSegue",
          "b viewDidLoad", "b viewWillAppear", "b viewDidAppear", "b didMoveToParent",
        ])
    let pages = try #require(scene.last("b")?.children.first as? UIPageViewController)
    #expect(pages.viewControllers?.first?.isOnScreen == true)
    #expect(scene.ownFindings == [])
  }

  /// Scales the destination up in front of the source, and presents it when it is there.
  private final class Scale: UIStoryboardSegue {
    override func perform() {
      let (destination, source) = (destination, source)
      destination.view.center = source.view.center
      source.view.superview?.addSubview(destination.view)
      UIView.animate(withDuration: 0.5) {
        destination.view.alpha = 1
      } completion: { _ in
        source.present(destination, animated: false)
      }
    }
  }

  /// Puts the destination under the source, and dismisses when the source is small.
  private final class UnwindScale: UIStoryboardSegue {
    override func perform() {
      let (destination, source) = (destination, source)
      source.view.superview?.insertSubview(destination.view, at: 0)
      UIView.animate(withDuration: 0.5) {
        source.view.alpha = 0
      } completion: { _ in
        source.dismiss(animated: false)
      }
    }
  }

  private final class Home: UIViewController {}

  @Test(
    "A class that shows the view first and presents after it, and back (temarez/CustomSegues)",
    arguments: [8, 12.4] as [SystemVersion])
  func scaling(ios: SystemVersion) throws {
    let (scene, home) = try scaled(ios: ios)
    #expect(home.presentedViewController == nil)
    #expect(home.isOnScreen)
    #expect(scene.ownFindings == [])
  }

  @Test("From 13 on, over a sheet, it takes the view of its destination away with the sheet")
  func scalingOverSheet() throws {
    let (scene, home) = try scaled(ios: 18)
    #expect(home.presentedViewController == nil)
    #expect(!home.isOnScreen)
    #expect(scene.ownFindings == [.presenterViewMoved])
  }

  /// Goes there and back.
  private func scaled(ios: SystemVersion) throws -> (StoryboardScene, home: UIViewController) {
    var classes = ClassRegistry()
    classes.register(Home.self) { $0.unwindAction("back:") { _, _ in } }
    classes.register(segue: Scale.init(identifier:source:destination:))
    classes.register(segue: UnwindScale.init(identifier:source:destination:))
    var document = Documents.storyboard(
      Documents.controller(
        "a", class: "Home",
        [Documents.segue(.custom, "b", "go") { $0.customClass = CustomClass("Scale") }]),
      Documents.controller(
        "b",
        [
          Documents.segue(.unwind, "exit", "back") {
            $0.unwindAction = "back:"
            $0.customClass = CustomClass("UnwindScale")
          }
        ]))
    document.scenes[1].objects = [
      InterfaceObject(.exit, id: "exit", position: Documents.somewhere)
    ]
    let scene = try StoryboardScene([document], ios: ios, classes: classes)
    let home = try #require(scene.root)
    scene.simulation.step("go") { home.performSegue(withIdentifier: "go", sender: nil) }
    let made = try #require(home.presentedViewController)
    #expect(made.isOnScreen)
    scene.simulation.step("back") { made.performSegue(withIdentifier: "back", sender: nil) }
    return (scene, home)
  }

  /// Dismisses the source, and pushes the destination where that has gone.
  private final class DismissAndPush: UIStoryboardSegue {
    override func perform() {
      guard let presenting = source.presentingViewController else { return }
      presenting.dismiss(animated: true) {
        let stack = presenting as? UINavigationController ?? presenting.navigationController
        stack?.pushViewController(self.destination, animated: true)
      }
    }
  }

  /// Goes back; the destination, which the editor wants, is never shown.
  private final class Dismiss: UIStoryboardSegue {
    override func perform() { source.presentingViewController?.dismiss(animated: true) }
  }

  /// A stack over whose root `b` is presented, which has the two segues to `c`.
  private func presenting() throws -> (StoryboardScene, UINavigationController) {
    let scene = try StoryboardScene([
      Documents.storyboard(
        Documents.stack(root: "a"), Documents.controller("a", [Documents.segue(.present, "b")]),
        Documents.controller(
          "b",
          [
            Documents.segue(.custom, "c", "push") {
              $0.customClass = CustomClass("DismissAndPush")
            },
            Documents.segue(.custom, "c", "dismiss") {
              $0.id = "other"
              $0.customClass = CustomClass("Dismiss")
            },
          ]),
        Documents.controller("c"))
    ])
    scene.bundle.classes.register(segue: DismissAndPush.init(identifier:source:destination:))
    scene.bundle.classes.register(segue: Dismiss.init(identifier:source:destination:))
    scene.perform("b")
    return (scene, try #require(scene.root as? UINavigationController))
  }

  @Test("A class that dismisses, and pushes when that is over (BareFeetWare/BFWControls)")
  func dismissAndPush() throws {
    let (scene, stack) = try presenting()
    scene.perform("push", on: "b")
    #expect(stack.presentedViewController == nil)
    #expect(stack.viewControllers.map(\.title) == ["a", "c"])
    #expect(
      lines(scene.simulation, from: "push", including: Self.calls, of: ["a", "b", "c"]) == [
        "b prepareForSegue", "b viewWillDisappear", "a viewWillAppear", "a viewDidAppear",
        "b viewDidDisappear", "c loadView", "c viewDidLoad", "a viewWillDisappear",
        "c viewWillAppear", "a viewDidDisappear", "c viewDidAppear",
      ])
    #expect(scene.ownFindings == [])
  }

  @Test("A class that only dismisses makes a destination that nobody sees (ToDoSimple and others)")
  func dismissOnly() throws {
    let (scene, stack) = try presenting()
    scene.perform("dismiss", on: "b")
    #expect(stack.presentedViewController == nil)
    #expect(stack.topViewController?.isOnScreen == true)
    #expect(scene.last("c")?.isViewLoaded == false)
    #expect(
      lines(scene.simulation, from: "dismiss", including: Self.calls, of: ["a", "b", "c"]) == [
        "b prepareForSegue", "b viewWillDisappear", "a viewWillAppear", "a viewDidAppear",
        "b viewDidDisappear",
      ])
    #expect(scene.ownFindings == [])
  }

  @Test("Inside a detail that is a stack nobody hears of the pop (openradar 33371864)")
  func nestedDetail() throws {
    let scene = try StoryboardScene([
      Documents.storyboard(
        Documents.split("listStack", "first"), Documents.stack("listStack", root: "a"),
        Documents.controller("a", [Documents.segue(.showDetail, "detailStack", "go")]),
        Documents.stack("detailStack", root: "b"), Documents.controller("b"),
        Documents.controller("first"))
    ])
    scene.perform("go")
    let made = try #require(scene.last("b"))
    #expect(made.isOnScreen)
    let list = try #require(scene.last("a")?.navigationController)
    scene.simulation.step("pop") { list.popViewController(animated: true) }
    #expect(
      lines(
        scene.simulation, from: "pop",
        including: [.willMoveToParent, .didMoveToParent, .viewWillDisappear, .viewDidDisappear])
        == [
          "detailStack willMoveToParent", "detailStack viewWillDisappear", "b viewWillDisappear",
          "detailStack viewDidDisappear", "b viewDidDisappear", "detailStack didMoveToParent",
        ])
    #expect(scene.ownFindings == [])
  }

  @Test("In no window a stack takes a show at once, and the source prepares before it")
  func stackOutsideOfWindow() throws {
    let scene = try StoryboardScene(
      [
        Documents.storyboard(
          Documents.stack(root: "a"),
          Documents.controller("a", [Documents.segue(.show, "b", "go")]),
          Documents.controller("b"))
      ], opens: false)
    var titles: [String?] = []
    scene.simulation.step("go") {
      let stack = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
      guard let stack = stack as? UINavigationController else { return }
      stack.topViewController?.performSegue(withIdentifier: "go", sender: nil)
      titles = stack.viewControllers.map(\.title)
    }
    #expect(titles == ["a", "b"])
    #expect(
      lines(scene.simulation, from: "go", including: segueStory).suffix(4) == [
        "a prepareForSegue", "go performSegue", "b willMoveToParent", "b didMoveToParent",
      ])
    #expect(scene.last("b")?.isViewLoaded == false)
    #expect(scene.ownFindings == [])
  }

  @Test("In no window and in no container the source prepares, and nothing is shown")
  func aloneOutsideOfWindow() throws {
    let scene = try StoryboardScene(
      [
        Documents.storyboard(
          Documents.controller("a", [Documents.segue(.show, "b", "go")]),
          Documents.controller("b"))
      ], opens: false)
    var alone: UIViewController?
    scene.simulation.step("go") {
      alone = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
      alone?.performSegue(withIdentifier: "go", sender: nil)
    }
    #expect(alone?.presentedViewController == nil)
    #expect(
      lines(scene.simulation, from: "go", including: segueStory) == [
        "a awakeFromNib", "b awakeFromNib", "a prepareForSegue", "go performSegue",
        "a finding viewNotInWindow",
      ])
  }
}
