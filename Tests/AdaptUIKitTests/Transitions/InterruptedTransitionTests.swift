import AdaptCore
import AdaptUIKit
import Foundation
import Testing

/// Ruling 6, and what drives a transition by percentage.
@Suite("Rulings of interrupted transitions")
struct InterruptedTransitionTests {
  /// A card whose presentation and dismissal follow a percentage.
  private struct Drive {
    let scene: Scene
    let card: ScriptedController
    let vendor: Vendor
    let interactor = UIPercentDrivenInteractiveTransition()

    init(removesPresenter: Bool = true, ios: SystemVersion = 13) throws {
      scene = try Scene("phone", ios: ios)
      (card, vendor) = scene.custom("card", animator: Animator())
      vendor.controller = {
        let controller = ScriptedPresentationController(
          presentedViewController: $0, presenting: $1)
        controller.removesPresenter = removesPresenter
        return controller
      }
    }

    /// Presents without a finger.
    func present() {
      scene.present(card) {}
      vendor.interactor = interactor
    }

    /// Lets the finger go at a percentage.
    func release(at percent: CGFloat, finishes: Bool) {
      scene.simulation.step("release") { [interactor] in
        interactor.update(percent)
        if finishes { interactor.finish() } else { interactor.cancel() }
      }
    }

    func lines(from step: String) -> [String] {
      AdaptUIKitTests.lines(scene.simulation, from: step).map {
        $0.replacing("ScriptedPresentationController", with: "pc")
      }
    }
  }

