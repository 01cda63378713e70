import AdaptCore
import AdaptDocuments
import AdaptUIKit
import Foundation
import Testing

@Suite("Segues of the app's own classes")
struct CustomSegueTests {
  /// Shows the destination as a child.
  private final class Adding: UIStoryboardSegue {
    override func perform() {
      source.addChild(destination)
      source.view.addSubview(destination.view)
      destination.didMove(toParent: source)
    }
  }

  /// Lets the document decide, and decides about adaptation while it is kept.
  private final class Adapting: UIStoryboardSegue, UIAdaptivePresentationControllerDelegate {
    override func perform() {
      destination.presentationController?.delegate = self
      super.perform()
    }
    func adaptivePresentationStyle(
      for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { .none }
  }

  /// Inherits from a class that performs nothing.
  private final class Idle: UIStoryboardSegue {}

  private func scene(
    _ kind: InterfaceSegue.Kind, class name: String?, ios: SystemVersion = 12.4,
    _ device: String = "phone"
  ) throws -> StoryboardScene {
    let scene = try StoryboardScene(
      [
        Documents.storyboard(
          Documents.controller(
            "a",
            [
              Documents.segue(kind, "b", "go") {
                $0.customClass = name.map { CustomClass($0) }
                $0.anchorView = "a-view"
              }
            ]),
          Documents.controller("b"))
      ], device, ios: ios)
    scene.bundle.classes.register(segue: Adding.init(identifier:source:destination:))
    scene.bundle.classes.register(segue: Adapting.init(identifier:source:destination:))
    scene.bundle.classes.register(segue: Idle.init(identifier:source:destination:))
    return scene
  }

  @Test(
    "A class's own perform decides, whatever the kind",
    arguments: [
      InterfaceSegue.Kind.custom, .show, .present,
    ])
  func ownPerform(kind: InterfaceSegue.Kind) throws {
    let scene = try scene(kind, class: "Adding")
    scene.perform("go")
    #expect(scene.last("a")?.children == scene.last("b").map { [$0] })
    #expect(scene.root?.presentedViewController == nil)
    #expect(scene.ownFindings == [])
  }

  @Test(
    "R129: a custom segue without a class that performs is an exception",
    arguments: [nil, "Idle"])
  func nothing(name: String?) throws {
    let scene = try scene(.custom, class: name)
    scene.perform("go")
    #expect(scene.findings == [.segueDoesNothing])
    #expect(lines(scene.simulation, from: "go", including: segueStory).first == "b awakeFromNib")
  }

  @Test("Where stand-ins play the scenes, a segue of a class that nobody has is a note")
  func notPerformed() throws {
    let scene = try scene(.custom, class: "Gone")
    scene.perform("go")
    #expect(scene.findings == [.segueNotPerformed])
    #expect(Finding.Kind.segueNotPerformed.severity == .note)
    #expect(scene.root?.presentedViewController == nil)
  }

  @Test("R129: without stand-ins such a class is an exception")
  func unregistered() throws {
    let scene = try scene(.custom, class: "Gone")
    scene.bundle.classes.standIn = nil
    scene.perform("go")
    #expect(scene.findings.suffix(2) == [.unknownClass, .segueDoesNothing])
  }

  @Test("What is said of a class that nobody has is what its segues do, whatever the kind")
  func said() throws {
    for kind in [InterfaceSegue.Kind.custom, .show] {
      let scene = try scene(kind, class: "Gone")
      scene.bundle.classes.segueStandIns = ["Gone": .present]
      scene.perform("go")
      #expect(scene.root?.presentedViewController === scene.last("b"))
      #expect(scene.findings == [])
      let idle = try self.scene(kind, class: "Gone")
      idle.bundle.classes.segueStandIns = ["Gone": .nothing]
      idle.perform("go")
      #expect(idle.root?.presentedViewController == nil)
      #expect(idle.findings == [])
    }
    let pushing = try scene(.custom, class: "Gone")
    pushing.bundle.classes.segueStandIns = ["Gone": .push]
    pushing.perform("go")
    #expect(pushing.findings == [.pushWithoutStack])
  }

  @Test("An unknown class of another kind leaves what the kind does")
  func unknown() throws {
    let scene = try scene(.present, class: "Gone")
    scene.perform("go")
    #expect(scene.root?.presentedViewController === scene.last("b"))
    #expect(scene.findings == [.unknownClass])
  }

  @Test(
    "O094: what a segue presents keeps it until it is dismissed, so that it is the delegate",
    arguments: [InterfaceSegue.Kind.present, .popover])
  func lifetime(kind: InterfaceSegue.Kind) throws {
    let scene = try scene(kind, class: "Adapting")
    weak var segue: UIStoryboardSegue?
    scene.last("a")?.prepares = { _, performed in segue = performed }
    scene.perform("go")
    #expect(segue != nil)
    if kind == .popover {
      #expect(scene.last("b")?.presentationController?.presentationStyle == .popover)
      #expect(scene.last("b")?.presentingViewController === scene.root)
    }
    scene.simulation.step("done") { scene.last("b")?.dismiss(animated: true) }
    #expect(segue == nil)
  }

  @Test("O094 is of 9: on 8 nothing keeps the segue")
  func notKept() throws {
    let scene = try scene(.present, class: nil, ios: 8.4)
    weak var segue: UIStoryboardSegue?
    scene.last("a")?.prepares = { _, performed in segue = performed }
    scene.perform("go")
    #expect(segue == nil)
    #expect(scene.root?.presentedViewController != nil)
  }

  @Test("A segue that is refused, or that waits and is refused then, is kept by nobody")
  func refused() throws {
    let scene = try scene(.present, class: nil)
    weak var segue: UIStoryboardSegue?
    scene.last("a")?.prepares = { _, performed in segue = performed }
    scene.simulation.step("go") {
      scene.root?.present(UIViewController(), animated: true)
      scene.last("a")?.performSegue(withIdentifier: "go", sender: nil)
    }
    #expect(scene.findings.contains { $0 == .presentationInProgress || $0 == .alreadyPresenting })
    #expect(segue == nil)
  }

  @Test("A segue made by hand performs its handler, and without one it is an exception")
  func byHand() throws {
    let scene = try Scene(onException: .record)
    var isPerformed = false
    scene.simulation.step("perform") {
      UIStoryboardSegue(
        identifier: "own", source: scene.root, destination: UIViewController(),
        performHandler: { isPerformed = true }
      ).perform()
    }
    #expect(isPerformed && scene.findings == [])
    scene.simulation.step("perform") {
      UIStoryboardSegue(identifier: nil, source: scene.root, destination: UIViewController())
        .perform()
    }
    #expect(scene.findings == [.segueDoesNothing])
  }
}
