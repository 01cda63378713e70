import AdaptDocumentReader
import AdaptDocuments
import Foundation
import Testing

@testable import AdaptScenario

@Suite("What scenes are called")
struct SceneNameTests {
  /// The storyboards of all tests, and the real ones where they lie.
  private static func files() throws -> [URL] {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    var folders = [
      tests.appendingPathComponent("Storyboards"),
      tests.appendingPathComponent("AdaptCommandTests/Storyboards"),
    ]
    if let real = ProcessInfo.processInfo.environment["ADAPTSIM_STORYBOARDS"] {
      folders.append(URL(fileURLWithPath: real))
    }
    return try folders.flatMap { folder in
      try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        .filter { $0.hasSuffix(".storyboard") }.map { folder.appendingPathComponent($0) }
    }
  }

  /// A name as runs write it: one word, of at most sixty characters outside a container's brackets.
  private func word(_ name: String) -> String {
    if name.hasPrefix("navigation("), name.hasSuffix(")") {
      return "navigation(\(word(String(name.dropFirst(11).dropLast()))))"
    }
    return String(name.map { $0.isWhitespace || "(),.#".contains($0) ? "-" : $0 }.prefix(60))
  }

  @Test("A run, a check, an outline and a tour call every scene of every fixture alike")
  func alike() throws {
    var count = 0
    for file in try Self.files() {
      let document = try InterfaceDocumentReader.read(
        try Data(contentsOf: file), name: file.lastPathComponent, path: file.lastPathComponent)
      let graph = StoryboardGraph(InterfaceProject([document]))
      let names = SceneNames(graph.project, described: [])
      for scene in graph.scenes.indices where !graph.isReference(scene) {
        guard graph.controller(scene) != nil else { continue }
        let name = graph.name(scene)
        #expect(names[graph.scenes[scene]] == word(name.text), "\(file.lastPathComponent)")
        #expect(!name.text.isEmpty && name.quoted.hasSuffix("'") && !name.quoted.contains("''"))
        count += 1
      }
    }
    #expect(count > 10)
  }

  private func name(_ controller: InterfaceController) -> SceneName {
    var document = InterfaceDocument(.storyboard, name: "Main", path: "Main.storyboard")
    var scene = InterfaceScene(id: "s", position: SourcePosition(line: 7, column: 1))
    scene.controller = controller
    document.scenes = [scene]
    return StoryboardGraph(InterfaceProject([document])).name(0)
  }

  @Test("The first name that somebody gave counts; without any the kind and the id, or the line")
  func order() {
    let position = SourcePosition(line: 8, column: 3)
    var controller = InterfaceController(.plain, id: "abc", position: position)
    #expect(name(controller).text == "abc")
    #expect(name(controller).quoted == "view controller 'abc'")
    controller.userLabel = "Label"
    #expect(name(controller).quoted == "'Label'")
    controller.title = "Title"
    #expect(name(controller).quoted == "'Title'")
    controller.customClass = CustomClass("ListController")
    #expect(name(controller).quoted == "'ListController'")
    controller.storyboardIdentifier = "list"
    #expect(name(controller).quoted == "'list'")
    #expect(name(controller).quotedWithKind == "view controller 'list'")
    let tabs = InterfaceController(.tabs, id: "abc", position: position)
    #expect(name(tabs).text == "tabs")
    #expect(name(tabs).quoted == "tab bar controller 'abc'")
    #expect(name(tabs).quotedWithKind == "tab bar controller 'abc'")
    let nameless = InterfaceController(.plain, id: "", position: position)
    #expect(name(nameless).quoted == "view controller 'line 8'")
  }
}
