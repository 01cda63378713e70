import AdaptCore
import AdaptUIKit
import Testing

@Suite("Presentations that UIKit refuses")
struct RefusedPresentationsTests {
  /// What `present` left behind when it was refused.
  private func expectNothing(of controller: UIViewController, in scene: Scene) {
    #expect(!controller.isViewLoaded)
    #expect(controller.presentingViewController == nil)
    #expect(
      lines(scene.simulation, including: appearance.union([.presentCompletion]), of: ["sheet"])
        .isEmpty)
  }

  @Test(
    "O126: a presenter outside the window presents nothing, and nobody hears of it",
    arguments: [Callback.viewDidLoad, .viewWillAppear])
  func tooEarly(callback: Callback) throws {
    let root = ScriptedController()
    let sheet = UIViewController()
    root.once[callback] = { $0.present(sheet, animated: true) { Issue.record("completed") } }
    let scene = try Scene(ios: 13, root: root)
    #expect(scene.simulation.trace.findings.map(\.kind) == [.viewNotInWindow])
    expectNothing(of: sheet, in: scene)
    #expect(root.presentedViewController == nil)
  }

  @Test("O126: so does a presenter that full screen covers, and a controller that was popped")
  func outsideLater() throws {
    let first = UIViewController()
    let stack = UINavigationController(rootViewController: first)
    let scene = try Scene(ios: 13, root: stack)
    let popped = scene.controller("popped")
    scene.simulation.step("push") { stack.pushViewController(popped, animated: true) }
    scene.simulation.step("pop") { stack.popViewController(animated: true) }
    let sheet = scene.controller("sheet", .pageSheet)
    scene.present(sheet, on: popped)
    #expect(scene.simulation.trace.findings.map(\.kind) == [.viewNotInWindow])
    expectNothing(of: sheet, in: scene)
    scene.present(scene.controller("cover", .fullScreen))
    scene.present(sheet)
    #expect(scene.simulation.trace.findings.map(\.kind) == [.viewNotInWindow, .viewNotInWindow])
    expectNothing(of: sheet, in: scene)
  }

  @Test("O127: a presenter that presents already presents nothing else")
  func alreadyPresenting() throws {
    let child = UIViewController()
    let stack = UINavigationController(rootViewController: child)
    let scene = try Scene(ios: 12.4, root: stack)
    scene.present(scene.controller("alert", .overFullScreen))
    let sheet = scene.controller("sheet", .formSheet)
    // The presenter is the stack, whoever of it is asked (O112).
    scene.present(sheet, on: child) { Issue.record("completed") }
    let finding = try #require(scene.simulation.trace.findings.first)
    #expect(finding.kind == .alreadyPresenting)
    #expect(finding.object == scene.simulation.trace.node(named: "sheet"))
    #expect(finding.other == scene.simulation.trace.node(named: "alert"))
    expectNothing(of: sheet, in: scene)
  }

  @Test("O128: a second request before the first has begun is dropped, not queued")
  func inProgress() throws {
    let child = UIViewController()
    let stack = UINavigationController(rootViewController: child)
    let scene = try Scene(ios: 15, root: stack)
    let sheet = scene.controller("sheet", .pageSheet)
    scene.simulation.step("present") {
      stack.present(scene.controller("first", .pageSheet), animated: true)
      child.present(sheet, animated: true) { Issue.record("completed") }
    }
    #expect(scene.simulation.trace.findings.map(\.kind) == [.presentationInProgress])
    expectNothing(of: sheet, in: scene)
    #expect(stack.presentedViewController?.presentedViewController == nil)
    scene.dismiss()
    // It does not come later either.
    expectNothing(of: sheet, in: scene)
  }

  @Test("O128: one while the first moves in is not shown either")
  func moving() throws {
    let scene = try Scene(ios: 15)
    let first = scene.scripted("first", .pageSheet)
    let sheet = scene.controller("sheet", .pageSheet)
    first.once[.viewWillAppear] = { [root = scene.root] _ in root.present(sheet, animated: true) }
    scene.present(first)
    // Ruling 10b makes it again at the end, and then the presenter presents already.
    #expect(scene.simulation.trace.findings.map(\.kind) == [.alreadyPresenting])
    expectNothing(of: sheet, in: scene)
  }

  @Test("O129: a controller that is presented already, or has a parent, raises")
  func active() throws {
    let scene = try Scene(ios: 12.4, onException: .record)
    let sheet = scene.controller("sheet", .formSheet)
    scene.present(sheet)
    scene.present(sheet, on: sheet)
    scene.present(sheet)
    let child = scene.controller("child")
    let stack = scene.named("stack", UINavigationController(rootViewController: child))
    scene.present(child, on: sheet)
    #expect(
      scene.simulation.trace.findings.map(\.kind) == [
        .presentsItself, .activeController, .presentedHasParent,
      ])
    #expect(
      scene.simulation.trace.findings.allSatisfy {
        $0.kind.exceptionName == "NSInvalidArgumentException"
      })
    #expect(stack.topViewController === child)
    #expect(scene.root.presentedViewController === sheet)
    #expect(sheet.presentedViewController == nil)
  }
}
