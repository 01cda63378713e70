import AdaptDocuments
import Foundation
import Testing

@testable import AdaptDocumentReader

@Suite("Storyboard references")
struct ReferenceTests {
  /// Three storyboards, with every way a reference can end.
  private func project() throws -> InterfaceProject {
    let references = [
      "self": "referencedIdentifier='list'",
      "own initial": "",
      "file": "storyboardName='Settings'",
      "scene": "storyboardName='Settings' referencedIdentifier='about'",
      "no file": "storyboardName='Gone'",
      "no scene": "storyboardName='Settings' referencedIdentifier='gone'",
      "no initial": "storyboardName='Parts'",
      "bundle": "storyboardName='Kit' bundleIdentifier='com.example.kit'",
    ]
    let scenes = references.sorted { $0.key < $1.key }.map {
      scene("<viewControllerPlaceholder id='\($0.key)' \($0.value)/>")
    }
    return InterfaceProject([
      try document(
        "Main", root: "initialViewController='list'",
        [scene("<viewController id='list' storyboardIdentifier='list'/>")] + scenes),
      try document(
        "Settings", root: "initialViewController='start'",
        [
          scene("<viewController id='start'/>"),
          scene("<viewController id='a' storyboardIdentifier='about'/>"),
        ]),
      try document("Parts", root: "", [scene("<viewController id='p'/>")]),
    ])
  }

  private func scene(_ controller: String) -> String {
    "<scene sceneID=''><objects>\(controller)</objects></scene>"
  }

  private func document(
    _ name: String, root: String, _ scenes: [String]
  ) throws -> InterfaceDocument {
    let text = storyboardText("<scenes>\(scenes.joined())</scenes>", root: root)
    return try InterfaceDocumentReader.read(
      Data(text.utf8), name: name, path: "\(name).storyboard")
  }

  @Test(
    "A reference leads to a scene, or says why not",
    arguments: [
      ("list", .scene(.init(document: 0, scene: 0))),
      ("self", .scene(.init(document: 0, scene: 0))),
      ("own initial", .scene(.init(document: 0, scene: 0))),
      ("file", .scene(.init(document: 1, scene: 0))),
      ("scene", .scene(.init(document: 1, scene: 1))),
      ("no file", .noStoryboard(name: "Gone")),
      ("no scene", .noScene(identifier: "gone", document: 1)),
      ("no initial", .noInitialScene(document: 2)),
      ("bundle", .otherBundle("com.example.kit")),
      ("nothing", .noController(id: "nothing")),
    ] as [(String, InterfaceProject.Resolution)])
  func ways(id: String, resolution: InterfaceProject.Resolution) throws {
    #expect(try project().resolve(id, in: 0) == resolution)
  }

  @Test("A reference that is its document's initial scene leads in a circle")
  func circle() throws {
    let main = try document(
      "Main", root: "initialViewController='r'",
      [scene("<viewControllerPlaceholder id='r' storyboardName='Other'/>")])
    let other = try document(
      "Other", root: "initialViewController='r'",
      [scene("<viewControllerPlaceholder id='r' storyboardName='Main'/>")])
    let project = InterfaceProject([main, other])
    #expect(project.resolve("r", in: 0) == .circular)
    let alone = InterfaceProject([
      try document(
        "Main", root: "initialViewController='r'", [scene("<viewControllerPlaceholder id='r'/>")])
    ])
    #expect(alone.resolve("r", in: 0) == .circular)
  }

  @Test("A chain of references leads to its end")
  func chain() throws {
    let count = 1000
    let documents = try (0..<count).map { number in
      try document(
        "S\(number)", root: "initialViewController='r'",
        [
          scene(
            number + 1 < count
              ? "<viewControllerPlaceholder id='r' storyboardName='S\(number + 1)'/>"
              : "<viewController id='r'/>")
        ])
    }
    let project = InterfaceProject(documents)
    #expect(project.resolve("r", in: 0).scene == .init(document: count - 1, scene: 0))
  }

  @Test("Of two storyboards of one name references lead to the first")
  func sameName() throws {
    let project = InterfaceProject([
      try document("Main", root: "initialViewController='a'", [scene("<viewController id='a'/>")]),
      try document("Main", root: "initialViewController='b'", [scene("<viewController id='b'/>")]),
    ])
    #expect(project.storyboard(named: "Main") == 0)
    #expect(project.initialScene(of: 1)?.document == 1)
  }
}
