import AdaptCode
import AdaptCore
import AdaptDocuments

@testable import AdaptRules

extension RuleCoverage {
  /// Storyboards that give every finding a rule of storyboards has.
  mutating func walkStoryboards() {
    var damaged = Board.named([])
    damaged.problems = [InterfaceProblem(at: .start, "odd")]
    note(damaged)
    walkIdentifiers()
    walkReferences()
    walkShows()
    walkBacks()
    walkPopovers(on: [.phone(12), .pad(17)])
    walkUnwinds()
    walkUnansweredUnwinds()
    walkCode()
    walkReplacing()
    walkContainersOfStoryboards()
    walkStoryboardSegues()
    walkSeveralFiles()
    walkSettings()
  }

  private mutating func walkSeveralFiles() {
    func file(
      _ folder: String, initial: String?, _ scenes: [InterfaceScene]
    ) -> InterfaceDocument {
      var document = Board.named(initial: initial, scenes)
      document.path = "\(folder)/Main.storyboard"
      return document
    }
    let home = Board.scene("home", identifier: "home")
    note(
      file("Base.lproj", initial: "home", [home]),
      file("de.lproj", initial: nil, [Board.scene("x", identifier: "x")]))
    note(
      file("A", initial: "home", [home]), file("B", initial: "home", [home]),
      Board.named("Tab", initial: "ref", [Board.reference("ref", to: "Main")]))
  }

  private mutating func walkSettings() {
    let place = StoryboardFinding.Place("adaptsim.json5", .start)
    var facts = StoryboardFacts()
    facts.entries = [.answering, .unwindAction, .segueClass].map { .init($0, "None", at: place) }
    note(Board.named(initial: "a", [Board.scene("a")]), facts: facts)
    note([StaleSetting.finding(ofSilence: "storyboard.dead-exit", at: place)])
  }

  private mutating func note(_ findings: [StoryboardFinding]) {
    for finding in findings { note(Decision(true, because: ReasonList(finding.reason))) }
  }

  private mutating func note(
    _ documents: InterfaceDocument..., facts: StoryboardFacts = StoryboardFacts(),
    on environments: [StoryboardEnvironment] = []
  ) {
    note(StoryboardCheck(documents, facts: facts, environments: environments).findings())
  }

  private mutating func walkIdentifiers() {
    var facts = StoryboardFacts()
    facts.identifiers = [.init("none", at: .init("adaptsim.json5", .start))]
    note(
      Board.named(
        initial: "a",
        [
          Board.scene("a", [Board.segue(.present, "gone"), Board.segue(.show, "view-a")]),
          Board.scene("b", identifier: "b"),
          Board.scene("c", identifier: "b"), Board.scene("lost", [Board.segue(.present, "below")]),
          Board.scene("below"),
        ]), facts: facts)
    note(Board.named([Board.scene("a", identifier: "a")]))
    note(Board.named([Board.scene("a")]))
  }

  private mutating func walkReferences() {
    let other = Board.named("Other", [Board.scene("a", identifier: "a")])
    let wrong = Board.named("Wrong", initial: "nobody", [Board.scene("a", identifier: "a")])
    var odd = Board.named("Odd", initial: "a", [Board.reference("a", to: "Bent")])
    odd.settings.initialController = "a"
    note(
      Board.named(
        initial: "home",
        [
          Board.scene("home"), Board.reference("r1", to: "Nowhere"),
          Board.reference("r2", to: "Other", identifier: "b"), Board.reference("r3", to: "Other"),
          Board.reference("r4", to: "Wrong"), Board.reference("r5", to: "Odd"),
        ]), other, wrong, odd,
      Board.named("Bent", initial: "a", [Board.reference("a", to: "Odd")]))
  }

  private mutating func walkShows() {
    let kinds: [InterfaceSegue.Kind] = [.show, .push, .showDetail, .replace]
    for kind in kinds {
      let list = Board.scene("list", identifier: "list", [Board.segue(kind, "detail")])
      let detail = Board.scene("detail")
      note(Board.named(initial: "list", [list, detail]))
      note(Board.named(initial: "home", [Board.scene("home"), list, detail]))
      note(
        Board.named(
          initial: "list", [list, Board.tabs("detail", ["x"]), Board.scene("x")]))
      for inner in [Board.stack("detail", root: "x"), Board.split("detail", "x", "y")] {
        note(
          Board.named(
            initial: "stack",
            [Board.stack("stack", root: "list"), list, inner, Board.scene("x"), Board.scene("y")]))
      }
    }
  }

  private mutating func walkBacks() {
    let back = Board.segue(.present, "home", id: "back")
    note(
      Board.named(
        initial: "home",
        [
          Board.scene("home", [Board.segue(.present, "a")]),
          Board.scene("a", [Board.segue(.present, "b"), back]),
          Board.scene("b", [Board.segue(.present, "a")]),
        ]))
  }

  private mutating func walkUnansweredUnwinds() {
    var facts = StoryboardFacts()
    facts.unwindActions = ["A": ["back:"], "Other": ["other:"]]
    let source = Board.scene(
      "a", class: "A", [Board.unwind("back:", to: "exit")], exit: "exit")
    note(Board.named(initial: "a", [source]), facts: facts)
    note(Board.named("Part", initial: "a", [source]), facts: facts)
    let other = Board.scene("a", [Board.unwind("other:", to: "exit")], exit: "exit")
    note(Board.named(initial: "a", [other]), facts: facts)
    note(Board.manyUnwinds, facts: Board.manyUnwindFacts)
  }

