/// What is due when: the entry with the earliest instant comes first, and of two with the same
/// instant the one that was asked for first.
///
/// - Complexity: O(log n) to add and to take.
public struct Agenda<Element> {
  private struct Entry {
    var due: SimulatedInstant
    var sequence: UInt64
    var element: Element

    static func < (a: Self, b: Self) -> Bool { (a.due, a.sequence) < (b.due, b.sequence) }
  }

  private var heap: [Entry] = []
  private var sequence: UInt64 = 0

  public init() {}

  public var isEmpty: Bool { heap.isEmpty }
  public var count: Int { heap.count }

  /// When the first entry is due; nil when there is none.
  public var nextDue: SimulatedInstant? { heap.first?.due }

  public mutating func add(_ element: Element, due: SimulatedInstant) {
    heap.append(Entry(due: due, sequence: sequence, element: element))
    sequence += 1
    siftUp(heap.count - 1)
  }

  /// Takes the first entry out; nil when there is none.
  public mutating func takeFirst() -> (due: SimulatedInstant, element: Element)? {
    guard let first = heap.first else { return nil }
    let last = heap.removeLast()
    if !heap.isEmpty {
      heap[0] = last
      siftDown(0)
    }
    return (first.due, first.element)
  }

  public mutating func removeAll() { heap.removeAll() }

  private mutating func siftUp(_ start: Int) {
    var child = start
    while child > 0 {
      let parent = (child - 1) / 2
      guard heap[child] < heap[parent] else { return }
      heap.swapAt(child, parent)
      child = parent
    }
  }

  private mutating func siftDown(_ start: Int) {
    var parent = start
    while true {
      var least = parent
      for child in [2 * parent + 1, 2 * parent + 2] where child < heap.count {
        if heap[child] < heap[least] { least = child }
      }
      guard least != parent else { return }
      heap.swapAt(parent, least)
      parent = least
    }
  }
}
