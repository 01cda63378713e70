import AdaptCore
import AdaptDocuments
import AdaptRandom
import AdaptRules
import Testing

@Suite("Segues that make a scene again in place of going back to it")
struct ShownAgainTests {
  private let stack = Board.stack("stack", root: "map")
  private let map = Board.scene("map", [Board.segue(.show, "level")])

  private func level(_ segue: InterfaceSegue) -> InterfaceScene {
    Board.scene("level", views: [Board.button("Map", [segue])])
  }

  @Test(
    "A way back to the first scene piles it up (rsnt-really-simple-note-taking-ios issue 1, powerup-iOS pull request 15)",
    arguments: [InterfaceSegue.Kind.show, .push, .present, .modal])
  func first(kind: InterfaceSegue.Kind) {
    let map = Board.scene("map", [Board.segue(kind, "level")])
    let board = Board.named(initial: "stack", [stack, map, level(Board.segue(kind, "map"))])
    #expect(found(board).filter { $0.contains("shown-again") } == ["warning shown-again to-map"])
    let start = messages(board).firstIndex { $0.contains("makes another") } ?? 0
    #expect(
      messages(board)[start].hasPrefix("button 'Map' of 'level' makes another 'map' on top of"))
    let finding = StoryboardCheck([board]).findings()[start]
    #expect(finding.related.map(\.words) == ["'map' is on every way here"])
  }

  @Test("So does a way back to the container around it, or to a scene in the middle, less surely")
  func others() {
    let whole = Board.named(
      initial: "tabs",
      [
        Board.tabs("tabs", ["stack"]), stack, map, level(Board.segue(.present, "tabs")),
      ])
    #expect(found(whole) == ["warning shown-again to-tabs"])
    let middle = Board.named(
      initial: "stack",
      [
        stack, map, Board.scene("level", [Board.segue(.show, "score")]),
        Board.scene("score", views: [Board.button("Again", [Board.segue(.show, "level")])]),
      ])
    #expect(found(middle) == ["note shown-again to-level"])
  }

  @Test("A show that is to go back is told as that, and not for what is above it")
  func bareShow() {
    let map = Board.scene("map", [Board.segue(.present, "level")])
    let board = Board.named(initial: "map", [map, level(Board.segue(.show, "map"))])
    #expect(found(board) == ["warning shown-again to-map"])
  }

  @Test("An unwind goes back, and a scene that need not be there already is no second one")
  func fine() {
    let exits = Board.scene(
      "level", [Board.unwind("backToMap:", to: "exit")], exit: "exit")
    #expect(found(Board.named(initial: "stack", [stack, map, exits])) == [])
    // The level comes from the list too.
    let ways = [Board.segue(.show, "level"), Board.segue(.show, "list")]
    let list = Board.scene("list", [Board.segue(.show, "level")])
    let back = level(Board.segue(.show, "list"))
    #expect(
      found(Board.named(initial: "stack", [stack, Board.scene("map", ways), list, back])) == [])
    // Code may make the level anywhere.
    let named = Board.scene("level", identifier: "level", [Board.segue(.show, "map")])
    #expect(found(Board.named(initial: "stack", [stack, map, named])) == [])
  }

  @Test("What shows others of its kind is meant: a scene itself, and rows")
  func recursion() {
    let own = Board.scene("level", [Board.segue(.show, "level")])
    #expect(found(Board.named(initial: "stack", [stack, map, own])) == [])
    var table = InterfaceTable()
    table.prototypes = [
      Board.view(
        "tableViewCell", "row",
        .tableCell(
          {
            var cell = InterfaceCell()
            cell.reuseIdentifier = "row"
            return cell
          }()), [Board.segue(.show, "map")])
    ]
    let rows = Board.scene("level", views: [Board.view("tableView", "table", .table(table))])
    #expect(found(Board.named(initial: "stack", [stack, map, rows])) == [])
  }

  @Test("Of what the app's own segue classes do nothing is claimed, neither here nor on the way")
  func customClasses() {
    let slide = Board.segue(.show, "map", class: "Slide")
    #expect(found(Board.named(initial: "stack", [stack, map, level(slide)])) == [])
    let replaced = Board.scene("map", [Board.segue(.custom, "level", class: "FrontSegue")])
    let board = Board.named(
      initial: "stack", [stack, replaced, level(Board.segue(.present, "map"))])
    #expect(found(board) == [])
  }
}

@Suite("Scenes that every way goes through")
struct SceneDominatorTests {
  @Test("A scene is on every way to another if the other cannot be reached without it")
  func random() {
    var random = SplitMix(seed: 20)
    for _ in 0..<300 {
      let count = 2 + random.next(below: 8)
      let next = (0..<count).map { _ in
        (0..<random.next(below: 4)).map { _ in random.next(below: count) }
      }
      let entries = (0...random.next(below: 2)).map { _ in random.next(below: count) }
      let scenes = next.enumerated().map { scene, targets in
        Board.scene(
          "s\(scene)",
          targets.enumerated().map { Board.segue(.show, "s\($1)", id: "\(scene)-\($0)") })
      }
      let graph = StoryboardGraph(InterfaceProject([Board.named(scenes)]))
      let ways = SceneDominators(graph, from: entries) { _ in true }
      for scene in 0..<count {
        for other in 0..<count {
          let expected =
            reached(from: entries, next).contains(scene)
            && !reached(from: entries, next, without: other).contains(scene)
          #expect(ways.isOnEveryWay(other, to: scene) == expected, "\(entries) \(next)")
        }
      }
    }
  }

  private func reached(from entries: [Int], _ next: [[Int]], without left: Int? = nil) -> Set<Int> {
    var reached = Set(entries.filter { $0 != left })
    var open = Array(reached)
    while let scene = open.popLast() {
      for target in next[scene] where target != left && reached.insert(target).inserted {
        open.append(target)
      }
    }
    return reached
  }
}
