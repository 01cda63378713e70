/// Which scenes every way to a scene goes through.
///
/// The algorithm is that of Lengauer and Tarjan, with path compression and without recursion:
/// documents made in code may be as large as they like.
package struct SceneDominators {
  /// When the walk of the tree comes to a scene, and when it leaves it and all below; nil for one
  /// that no way leads to.
  private let spans: [Range<Int>?]

  /// - Parameters:
  ///   - entries: The scenes that ways begin at.
  ///   - follows: Which ways count.
  /// - Complexity: O(n log n) in the scenes and the ways.
  package init(
    _ graph: StoryboardGraph, from entries: [Int], where follows: (StoryboardWay) -> Bool
  ) {
    let next = graph.scenes.indices.map { scene in
      graph.outgoing[scene].compactMap { place in
        follows(graph.ways[place]) ? graph.ways[place].target : nil
      }
    }
    spans = Self.spans(of: FlowTree(next + [entries]).dominators)
  }

  /// Whether every way to a scene goes through another; each is on its own ways.
  package func isOnEveryWay(_ other: Int, to scene: Int) -> Bool {
    guard let outer = spans[other], let inner = spans[scene] else { return false }
    return outer.contains(inner.lowerBound)
  }

  /// - Parameter dominators: Of each node the nearest that is on every way; nil for the root, which
  ///   is the last, and for one that is not reached.
  private static func spans(of dominators: [Int?]) -> [Range<Int>?] {
    var below = [[Int]](repeating: [], count: dominators.count)
    for (node, dominator) in dominators.enumerated() {
      if let dominator { below[dominator].append(node) }
    }
    var spans = [Range<Int>?](repeating: nil, count: dominators.count)
    var count = 0
    var way = [(node: dominators.count - 1, next: 0, start: 0)]
    while let (node, next, start) = way.last {
      guard next < below[node].count else {
        count += 1
        spans[node] = start..<count
        way.removeLast()
        continue
      }
      way[way.count - 1].next += 1
      count += 1
      way.append((below[node][next], 0, count))
    }
    return spans
  }
}

/// A graph as it is walked from its last node, depth first.
private struct FlowTree {
  /// The nodes in the order of the walk, and the place of each in it.
  private var order: [Int] = []
  private var places: [Int?]
  /// By place: the node's parent, and the nodes that lead to it.
  private var parents: [Int] = []
  private var leading: [[Int]] = []

  init(_ next: [[Int]]) {
    places = [Int?](repeating: nil, count: next.count)
    let root = next.count - 1
    enter(root, from: 0)
    var way = [(place: 0, next: 0)]
    while let (place, step) = way.last {
      let targets = next[order[place]]
      guard step < targets.count else {
        way.removeLast()
        continue
      }
      way[way.count - 1].next += 1
      let target = targets[step]
      if places[target] == nil {
        way.append((order.count, 0))
        enter(target, from: place)
      }
      if let reached = places[target] { leading[reached].append(place) }
    }
  }

  private mutating func enter(_ node: Int, from parent: Int) {
    places[node] = order.count
    order.append(node)
    parents.append(parent)
    leading.append([])
  }

  /// Of each node the nearest that is on every way to it; nil for the root and what is not reached.
  var dominators: [Int?] {
    var semi = Array(order.indices)
    var forest = Forest(count: order.count)
    var nearest = [Int](repeating: 0, count: order.count)
    var waiting = [[Int]](repeating: [], count: order.count)
    for place in order.indices.dropFirst().reversed() {
      for other in leading[place] {
        semi[place] = min(semi[place], semi[forest.least(other, semi)])
      }
      waiting[semi[place]].append(place)
      forest.link(place, to: parents[place])
      for other in waiting[parents[place]] {
        let least = forest.least(other, semi)
        nearest[other] = semi[least] < semi[other] ? least : parents[place]
      }
      waiting[parents[place]] = []
    }
    var result = [Int?](repeating: nil, count: places.count)
    for place in order.indices.dropFirst() {
      if nearest[place] != semi[place] { nearest[place] = nearest[nearest[place]] }
      result[order[place]] = order[nearest[place]]
    }
    return result
  }

  /// The trees that are linked so far, with their paths compressed.
  private struct Forest {
    private var above: [Int?]
    private var best: [Int]

    init(count: Int) {
      above = [Int?](repeating: nil, count: count)
      best = Array(0..<count)
    }

    mutating func link(_ place: Int, to parent: Int) { above[place] = parent }

    /// The place with the least value on the path from one up to below its root.
    mutating func least(_ place: Int, _ semi: [Int]) -> Int {
      guard above[place] != nil else { return place }
      var path: [Int] = []
      var current = place
      while let up = above[current], above[up] != nil {
        path.append(current)
        current = up
      }
      for place in path.reversed() {
        guard let up = above[place] else { continue }
        if semi[best[up]] < semi[best[place]] { best[place] = best[up] }
        above[place] = above[up]
      }
      return best[place]
    }
  }
}
