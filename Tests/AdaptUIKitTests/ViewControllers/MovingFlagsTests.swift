import AdaptCore
import AdaptUIKit
import Testing

@Suite("What a controller is in the middle of")
struct MovingFlagsTests {
  /// Notes the flags that are set in each of the four appearance callbacks.
  private final class Notes {
    var lines: [String] = []

    func watch(_ controller: ScriptedController) {
      let four: [Callback] = [
        .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear,
      ]
      for callback in four {
        controller.on[callback] = { [unowned self] controller in
          let flags = [
            controller.isBeingPresented ? "presented" : nil,
            controller.isBeingDismissed ? "dismissed" : nil,
            controller.isMovingToParent ? "to" : nil,
            controller.isMovingFromParent ? "from" : nil,
          ].compactMap { $0 }
          let name = controller.title ?? ""
          lines.append("\(name) \(callback): \(flags.joined(separator: ", "))")
        }
      }
    }
  }

  @Test(
    "O109: presented and dismissed in all four calls, by code and by a swipe",
    arguments: [true, false])
  func presentation(byCode: Bool) throws {
    let scene = try Scene("phone-x", ios: 15)
    let sheet = scene.scripted("sheet", .pageSheet)
    sheet.title = "sheet"
    let notes = Notes()
    notes.watch(sheet)
    scene.present(sheet)
    if byCode { scene.dismiss() } else { scene.simulation.swipeDown() }
    #expect(
      notes.lines == [
        "sheet viewWillAppear: presented", "sheet viewDidAppear: presented",
        "sheet viewWillDisappear: dismissed", "sheet viewDidDisappear: dismissed",
      ])
    #expect(!sheet.isBeingPresented && !sheet.isBeingDismissed)
  }

  @Test("O110: of a presented navigation controller the container is in the middle of it alone")
  func insideAContainer() throws {
    let scene = try Scene("phone-x", ios: 15)
    let child = scene.scripted("child")
    let navigation = UINavigationController(rootViewController: child)
    scene.simulation.name(navigation, "navigation")
    var flags: [String] = []
    for callback: Callback in [.viewWillAppear, .viewWillDisappear] {
      child.on[callback] = { child in
        let parent = child.parent
        flags += [
          "child \(child.isBeingPresented) \(child.isBeingDismissed)",
          "navigation \(parent?.isBeingPresented ?? false) \(parent?.isBeingDismissed ?? false)",
        ]
      }
    }
    scene.present(navigation)
    scene.dismiss(on: child)
    #expect(
      flags == [
        "child false false", "navigation true false", "child false false", "navigation false true",
      ])
  }

  @Test("O109: a controller that is covered by full screen, or shown again, is in none of the four")
  func covered() throws {
    let root = ScriptedController()
    root.title = "root"
    let notes = Notes()
    let scene = try Scene(ios: 15, root: root)
    notes.watch(root)
    scene.present(scene.controller("cover", .fullScreen))
    scene.dismiss()
    #expect(
      notes.lines == [
        "root viewWillDisappear: ", "root viewDidDisappear: ", "root viewWillAppear: ",
        "root viewDidAppear: ",
      ])
  }

  @Test("O109: pushed is moving to, popped is moving from, and the one below is neither")
  func stack() throws {
    let first = ScriptedController()
    first.title = "first"
    let stack = UINavigationController(rootViewController: first)
    let notes = Notes()
    let scene = try Scene(ios: 15, root: stack)
    let second = scene.scripted("second")
    second.title = "second"
    notes.watch(first)
    notes.watch(second)
    scene.simulation.step("push") { stack.pushViewController(second, animated: true) }
    #expect(
      notes.lines == [
        "first viewWillDisappear: ", "second viewWillAppear: to", "first viewDidDisappear: ",
        "second viewDidAppear: to",
      ])
    notes.lines = []
    // Covered and shown again, the one on top is moving nowhere.
    scene.present(scene.controller("cover", .fullScreen))
    scene.dismiss()
    #expect(notes.lines.allSatisfy { $0.hasSuffix(": ") })
    #expect(notes.lines.count == 4)
    notes.lines = []
    scene.simulation.step("pop") { stack.popViewController(animated: true) }
    #expect(
      notes.lines == [
        "second viewWillDisappear: from", "first viewWillAppear: ",
        "second viewDidDisappear: from", "first viewDidAppear: ",
      ])
  }
}
