import AdaptCore

/// What a report calls each node of a trace.
///
/// The name the app or the script gave; else the class, with the node's ordinal where several
/// nodes share it. Two nodes of one name get their ids behind it.
struct NodeNames {
  private let names: [NodeID: String]

  init(_ trace: Trace) {
    let nodes = trace.allNodes
    var holders: [String: Int] = [:]
    for node in nodes { holders[node.word, default: 0] += 1 }
    var names: [NodeID: String] = [:]
    for node in nodes where !node.word.isEmpty {
      let isShared = holders[node.word, default: 0] > 1
      names[node.id] =
        switch (isShared, node.name) {
        case (false, _): node.word
        case (true, nil): "\(node.word)#\(node.id.ordinal)"
        case (true, .some): "\(node.word) (\(node.id))"
        }
    }
    self.names = names
  }

  /// The node's name; its bare id where nothing is known of it.
  subscript(node: NodeID) -> String { names[node] ?? node.description }
}

extension NodeDescription {
  fileprivate var word: String { (name ?? type).printable }
}
