import AdaptCore
import AdaptDocuments
import AdaptRules
import AdaptUIKit
import Foundation
import Testing

@Suite("The order of a segue")
struct SegueOrderTests {
  private static func pushing() -> InterfaceDocument {
    var list = Documents.controller("a", [Documents.segue(.show, "b", "go")])
    var item = InterfaceNavigationItem(id: "item", position: Documents.somewhere)
    var button = InterfaceBarItem(id: "button", position: Documents.somewhere)
    button.title = "Next"
    button.connections = [.segue(Documents.segue(.show, "b", "next"))]
    item.rightItems = [button]
    list.navigationItem = item
    return Documents.storyboard(
      Documents.stack(root: "a"), list, Documents.controller("b"))
  }

  private func tap(_ scene: StoryboardScene) throws {
    try scene.simulation.tap(named: "Next")
  }

  @Test("O091, O070, O071: asked, made, prepared, performed; then the push as any other")
  func triggered() throws {
    let scene = try StoryboardScene([Self.pushing()])
    try tap(scene)
    let story = lines(scene.simulation, from: "tap Next", including: segueStory)
    #expect(
      story == [
        "a shouldPerformSegue(next) → true", "b awakeFromNib", "a prepareForSegue",
        "next performSegue", "b willMoveToParent", "b loadView", "b viewDidLoad",
        "a viewWillDisappear", "b viewWillAppear", "a viewDidDisappear", "b viewDidAppear",
        "b didMoveToParent",
      ])
    #expect(scene.ownFindings == [])
  }

  @Test("O091: on no, nothing is made and nobody prepares")
  func vetoed() throws {
    let scene = try StoryboardScene([Self.pushing()]) { $0.allows = { $0 != "next" } }
    try tap(scene)
    #expect(
      lines(scene.simulation, from: "tap Next", including: segueStory)
        == ["a shouldPerformSegue(next) → false"])
    #expect(scene.last("b") == nil)
  }

  @Test("O092: code's segue is not asked about, unless the run chooses so")
  func byCode() throws {
    let scene = try StoryboardScene([Self.pushing()]) { $0.allows = { _ in false } }
    scene.perform("go")
    #expect(
      lines(scene.simulation, from: "go", including: segueStory).prefix(3)
        == ["b awakeFromNib", "a prepareForSegue", "go performSegue"])
    var choices = RuleChoices()
    try choices.choose("segue.should-perform", "always")
    let asking = try StoryboardScene([Self.pushing()], choices: choices) {
      $0.allows = { _ in false }
    }
    asking.perform("go")
    #expect(
      lines(asking.simulation, from: "go", including: segueStory)
        == ["a shouldPerformSegue(go) → false"])
  }

  @Test("O091: the destination has no view when the source prepares")
  func viewless() throws {
    var wasLoaded: Bool?
    let scene = try StoryboardScene([Self.pushing()]) { controller in
      controller.prepares = { _, segue in wasLoaded = segue.destination.isViewLoaded }
    }
    scene.perform("go")
    #expect(wasLoaded == false)
  }

  @Test("A destination that touches its view when it is made has it loaded (JSQMessages 253)")
  func loadedEarly() throws {
    final class Hasty: UIViewController {
      override func awakeFromNib() {
        super.awakeFromNib()
        loadViewIfNeeded()
      }
    }
    var classes = ClassRegistry()
    classes.register(Hasty.self)
    let scene = try StoryboardScene(
      [
        Documents.storyboard(
          Documents.stack(root: "a"),
          Documents.controller("a", [Documents.segue(.show, "b", "go")]),
          Documents.controller("b", class: "Hasty"))
      ], classes: classes)
    let list = (scene.root as? UINavigationController)?.topViewController
    scene.simulation.step("go") { list?.performSegue(withIdentifier: "go", sender: nil) }
    #expect(
      lines(scene.simulation, from: "go", including: segueStory).prefix(4) == [
        "b awakeFromNib", "b loadView", "b viewDidLoad", "a prepareForSegue",
      ])
  }

  @Test("O091: every segue makes a new destination, and is gone when it was performed")
  func anew() throws {
    let scene = try StoryboardScene([
      Documents.storyboard(
        Documents.stack(root: "a"),
        Documents.controller("a", [Documents.segue(.show, "a", "again")])
      )
    ])
    weak var segue: UIStoryboardSegue?
    scene.last("a")?.prepares = { _, performed in segue = performed }
    let first = scene.last("a")
    scene.perform("again")
    #expect(scene.last("a") !== first)
    #expect(segue == nil)
    #expect((scene.root as? UINavigationController)?.viewControllers.count == 2)
  }

  @Test("O135: an unknown identifier is an exception, and nothing else is called")
  func unknown() throws {
    let scene = try StoryboardScene([Self.pushing()])
    scene.perform("nowhere")
    #expect(
      lines(scene.simulation, from: "nowhere", including: segueStory) == ["a finding noSuchSegue"])
  }

  @Test("R128: code's own instance does not know the segue, and the finding says where it is")
  func madeByCode() throws {
    let document = Documents.storyboard(
      Documents.controller("a", class: "SegueController", [Documents.segue(.present, "b", "go")]),
      Documents.controller("b"))
    let scene = try StoryboardScene([document])
    let own = SegueController()
    scene.simulation.step("show") { scene.root?.present(own, animated: false) }
    scene.simulation.step("go") { own.performSegue(withIdentifier: "go", sender: nil) }
    let reasons = scene.simulation.trace.compactMap { event -> [String]? in
      guard case .finding(let finding) = event.kind, finding.kind == .noSuchSegue else {
        return nil
      }
      return finding.reasons.compactMap(RuleCatalogue.words)
    }
    #expect(reasons.count == 1)
    #expect(reasons.first?.first?.hasPrefix("code made the controller") == true)
  }
}
