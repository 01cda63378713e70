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
    // The post has a second viewDidDisappear of `a` before the last two, which no contract explains.
    #expect(
      told.drop { $0 != "b viewDidAppear" } == [
        "b viewDidAppear", "a viewDidDisappear", "c loadView", "c viewDidLoad",
        "b viewWillDisappear", "c viewWillAppear", "c viewDidAppear", "b viewDidDisappear",
      ])
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
    #expect(home.presentedViewController == nil)
    #expect(home.isOnScreen)
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
