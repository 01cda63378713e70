/// Which of the things that a container passes on reach which of its children.
public struct ContainerConformance: Hashable, Sendable {
  /// What a container passes on to its children.
  public enum Matter: String, Hashable, Sendable, CaseIterable {
    /// The callbacks when the container is covered and uncovered.
    case appearance
    /// `viewWillTransition(to:with:)`, for a child whose size changes.
    case size
    /// New traits, and the calls around them.
    case traits
    /// Whether the child's orientations count.
    case orientation
    /// The safe area, for a child that reaches to an edge of the container.
    case safeArea
    /// Whether an unwind segue finds the child.
    case unwind
  }

  /// What came of one matter for one child.
  public enum Reach: String, Hashable, Sendable, CaseIterable {
    case reached
    /// Nothing came, though it was due.
    case missing
    /// Some of the calls came, or they told something else than what happened.
    case incomplete
    /// Calls came more than once, or out of balance.
    case repeated
    /// Nothing was due.
    case notDue
    /// Nothing was due, since the child's view is not in the container's view.
    case hidden
    case notExamined
  }

  /// One child, and what reached it.
  public struct Child: Hashable, Sendable {
    public let name: String
    private let results: [Reach]

    public init(name: String, results: (Matter) -> Reach) {
      self.name = name
      self.results = Matter.allCases.map(results)
    }

    public subscript(matter: Matter) -> Reach {
      results[Matter.allCases.firstIndex(of: matter) ?? 0]
    }
  }

  public let container: String
  /// In the container's order.
  public let children: [Child]

  public init(container: String, children: [Child]) {
    self.container = container
    self.children = children
  }

  /// Whether some matter reached every child that it was due for, wherever it was examined.
  public func passesOn(_ matter: Matter) -> Bool {
    children.allSatisfy { child in
      switch child[matter] {
      case .reached, .notDue, .hidden, .notExamined: true
      case .missing, .incomplete, .repeated: false
      }
    }
  }
}
