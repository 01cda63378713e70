import AdaptCore
import AdaptDocuments
import AdaptRules
import AdaptUIKit
import Foundation
import Testing

@Suite("Scenes inside container views")
struct EmbedTests {
  private static func document(_ child: String = "child") -> InterfaceDocument {
    var parent = Documents.controller("a")
    var container = Documents.view("box", "containerView", [Documents.segue(.embed, child, "in")])
    container.frame = CGRect(x: 0, y: 100, width: 375, height: 300)
    parent.view?.subviews = [container]
    return Documents.storyboard(parent, Documents.controller("child"))
  }

  // That the child's view is loaded before the parent's `viewDidLoad`: beepscore/LongTable.
  @Test("O093, O080: made, prepared for and added while the parent's view loads")
  func order() throws {
    var childrenInPrepare = -1
    var childrenInLoad = -1
    var hadView = true
    let scene = try StoryboardScene([Self.document()], ios: 12.4) { controller in
      guard controller.title == "a" || controller.title == nil else { return }
      controller.prepares = { source, segue in
        childrenInPrepare = source.children.count
        hadView = segue.destination.isViewLoaded
      }
      controller.loads = { controller in
        if controller.title == "a" { childrenInLoad = controller.children.count }
      }
    }
    #expect(childrenInPrepare == 0)
    #expect(childrenInLoad == 1)
    #expect(!hadView)
    #expect(
      lines(scene.simulation, including: segueStory) == [
        "a awakeFromNib", "a loadView", "a shouldPerformSegue(in) → true", "child awakeFromNib",
        "a prepareForSegue", "in performSegue",
        "child willMoveToParent", "child loadView", "child viewDidLoad", "child didMoveToParent",
        "a viewDidLoad", "a viewWillAppear(false)", "child viewWillAppear(false)",
        "a viewDidAppear(false)", "child viewDidAppear(false)",
      ])
    #expect(scene.last("child")?.view.frame == CGRect(x: 0, y: 0, width: 375, height: 300))
  }

  @Test("On no nothing is embedded, until code does it (antonsergeev88/PrepareForSegue)")
  func vetoed() throws {
    let scene = try StoryboardScene([Self.document()]) { $0.allows = { $0 != "in" } }
    #expect(scene.last("child") == nil)
    #expect(scene.root?.children.isEmpty == true)
    scene.perform("in")
    #expect(scene.root?.children == [try #require(scene.last("child"))])
    #expect(scene.last("child")?.isOnScreen == true)
    #expect(scene.ownFindings == [])
  }

  @Test("O092: a run can ask about what a person starts alone")
  func touchedAlone() throws {
    var choices = RuleChoices()
    try choices.choose("segue.should-perform", "forTouched")
    let scene = try StoryboardScene([Self.document()], choices: choices) {
      $0.allows = { _ in false }
    }
    #expect(scene.root?.children.count == 1)
  }

  @Test("Code that embeds a second time raises (mluton/EmbeddedSwapping issue 11)")
  func twice() throws {
    let scene = try StoryboardScene([Self.document()])
    scene.perform("in")
    #expect(scene.ownFindings == [.containerViewFilled])
    #expect(scene.last("a")?.children.count == 1)
  }

  @Test("A container view that leads nowhere stays empty")
  func missing() throws {
    let scene = try StoryboardScene([Self.document("gone")])
    #expect(scene.findings.contains(.noSuchScene))
    #expect(scene.last("a")?.children.isEmpty == true)
  }

  @Test("A controller that loads its view by itself embeds nothing")
  func ownView() throws {
    final class Own: UIViewController { override func loadView() { view = UIView() } }
    var classes = ClassRegistry()
    classes.register(Own.self)
    var document = Self.document()
    document.scenes[0].controller?.customClass = CustomClass("Own")
    let scene = try StoryboardScene([document], classes: classes)
    #expect(scene.root is Own)
    #expect(scene.root?.children.isEmpty == true)
  }

  @Test("Scenes that embed one another end with a finding", arguments: [1, 2, 7])
  func cycle(length: Int) throws {
    let controllers = (0..<length).map { place in
      var controller = Documents.controller("a\(place)")
      controller.view?.subviews = [
        Documents.view("v", "containerView", [Documents.segue(.embed, "a\((place + 1) % length)")])
      ]
      return controller
    }
    let scene = try StoryboardScene([Documents.storyboard(controllers)])
    #expect(scene.findings.filter { $0 == .scenesWithoutEnd }.count == 1)
  }
}
