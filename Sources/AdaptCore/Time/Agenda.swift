/// What is due when: the entry with the earliest instant comes first, and of two with the same
/// instant the one that was asked for first.
///
/// - Complexity: O(log n) to add and to take.
public struct Agenda<Element> {
  @usableFromInline
  struct Entry {
    @usableFromInline var due: SimulatedInstant
    @usableFromInline var sequence: UInt64
    @usableFromInline var element: Element

    @inlinable
    init(due: SimulatedInstant, sequence: UInt64, element: Element) {
      self.due = due
      self.sequence = sequence
      self.element = element
    }

    @inlinable
    static func < (a: Self, b: Self) -> Bool { (a.due, a.sequence) < (b.due, b.sequence) }
  }

  @usableFromInline var heap: [Entry] = []
  @usableFromInline var sequence: UInt64 = 0

  @inlinable
  public init() {}

  @inlinable
  public var isEmpty: Bool { heap.isEmpty }
  @inlinable
  public var count: Int { heap.count }

  /// When the first entry is due; nil when there is none.
  @inlinable
  public var nextDue: SimulatedInstant? { heap.first?.due }

  @inlinable
  public mutating func add(_ element: Element, due: SimulatedInstant) {
    heap.append(Entry(due: due, sequence: sequence, element: element))
    sequence += 1
    siftUp(heap.count - 1)
  }

  /// Takes the first entry out; nil when there is none.
  @inlinable
  public mutating func takeFirst() -> (due: SimulatedInstant, element: Element)? {
    guard let first = heap.first else { return nil }
    let last = heap.removeLast()
    if !heap.isEmpty {
      heap[0] = last
      siftDown(0)
    }
    return (first.due, first.element)
  }

  @inlinable
  public mutating func removeAll() { heap.removeAll() }

  @inlinable
  mutating func siftUp(_ start: Int) {
    var child = start
    while child > 0 {
      let parent = (child - 1) / 2
      guard heap[child] < heap[parent] else { return }
      heap.swapAt(child, parent)
      child = parent
    }
  }

  @inlinable
  mutating func siftDown(_ start: Int) {
    var parent = start
    while true {
      var least = parent
      for child in 2 * parent + 1...2 * parent + 2 where child < heap.count {
        if heap[child] < heap[least] { least = child }
      }
      guard least != parent else { return }
      heap.swapAt(parent, least)
      parent = least
    }
  }
}
