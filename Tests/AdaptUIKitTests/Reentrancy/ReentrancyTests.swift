import AdaptCore
import AdaptUIKit
import Testing

@Suite("An app may do anything at any moment")
struct ReentrancyTests {
  private static let moments: [Callback] = [
    .viewDidLoad, .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear,
    .viewDidDisappear, .viewWillLayoutSubviews, .viewDidLayoutSubviews, .updateViewConstraints,
    .traitCollectionDidChange, .willTransitionToTraits, .viewWillTransitionToSize,
    .supportedInterfaceOrientations,
  ]
  private static let places: [(String, SystemVersion, UIModalPresentationStyle)] = [
    ("phone-plus", 12.4, .formSheet), ("phone-x", 17, .pageSheet), ("pad", 15, .popover),
    ("phone", 13, .fullScreen),
  ]

  /// What a run must keep whatever the app does.
  private func expectOrder(_ arena: Arena, after attack: Attack, _ comment: Comment) {
    let trace = arena.scene.simulation.trace
    #expect(arena.completions.values.allSatisfy { $0 == 1 }, comment)
    // Every request is presented or says why not.
    let presented = trace.events.count {
      if case .presenting = $0.kind { true } else { false }
    }
    #expect(presented + trace.findings.count >= arena.requests, comment)
    expectLegalAppearance(arena.scene.simulation, comment)
    if !attack.movesViews, !trace.findings.contains(where: { $0.kind == .didNotSettle }) {
      expectVisibleHasAppeared(arena.scene.simulation, arena.controllers, comment)
    }
  }

  @Test("Once, in each callback of the presented controller", arguments: Attack.allCases, moments)
  func once(attack: Attack, moment: Callback) throws {
    for (device, system, style) in Self.places {
      let arena = try Arena(device, system, style)
      arena.sheet.once[moment] = { [unowned arena] in attack(in: arena, from: $0) }
      arena.play()
      expectOrder(arena, after: attack, "\(device) \(system) \(style)")
    }
  }

  @Test(
    "Each time, in a callback of the presented controller; a run without end says so",
    arguments: Attack.allCases,
    [Callback.viewWillAppear, .viewDidAppear, .viewDidLayoutSubviews, .viewWillTransitionToSize])
  func always(attack: Attack, moment: Callback) throws {
    for (device, system, style) in Self.places.prefix(1) {
      let arena = try Arena(device, system, style)
      arena.sheet.on[moment] = { [unowned arena] in attack(in: arena, from: $0) }
      arena.play()
      expectOrder(arena, after: attack, "\(device) \(system) \(style)")
    }
  }

  @Test("Once, in each callback of the presenter", arguments: Attack.allCases, moments)
  func presenter(attack: Attack, moment: Callback) throws {
    for (device, system, style) in [Self.places[0], Self.places[3]] {
      let arena = try Arena(device, system, style)
      arena.first.once[moment] = { [unowned arena] in attack(in: arena, from: $0) }
      arena.play()
      expectOrder(arena, after: attack, "\(device) \(system) \(style)")
    }
  }

  @Test(
    "Once, in each answer of a delegate and each block of a transition", arguments: Attack.allCases)
  func questions(attack: Attack) throws {
    for moment in Moment.allCases {
      let arena = try Arena("phone-plus", 13, .formSheet)
      arena.prepare(moment) { [unowned arena] in attack(in: arena, from: arena.sheet) }
      arena.play()
      arena.scene.present(arena.sheet, on: arena.stack)
      arena.scene.simulation.swipeDown()
      expectOrder(arena, after: attack, "\(moment)")
    }
  }

  @Test("Once, in each hook of a presentation controller", arguments: Attack.allCases)
  func hooks(attack: Attack) throws {
    let hooks: [Callback] = [
      .presentationTransitionWillBegin, .presentationTransitionDidEnd,
      .dismissalTransitionWillBegin, .dismissalTransitionDidEnd, .containerViewWillLayoutSubviews,
    ]
    for hook in hooks {
      for isAnimated in [true, false] {
        let arena = try Arena("phone", 13, .custom)
        let vendor = arena.scene.keep(Vendor())
        if isAnimated { vendor.animator = arena.scene.keep(Animator()) }
        var isDue = true
        vendor.controller = { [unowned arena] presented, presenting in
          let controller = ScriptedPresentationController(
            presentedViewController: presented, presenting: presenting)
          controller.on[hook] = { [unowned arena] in
            guard isDue else { return }
            isDue = false
            attack(in: arena, from: $0.presentedViewController)
          }
          return controller
        }
        let card = arena.scene.scripted("card", .custom)
        card.transitioningDelegate = vendor
        arena.scene.present(card, on: arena.stack)
        arena.scene.simulation.rotate()
        arena.scene.dismiss(on: arena.stack)
        expectOrder(arena, after: attack, "\(hook), animated \(isAnimated)")
      }
    }
  }
}
