public import AdaptCore
public import AdaptRules

/// Something that a person may look for here and that no finger reaches now.
public struct BlockedAction: Hashable, Sendable {
  /// The use of it; a step with its words is a finding.
  public let action: UserAction
  /// What is in the way (rule `touches.reach`).
  public let obstacle: Decision<TouchReach.Obstacle?>
}

extension Simulation {
  /// What cannot be touched now, with what is in the way of each, in the order of ``targets``.
  ///
  /// What a split view keeps in a hidden column is among it once that column's view is loaded.
  ///
  /// - Complexity: O(n log n) in the views of the window.
  public var blockedActions: [BlockedAction] {
    guard !isInBackground else { return [] }
    let targets = targets
    let counts = NameCounts(targets)
    return targets.filter { !$0.isReachable }.map {
      BlockedAction(action: UserAction($0, counts), obstacle: $0.obstacle)
    }
  }
}

/// How many targets have each name, by its rank.
struct NameCounts {
  private var counts: [[String: Int]] = UserTarget.Names().ranks.map { _ in [:] }

  init(_ targets: [UserTarget]) {
    for target in targets {
      for (rank, names) in target.names.ranks.enumerated() {
        for name in Set(names) { counts[rank][name, default: 0] += 1 }
      }
    }
  }

  /// The best name that no other target has at the same rank, nor at a better one.
  func uniqueName(of target: UserTarget) -> String {
    for (rank, names) in target.names.ranks.enumerated() {
      for name in names where counts[rank][name] == 1 {
        if !counts[..<rank].contains(where: { $0[name] != nil }) { return name }
      }
    }
    return target.names.best ?? target.kind.rawValue
  }
}

extension UserAction {
  /// - Parameter counts: The names of everything that it has to be told from.
  init(_ target: UserTarget, _ counts: NameCounts) {
    let verb = target.typing == nil ? "tap" : "type into"
    self.init(
      words: "\(verb) \(counts.uniqueName(of: target))", kind: .target(target.kind),
      place: target.place, leads: target.leads)
  }
}
