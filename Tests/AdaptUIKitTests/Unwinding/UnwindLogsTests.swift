import AdaptCore
import AdaptRules
import AdaptUIKit
import Testing

/// Chains that people have logged on devices, line by line.
@Suite("Logged unwinds")
struct UnwindLogsTests {
  /// The systems from 10 on that the logs are held against.
  static let systems: [SystemVersion] = [10, 12.4, 16, 18, 26]

  /// A presents B presents C presents D; only A has the method.
  private func cascade(_ ios: SystemVersion, choices: RuleChoices = RuleChoices()) throws -> (
    scene: UnwindScene, screens: [UnwindScreen]
  ) {
    let log = UnwindLog()
    let screens = [log.screen("A", "back:"), log.screen("B"), log.screen("C"), log.screen("D")]
    let scene = try UnwindScene(root: screens[0], log, ios: ios, choices: choices)
    for (presenter, presented) in zip(screens, screens.dropFirst()) {
      scene.present(presented, on: presenter)
    }
    return (scene, screens)
  }

  @Test(
    "O102: a chain of presented controllers is asked from the top, and the destination dismisses",
    arguments: systems)
  func cascade(ios: SystemVersion) throws {
    let (scene, screens) = try cascade(ios)
    #expect(
      scene.unwind(from: screens[3]) == [
        "D.allowed=[]", "D.can=false", "C.allowed=[]", "C.can=false", "B.allowed=[]",
        "B.can=false", "A.allowed=[]", "A.can=true", "D.prepare", "A.back:", "A.dismiss",
      ])
    #expect(screens[0].presentedViewController == nil)
    #expect(scene.onScreen(screens[0]) == ["A"])
    #expect(scene.scene.findings == [])
  }

  @Test("O103: under 9 everybody above is asked again at each step")
  func repeated() throws {
    let (scene, screens) = try cascade(9)
    func asked(_ names: String) -> [String] {
      names.flatMap { ["\($0).allowed=[]", "\($0).can=\($0 == "A")"] }
    }
    #expect(
      scene.unwind(from: screens[3]) == asked("DC") + asked("DCB") + asked("DCBA")
        + ["D.prepare", "A.back:", "A.dismiss"])
    #expect(scene.onScreen(screens[0]) == ["A"])
  }

  @Test("A run can look for the destination as another system does")
  func chosen() throws {
    var choices = RuleChoices()
    try choices.choose("unwind.search", "once")
    let (scene, screens) = try cascade(9, choices: choices)
    #expect(scene.unwind(from: screens[3]).count == 11)
  }

  @Test(
    "O104: over a push and a presentation, who called present is asked before the source",
    arguments: [9] + systems)
  func pushAndPresent(ios: SystemVersion) throws {
    let log = UnwindLog()
    let (one, two, three) = (log.screen("1", "back:"), log.screen("2"), log.screen("3"))
    let stack = log.stack("Nav", one)
    let scene = try UnwindScene(root: stack, log, ios: ios)
    scene.push(two, on: stack)
    scene.present(three, on: two)
    #expect(
      scene.unwind(from: three) == [
        "2.allowed=[]", "2.can=false", "3.allowed=[]", "3.can=false", "Nav.allowed=[1]",
        "1.allowed=[]", "1.can=true", "3.prepare", "1.back:", "Nav.dismiss", "Nav.towards 1",
        "Nav.popTo 1",
      ])
    #expect(stack.viewControllers == [one])
    #expect(stack.presentedViewController == nil)
    #expect(scene.onScreen(one, two, three) == ["1"])
    #expect(scene.scene.findings == [])
  }

  @Test(
    "O097: out of a tab, down into another and back on its stack, one container after the other",
    arguments: [9] + systems)
  func tabs(ios: SystemVersion) throws {
    // The log of TabbedUnwind (mattneub/Programming-iOS-Book-Examples).
    let log = UnwindLog()
    let (first, pushed, second, presented) = (
      log.screen("First", "back:"), log.screen("Pushed"), log.screen("Second"),
      log.screen("Presented")
    )
    let stack = log.stack("Nav", first)
    let tabs = log.tabs("Tabs", stack, second)
    let scene = try UnwindScene(root: tabs, log, ios: ios)
    scene.push(pushed, on: stack)
    scene.step("select") { tabs.selectedIndex = 1 }
    scene.present(presented, on: second)
    #expect(
      scene.unwind(from: presented) == [
        "Second.allowed=[]", "Second.can=false", "Presented.allowed=[]", "Presented.can=false",
        "Tabs.allowed=[Nav]", "Nav.allowed=[Pushed,First]", "Pushed.allowed=[]",
        "Pushed.can=false", "First.allowed=[]", "First.can=true", "Presented.prepare",
        "First.back:", "Tabs.dismiss", "Tabs.towards Nav", "Tabs.select Nav", "Nav.towards First",
        "Nav.popTo First",
      ])
    #expect(tabs.selectedViewController == stack)
    #expect(scene.onScreen(first, pushed, second, presented) == ["First"])
    #expect(scene.scene.findings == [])
  }

  @Test(
    "O097: two pushes and two presentations go back with one dismissal", arguments: systems)
  func pushesAndPresentations(ios: SystemVersion) throws {
    // A log of the same author: five instances of one class, which their answers tell apart.
    let log = UnwindLog()
    let screens = ["1", "2", "3", "4", "5"].map { log.screen($0, "back:") }
    for screen in screens { screen.answer = { _ in screen === screens[0] } }
    let stack = log.stack("Nav", screens[0])
    let scene = try UnwindScene(root: stack, log, ios: ios)
    scene.push(screens[1], on: stack)
    scene.push(screens[2], on: stack)
    scene.present(screens[3], on: screens[2])
    scene.present(screens[4], on: screens[3])
    #expect(
      scene.unwind(from: screens[4]) == [
        "5.allowed=[]", "5.can=false", "4.allowed=[]", "4.can=false", "3.allowed=[]",
        "3.can=false", "Nav.allowed=[2,1]", "2.allowed=[]", "2.can=false", "1.allowed=[]",
        "1.can=true", "5.prepare", "1.back:", "Nav.dismiss", "Nav.towards 1", "Nav.popTo 1",
      ])
    #expect(scene.onScreen(screens[0]) == ["1"])
    #expect(scene.scene.findings == [])
  }

  @Test("O097: a child that presents in its own context dismisses itself", arguments: systems)
  func customParent(ios: SystemVersion) throws {
    // The log of UnwindWithCustomParent, whose second controller defines the context.
    let log = UnwindLog()
    let (parent, two, three) = (log.screen("1"), log.screen("2", "back:"), log.screen("3"))
    parent.addChild(two)
    two.definesPresentationContext = true
    let scene = try UnwindScene(root: parent, log, ios: ios)
    scene.step("embed") { parent.view.addSubview(two.view) }
    scene.present(three, on: two, .overCurrentContext)
    #expect(
      scene.unwind(from: three) == [
        "3.allowed=[]", "3.can=false", "2.allowed=[]", "2.can=true", "3.prepare", "2.back:",
        "2.dismiss",
      ])
    #expect(two.presentedViewController == nil)
  }

  @Test("O096: on a stack the others are asked from the top, not the source", arguments: systems)
  func pushed(ios: SystemVersion) throws {
    let log = UnwindLog()
    let (one, two, three) = (log.screen("1", "back:"), log.screen("2"), log.screen("3", "back:"))
    let stack = log.stack("Nav", one, two, three)
    let scene = try UnwindScene(root: stack, log, ios: ios)
    #expect(
      scene.unwind(from: three) == [
        "Nav.allowed=[2,1]", "2.allowed=[]", "2.can=false", "1.allowed=[]", "1.can=true",
        "3.prepare", "1.back:", "Nav.towards 1", "Nav.popTo 1",
      ])
    #expect(stack.viewControllers == [one])
    #expect(scene.onScreen(one, two, three) == ["1"])
  }

  @Test("R121: plain controllers in a chain are never told to go on")
  func plainControllers() throws {
    let (scene, screens) = try cascade(12.4)
    let lines = scene.unwind(from: screens[3])
    #expect(!lines.contains { $0.contains("towards") })
  }
}
