import AdaptCore
import AdaptUIKit
import Foundation
import Testing

@Suite("Presentations of an app's own")
struct CustomPresentationTests {
  private let steps: Set<Callback> = transitioningCalls.union([
    .presentationTransitionWillBegin, .presentationTransitionDidEnd,
    .dismissalTransitionWillBegin, .dismissalTransitionDidEnd, .presentCompletion,
    .dismissCompletion,
  ])

  @Test("O009: who is asked and told in a custom presentation, and in which order")
  func order() throws {
    let scene = try Scene(ios: 12.4)
    let (card, _) = scene.custom("card", animator: scene.keep(Animator()))
    scene.present(card) {}
    #expect(
      lines(scene.simulation, from: "present", including: steps) == [
        "root presentationControllerForPresented → true",
        "ScriptedPresentationController animationControllerForPresented → true",
        "ScriptedPresentationController interactionControllerForPresentation → false",
        "ScriptedPresentationController presentationTransitionWillBegin",
        "transition transitionDuration",
        "transition animateTransition",
        "ScriptedPresentationController presentationTransitionDidEnd",
        "root presentCompletion",
        "transition animationEnded",
      ])
    scene.dismiss {}
    #expect(
      lines(scene.simulation, from: "dismiss", including: steps) == [
        "ScriptedPresentationController animationControllerForDismissed → true",
        "ScriptedPresentationController interactionControllerForDismissal → false",
        "ScriptedPresentationController dismissalTransitionWillBegin",
        "transition transitionDuration",
        "transition animateTransition",
        "ScriptedPresentationController dismissalTransitionDidEnd",
        "root dismissCompletion",
        "transition animationEnded",
      ])
  }

  @Test("O009: the container is laid out while the animation runs, before the transition ends")
  func containerLayout() throws {
    let scene = try Scene(ios: 12.4)
    let (card, _) = scene.custom("card", animator: scene.keep(Animator()))
    scene.present(card)
    let heard = lines(
      scene.simulation, from: "present",
      including: [
        .animateTransition, .containerViewWillLayoutSubviews, .containerViewDidLayoutSubviews,
        .presentationTransitionDidEnd,
      ])
    #expect(
      heard == [
        "transition animateTransition",
        "ScriptedPresentationController containerViewWillLayoutSubviews",
        "ScriptedPresentationController containerViewDidLayoutSubviews",
        "ScriptedPresentationController presentationTransitionDidEnd",
      ])
  }

  @Test("O010: without an animator nobody is asked for an interaction controller")
  func noAnimator() throws {
    let scene = try Scene(ios: 12.4)
    let (card, vendor) = scene.custom("card")
    vendor.interactor = UIPercentDrivenInteractiveTransition()
    scene.present(card)
    scene.dismiss()
    let asked = lines(scene.simulation, including: transitioningCalls)
    #expect(!asked.contains { $0.contains("interactionController") })
    #expect(asked.contains { $0.contains("animationControllerForPresented → false") })
    #expect(asked.contains { $0.contains("animationControllerForDismissed → false") })
  }

  @Test("O010: an interaction controller is started in place of the animator")
  func interactor() throws {
    let scene = try Scene(ios: 12.4)
    scene.simulation.settlesAfterInput = false
    let (card, vendor) = scene.custom("card", animator: scene.keep(Animator()))
    let interactor = UIPercentDrivenInteractiveTransition()
    vendor.interactor = interactor
    scene.simulation.settle()
    scene.present(card)
    scene.simulation.settle()
    let started = lines(
      scene.simulation, from: "present",
      including: [.startInteractiveTransition, .animateTransition])
    // The percent-driven controller starts the animator itself.
    #expect(
      started == ["transition startInteractiveTransition", "transition animateTransition"])
    #expect(lines(scene.simulation, including: [.presentationTransitionDidEnd]).isEmpty)
    scene.simulation.step("finish") { interactor.finish() }
    scene.simulation.settle()
    #expect(
      lines(scene.simulation, from: "finish", including: [.presentationTransitionDidEnd]) == [
        "ScriptedPresentationController presentationTransitionDidEnd"
      ])
  }

  @Test(
    "O035: a presentation controller hears of its traits before it begins up to 12, not from 13"
  )
  func traitsFirst() throws {
    let scene = try Scene(ios: 12.4)
    let (card, _) = scene.custom("card")
    scene.present(card)
    let heard: Set<Callback> = [.traitCollectionDidChange, .presentationTransitionWillBegin]
    #expect(
      lines(
        scene.simulation, from: "present", including: heard, of: ["ScriptedPresentationController"])
        == [
          "ScriptedPresentationController traitCollectionDidChange(w– h–)",
          "ScriptedPresentationController presentationTransitionWillBegin",
        ])
    // From 13 the prediction is right, so there is nothing to tell (O008).
    let later = try Scene(ios: 13)
    later.present(later.custom("card").0)
    #expect(
      lines(
        later.simulation, from: "present", including: heard, of: ["ScriptedPresentationController"])
        == ["ScriptedPresentationController presentationTransitionWillBegin"])
  }

  @Test("O115: a presenter's view that stays has no key", arguments: [false, true])
  func keys(removes: Bool) throws {
    let scene = try Scene(ios: 12.4)
    let animator = scene.keep(Animator())
    var keys: [String] = []
    let (card, vendor) = scene.custom("card", animator: animator)
    animator.inspect = { [root = scene.root] context in
      for key in [UITransitionContextViewKey.from, .to] {
        let view = context.view(forKey: key)
        keys.append(view === root.view ? "root" : view === card.view ? "card" : "nil")
      }
    }
    vendor.controller = { presented, presenting in
      let controller = ScriptedPresentationController(
        presentedViewController: presented, presenting: presenting)
      controller.removesPresenter = removes
      return controller
    }
    scene.present(card)
    scene.dismiss()
    // From and to of the presentation, then of the dismissal.
    #expect(keys == (removes ? ["root", "card", "card", "root"] : ["nil", "card", "card", "nil"]))
    #expect(scene.root.view.superview is UIWindow)
  }

  @Test("A dismissal that went back keeps the presenter's place for the next one (ruling 6)")
  func interruptedDismissal() throws {
    let scene = try Scene(ios: 13)
    let (card, vendor) = scene.custom("card", animator: scene.keep(Animator()))
    vendor.controller = { presented, presenting in
      let controller = ScriptedPresentationController(
        presentedViewController: presented, presenting: presenting)
      controller.removesPresenter = true
      return controller
    }
    scene.present(card)
    let interactor = UIPercentDrivenInteractiveTransition()
    vendor.interactor = interactor
    scene.dismiss()
    scene.simulation.step("cancel") { interactor.cancel() }
    #expect(
      lines(
        scene.simulation, from: "dismiss", including: appearance.union([.dismissalTransitionDidEnd])
      ) == [
        "card viewWillDisappear", "root viewWillAppear", "root viewIsAppearing",
        "root viewWillDisappear", "card viewWillAppear", "card viewIsAppearing",
        "card viewDidAppear", "root viewDidDisappear",
        "ScriptedPresentationController dismissalTransitionDidEnd(false)",
      ])
    #expect(scene.root.view.window == nil)
    vendor.interactor = nil
    scene.dismiss()
    #expect(scene.root.view.superview is UIWindow)
    #expect(scene.root.view.frame == CGRect(x: 0, y: 0, width: 375, height: 667))
    expectLegalAppearance(scene.simulation)
  }

  @Test("O116: the frame is offered to an animator, and one that ignores it wins")
  func offeredFrame() throws {
    let scene = try Scene(ios: 9)
    let wanted = CGRect(x: 20, y: 100, width: 280, height: 200)
    let own = CGRect(x: 0, y: 300, width: 375, height: 367)
    for ignores in [false, true] {
      let animator = scene.keep(Animator())
      let (card, vendor) = scene.custom("card", animator: animator)
      vendor.controller = { presented, presenting in
        let controller = ScriptedPresentationController(
          presentedViewController: presented, presenting: presenting)
        controller.frame = wanted
        return controller
      }
      var offered = CGRect.zero
      animator.inspect = { offered = $0.finalFrame(for: card) }
      if ignores { animator.frame = own }
      scene.present(card)
      #expect(offered == wanted)
      #expect(card.view.frame == (ignores ? own : wanted))
      scene.dismiss()
      animator.frame = nil
    }
  }

  @Test("O117: after a rotation the frame is set again by the subclass, or not at all")
  func rotation() throws {
    for follows in [false, true] {
      let scene = try Scene(ios: 12.4)
      let (card, vendor) = scene.custom("card")
      vendor.controller = { presented, presenting in
        let controller = ScriptedPresentationController(
          presentedViewController: presented, presenting: presenting)
        controller.followsLayout = follows
        return controller
      }
      scene.present(card)
      let before = card.view.frame
      scene.simulation.rotate(to: .landscapeRight)
      let layouts = lines(
        scene.simulation, from: "rotate landscapeRight",
        including: [.containerViewWillLayoutSubviews])
      #expect(layouts == ["ScriptedPresentationController containerViewWillLayoutSubviews"])
      #expect(before == CGRect(x: 0, y: 0, width: 375, height: 667))
      #expect(
        card.view.frame == (follows ? CGRect(x: 0, y: 0, width: 667, height: 375) : before))
    }
  }

  @Test("O113: a custom container is the window, and the frame in it is the controller's")
  func container() throws {
    let scene = try Scene(ios: 9)
    let (card, _) = scene.custom("card")
    var container: UIView?
    scene.present(card)
    container = card.presentationController?.containerView
    #expect(container?.frame == CGRect(x: 0, y: 0, width: 375, height: 667))
    // Without an override it is the container's bounds.
    #expect(card.view.frame == CGRect(x: 0, y: 0, width: 375, height: 667))
  }
}