  @Test(
    "Ruling 6: an interrupted presentation ends, B disappears, A turns round",
    arguments: [0, 0.3, 0.99])
  func interruptedPresentation(percent: Double) throws {
    let drive = try Drive()
    drive.vendor.interactor = drive.interactor
    drive.scene.present(drive.card) {}
    drive.release(at: percent, finishes: false)
    let heard = drive.lines(from: "release")
    #expect(
      heard.filter { !$0.hasPrefix("root view") } == [
        "pc presentationTransitionDidEnd(false)", "card viewWillDisappear",
        "card viewDidDisappear", "root presentCompletion(false)",
      ])
    #expect(
      heard.filter { $0.hasPrefix("root view") } == [
        "root viewWillAppear", "root viewIsAppearing", "root viewDidAppear",
      ])
    #expect(drive.scene.count(.viewDidAppear, of: drive.card) == 0)
    #expect(drive.scene.count(.viewDidDisappear, of: drive.scene.root) == 0)
    #expect(drive.scene.chain == [])
    #expect(!drive.card.isOnScreen)
    #expect(drive.scene.root.frameOnScreen == CGRect(x: 0, y: 0, width: 375, height: 667))
    expectLegalAppearance(drive.scene.simulation)
    // Nothing is left of it: the same controller can be presented again.
    drive.vendor.interactor = nil
    drive.scene.present(drive.card)
    #expect(drive.scene.chain == ["card"])
    #expect(drive.scene.findings == [])
  }

  @Test("Ruling 6: a presentation that is finished goes on to its end", arguments: [0, 0.3, 1])
  func finishedPresentation(percent: Double) throws {
    let drive = try Drive()
    drive.vendor.interactor = drive.interactor
    drive.scene.present(drive.card) {}
    let began = drive.scene.simulation.now
    #expect(drive.lines(from: "present").contains("card viewDidAppear") == false)
    drive.release(at: percent, finishes: true)
    #expect(
      drive.lines(from: "release") == [
        "pc presentationTransitionDidEnd", "card viewDidAppear", "root viewDidDisappear",
        "root presentCompletion",
      ])
    // The rest of half a second is what the finger left.
    let rest = drive.scene.simulation.now.microseconds - began.microseconds
    #expect(rest == Int64(((1 - percent) * 500_000).rounded()))
  }

  @Test("Ruling 6: an interrupted dismissal lets B appear again, then its phase ends")
  func interruptedDismissal() throws {
    let drive = try Drive(removesPresenter: false)
    drive.present()
    drive.scene.dismiss {}
    drive.release(at: 0.4, finishes: false)
    #expect(
      drive.lines(from: "release") == [
        "card viewWillAppear", "card viewIsAppearing", "card viewDidAppear",
        "pc dismissalTransitionDidEnd(false)", "root dismissCompletion(false)",
      ])
    #expect(drive.scene.count(.viewDidDisappear, of: drive.card) == 0)
    #expect(drive.scene.chain == ["card"])
    #expect(drive.card.isOnScreen)
  }

  @Test(
    "Ruling 6: however often a dismissal goes back, the next one that is finished ends it",
    arguments: [true, false])
  func dismissedAtLast(removesPresenter: Bool) throws {
    let drive = try Drive(removesPresenter: removesPresenter)
    drive.present()
    for percent in [0, 0.5, 1] {
      drive.scene.dismiss()
      drive.release(at: percent, finishes: false)
      #expect(drive.scene.chain == ["card"])
      #expect(drive.card.isOnScreen)
      #expect(drive.scene.root.isOnScreen == !removesPresenter)
      #expect(!drive.card.isBeingDismissed)
    }
    drive.scene.dismiss()
    drive.release(at: 0.5, finishes: true)
    #expect(drive.scene.chain == [])
    #expect(!drive.card.isOnScreen)
    #expect(drive.scene.root.frameOnScreen == CGRect(x: 0, y: 0, width: 375, height: 667))
    expectLegalAppearance(drive.scene.simulation)
    expectVisibleHasAppeared(drive.scene.simulation, [drive.scene.root, drive.card])
  }

  @Test("O066: who asked hears once whether it goes back, before anybody appears or disappears")
  func interactionChanges() throws {
    let drive = try Drive(removesPresenter: false)
    drive.present()
    var heard: [Bool] = []
    drive.card.on[.viewWillDisappear] = {
      $0.transitionCoordinator?.notifyWhenInteractionChanges { heard.append($0.isCancelled) }
    }
    drive.scene.dismiss()
    #expect(heard == [])
    drive.release(at: 0.4, finishes: false)
    #expect(heard == [true])
    drive.scene.dismiss()
    drive.release(at: 0.4, finishes: true)
    #expect(heard == [true, false])
  }

  /// Speaks to a coordinator in the words of before 10, which the compiler would warn of elsewhere.
  private protocol Asking {
    func ask(
      _ coordinator: any UIViewControllerTransitionCoordinator, _ heard: @escaping () -> Void)
  }

  private struct OldWords: Asking {
    @available(*, deprecated)
    func ask(
      _ coordinator: any UIViewControllerTransitionCoordinator, _ heard: @escaping () -> Void
    ) { coordinator.notifyWhenInteractionEnds { _ in heard() } }
  }

  @Test("O066: the older name of the call asks for the same, and a pause holds what is held")
  func olderName() throws {
    let drive = try Drive(removesPresenter: false)
    drive.present()
    var heard = 0
    let asking: any Asking = OldWords()
    drive.card.on[.viewWillDisappear] = {
      if let coordinator = $0.transitionCoordinator { asking.ask(coordinator) { heard += 1 } }
    }
    drive.scene.dismiss()
    drive.scene.simulation.step("hold") { [interactor = drive.interactor] in
      interactor.update(0.3)
      interactor.pause()
    }
    #expect(heard == 0)
    #expect(drive.interactor.percentComplete == 0.3)
    drive.release(at: 0.4, finishes: true)
    #expect(heard == 1)
    #expect(drive.scene.chain == [])
  }

  @Test("Ruling 6: a finger that ends twice, or after the end, changes nothing")
  func endedTwice() throws {
    let drive = try Drive(removesPresenter: false)
    drive.present()
    drive.scene.dismiss()
    drive.scene.simulation.step("release") { [interactor = drive.interactor] in
      interactor.update(7)
      interactor.finish()
      interactor.cancel()
      interactor.update(-3)
      interactor.finish()
    }
    #expect(drive.scene.chain == [])
    drive.release(at: 0.5, finishes: false)
    #expect(drive.scene.chain == [])
    #expect(drive.scene.count(.viewDidDisappear, of: drive.card) == 1)
    #expect(drive.scene.findings == [])
  }

  @Test("A rotation that comes while a finger holds a transition waits for its end")
  func rotationWaits() throws {
    let drive = try Drive(removesPresenter: false)
    drive.present()
    drive.scene.dismiss()
    drive.scene.simulation.rotate(to: .landscapeRight)
    drive.scene.simulation.changeTraits(UITraitCollection(userInterfaceStyle: .dark))
    #expect(drive.scene.simulation.orientation == .portrait)
    drive.release(at: 0.5, finishes: true)
    #expect(drive.scene.simulation.orientation == .landscapeRight)
    #expect(drive.scene.root.traitCollection.userInterfaceStyle == .dark)
    #expect(drive.scene.root.frameOnScreen?.size == CGSize(width: 667, height: 375))
  }

  @Test("A presenter that an animator moved into the container is back after the dismissal")
  func presenterInContainer() throws {
    let drive = try Drive()
    drive.vendor.animator?.inspect = { context in
      if let from = context.view(forKey: .from) { context.containerView.addSubview(from) }
    }
    drive.present()
    #expect(!drive.scene.root.isOnScreen)
    drive.vendor.interactor = nil
    drive.vendor.animator?.inspect = { _ in }
    drive.scene.dismiss()
    #expect(drive.scene.root.frameOnScreen == CGRect(x: 0, y: 0, width: 375, height: 667))
    #expect(drive.scene.findings == [])
  }
}
