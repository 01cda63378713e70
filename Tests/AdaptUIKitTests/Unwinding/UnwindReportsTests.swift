import AdaptCore
import AdaptRules
import AdaptUIKit
import Testing

@Suite("Reports about unwinding")
struct UnwindReportsTests {
  @Test(
    "R110: of several that have the method the nearest on the way back is found",
    arguments: [8, 9, 12.4, 18] as [SystemVersion])
  func nearest(ios: SystemVersion) throws {
    for (methods, target) in [
      (["A": "back:", "B": "back:"], "B"), (["A": "back:", "B": "other:"], "A"),
    ] {
      let log = UnwindLog()
      let screens = ["A", "B", "C"].map { name in
        log.screen(name, Selector(methods[name] ?? "none:"))
      }
      let stack = log.stack("Nav", screens[0], screens[1], screens[2])
      let scene = try UnwindScene(root: stack, log, ios: ios)
      #expect(scene.unwind(from: screens[2]).contains("\(target).back:"))
    }
  }

  @Test("R110: where both are renamed nothing is performed, and the finding tells who was near")
  func bothRenamed() throws {
    let log = UnwindLog()
    let screens = [log.screen("A", "goBack:"), log.screen("B", "unwind:"), log.screen("C")]
    let stack = log.stack("Nav", screens[0], screens[1], screens[2])
    let scene = try UnwindScene(root: stack, log)
    let lines = scene.unwind(from: screens[2])
    #expect(!lines.contains("C.prepare"))
    #expect(stack.viewControllers.count == 3)
    #expect(scene.scene.findings == [.noUnwindDestination])
  }

  @Test("R110: whoever led to a screen is who it goes back to", arguments: ["B", "C"])
  func shared(opener: String) throws {
    let log = UnwindLog()
    let (a, d) = (log.screen("A"), log.screen("D"))
    let screen = log.screen(opener, "back:")
    let stack = log.stack("Nav", a, screen, d)
    let scene = try UnwindScene(root: stack, log)
    #expect(scene.unwind(from: d).contains("\(opener).back:"))
    #expect(scene.onScreen(a, screen, d) == [opener])
  }

  @Test(
    "R112: a form sheet over a stack goes, on a pad as on a phone",
    arguments: ["phone", "pad"], [8, 9, 12.4, 18] as [SystemVersion])
  func formSheet(device: String, ios: SystemVersion) throws {
    let log = UnwindLog()
    let (screen, sheet) = (log.screen("screen", "back:"), log.screen("sheet"))
    let stack = log.stack("Nav", screen)
    let scene = try UnwindScene(root: stack, log, device, ios: ios)
    scene.present(sheet, on: screen, .formSheet)
    #expect(scene.unwind(from: sheet).contains("screen.back:"))
    #expect(stack.presentedViewController == nil)
  }

  @Test("R117: a screen that was replaced instead of covered is on no way back")
  func replaced() throws {
    let log = UnwindLog()
    let (container, first, second) = (
      log.screen("container"), log.screen("first", "back:"), log.screen("second")
    )
    container.addChild(first)
    let scene = try UnwindScene(root: container, log, ios: 9)
    scene.step("replace") {
      first.view.removeFromSuperview()
      first.removeFromParent()
      container.addChild(second)
      container.view.addSubview(second.view)
    }
    scene.unwind(from: second)
    #expect(scene.scene.findings == [.noUnwindDestination])
  }

  @Test(
    "R119: an action that dismisses by hand as well leaves a clean state",
    arguments: [true, false], [9, 10.3, 12.4, 18] as [SystemVersion])
  func byHand(byHand: Bool, ios: SystemVersion) throws {
    // The method is the tab controller's, which has tabs that can be asked before it.
    final class Main: UITabBarController {
      var loggedIn: (Main) -> Void = { _ in }

      override var unwindActions: [Selector: (UIStoryboardSegue) -> Void] {
        ["loggedIn:": { [unowned self] _ in loggedIn(self) }]
      }
    }
    let log = UnwindLog()
    let main = Main()
    log.add(main, "Tabs")
    let home = log.screen("home")
    main.viewControllers = [home, log.screen("other")]
    let (login, last) = (log.screen("login"), log.screen("last"))
    let scene = try UnwindScene(root: main, log, ios: ios)
    scene.present(log.stack("Login", login, last), on: home)
    var calls = 0
    main.loggedIn = { main in
      calls += 1
      if byHand { main.dismiss(animated: true) }
    }
    scene.unwind("loggedIn:", from: last)
    #expect(calls == 1)
    #expect(main.presentedViewController == nil)
    let alert = UIAlertController(title: "Logged out", message: nil, preferredStyle: .alert)
    scene.step("alert") { home.present(alert, animated: true) }
    #expect(alert.isOnScreen)
    #expect(scene.scene.findings == [])
  }
}
