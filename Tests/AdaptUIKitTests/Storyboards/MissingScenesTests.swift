import AdaptCore
import AdaptDocuments
import AdaptUIKit
import Foundation
import Testing

@Suite("Scenes and classes that are not there")
struct MissingScenesTests {
  private func reference(_ storyboard: String?, _ identifier: String?, bundle: String? = nil)
    -> InterfaceController
  {
    Documents.controller(
      "ref",
      .reference(
        StoryboardReference(storyboardName: storyboard, identifier: identifier, bundle: bundle)))
  }

  private func scene(_ reference: InterfaceController) throws -> StoryboardScene {
    let main = Documents.storyboard(
      "Main", Documents.controller("a", [Documents.segue(.present, "ref", "go")]), reference)
    let settings = Documents.storyboard(
      "Settings", Documents.controller("s"), Documents.controller("t", identifier: "about"))
    let parts = Documents.storyboard("Parts", hasInitial: false, Documents.controller("p"))
    return try StoryboardScene([main, settings, parts])
  }

  @Test(
    "References are followed through the project",
    arguments: [("Settings", nil, "s"), ("Settings", "about", "t"), (nil, nil, "a")]
      as [(String?, String?, String)])
  func followed(storyboard: String?, identifier: String?, title: String) throws {
    let scene = try scene(reference(storyboard, identifier))
    scene.perform("go")
    let shown = try #require(scene.root?.presentedViewController)
    #expect(shown.title == title)
    #expect(shown.storyboard?.name == storyboard ?? "Main")
    #expect(scene.ownFindings == [])
  }

