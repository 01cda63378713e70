import AdaptCore
import AdaptRules
import AdaptUIKit
import Testing

/// Hooks that do anything at any moment.
@Suite("Unwinding with hooks that interfere")
struct UnwindHostileTests {
  static let moments: [Callback] = [
    .allowedChildrenForUnwinding, .canPerformUnwindSegueAction, .prepareForSegue, .unwindAction,
  ]

  /// What a hook does.
  enum Deed: String, CaseIterable, Sendable {
    case present, dismiss, pop, push, replace, remove, unwindAgain, rotate
  }

  private struct Stage {
    let scene: UnwindScene
    let stack: UnwindStack
    let screens: [UnwindScreen]
    let sheet: UnwindScreen
  }

  private func stage(_ ios: SystemVersion) throws -> Stage {
    let log = UnwindLog()
    let screens = [log.screen("1", "back:"), log.screen("2"), log.screen("3")]
    let sheet = log.screen("sheet")
    let stack = log.stack("Nav", screens[0], screens[1], screens[2])
    let scene = try UnwindScene(root: stack, log, ios: ios, onException: .record)
    scene.present(sheet, on: screens[2])
    return Stage(scene: scene, stack: stack, screens: screens, sheet: sheet)
  }

  @Test(
    "Whatever a hook does, the run comes to rest and takes requests afterwards",
    arguments: moments, Deed.allCases)
  func deeds(moment: Callback, deed: Deed) throws {
    for ios in [9, 12.4, 18] as [SystemVersion] {
      let stage = try stage(ios)
      let (stack, sheet, log) = (stage.stack, stage.sheet, stage.scene.log)
      var left = 3
      for screen in stage.screens + [sheet] {
        screen.on[moment] = { _, _ in
          guard left > 0 else { return }
          left -= 1
          switch deed {
          case .present: stack.present(log.screen("late"), animated: true)
          case .dismiss: stack.dismiss(animated: true)
          case .pop: stack.popToRootViewController(animated: true)
          case .push: stack.pushViewController(log.screen("pushed"), animated: true)
          case .replace: stack.viewControllers = [log.screen("new")]
          case .remove: stage.screens[0].removeFromParent()
          case .unwindAgain: sheet.performUnwind(UnwindRequest("back:"), sender: nil)
          case .rotate: stack.isNavigationBarHidden.toggle()
          }
        }
      }
      stage.scene.unwind(from: sheet)
      for screen in stage.screens + [sheet] { screen.on = [:] }
      expectLegalAppearance(stage.scene.simulation)
      #expect(!stage.scene.scene.findings.contains(.didNotSettle))
      stage.scene.step("clear") { stack.dismiss(animated: false) }
      let next = stage.scene.scene.controller("next")
      stage.scene.step("next") { stack.present(next, animated: true) }
      #expect(next.isOnScreen, "\(moment) \(deed) \(ios)")
    }
  }

  @Test("A hook that unwinds without end meets the limit of calls inside one another")
  func endless() throws {
    let stage = try stage(12.4)
    for screen in stage.screens {
      screen.on[.canPerformUnwindSegueAction] = { _, _ in
        stage.sheet.performUnwind(UnwindRequest("back:"), sender: nil)
      }
    }
    stage.scene.unwind(from: stage.sheet)
    #expect(stage.scene.scene.findings.contains(.nestedTooDeep))
  }

  @Test("Answers that name the controller itself, its parent or a stranger are passed over")
  func strays() throws {
    let stage = try stage(12.4)
    let stranger = stage.scene.log.screen("stranger", "back:")
    let second = stage.screens[1]
    for lie in [[second], [stage.stack], [stranger], [stage.sheet]] as [[UIViewController]] {
      second.allowed = { _ in lie }
      let fresh = try self.stage(12.4)
      fresh.screens[1].allowed = { _ in
        lie[0] === second ? [fresh.screens[1]] : lie[0] === stage.stack ? [fresh.stack] : lie
      }
      let lines = fresh.scene.unwind(from: fresh.sheet)
      #expect(lines.contains("1.back:"))
      #expect(fresh.scene.scene.findings.contains(.strayUnwindChild))
    }
  }

  @Test("A controller that takes the unwind without the method is UIKit's exception")
  func liar() throws {
    let stage = try stage(12.4)
    stage.screens[1].answer = { _ in true }
    let lines = stage.scene.unwind(from: stage.sheet)
    #expect(lines.last == "sheet.prepare")
    #expect(stage.scene.scene.findings == [.unrecognizedSelector])
    #expect(stage.stack.presentedViewController === stage.sheet)
  }

  @Test(
    "An exception in a hook ends the unwind there, and the next one goes through",
    arguments: [9, 12.4] as [SystemVersion])
  func exceptions(ios: SystemVersion) throws {
    let rows: [(moment: Callback, isOfSource: Bool, isHeardLast: String)] = [
      (.canPerformUnwindSegueAction, false, "can=true"), (.prepareForSegue, true, "prepare"),
      (.unwindAction, false, "back:"),
    ]
    for row in rows {
      let stage = try stage(ios)
      let holder = row.isOfSource ? stage.sheet : stage.screens[0]
      holder.on[row.moment] = { [unowned stack = stage.stack] _, _ in
        stack.pushViewController(UINavigationController(), animated: false)
      }
      let lines = stage.scene.unwind(from: stage.sheet)
      #expect(lines.last?.hasSuffix(row.isHeardLast) == true, "\(row.moment): \(lines)")
      #expect(stage.stack.presentedViewController === stage.sheet, "\(row.moment)")
      #expect(stage.stack.viewControllers.count == 3, "\(row.moment)")
      #expect(stage.scene.scene.findings == [.navigationControllerPushed], "\(row.moment)")
      holder.on = [:]
      stage.scene.unwind(from: stage.sheet)
      #expect(stage.stack.viewControllers.count == 1)
      #expect(stage.stack.presentedViewController == nil)
    }
  }

