import AdaptCore
import AdaptRandom
import AdaptRules
import AdaptUIKit
import Foundation
import Testing

/// Everything that can be done to a stack, in random order, with calls from inside callbacks.
@Suite("Stacks under random use")
struct RandomStackTests {
  private enum Deed: CaseIterable {
    case push, pushStill, pop, popStill, popToRoot, popTo, replace, replaceTop, remove
    case swipeCancel, swipeFinish, swipeBegin, swipeEnd, back
    case bar, toolbar, title, large, opaque, edges, hidesBottom
    case present, dismiss, rotate, turn, settle, inside, root
  }

  private final class Play {
    let stack = UINavigationController()
    let simulation: Simulation
    let scene: Scene
    var random: SplitMix
    var all: [UIViewController] = []
    weak var window: UIWindow?
    var log: [String] = []

    init(seed: UInt64) throws {
      random = SplitMix(seed: seed)
      let systems: [SystemVersion] = [8, 10.3, 11, 12.4, 13, 15, 17, 18, 26]
      let devices = ["phone", "phone-x", "phone-plus", "pad"]
      let device = devices.randomElement(using: &random) ?? "phone"
      stack.viewControllers = [UIViewController()]
      all = stack.viewControllers
      scene = try Scene(
        device, ios: systems.randomElement(using: &random) ?? 12.4, root: stack,
        onException: .record)
      simulation = scene.simulation
      window = stack.view.window
    }

    func fresh() -> UIViewController {
      let controller = ScriptedController()
      controller.hidesBottomBarWhenPushed = Bool.random(using: &random)
      if Int.random(in: 0..<6, using: &random) == 0 {
        let deed = Deed.allCases.randomElement(using: &random) ?? .push
        let callback: Callback =
          [
            .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear,
            .willMoveToParent, .didMoveToParent, .viewDidLayoutSubviews, .viewDidLoad,
          ].randomElement(using: &random) ?? .viewDidAppear
        controller.once[callback] = { [unowned self] _ in code(deed) }
      }
      all.append(controller)
      return controller
    }

    func some() -> UIViewController? { stack.viewControllers.randomElement(using: &random) }

    /// What the app's code does, in a step or in a callback.
    func code(_ deed: Deed) {
      log.append("\(deed)")
      let animated = Bool.random(using: &random)
      switch deed {
      case .push, .inside: stack.pushViewController(fresh(), animated: true)
      case .pushStill: stack.pushViewController(fresh(), animated: false)
      case .pop: stack.popViewController(animated: true)
      case .popStill: stack.popViewController(animated: false)
      case .popToRoot: stack.popToRootViewController(animated: animated)
      case .popTo: if let some = some() { stack.popToViewController(some, animated: animated) }
      case .replace:
        var controllers = stack.viewControllers.shuffled(using: &random)
        controllers = Array(controllers.prefix(Int.random(in: 0...3, using: &random)))
        if controllers.isEmpty || Bool.random(using: &random) { controllers.append(fresh()) }
        stack.setViewControllers(controllers, animated: animated)
      case .replaceTop:
        stack.setViewControllers(
          stack.viewControllers.dropLast() + [fresh()], animated: animated)
      case .remove: if stack.viewControllers.count > 1 { some()?.removeFromParent() }
      case .bar: stack.setNavigationBarHidden(!stack.isNavigationBarHidden, animated: animated)
      case .toolbar: stack.isToolbarHidden.toggle()
      case .title: some()?.title = "title"
      case .large:
        stack.navigationBar.prefersLargeTitles.toggle()
        some()?.navigationItem.largeTitleDisplayMode = animated ? .never : .automatic
      case .opaque: stack.navigationBar.isTranslucent.toggle()
      case .edges: some()?.edgesForExtendedLayout = animated ? [] : .all
      case .hidesBottom: some()?.hidesBottomBarWhenPushed = animated
      case .present:
        guard stack.viewIfLoaded?.window != nil else { return }
        let sheet = UIViewController()
        sheet.modalPresentationStyle = animated ? .fullScreen : .pageSheet
        all.append(sheet)
        (some() ?? stack).present(sheet, animated: true)
      case .dismiss: stack.dismiss(animated: animated)
      case .root:
        // The stack leaves the window, and comes back the next time; what is presented would stay.
        guard stack.presentedViewController == nil else { return }
        let isRoot = window?.rootViewController === stack
        window?.rootViewController = isRoot ? UIViewController() : stack
      case .swipeCancel, .swipeFinish, .swipeBegin, .swipeEnd, .back, .rotate, .turn, .settle: break
      }
    }

    func act() {
      let deed = Deed.allCases.randomElement(using: &random) ?? .push
      log.append("[\(deed) \(stack.viewControllers.count)]")
      simulation.settlesAfterInput = Int.random(in: 0..<4, using: &random) > 0
      switch deed {
      case .swipeCancel: simulation.swipeFromEdge(.cancel, progress: 0.3)
      case .swipeFinish: simulation.swipeFromEdge(.finish, progress: 0.6)
      case .swipeBegin: simulation.beginEdgeSwipe()
      case .swipeEnd: simulation.endEdgeSwipe(Bool.random(using: &random) ? .finish : .cancel)
      case .back: simulation.tapBack()
      case .rotate: simulation.rotate()
      case .turn: simulation.turn()
      case .settle: simulation.settle()
      default: simulation.step("\(deed)") { [self] in code(deed) }
      }
    }
  }

  @Test("After any calls the stack, its children, its views and its bars agree", arguments: 0..<40)
  func random(batch: Int) throws {
    for number in 0..<10 {
      let seed = UInt64(batch * 10 + number)
      let play = try Play(seed: seed)
      for _ in 0..<25 { play.act() }
      play.simulation.settlesAfterInput = true
      play.simulation.endEdgeSwipe(.cancel)
      play.simulation.settle()
      check(play, "seed \(seed): \(play.log)")
    }
  }

  private func check(_ play: Play, _ comment: Comment) {
    let stack = play.stack
    #expect(stack.children == stack.viewControllers, comment)
    for controller in play.all {
      let isOn = stack.viewControllers.contains(controller)
      #expect((controller.parent === stack) == isOn, comment)
      #expect(!controller.isMovingToParent && !controller.isMovingFromParent, comment)
    }
    #expect(stack.navigationBar.items?.count == stack.viewControllers.count, comment)
    #expect(stack.transitionCoordinator == nil, comment)
    expectLegalAppearance(play.simulation, comment)
    expectVisibleHasAppeared(play.simulation, play.all + [stack], comment)
    let isShown = stack.viewIfLoaded?.window != nil
    if isShown, let top = stack.topViewController {
      #expect(top.isOnScreen, comment)
      if stack.isToolbarHidden { #expect(stack.toolbar.isHidden, comment) }
      #expect(stack.navigationBar.isHidden == stack.isNavigationBarHidden, comment)
      if !stack.isNavigationBarHidden {
        let below = top.view.frame.minY + top.topLayoutGuide.length
        #expect(abs(below - stack.navigationBar.frame.maxY) < 0.001, comment)
      }
    }
    let bad: Set<Finding.Kind> = [
      .didNotSettle, .nestedTooDeep, .completedTwice, .transitionNeverCompleted,
    ]
    #expect(bad.isDisjoint(with: play.scene.findings), comment)
  }
}
