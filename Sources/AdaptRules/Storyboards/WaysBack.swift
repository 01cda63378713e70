import AdaptDocuments

/// Which of the scenes with an action are below or around each scene on screen.
///
/// A scene that leads to another is below it, and the children that it is made with are beside it.
/// The scene itself counts only where another of it is: it shows itself, by whatever detour, or it
/// is there twice. A scene knows a few of the others: enough to name them, and to say that there
/// are more.
struct WaysBack {
  /// How many are told apart for each scene: one more than are named, and the scene itself.
  private static let most = named + 2
  /// How many may be named.
  static let named = 4

  /// By the places of scenes, in the order of their places.
  private var known: [Int: [Int]] = [:]
  private let itself: [Bool]
  /// How many ways were followed.
  private(set) var work = 0

  /// - Parameters:
  ///   - candidates: The scenes with the action, in the order of their places.
  ///   - itself: Which scenes have another of them below or beside them.
  ///   - follows: Which ways are looked at.
  /// - Complexity: O(n) in the scenes and the ways.
  init(
    to candidates: [Int], in graph: StoryboardGraph, itself: [Bool],
    where follows: (StoryboardWay) -> Bool
  ) {
    self.itself = itself
    // How many candidates each scene is known to be made with.
    var around: [Int: Int] = [:]
    for candidate in candidates {
      var containers: [Int] = []
      var pending = [candidate]
      var seen: Set<Int> = [candidate]
      // What has as many as are told apart has given them to all that lies beyond it.
      while let place = pending.popLast() {
        work += 1
        guard around[place, default: 0] < Self.most else { continue }
        around[place, default: 0] += 1
        containers.append(place)
        for way in graph.incoming[place] where graph.ways[way].segue.isContainment {
          work += 1
          if seen.insert(graph.ways[way].source).inserted { pending.append(graph.ways[way].source) }
        }
      }
      pending = containers
      seen = Set(containers)
      while let place = pending.popLast() {
        work += 1
        guard known[place, default: []].count < Self.most else { continue }
        known[place, default: []].append(candidate)
        for way in graph.outgoing[place] where follows(graph.ways[way]) {
          work += 1
          guard let target = graph.ways[way].target, seen.insert(target).inserted else { continue }
          pending.append(target)
        }
      }
    }
  }

  /// The scenes with the action that are below or around a scene: all of them, or more than are
  /// named.
  subscript(scene: Int) -> [Int] {
    (known[scene] ?? []).filter { $0 != scene || itself[scene] }
  }
}

extension StoryboardGraph {
  /// Which scenes have another of them below or beside them: they lead back to themselves, or are
  /// children in two places.
  ///
  /// - Complexity: O(n) in the scenes and the ways.
  func scenesBelowThemselves(where follows: (StoryboardWay) -> Bool) -> [Bool] {
    var found = scenesOnCycles(where: follows)
    for scene in scenes.indices
    where incoming[scene].count(where: { ways[$0].segue.isContainment }) > 1 {
      found[scene] = true
    }
    return found
  }

  /// Which scenes lead back to themselves: those in a strongly connected part of the graph that is
  /// more than one scene, or that has a way to itself.
  private func scenesOnCycles(where follows: (StoryboardWay) -> Bool) -> [Bool] {
    var isOnCycle = [Bool](repeating: false, count: scenes.count)
    // From 1 on, in the order in which scenes are met; the lowest that a scene leads back to.
    var order = [Int](repeating: 0, count: scenes.count)
    var lowest = order
    var isOpen = isOnCycle
    var open: [Int] = []
    var met = 0
    for start in scenes.indices where order[start] == 0 {
      var path: [(scene: Int, next: Int)] = [(start, 0)]
      while let (scene, next) = path.last {
        if next == 0 {
          met += 1
          order[scene] = met
          lowest[scene] = met
          open.append(scene)
          isOpen[scene] = true
        }
        guard next < outgoing[scene].count else {
          path.removeLast()
          if let above = path.last?.scene { lowest[above] = min(lowest[above], lowest[scene]) }
          guard lowest[scene] == order[scene], let first = open.lastIndex(of: scene) else {
            continue
          }
          for member in open[first...] {
            isOpen[member] = false
            if open.count - first > 1 { isOnCycle[member] = true }
          }
          open.removeSubrange(first...)
          continue
        }
        path[path.count - 1].next += 1
        let way = ways[outgoing[scene][next]]
        guard let target = way.target, follows(way) else { continue }
        if target == scene { isOnCycle[scene] = true }
        if order[target] == 0 {
          path.append((target, 0))
        } else if isOpen[target] {
          lowest[scene] = min(lowest[scene], order[target])
        }
      }
    }
    return isOnCycle
  }
}

extension StoryboardWay {
  /// Whether what it begins at stays below or beside what it shows: what the app's segue classes do
  /// is not known.
  var keepsSource: Bool {
    segue.isContainment
      || segue.customClass == nil && segue.kind != .custom && segue.kind != .replace
  }
}