  @Test("A source that takes the unwind itself is the destination, and nothing moves")
  func itself() throws {
    let stage = try stage(12.4)
    stage.sheet.actions = ["back:"]
    stage.sheet.answer = { _ in true }
    #expect(stage.scene.unwind(from: stage.sheet).suffix(2) == ["sheet.prepare", "sheet.back:"])
    #expect(stage.stack.presentedViewController === stage.sheet)
  }

  @Test("A source in no hierarchy finds nobody")
  func alone() throws {
    let stage = try stage(12.4)
    let lonely = stage.scene.log.screen("lonely", "back:")
    #expect(stage.scene.unwind(from: lonely) == [])
    #expect(stage.scene.scene.findings == [.noUnwindDestination])
  }

  @Test("A destination that prepare takes away hears its method, and nothing else happens")
  func takenAway() throws {
    let stage = try stage(12.4)
    stage.sheet.on[.prepareForSegue] = { _, _ in
      stage.stack.viewControllers = [stage.screens[2]]
    }
    let lines = stage.scene.unwind(from: stage.sheet)
    #expect(lines.contains("1.back:"))
    #expect(!lines.contains { $0.hasPrefix("Nav.popTo") })
    expectLegalAppearance(stage.scene.simulation)
  }

  @Test("In the middle of a transition the way back waits for its end")
  func busy() throws {
    let log = UnwindLog()
    let (one, two, sheet) = (log.screen("1", "back:"), log.screen("2"), log.screen("sheet"))
    let stack = log.stack("Nav", one, two)
    let scene = try UnwindScene(root: stack, log)
    scene.simulation.settlesAfterInput = false
    scene.simulation.settle()
    scene.step("present") { two.present(sheet, animated: true) }
    scene.simulation.turn()
    #expect(sheet.isBeingPresented)
    scene.unwind(from: sheet)
    scene.simulation.turn()
    #expect(log.lines.contains("1.back:"))
    #expect(stack.presentedViewController === sheet)
    scene.simulation.settle()
    #expect(stack.presentedViewController == nil)
    #expect(stack.viewControllers == [one])
    #expect(scene.onScreen(one, two, sheet) == ["1"])
    #expect(scene.scene.findings == [])
    expectLegalAppearance(scene.simulation)
  }

  @Test("Before a presentation has begun, the dismissal is dropped as any other would be")
  func notBegun() throws {
    let log = UnwindLog()
    let (one, two, sheet) = (log.screen("1", "back:"), log.screen("2"), log.screen("sheet"))
    let scene = try UnwindScene(root: log.stack("Nav", one, two), log)
    scene.step("present and unwind") {
      two.present(sheet, animated: true)
      sheet.performUnwind(UnwindRequest("back:"), sender: nil)
    }
    #expect(scene.scene.findings == [.presentationInProgress])
    #expect(log.lines.contains("1.back:"))
  }

  @Test("A custom segue decides how it goes back")
  func customSegue() throws {
    final class Still: UIStoryboardSegue {
      override func perform() {}
    }
    final class Plain: UIStoryboardSegue {}
    let stage = try stage(12.4)
    stage.scene.unwind(from: stage.sheet) {
      Still(identifier: $0, source: $1, destination: $2)
    }
    #expect(stage.stack.presentedViewController === stage.sheet)
    stage.scene.unwind(from: stage.sheet) {
      Plain(identifier: $0, source: $1, destination: $2)
    }
    #expect(stage.stack.viewControllers == [stage.screens[0]])
    #expect(stage.stack.presentedViewController == nil)
  }

  // Under 9 two are asked at the first step, and one more at each up to all 150, of whom one takes
  // it.
  @Test(
    "A chain as deep as controllers can be is searched to its end",
    arguments: [(8, 380, 379), (9, 150, 150 * 151 / 2 - 2), (12.4, 380, 379), (26, 380, 379)]
      as [(SystemVersion, Int, Int)])
  func deep(ios: SystemVersion, levels: Int, refusals: Int) throws {
    let log = UnwindLog()
    let root = log.screen("0", "back:")
    let scene = try UnwindScene(root: root, log, ios: ios)
    var top = root
    for level in 1..<levels {
      let next = log.screen("\(level)")
      next.modalPresentationStyle = .overFullScreen
      scene.step("present") { [top] in top.present(next, animated: false) }
      top = next
    }
    let lines = scene.unwind(from: top)
    // Up to 8 the source is not asked.
    let asked = ios < 9 ? refusals - 1 : refusals
    #expect(lines.filter { $0.hasSuffix("can=false") }.count == asked)
    #expect(root.presentedViewController == nil)
    #expect(scene.scene.findings == [])
  }

  @Test("The same unwinds give the same trace")
  func deterministic() throws {
    let digests = try (0..<2).map { _ in
      let stage = try stage(9)
      stage.scene.unwind(from: stage.sheet)
      return stage.scene.simulation.trace.digest
    }
    #expect(digests[0] == digests[1])
  }
}