  /// Code that agrees with a storyboard in nothing.
  private mutating func walkCode() {
    var facts = StoryboardFacts()
    var reader = CodeReader()
    let text = """
      class A: UIViewController {
        func go() {
          performSegue(withIdentifier: "none", sender: nil)
          other.performSegue(withIdentifier: "none", sender: nil)
          if segue.identifier == "none" {}
          UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "none")
          storyboard?.instantiateViewController(withIdentifier: "none")
          table.dequeueReusableCell(withIdentifier: "none", for: path)
        }
      }
      class Table: UITableViewController {}
      """
    reader.read(Array(text.utf8), path: "App.swift")
    facts.code = reader.code
    var maker = Board.segue(.show, "b")
    maker.creationSelector = "makeB:"
    var scene = Board.scene(
      "a", class: "A", [maker, Board.unwind("back:", to: "exit")],
      views: [Board.button("Save", calls: "save:", on: "a"), Board.table(["row"])], exit: "exit")
    scene.controller?.connections.append(
      .outlet(InterfaceOutlet("caption", to: "Save", id: "out", position: .start)))
    scene.controller?.customClass?.isOfTarget = true
    var other = Board.scene("b", class: "Unknown")
    other.controller?.customClass?.isOfTarget = true
    let table = Board.scene("c", class: "Table")
    note(Board.named(initial: "a", [scene, other, table]), facts: facts)
    var hiding = CodeReader()
    let hidden = "class A: UIViewController { var caption = 1; func save(_ sender: Any) {} }"
    hiding.read(Array(hidden.utf8), path: "App.swift")
    facts.code = hiding.code
    note(Board.named(initial: "a", [scene]), facts: facts)
  }

  private mutating func walkPopovers(on environments: [StoryboardEnvironment]) {
    let kinds: [InterfaceSegue.Kind] = [.popover, .popoverOfPad]
    var hidden = Board.button("Hidden")
    hidden.isHidden = true
    var holder = Board.view("view", "holder")
    holder.subviews = [Board.button("Out")]
    var variation = InterfaceVariation(.base, position: .start)
    variation.excluded = ["Out"]
    holder.variations = [variation]
    for kind in kinds {
      for name in [nil, "Class"] {
        for anchor in [nil, "Hidden", "Out", "Away"] {
          var segue = Board.segue(kind, "content", anchor: anchor)
          segue.arrowDirections = []
          note(
            Board.named(
              initial: "home",
              [
                Board.scene("home", class: name, [segue], views: [hidden, holder]),
                Board.scene("content", class: name),
                Board.scene("other", views: [Board.button("Away")]),
              ]), on: environments)
        }
      }
    }
  }

  private mutating func walkUnwinds() {
    for exit in ["b", "c", "none"] {
      for action in ["back:", "other:", nil] {
        for actions in [["A": ["back:"], "Z": ["back:"]], ["B": ["back:"]], ["A": ["x:"]]] {
          var facts = StoryboardFacts()
          facts.unwindActions = actions
          note(
            Board.named(
              initial: "a",
              [
                Board.scene("a", class: "A", [Board.segue(.present, "z")]),
                Board.scene("z", class: "Z", [Board.segue(.present, "b")]),
                Board.scene("b", [Board.unwind(action, to: exit)], exit: "b"),
                Board.scene("x", class: "B", exit: "c"),
              ]), facts: facts)
        }
      }
    }
  }

  private mutating func walkReplacing() {
    var facts = StoryboardFacts()
    facts.unwindActions = ["A": ["back:"]]
    note(
      Board.named(
        initial: "a",
        [
          Board.scene("a", class: "A", [Board.segue(.custom, "c", class: "FrontSegue")]),
          Board.scene("c", [Board.unwind("back:", to: "exit")], exit: "exit"),
        ]), facts: facts)
  }

  private mutating func walkContainersOfStoryboards() {
    let names = (1...6).map { "t\($0)" }
    let scenes = names[..<5].map { Board.scene($0) } + [Board.split("t6", "t1", "t2")]
    let stack = Board.stack("stack", root: "tabs")
    note(Board.named(initial: "stack", [stack, Board.tabs("tabs", names)] + scenes))
    note(Board.named(initial: "stack", [Board.stack("stack", root: "t6")] + scenes))
    note(Board.named(initial: "tabs", [Board.tabs("tabs", [])]))
    let hole = Board.view("containerView", "hole", .container)
    let filled = Board.view("containerView", "own", .container, [Board.segue(.embed, "home")])
    for name in [nil, "Class"] {
      note(
        Board.named(
          initial: "home",
          [
            Board.scene(
              "home", class: name, views: [hole, filled, Board.table(["a", nil, "a"])])
          ]))
    }
  }

  private mutating func walkStoryboardSegues() {
    let kinds: [InterfaceSegue.Kind] = [.custom, .unknown("x")]
    for kind in kinds {
      let one = Board.segue(kind, "home", id: "go")
      let two = Board.segue(kind, "other", id: "go")
      var nameless = two
      nameless.identifier = nil
      note(
        Board.named(
          initial: "home",
          [
            Board.scene("home", class: "List<Item>", [one, two, nameless]),
            Board.scene("other", class: "No Name"),
          ]))
    }
  }
}
