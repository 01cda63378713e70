import AdaptCore
import AdaptUIKit
import Testing

@Suite("A person swipes a sheet away, or tries to")
struct SheetGestureTests {
  private let heard: Set<Callback> = appearance.union(dismissalQuestions)

  /// A run in which a sheet with a delegate has appeared.
  private struct Shown {
    let scene: Scene
    let sheet: ScriptedController
    let delegate: DismissalDelegate

    init(_ system: SystemVersion = 17) throws {
      scene = try Scene("phone-x", ios: system)
      sheet = scene.scripted("sheet", .pageSheet)
      delegate = scene.keep(DismissalDelegate())
      sheet.presentationController?.delegate = delegate
      scene.present(sheet)
    }

    func lines(_ step: String, _ heard: Set<Callback>) -> [String] {
      AdaptUIKitTests.lines(scene.simulation, from: step, including: heard)
    }
  }

  @Test("O015: should, will, the disappearance, did")
  func swipe() throws {
    let shown = try Shown()
    var coordinated = false
    shown.delegate.on[.presentationControllerWillDismiss] = {
      coordinated = $0.presentedViewController.transitionCoordinator != nil
    }
    shown.scene.simulation.swipeDown()
    #expect(coordinated)
    #expect(
      shown.lines("swipe down", heard) == [
        "sheet.pc presentationControllerShouldDismiss → true",
        "sheet.pc presentationControllerWillDismiss",
        "sheet viewWillDisappear",
        "sheet viewDidDisappear",
        "sheet.pc presentationControllerDidDismiss",
      ])
    #expect(shown.scene.root.presentedViewController == nil)
  }

  @Test("O016: each cancelled swipe asks and tells again, and did comes at most once")
  func cancelledThrice() throws {
    let shown = try Shown()
    for _ in 1...3 { shown.scene.simulation.swipeDown(.cancel) }
    let pair = [
      "sheet.pc presentationControllerShouldDismiss → true",
      "sheet.pc presentationControllerWillDismiss",
    ]
    #expect(shown.lines("present", dismissalQuestions) == pair + pair + pair)
    shown.scene.simulation.swipeDown()
    #expect(
      shown.lines("present", dismissalQuestions)
        == pair + pair + pair + pair + ["sheet.pc presentationControllerDidDismiss"])
  }

  @Test("O017: a cancelled swipe turns the presented controller's disappearance round")
  func cancelled() throws {
    let shown = try Shown()
    shown.scene.simulation.swipeDown(.cancel)
    #expect(
      shown.lines("swipe down", appearance) == [
        "sheet viewWillDisappear", "sheet viewWillAppear", "sheet viewIsAppearing",
        "sheet viewDidAppear",
      ])
    #expect(shown.sheet.view.window != nil)
    #expect(shown.scene.root.presentedViewController === shown.sheet)
    #expect(!shown.sheet.isBeingDismissed)
  }

  @Test("O018: a modal controller is not asked for; the delegate hears of the attempt")
  func modal() throws {
    let shown = try Shown()
    shown.sheet.isModalInPresentation = true
    shown.scene.simulation.swipeDown()
    #expect(
      shown.lines("swipe down", heard) == ["sheet.pc presentationControllerDidAttemptToDismiss"])
    #expect(shown.scene.root.presentedViewController === shown.sheet)
  }

  @Test("O018: so it hears after it said no")
  func refused() throws {
    let shown = try Shown()
    shown.delegate.allows = false
    shown.scene.simulation.swipeDown()
    #expect(
      shown.lines("swipe down", heard).filter { !$0.contains("finding") } == [
        "sheet.pc presentationControllerShouldDismiss → false",
        "sheet.pc presentationControllerDidAttemptToDismiss",
      ])
    #expect(shown.scene.simulation.trace.findings.map(\.kind) == [.dismissalRefused])
  }

  @Test("O019: a dismissal by code asks and tells the delegate nothing", arguments: [true, false])
  func code(animated: Bool) throws {
    let shown = try Shown()
    shown.scene.dismiss(animated: animated)
    #expect(shown.lines("dismiss", dismissalQuestions).isEmpty)
    #expect(lines(shown.scene.simulation, from: "dismiss", of: ["root"]).isEmpty)
    #expect(shown.scene.root.presentedViewController == nil)
  }

  @Test("O066: the interaction ends first, then the calls turn round, then the completion runs")
  func interactionChanges() throws {
    for end in GestureEnd.allCases {
      let shown = try Shown()
      var cancelled: [Bool] = []
      shown.sheet.once[.viewWillDisappear] = { sheet in
        let coordinator = sheet.transitionCoordinator
        #expect(coordinator?.isInteractive == true)
        #expect(coordinator?.initiallyInteractive == true)
        coordinator?.notifyWhenInteractionChanges { cancelled.append($0.isCancelled) }
        coordinator?.animate(alongsideTransition: nil) { cancelled.append($0.isCancelled) }
      }
      shown.scene.simulation.swipeDown(end)
      let heard = appearance.union([.notifyWhenInteractionChanges, .transitionCompletion])
      #expect(cancelled == [end == .cancel, end == .cancel])
      #expect(
        lines(shown.scene.simulation, from: "swipe down", including: heard).map {
          $0.replacing("(false)", with: "")
        } == ["sheet viewWillDisappear", "transition notifyWhenInteractionChanges"]
          + (end == .cancel
            ? ["sheet viewWillAppear", "sheet viewIsAppearing", "sheet viewDidAppear"]
            : ["sheet viewDidDisappear"])
          + ["transition transitionCompletion"])
    }
  }

  @Test("A swipe from inside a callback ends too")
  func nested() throws {
    let scene = try Scene("phone-x", ios: 17)
    let sheet = scene.scripted("sheet", .pageSheet)
    sheet.once[.viewDidAppear] = { [simulation = scene.simulation] _ in simulation.swipeDown() }
    scene.present(sheet)
    #expect(scene.root.presentedViewController == nil)
  }
}
