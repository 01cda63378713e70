import Foundation

/// A run of packed events in one piece of memory; no event straddles two chunks.
struct TraceChunk: Sendable {
  /// In words: the longest event fits, and an idle run stays small.
  static let capacity = 0x1_0000 + 0x1000

  /// The place of the first event in the trace.
  private(set) var first: Int
  var count = 0
  var words = ContiguousArray<UInt64>()

  init(first: Int) { self.first = first }

  mutating func empty(first: Int) {
    self.first = first
    count = 0
    words.removeAll(keepingCapacity: true)
  }

  /// The nodes that were released, read from the heads of the events alone.
  var releasedNodes: [NodeID] {
    var nodes: [NodeID] = []
    var position = 0
    while position < words.count {
      let head = words[position]
      if head >> 56 == UInt64(EventCode.released.rawValue) {
        nodes.append(NodeID(rawValue: UInt32(truncatingIfNeeded: head)))
      }
      position += EventWords.headWords + Int(words[position + 1] & 0xFFFF)
    }
    return nodes
  }

  func events(strings: [UInt64: String]) -> EventReader {
    EventReader(words: words, sequence: first, strings: strings)
  }
}
