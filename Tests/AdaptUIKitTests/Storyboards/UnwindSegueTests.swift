import AdaptCore
import AdaptDocuments
import AdaptUIKit
import Foundation
import Testing

@Suite("Unwind segues of a scene")
struct UnwindSegueTests {
  private final class List: UIViewController {
    var segue: UIStoryboardSegue?
  }

  private final class Fading: UIStoryboardSegue {}

  private func scene(_ change: (inout InterfaceSegue) -> Void = { _ in }) throws -> StoryboardScene
  {
    var classes = ClassRegistry()
    classes.register(List.self) {
      $0.unwindAction("unwindToList:") { list, segue in list.segue = segue }
    }
    classes.register(segue: Fading.init(identifier:source:destination:))
    classes.standIn = { coder in
      coder.controller?.content == .plain ? SegueController(coder: coder) : nil
    }
    var document = Documents.storyboard(
      Documents.stack(root: "list"),
      Documents.controller("list", class: "List", [Documents.segue(.show, "a", "go")]),
      Documents.controller(
        "a",
        [
          Documents.segue(.unwind, "exit", "back") {
            $0.unwindAction = "unwindToList:"
            change(&$0)
          }
        ]))
    document.scenes[2].objects = [
      InterfaceObject(.exit, id: "exit", position: Documents.somewhere)
    ]
    let scene = try StoryboardScene([document], classes: classes)
    scene.simulation.step("go") {
      let stack = scene.root as? UINavigationController
      stack?.topViewController?.performSegue(withIdentifier: "go", sender: nil)
    }
    scene.simulation.step("back") {
      let stack = scene.root as? UINavigationController
      stack?.topViewController?.performSegue(withIdentifier: "back", sender: nil)
    }
    return scene
  }

  @Test("O095: the source prepares, the destination's method runs, and the stack goes back")
  func back() throws {
    let scene = try scene()
    let stack = try #require(scene.root as? UINavigationController)
    #expect(stack.viewControllers.count == 1)
    #expect((stack.topViewController as? List)?.segue?.identifier == "back")
    let story = scene.simulation.trace.compactMap { event -> Callback? in
      if case .called(let callback, _) = event.kind { callback } else { nil }
    }
    let unwinding = story.filter { [.prepareForSegue, .unwindAction].contains($0) }
    // The first is that of the push before.
    #expect(unwinding == [.prepareForSegue, .prepareForSegue, .unwindAction])
    #expect(scene.ownFindings == [])
  }

  @Test("O092: a button's unwind waits for the source's leave, one that code performs does not")
  func veto() throws {
    var classes = ClassRegistry()
    classes.register(List.self) {
      $0.unwindAction("unwindToList:") { list, segue in list.segue = segue }
    }
    var asked: [String] = []
    var source: SegueController?
    classes.standIn = { coder in
      guard coder.controller?.content == .plain else { return nil }
      let made = SegueController(coder: coder)
      made?.allows = { identifier in
        asked.append(identifier)
        return false
      }
      source = made
      return made
    }
    var exit = Documents.segue(.unwind, "exit", "back")
    exit.unwindAction = "unwindToList:"
    var button = Documents.leaf("button", "button")
    var words = InterfaceButton()
    words.title = "Back to the list"
    button.content = .button(words)
    button.connections = [.segue(exit)]
    var detail = Documents.controller("a")
    detail.view?.subviews = [button]
    var document = Documents.storyboard(
      Documents.controller("list", class: "List", [Documents.segue(.present, "a", "go")]), detail)
    document.scenes[1].objects = [
      InterfaceObject(.exit, id: "exit", position: Documents.somewhere)
    ]
    let scene = try StoryboardScene([document], classes: classes)
    let list = try #require(scene.root as? List)
    scene.simulation.step("go") { list.performSegue(withIdentifier: "go", sender: nil) }
    try scene.simulation.tap(named: "Back to the list")
    #expect(asked == ["back"])
    #expect(list.segue == nil)
    #expect(list.presentedViewController != nil && list.presentedViewController === source)
    scene.simulation.step("code") { source?.performSegue(withIdentifier: "back", sender: nil) }
    #expect(asked == ["back"])
    #expect(list.segue?.identifier == "back")
    #expect(list.presentedViewController == nil)
    scene.simulation.step("again") { list.performSegue(withIdentifier: "go", sender: nil) }
    source?.allows = { _ in true }
    try scene.simulation.tap(named: "Back to the list")
    #expect(list.presentedViewController == nil)
    #expect(scene.ownFindings == [])
  }

  @Test("The segue is of the class that the document names")
  func ownClass() throws {
    let scene = try scene { $0.customClass = CustomClass("Fading") }
    let stack = try #require(scene.root as? UINavigationController)
    #expect((stack.viewControllers[0] as? List)?.segue is Fading)
  }

  @Test("A method that nobody has is a finding, and nothing goes back")
  func nobody() throws {
    let scene = try scene { $0.unwindAction = "unwindToGone:" }
    #expect((scene.root as? UINavigationController)?.viewControllers.count == 2)
    #expect(scene.ownFindings == [.noUnwindDestination])
  }

  @Test("A segue that names no method is a finding, and nothing goes back", arguments: [nil, ""])
  func noMethod(action: String?) throws {
    let scene = try scene { $0.unwindAction = action }
    #expect((scene.root as? UINavigationController)?.viewControllers.count == 2)
    #expect(scene.ownFindings == [.noUnwindDestination])
  }
}
