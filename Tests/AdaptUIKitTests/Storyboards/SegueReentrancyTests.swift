import AdaptCore
import AdaptDocuments
import AdaptUIKit
import Foundation
import Testing

@Suite("Segues whose hooks do something else")
struct SegueReentrancyTests {
  private func scene(_ kind: InterfaceSegue.Kind = .show) throws -> StoryboardScene {
    try StoryboardScene([
      Documents.storyboard(
        Documents.stack(root: "a"),
        Documents.controller(
          "a",
          [
            Documents.segue(kind, "b", "go"), Documents.segue(.present, "c", "other"),
            Documents.segue(.show, "a", "again"),
          ]), Documents.controller("b"), Documents.controller("c"))
    ])
  }

  @Test("A segue performed while the source prepares comes first, and the outer one goes on")
  func nested() throws {
    let scene = try scene()
    scene.last("a")?.prepares = { source, segue in
      guard segue.identifier == "go" else { return }
      source.performSegue(withIdentifier: "other", sender: nil)
    }
    scene.perform("go")
    #expect(
      lines(
        scene.simulation, from: "go", including: [.prepareForSegue, .performSegue])
        == ["a prepareForSegue", "a prepareForSegue", "other performSegue", "go performSegue"])
    #expect((scene.root as? UINavigationController)?.topViewController === scene.last("b"))
    #expect(scene.root?.presentedViewController === scene.last("c"))
  }

  @Test("A source that prepares by performing the same segue comes to an end")
  func endless() throws {
    let scene = try scene()
    scene.last("a")?.prepares = { source, _ in
      source.performSegue(withIdentifier: "go", sender: nil)
    }
    scene.perform("go")
    #expect(scene.findings.contains(.nestedTooDeep))
    scene.last("a")?.prepares = { _, _ in }
    scene.perform("other")
    #expect(scene.root?.presentedViewController === scene.last("c"))
  }

  @Test("A source that is dismissed while it prepares")
  func dismissed() throws {
    let scene = try scene(.present)
    scene.perform("other")
    scene.last("c")?.prepares = { source, _ in source.dismiss(animated: false) }
    scene.last("a")?.prepares = { source, _ in source.dismiss(animated: false) }
    scene.perform("go")
    #expect(scene.last("c")?.presentingViewController == nil || scene.findings.isEmpty == false)
    let stack = try #require(scene.root as? UINavigationController)
    scene.simulation.step("clean") { stack.dismiss(animated: false) }
    #expect(stack.presentedViewController == nil)
    scene.last("a")?.prepares = { _, _ in }
    scene.perform("other")
    #expect(stack.presentedViewController === scene.last("c"))
  }

  @Test("A source that pops, or replaces the root, while it prepares")
  func gone() throws {
    for leaves in [
      { (source: SegueController) in
        source.navigationController?.setViewControllers([UIViewController()], animated: false)
      },
      { source in source.view.window?.rootViewController = UIViewController() },
      { source in source.view = nil },
    ] {
      let scene = try scene()
      scene.last("a")?.prepares = { source, _ in leaves(source) }
      let source = scene.last("a")
      scene.simulation.step("go") { source?.performSegue(withIdentifier: "go", sender: nil) }
      #expect(scene.findings.allSatisfy { $0.severity != .limit })
    }
  }

  @Test("An exception while the source prepares ends the segue")
  func exception() throws {
    let scene = try scene()
    scene.last("a")?.prepares = { source, segue in
      if segue.identifier == "go" { source.performSegue(withIdentifier: "gone", sender: nil) }
    }
    scene.perform("go")
    #expect(scene.ownFindings.first == .noSuchSegue)
    #expect(
      !lines(scene.simulation, from: "go", including: [.performSegue]).contains("go performSegue"))
  }

  @Test("An exception while the source is asked ends the segue before anything is made")
  func exceptionInQuestion() throws {
    var list = Documents.controller("a", [Documents.segue(.present, "c", "other")])
    var item = InterfaceNavigationItem(id: "item", position: Documents.somewhere)
    var button = InterfaceBarItem(id: "button", position: Documents.somewhere)
    button.title = "Next"
    button.connections = [.segue(Documents.segue(.show, "b", "next"))]
    item.rightItems = [button]
    list.navigationItem = item
    let scene = try StoryboardScene([
      Documents.storyboard(
        Documents.stack(root: "a"), list, Documents.controller("b"), Documents.controller("c"))
    ])
    let source = try #require(scene.last("a"))
    source.allows = { [unowned source] _ in
      source.performSegue(withIdentifier: "gone", sender: nil)
      return true
    }
    try scene.simulation.tap(named: "Next")
    #expect(scene.ownFindings == [.noSuchSegue])
    #expect(scene.last("b") == nil)
    scene.perform("other")
    #expect(scene.root?.presentedViewController === scene.last("c"))
  }

  @Test("Hundreds of segues, each from the last destination, and ten thousand in a scene")
  func many() throws {
    let scene = try scene()
    for _ in 0..<200 { scene.perform("again") }
    #expect((scene.root as? UINavigationController)?.viewControllers.count == 201)
    let segues = (0..<10_000).map { Documents.segue(.present, "b", "s\($0)") }
    let wide = try StoryboardScene([
      Documents.storyboard(Documents.controller("a", segues), Documents.controller("b"))
    ])
    wide.perform("s9999")
    #expect(wide.root?.presentedViewController === wide.last("b"))
  }
}
