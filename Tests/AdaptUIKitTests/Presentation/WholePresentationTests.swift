import AdaptCore
import AdaptRules
import AdaptUIKit
import Foundation
import Testing

/// Rulings 3, 4 and 5: everything that happens from the start of a presentation to its end.
@Suite("Rulings of a whole presentation and a whole dismissal")
struct WholePresentationTests {
  private static let everything: Set<Callback> = story.union([
    .loadView, .viewWillLayoutSubviews, .viewDidLayoutSubviews, .containerViewWillLayoutSubviews,
    .containerViewDidLayoutSubviews, .alongsideTransition, .transitionCompletion,
    .animateTransition, .animationEnded, .traitCollectionDidChange,
  ])

  /// A sheet that registers two completions and an animation as it appears and disappears.
  private func sheet(
    _ scene: Scene, _ style: UIModalPresentationStyle, into order: Order
  ) -> ScriptedController {
    let sheet = scene.scripted("sheet", style)
    for callback in [Callback.viewWillAppear, .viewWillDisappear] {
      sheet.on[callback] = { controller in
        let coordinator = controller.transitionCoordinator
        coordinator?.animate(
          alongsideTransition: { _ in }, completion: { _ in order.names.append("first") })
        coordinator?.animate(
          alongsideTransition: nil, completion: { _ in order.names.append("second") })
      }
    }
    return sheet
  }

  private final class Order { var names: [String] = [] }

  @Test("Rulings 3 and 4: a presentation over a presenter that leaves")
  func fullScreen() throws {
    let scene = try Scene("phone", ios: 13)
    let order = Order()
    scene.present(sheet(scene, .fullScreen, into: order)) {}
    #expect(
      lines(scene.simulation, from: "present", including: Self.everything) == [
        "sheet loadView",
        "sheet viewDidLoad",
        "sheet.pc presentationTransitionWillBegin",
        "root viewWillDisappear",
        "sheet viewWillAppear",
        "sheet.pc containerViewWillLayoutSubviews",
        "sheet.pc containerViewDidLayoutSubviews",
        "sheet viewIsAppearing",
        "sheet viewWillLayoutSubviews",
        "sheet viewDidLayoutSubviews",
        "transition alongsideTransition(false)",
        "sheet.pc presentationTransitionDidEnd",
        "sheet viewDidAppear",
        "root viewDidDisappear",
        "transition transitionCompletion(false)",
        "transition transitionCompletion(false)",
        "root presentCompletion",
      ])
    #expect(order.names == ["second", "first"])
  }

  @Test("Ruling 5: a dismissal mirrors it")
  func dismissal() throws {
    let scene = try Scene("phone", ios: 13)
    let order = Order()
    scene.present(sheet(scene, .fullScreen, into: order))
    order.names = []
    scene.dismiss {}
    #expect(
      lines(scene.simulation, from: "dismiss", including: Self.everything) == [
        "sheet.pc dismissalTransitionWillBegin",
        "sheet viewWillDisappear",
        "root viewWillAppear",
        "root viewIsAppearing",
        "transition alongsideTransition(false)",
        "sheet.pc dismissalTransitionDidEnd",
        "root viewDidAppear",
        "sheet viewDidDisappear",
        "transition transitionCompletion(false)",
        "transition transitionCompletion(false)",
        "root dismissCompletion",
      ])
    #expect(order.names == ["second", "first"])
  }

  @Test("Ruling 4: the first registered completion runs first where the run chooses so ⇄")
  func completionsInOrder() throws {
    var choices = RuleChoices()
    choices.completionOrder = .firstFirst
    let scene = try Scene("phone", ios: 13, choices: choices)
    let order = Order()
    scene.present(sheet(scene, .fullScreen, into: order))
    #expect(order.names == ["first", "second"])
  }

  @Test("Ruling 5: the presented view begins to disappear first where the run chooses so ⇄")
  func dismissalStart() throws {
    var choices = RuleChoices()
    try choices.choose("presentation.dismiss-begin-order", "viewControllerFirst")
    let scene = try Scene("phone", ios: 13, choices: choices)
    scene.present(scene.controller("sheet"))
    scene.dismiss()
    #expect(
      lines(scene.simulation, from: "dismiss").prefix(2) == [
        "sheet viewWillDisappear", "sheet.pc dismissalTransitionWillBegin",
      ])
  }

  @Test("Ruling 4: an app's animator hears of the end after the completion block")
  func animator() throws {
    let scene = try Scene("phone", ios: 13)
    let (card, _) = scene.custom("card", animator: Animator())
    scene.present(card) {}
    #expect(
      lines(
        scene.simulation, from: "present",
        including: [.animateTransition, .viewDidAppear, .presentCompletion, .animationEnded]) == [
          "transition animateTransition", "card viewDidAppear", "root presentCompletion",
          "transition animationEnded",
        ])
  }

  @Test("Ruling 3: an animator that never puts the view in is found")
  func viewNeverAdded() throws {
    let scene = try Scene("phone", ios: 13)
    let (card, vendor) = scene.custom("card")
    let animator = Empty()
    vendor.animator = nil
    card.transitioningDelegate = scene.keep(EmptyVendor(animator))
    scene.present(card)
    #expect(scene.findings == [.toViewNotAdded])
    #expect(!card.isOnScreen)
  }

  /// Completes at once and shows nothing.
  private final class Empty: UIViewControllerAnimatedTransitioning {
    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.2 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      context.completeTransition(true)
    }
  }

  private final class EmptyVendor: UIViewControllerTransitioningDelegate {
    private let animator: Empty

    init(_ animator: Empty) { self.animator = animator }

    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
  }

  @Test("Section 4: without animation the order stays, and no animator is asked for")
  func notAnimated() throws {
    let scene = try Scene("phone", ios: 13)
    let (card, _) = scene.custom("card", animator: Animator())
    scene.present(card, animated: false) {}
    #expect(
      lines(
        scene.simulation, from: "present",
        including: story.union(transitioningCalls).subtracting([.viewDidLoad])) == [
          "root presentationControllerForPresented → true",
          "ScriptedPresentationController presentationTransitionWillBegin",
          "card viewWillAppear(false)",
          "card viewIsAppearing(false)",
          "ScriptedPresentationController presentationTransitionDidEnd",
          "card viewDidAppear(false)",
          "root presentCompletion",
        ])
    #expect(scene.simulation.now == .start)
  }

  @Test("Ruling 3: up to 12 the view of a full-screen controller loads inside the call ⇄")
  func earlyLoading() throws {
    for (ios, style, isEarly) in [
      (SystemVersion(12, 4), UIModalPresentationStyle.fullScreen, true),
      (12.4, .overFullScreen, false), (13, .fullScreen, false),
    ] {
      let scene = try Scene("phone", ios: ios)
      let sheet = scene.controller("sheet", style)
      scene.simulation.step("present") { [root = scene.root] in
        root.present(sheet, animated: true)
        #expect(sheet.isViewLoaded == isEarly)
      }
    }
    var choices = RuleChoices()
    choices.viewLoading = .atStart
    let scene = try Scene("phone", ios: 12.4, choices: choices)
    let sheet = scene.controller("sheet")
    scene.simulation.step("present") { [root = scene.root] in
      root.present(sheet, animated: true)
      #expect(!sheet.isViewLoaded)
    }
  }
}
