import AdaptCore
import AdaptRules
import Testing

@Suite("Rules of unwinding")
struct UnwindRulesTests {
  @Test(
    "O095, O099, O102, O103: the search by system",
    arguments: [
      (SystemVersion(6), UnwindSearch.Form.caller), (7, .caller), (8, .presenter),
      (8.1, .caller), (8.4, .caller),
      (9, .repeated), (9.3, .repeated), (10, .once), (12.4, .once), (26, .once),
    ])
  func search(system: SystemVersion, form: UnwindSearch.Form) {
    #expect(UnwindSearch.decide(on: system).value == form)
    #expect(form.asksForDestination == (system < 9))
  }

  @Test("A run can search as another system does, by its name")
  func choices() throws {
    for (name, form) in [
      ("caller", UnwindSearch.Form.caller), ("presenter", .presenter), ("repeated", .repeated),
      ("once", .once),
    ] {
      var choices = RuleChoices()
      try choices.choose("unwind.search", name)
      for system in [8, 9, 26] as [SystemVersion] {
        #expect(UnwindSearch.decide(on: system, choices: choices).value == form)
      }
    }
  }

  @Test(
    "O096, O104: children in order, a stack from its top, without the source's from 9 on",
    arguments: [
      (UnwindChildren.Kind.plain, Int?.none, true, [0, 1, 2]), (.plain, 1, true, [0, 2]),
      (.plain, 1, false, [0, 1, 2]), (.stack, 2, true, [1, 0]), (.stack, nil, true, [2, 1, 0]),
      (.stack, 2, false, [2, 1, 0]),
    ])
  func children(kind: UnwindChildren.Kind, containing: Int?, leavesOut: Bool, order: [Int]) {
    #expect(
      UnwindChildren.decide(kind, count: 3, containing: containing, leavesOut: leavesOut).value
        == order)
  }

  @Test("No child is no order")
  func empty() {
    for kind in UnwindChildren.Kind.allCases {
      #expect(
        UnwindChildren.decide(kind, count: 0, containing: nil, leavesOut: true).value.isEmpty)
    }
  }

  @Test("Only a controller with the method takes an unwind, and the source never does")
  func eligibility() {
    #expect(UnwindEligibility.decide(hasMethod: true, isSource: false).value)
    #expect(!UnwindEligibility.decide(hasMethod: false, isSource: false).value)
    #expect(!UnwindEligibility.decide(hasMethod: true, isSource: true).value)
  }

  @Test(
    "O097, O102: the last presenter on the way dismisses, and containers from there are told",
    arguments: [
      ([], (nil, 0..<0)),
      ([.child], (nil, 1..<1)),
      ([.child, .child, .child], (nil, 1..<3)),
      ([.presented], (1, 1..<1)),
      ([.presented, .presented, .presented], (3, 3..<3)),
      ([.child, .presented, .child, .child], (2, 3..<4)),
    ] as [([UnwindWay.Link], (Int?, Range<Int>))])
  func way(links: [UnwindWay.Link], way: (dismisses: Int?, up: Range<Int>)) {
    let decided = UnwindWay.decide(links: links).value
    #expect(decided.dismisses == way.dismisses)
    #expect(decided.up == way.up)
  }

  @Test("Containers animate only when nothing is dismissed above them")
  func animation() {
    #expect(UnwindAnimation.decide(animates: true, dismisses: false).value)
    #expect(!UnwindAnimation.decide(animates: true, dismisses: true).value)
    #expect(!UnwindAnimation.decide(animates: false, dismisses: false).value)
  }

  /// A destination that is presented, has a parent, has something dismissed above it.
  private func place(_ facts: Bool...) -> UnwindPerformer.Place {
    .init(isPresented: facts[0], hasParent: facts[1], isBelowPresentation: facts[2])
  }

  @Test("O098: who makes the segue, by how the destination was found and lies")
  func performer() {
    let rows: [(UnwindPerformer.Finding, UnwindPerformer.Place, UnwindPerformer.Performer)] = [
      (.byItself, place(true, false, false), .runtime),
      (.byContainer, place(true, false, false), .container),
      (.byNamingItself, place(false, false, true), .container),
      (.byNamingItself, place(true, false, false), .container),
      (.byNamingItself, place(false, true, false), .parentOfDestination),
      (.byNamingItself, place(false, false, false), .nobody),
      (.byOldOverride, place(true, false, false), .destination),
      (.byOldOverride, place(false, true, false), .parentOfDestination),
      (.byOldOverride, place(false, false, false), .runtime),
    ]
    for (finding, place, performer) in rows {
      #expect(UnwindPerformer.decide(finding, at: place).value == performer, "\(finding) \(place)")
    }
  }
}
