import AdaptCore
import AdaptDocuments
import AdaptRules
import Testing

@Suite("Storyboards that nobody drew")
struct HostileStoryboardTests {
  @Test("Thousands of scenes in a chain are followed to the end")
  func chain() {
    let count = 5000
    let scenes = (0..<count).map { place in
      Board.scene("s\(place)", place + 1 < count ? [Board.segue(.show, "s\(place + 1)")] : [])
    }
    let stack = Board.stack("stack", root: "s0")
    #expect(found(Board.named(initial: "stack", [stack] + scenes)) == [])
    // Without a stack the first show presents, and so do all after it.
    #expect(found(Board.named(initial: "s0", scenes)).count == count - 1)
  }

  @Test("Thousands of scenes that each lead back to all before them end soon")
  func chainOfBacks() {
    let count = 3000
    let scenes = (0..<count).map { place in
      Board.scene(
        "s\(place)",
        (place + 1 < count ? [Board.segue(.present, "s\(place + 1)", id: "on\(place)")] : [])
          + (place > 0 ? [Board.segue(.present, "s\(place / 2)", id: "back\(place)")] : []))
    }
    let lines = found(Board.named(initial: "s0", scenes))
    #expect(lines.count == count - 1)
    #expect(lines.allSatisfy { $0.contains("shown-again back") })
  }

  @Test("A complete graph of two hundred scenes ends, with unwinds from all of them")
  func complete() {
    let names = (0..<200).map { "s\($0)" }
    let scenes = names.map { name in
      Board.scene(
        name, class: "C",
        names.map { Board.segue(.present, $0, id: "\(name)-\($0)") }
          + [Board.unwind("back:", to: "exit-\(name)", id: "u-\(name)")], exit: "exit-\(name)")
    }
    var facts = StoryboardFacts()
    facts.unwindActions = ["C": ["back:"]]
    let lines = found(Board.named(initial: "s0", scenes), facts: facts)
    #expect(lines.count { $0.hasPrefix("note unwind-answer") } == 200)
    // Only the first scene is on every way to the others.
    #expect(lines.count { $0.hasPrefix("warning shown-again") } == 199)
    #expect(lines.count == 399)
  }

  @Test("Thousands of popovers that point into another scene, and of references that lead nowhere")
  func manyFaults() {
    let count = 3000
    let popovers = (0..<count).map { Board.segue(.popover, "other", id: "p\($0)", anchor: "Away") }
    let references = (0..<count).map { Board.reference("r\($0)", identifier: "none\($0)") }
    let scenes = (0..<count).map { Board.scene("s\($0)", identifier: "name\($0)") }
    let board = Board.named(
      initial: "home",
      [
        Board.scene("home", popovers),
        Board.scene("other", class: "Other", views: [Board.button("Away")]),
      ] + references + scenes)
    let lines = found(board)
    #expect(lines.count { $0.hasPrefix("error popover-origin") } == count)
    #expect(lines.count { $0.hasPrefix("error reference-target") } == count)
  }

  // Following each of them round the ring takes many minutes.
  @Test(
    "References in a ring are each followed once", .timeLimit(.minutes(2)))
  func ringOfReferences() {
    let count = 3000
    let ring = (0..<count).map { place in
      Board.named(
        "F\(place)", initial: "r", [Board.reference("r", to: "F\((place + 1) % count)")])
    }
    let lines = StoryboardCheck(ring).findings().map(\.message)
    #expect(lines.count == count)
    #expect(lines.allSatisfy { $0.contains("leads back to itself") })
  }

  @Test("Twenty thousand popovers that point at bar items of their scene are all in order")
  func barItems() {
    let names = (0..<20_000).map { "b\($0)" }
    let items = names.map { InterfaceBarItem(id: $0, position: .start) }
    let segues = names.map { name in
      var segue = Board.segue(.popover, "other", id: name)
      segue.anchorBarItem = name
      return segue
    }
    let home = Board.scene("home", segues, items: items)
    #expect(
      found(Board.named(initial: "home", [home, Board.scene("other", class: "Other")])) == [])
  }

  @Test("A file without any way in is told once, however many scenes it has")
  func closed() {
    let scenes = (0..<20_000).map { Board.scene("s\($0)") }
    #expect(found(Board.named(scenes)) == ["warning no-initial-scene file"])
  }

  @Test("Unwinds by thousands of actions are followed up to a limit, which is told once")
  func manyActions() {
    let lines = found(Board.manyUnwinds, facts: Board.manyUnwindFacts)
      .filter { $0.contains("unwind-answer") }
    // Each action takes three steps for each of the 1000 scenes, twice; five million are made.
    let first = 5_000_000 / 6000 + 1
    #expect(lines == ["warning unwind-answer u0", "note unwind-answer u\(first)"])
  }

  @Test("Ten thousand unwinds by one action are all answered for", .timeLimit(.minutes(2)))
  func manyUnwinds() {
    let count = 10_000
    let board = Board.chain(count) {
      $0.isMultiple(of: 3) ? "A" : nil
    } action: { _ in
      "back:"
    }
    var facts = StoryboardFacts()
    facts.unwindActions = ["A": ["back:"]]
    let lines = found(board, facts: facts).filter { $0.contains("unwind-answer") }
    // The first has none below it, the next three one, and the others several.
    #expect(lines.first == "warning unwind-answer u0")
    #expect(lines.dropFirst().elementsEqual((4..<count).map { "note unwind-answer u\($0)" }))
  }

  @Test("Ten thousand tabs are one note")
  func tabs() {
    let names = (0..<10_000).map { "s\($0)" }
    let board = Board.named(
      initial: "tabs", [Board.tabs("tabs", names)] + names.map { Board.scene($0) })
    #expect(found(board) == ["note many-tabs tabs"])
  }

  @Test("Embeds in circles everywhere give a finding for each scene at most")
  func circles() {
    let names = (0..<60).map { "s\($0)" }
    let scenes = names.map { name in
      Board.scene(
        name,
        views: names.map {
          Board.view(
            "containerView", "v-\(name)-\($0)", .container,
            [Board.segue(.embed, $0, id: "\(name)-\($0)")])
        })
    }
    let lines = found(Board.named(initial: "s0", scenes))
    #expect(!lines.isEmpty)
    #expect(lines.count <= 60)
    #expect(lines.allSatisfy { $0.hasPrefix("error containment-cycle") })
  }

  @Test("Views inside views inside views do not exhaust the stack")
  func nesting() {
    var view = Board.button("Deep", [Board.segue(.present, "home")])
    for place in 0..<400 {
      var outer = Board.view("view", "v\(place)")
      outer.subviews = [view]
      view = outer
    }
    #expect(found(Board.named(initial: "home", [Board.scene("home", views: [view])])) == [])
  }

  @Test("Scenes without a controller, empty names and segues to themselves are borne")
  func oddities() {
    let empty = InterfaceScene(id: "nothing", position: .start)
    var nameless = Board.scene("home", identifier: "")
    nameless.controller?.title = ""
    #expect(found(Board.named(initial: "home", [empty, nameless])) == [])
    #expect(found(Board.named(initial: "nobody", [empty])) == ["error dangling-id nobody"])
  }
}