  @Test(
    "O134, R124: one that leads nowhere is UIKit's exception, and the source does not prepare",
    arguments: [
      ("Nowhere", nil, nil, Finding.Kind.noSuchStoryboard, "Nowhere"),
      ("Settings", "gone", nil, .noSuchScene, "gone"),
      (nil, "gone", nil, .noSuchScene, "gone"),
      ("Parts", nil, nil, .noInitialScene, "Parts"),
      ("Settings", nil, "org.example.kit", .noSuchStoryboard, "org.example.kit"),
    ] as [(String?, String?, String?, Finding.Kind, String)])
  func lost(
    storyboard: String?, identifier: String?, bundle: String?, kind: Finding.Kind, text: String
  ) throws {
    let scene = try scene(reference(storyboard, identifier, bundle: bundle))
    scene.perform("go")
    let found = scene.simulation.trace.compactMap { event -> Finding? in
      if case .finding(let finding) = event.kind { finding } else { nil }
    }
    #expect(found.map(\.kind) == [kind])
    #expect(found.first?.text == text)
    #expect(
      !lines(scene.simulation, from: "go", including: [.prepareForSegue]).contains {
        $0.contains("prepare")
      })
    #expect(scene.root?.presentedViewController == nil)
  }

  @Test("References that lead to themselves are a finding")
  func circular() throws {
    let scene = try scene(Documents.controller("ref", .reference(.init(identifier: "x"))))
    #expect(scene.root?.title == "a")
    var loop = Documents.storyboard(
      "Loop", Documents.controller("a", .reference(.init(storyboardName: "Loop"))))
    loop.settings.initialController = "a"
    let looping = try StoryboardScene([loop])
    #expect(looping.root == nil)
    #expect(looping.findings.contains(.scenesWithoutEnd))
  }

  @Test("O134, R124: code asks for what is not there")
  func byCode() throws {
    let scene = try scene(reference(nil, nil))
    scene.simulation.step("scene") {
      _ = scene.root?.storyboard?.instantiateViewController(withIdentifier: "gone")
    }
    scene.simulation.step("storyboard") { _ = UIStoryboard(name: "Nowhere", bundle: nil) }
    scene.simulation.step("initial") {
      #expect(UIStoryboard(name: "Parts", bundle: nil).instantiateInitialViewController() == nil)
    }
    #expect(scene.findings == [.noSuchScene, .noSuchStoryboard, .noInitialScene])
  }

  @Test("A run without documents has no storyboards")
  func noDocuments() throws {
    let scene = try Scene(onException: .record)
    scene.simulation.step("storyboard") { _ = UIStoryboard(name: "Main", bundle: nil) }
    #expect(scene.findings.contains(.noSuchStoryboard))
  }

  @Test("R125: an unknown or generic class is a plain controller with a warning, and goes on")
  func unknownClass() throws {
    final class Generic<Item>: UIViewController {}
    var classes = ClassRegistry()
    classes.register(Generic<Int>.self, name: "Generic<Int>")
    let scene = try StoryboardScene(
      [
        Documents.storyboard(
          Documents.controller("a", class: "Generic", [Documents.segue(.present, "b", "go")]),
          Documents.controller("b"))
      ], classes: classes)
    #expect(scene.root.map { type(of: $0) == UIViewController.self } == true)
    #expect(scene.findings == [.unknownClass])
    scene.simulation.step("go") { scene.root?.performSegue(withIdentifier: "go", sender: nil) }
    #expect(scene.root?.presentedViewController?.title == "b")
  }

  @Test("R126: where all classes are registered, the unknown one's first outlet is an exception")
  func unknownOutlet() throws {
    var controller = Documents.controller("a", class: "Gone")
    controller.connections = [
      .outlet(InterfaceOutlet("label", to: "l", id: "o", position: Documents.somewhere))
    ]
    controller.view?.subviews = [Documents.view("l", "label")]
    var classes = ClassRegistry()
    classes.isComplete = true
    let scene = try StoryboardScene(
      [Documents.storyboard(controller)], classes: classes, onException: .end)
    #expect(scene.findings == [.unknownClass, .undefinedKey])
    #expect(scene.simulation.hasEnded)
  }

  @Test("Of two classes with a name the module decides")
  func modules() throws {
    final class One: UIViewController {}
    final class Two: UIViewController {}
    var classes = ClassRegistry()
    classes.register(One.self, name: "List", module: "Kit")
    classes.register(Two.self, name: "List")
    for (module, isOfTarget, isOne) in [
      ("Kit", false, true), ("App", true, false), (nil, true, false),
    ] as [(String?, Bool, Bool)] {
      var controller = Documents.controller("a")
      controller.customClass = CustomClass("List", module: module, isOfTarget: isOfTarget)
      let scene = try StoryboardScene([Documents.storyboard(controller)], classes: classes)
      #expect((scene.root is One) == isOne)
      #expect((scene.root is Two) == !isOne)
    }
  }

  @Test("A controller of another framework is a plain one with a note")
  func foreign() throws {
    let scene = try StoryboardScene(
      [Documents.storyboard(Documents.controller("a", .foreign("avPlayerViewController")))],
      classes: ClassRegistry())
    #expect(scene.findings == [.foreignController])
  }

  @Test("Scenes that are made inside one another end with a finding", arguments: [1, 2, 5])
  func cycle(length: Int) throws {
    let controllers = (0..<length).map { place in
      Documents.controller(
        "t\(place)", .tabs, [Documents.relationship(.tab, "t\((place + 1) % length)")])
    }
    let scene = try StoryboardScene([Documents.storyboard(controllers)])
    #expect(scene.findings.filter { $0 == .scenesWithoutEnd }.count == 1)
    #expect(scene.root is UITabBarController)
  }

  @Test("Tabs that double at every level, and a long chain of them, come to an end")
  func growth() throws {
    let doubling = (0..<30).map { place in
      Documents.controller(
        "t\(place)", .tabs,
        [
          Documents.relationship(.tab, "t\(place + 1)"),
          Documents.relationship(.tab, "t\(place + 1)"),
        ])
    }
    let scene = try StoryboardScene([Documents.storyboard(doubling + [Documents.controller("t30")])]
    )
    #expect(scene.findings.contains(.scenesWithoutEnd))
    let chain = (0..<2_000).map { place in
      Documents.controller("t\(place)", .tabs, [Documents.relationship(.tab, "t\(place + 1)")])
    }
    let long = try StoryboardScene([Documents.storyboard(chain + [Documents.controller("t2000")])])
    #expect(long.findings.contains(.scenesWithoutEnd))
  }
}
