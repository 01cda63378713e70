import AdaptCore
import AdaptUIKit
import Testing

@Suite("Presenting and dismissing: who hears what")
struct AppearanceOfPresentationsTests {
  @Test("O002: full screen lets both sides cross over, and who arrives finishes first")
  func fullScreen() throws {
    let scene = try Scene(ios: 17)
    scene.present(scene.controller("sheet", .fullScreen))
    #expect(
      lines(scene.simulation, from: "present") == [
        "sheet viewDidLoad",
        "sheet.pc presentationTransitionWillBegin",
        "root viewWillDisappear",
        "sheet viewWillAppear",
        "sheet viewIsAppearing",
        "sheet.pc presentationTransitionDidEnd",
        "sheet viewDidAppear",
        "root viewDidDisappear",
      ])
    scene.dismiss()
    #expect(
      lines(scene.simulation, from: "dismiss", releases: true) == [
        "sheet.pc dismissalTransitionWillBegin",
        "sheet viewWillDisappear",
        "root viewWillAppear",
        "root viewIsAppearing",
        "sheet.pc dismissalTransitionDidEnd",
        "root viewDidAppear",
        "sheet viewDidDisappear",
        "sheet released",
      ])
  }

  @Test(
    "O001, O004: over a presenter that stays in place only the presented controller hears",
    arguments: [
      UIModalPresentationStyle.automatic, .pageSheet, .formSheet, .overFullScreen,
      .overCurrentContext,
    ])
  func presenterStays(style: UIModalPresentationStyle) throws {
    let scene = try Scene(ios: 15)
    scene.present(scene.controller("sheet", style))
    let heard: Set<Callback> = appearance.union([.viewDidLoad])
    #expect(
      lines(scene.simulation, from: "present", including: heard) == [
        "sheet viewDidLoad", "sheet viewWillAppear", "sheet viewIsAppearing", "sheet viewDidAppear",
      ])
    scene.dismiss()
    #expect(
      lines(scene.simulation, from: "dismiss", including: heard, releases: true) == [
        "sheet viewWillDisappear", "sheet viewDidDisappear", "sheet released",
      ])
    #expect(scene.root.view.window != nil)
  }

  // Rule appearance.in-context; the order inside each side follows O036.
  @Test("What is presented over a child, in its context, goes and comes back with the container")
  func inContext() throws {
    let list = UIViewController()
    list.definesPresentationContext = true
    let stack = UINavigationController(rootViewController: list)
    let scene = try Scene(ios: 17, root: stack)
    scene.simulation.name(list, "list")
    let inner = scene.controller("inner", .overCurrentContext)
    let over = scene.controller("over")
    scene.present(inner, on: list)
    scene.simulation.step("cover") { stack.present(over, animated: true) }
    #expect(inner.viewIfLoaded?.window == nil)
    func heard(_ step: String) -> [String] {
      lines(scene.simulation, from: step, including: appearance).filter { !$0.hasPrefix("over ") }
    }
    func onAll(_ callback: String) -> [String] {
      ["root", "list", "inner"].map { "\($0) \(callback)" }
    }
    #expect(heard("cover") == onAll("viewWillDisappear") + onAll("viewDidDisappear"))
    scene.simulation.step("uncover") { stack.dismiss(animated: true) }
    #expect(
      heard("uncover") == onAll("viewWillAppear") + onAll("viewIsAppearing")
        + onAll("viewDidAppear"))
    expectVisibleHasAppeared(scene.simulation, [stack, list, inner, over])
    scene.dismiss(on: list)
    expectVisibleHasAppeared(scene.simulation, [stack, list, inner, over])
    #expect(scene.findings == [])
  }

  @Test(
    "O003: a custom presentation tells its presenter only if it removes the presenter's view",
    arguments: [false, true])
  func custom(removes: Bool) throws {
    let scene = try Scene(ios: 12.4)
    let (card, vendor) = scene.custom("card")
    vendor.controller = { presented, presenting in
      let controller = ScriptedPresentationController(
        presentedViewController: presented, presenting: presenting)
      controller.removesPresenter = removes
      return controller
    }
    scene.present(card)
    #expect(
      lines(scene.simulation, from: "present", including: appearance, of: ["root"])
        == (removes ? ["root viewWillDisappear", "root viewDidDisappear"] : []))
    #expect((scene.root.view.window == nil) == removes)
    scene.dismiss()
    #expect(
      lines(scene.simulation, from: "dismiss", including: appearance, of: ["root"])
        == (removes ? ["root viewWillAppear", "root viewDidAppear"] : []))
    #expect(scene.root.view.window != nil)
  }

  @Test("O003: an app may send the presenter its calls by hand")
  func byHand() throws {
    let scene = try Scene(ios: 12.4)
    let animator = scene.keep(Animator())
    animator.inspect = { [root = scene.root] _ in
      root.beginAppearanceTransition(false, animated: true)
    }
    let (card, vendor) = scene.custom("card", animator: animator)
    vendor.controller = { presented, presenting in
      let controller = ScriptedPresentationController(
        presentedViewController: presented, presenting: presenting)
      controller.on[.presentationTransitionDidEnd] = {
        $0.presentingViewController.endAppearanceTransition()
      }
      return controller
    }
    scene.present(card)
    #expect(
      lines(scene.simulation, from: "present", including: appearance) == [
        "card viewWillAppear",
        "root viewWillDisappear",
        "root viewDidDisappear",
        "card viewDidAppear",
      ])
  }

  @Test(
    "O006: viewIsAppearing comes once, in the hierarchy, after viewWillAppear and before layout",
    arguments: [UIModalPresentationStyle.fullScreen, .pageSheet, .custom])
  func isAppearing(style: UIModalPresentationStyle) throws {
    let scene = try Scene(ios: 17)
    let sheet = scene.scripted("sheet", style)
    var inWindow: [Bool] = []
    sheet.on[.viewWillAppear] = { inWindow.append($0.view.window != nil) }
    sheet.on[.viewIsAppearing] = { inWindow.append($0.view.window != nil) }
    scene.present(sheet)
    #expect(inWindow == [false, true])
    #expect(
      lines(
        scene.simulation, from: "present",
        including: appearance.union([.viewWillLayoutSubviews, .viewDidLayoutSubviews]),
        of: ["sheet"]) == [
          "sheet viewWillAppear",
          "sheet viewIsAppearing",
          "sheet viewWillLayoutSubviews",
          "sheet viewDidLayoutSubviews",
          "sheet viewDidAppear",
        ])
  }

  @Test("O006: will and is come in one turn, did in a later one")
  func laterTurn() throws {
    let scene = try Scene(ios: 17)
    scene.present(scene.controller("sheet", .pageSheet))
    let sheet = try #require(scene.simulation.trace.node(named: "sheet"))
    let instants = scene.simulation.trace.events(on: sheet).filter {
      if case .called(let callback, _) = $0.kind { appearance.contains(callback) } else { false }
    }.map(\.instant)
    try #require(instants.count == 3)
    #expect(instants[0] == instants[1])
    #expect(instants[1] < instants[2])
  }

  @Test(
    "O011: the completion runs after viewDidAppear, and after viewDidDisappear",
    arguments: [true, false])
  func completions(animated: Bool) throws {
    let scene = try Scene(ios: 13)
    let heard: Set<Callback> = [
      .viewDidAppear, .viewDidDisappear, .presentCompletion, .dismissCompletion,
    ]
    scene.present(scene.controller("sheet", .pageSheet), animated: animated) {}
    #expect(
      lines(scene.simulation, from: "present", including: heard).map { $0.split(separator: " ")[1] }
        == (animated
          ? ["viewDidAppear", "presentCompletion"]
          : ["viewDidAppear(false)", "presentCompletion"]))
    scene.dismiss(animated: animated) {}
    #expect(
      lines(scene.simulation, from: "dismiss", including: heard).map { $0.split(separator: " ")[1] }
        == (animated
          ? ["viewDidDisappear", "dismissCompletion"]
          : ["viewDidDisappear(false)", "dismissCompletion"]))
  }
}
