import AdaptCore
import AdaptDocuments
import AdaptUIKit
import Testing

/// A peek is no gesture of a run: its segues are kept, and performing one is answered.
@Suite("Segues of a peek and of the pop after it")
struct PreviewSegueTests {
  private static func document() -> InterfaceDocument {
    var segue = Documents.segue(.show, "b", "open")
    for (role, destination, identifier) in [("preview", "c", "peek"), ("commit", "b", "open")] {
      segue.previews.append(
        Documents.segue(.present, destination, identifier) { $0.previewRole = role })
    }
    var list = Documents.controller("a")
    var item = InterfaceNavigationItem(id: "item", position: Documents.somewhere)
    var button = InterfaceBarItem(id: "button", position: Documents.somewhere)
    button.title = "Open"
    button.connections = [.segue(segue)]
    item.rightItems = [button]
    list.navigationItem = item
    return Documents.storyboard(
      Documents.stack(root: "a"), list, Documents.controller("b"), Documents.controller("c"))
  }

  @Test("A touch takes the segue that has them, as if it had none")
  func touch() throws {
    let scene = try StoryboardScene([Self.document()])
    try scene.simulation.tap(named: "Open")
    #expect((scene.root as? UINavigationController)?.viewControllers.count == 2)
    #expect(scene.findings == [])
  }

  @Test("Code that performs one makes nothing and asks nobody, and a note says why")
  func code() throws {
    let scene = try StoryboardScene([Self.document()])
    scene.perform("peek")
    #expect(
      lines(scene.simulation, from: "peek", including: segueStory)
        == ["a finding previewNotPerformed"])
    #expect(Finding.Kind.previewNotPerformed.severity == .note)
    #expect(scene.last("c") == nil)
  }

  @Test("An identifier that both have is that of the segue itself")
  func shared() throws {
    let scene = try StoryboardScene([Self.document()])
    scene.perform("open")
    #expect((scene.root as? UINavigationController)?.topViewController === scene.last("b"))
    #expect(scene.findings == [])
  }
}
