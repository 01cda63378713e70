import AdaptCore
import AdaptUIKit
import Testing

@Suite("When a presentation begins, waits or is dropped")
struct WhenPresentationsBeginTests {
  @Test(
    "O027: present returns before anything begins; it begins after the commit",
    arguments: [
      UIModalPresentationStyle.fullScreen, .formSheet, .overFullScreen, .custom, .popover,
    ], [true, false])
  func deferred(style: UIModalPresentationStyle, animated: Bool) throws {
    let scene = try Scene(ios: 12.4)
    let sheet = scene.controller("sheet", style)
    sheet.popoverPresentationController?.sourceView = scene.root.view
    let began: Set<Callback> = [.presentationTransitionWillBegin, .viewWillAppear]
    var beganInside: [String] = []
    scene.simulation.step("present") {
      scene.root.present(sheet, animated: animated)
      beganInside = lines(scene.simulation, from: "present", including: began)
    }
    #expect(beganInside.isEmpty)
    #expect(sheet.viewIfLoaded?.window != nil)
  }

  @Test("O027: the layout that was due comes before the presentation begins")
  func commitFirst() throws {
    let scene = try Scene(ios: 15)
    scene.simulation.step("present") {
      scene.root.view.setNeedsLayout()
      scene.root.present(scene.controller("sheet", .pageSheet), animated: true)
    }
    let heard = lines(
      scene.simulation, from: "present",
      including: [.viewWillLayoutSubviews, .presentationTransitionWillBegin])
    #expect(
      heard.prefix(2) == [
        "root viewWillLayoutSubviews", "sheet.pc presentationTransitionWillBegin",
      ])
  }

  @Test("O029: a request during a push waits for the push to end")
  func duringPush() throws {
    let list = ScriptedController()
    let stack = UINavigationController(rootViewController: list)
    let scene = try Scene(ios: 12.4, root: stack)
    let detail = scene.scripted("detail")
    let sheet = scene.controller("sheet", .formSheet)
    detail.once[.viewWillAppear] = { $0.present(sheet, animated: true) }
    scene.simulation.step("push") { stack.pushViewController(detail, animated: true) }
    #expect(
      lines(
        scene.simulation, from: "push",
        including: [.viewDidAppear, .presentationTransitionWillBegin]
      ) == [
        "detail viewDidAppear", "sheet.pc presentationTransitionWillBegin", "sheet viewDidAppear",
      ])
    #expect(stack.presentedViewController === sheet)
  }

  @Test("O029: what has become illegal while it waited raises from the end of the transition")
  func illegalByThen() throws {
    let list = ScriptedController()
    let stack = UINavigationController(rootViewController: list)
    let scene = try Scene(ios: 12.4, root: stack)
    let detail = scene.scripted("detail")
    let sheet = scene.controller("sheet", .formSheet)
    detail.once[.viewWillAppear] = {
      $0.present(sheet, animated: true)
      $0.addChild(sheet)
    }
    scene.simulation.step("push") { stack.pushViewController(detail, animated: true) }
    #expect(
      lines(scene.simulation, from: "push", including: [.viewDidAppear]) == [
        "detail viewDidAppear", "detail finding presentedHasParent",
      ])
  }

  @Test("O014: what is being dismissed presents nothing")
  func leaving() throws {
    let scene = try Scene(ios: 13)
    let sheet = scene.scripted("sheet", .pageSheet)
    let next = scene.controller("next", .pageSheet)
    sheet.on[.viewWillDisappear] = { $0.present(next, animated: true) }
    scene.present(sheet)
    scene.dismiss()
    #expect(scene.simulation.trace.findings.map(\.kind) == [.presenterLeaving])
    #expect(next.viewIfLoaded?.window == nil)
    #expect(scene.root.presentedViewController == nil)
  }

  @Test("O014: a request to the presenter before a dismissal has begun is dropped")
  func dismissalScheduled() throws {
    let scene = try Scene(ios: 13)
    scene.present(scene.controller("sheet", .pageSheet))
    let next = scene.controller("next", .pageSheet)
    scene.simulation.step("both") {
      scene.root.dismiss(animated: true)
      scene.root.present(next, animated: true)
    }
    #expect(scene.simulation.trace.findings.map(\.kind) == [.dismissalInProgress])
    #expect(scene.root.presentedViewController == nil)
    // Ruling 10b: once it has begun, the request waits for its end instead.
    let again = scene.scripted("again", .pageSheet)
    again.once[.viewWillDisappear] = { [root = scene.root] _ in root.present(next, animated: true) }
    scene.present(again)
    scene.dismiss()
    #expect(scene.root.presentedViewController === next)
  }
}
