import AdaptCore

/// What a report calls each node of a trace.
///
/// The name the app or the script gave; else the class, with the node's ordinal where several
/// nodes share it. Two nodes of one name get their ids behind it; presentation controllers that
/// take turns for one controller get their styles, `modal.pc (fullScreen)`.
struct NodeNames {
  private let names: [NodeID: String]
  /// The nodes of UIKit's own classes to which nobody gave a name.
  private let nameless: Set<NodeID>
  private let alerts: Set<NodeID>
  /// The segues of documents, with the lines where they stand.
  private let segues: [NodeID: String]

  init(_ trace: Trace) {
    let nodes = trace.allNodes
    var holders: [String: Int] = [:]
    for node in nodes { holders[node.word, default: 0] += 1 }
    let controllersShare = nodes.contains {
      $0.id.kind == .presentationController && holders[$0.word, default: 0] > 1
    }
    // They cost a walk through the events.
    var names =
      controllersShare
      ? PresentationControllerNames(trace) { holders[$0, default: 0] > 1 }.names : [:]
    for node in nodes where !node.word.isEmpty && names[node.id] == nil {
      let isShared = holders[node.word, default: 0] > 1
      names[node.id] =
        switch (isShared, node.name) {
        case (false, _): node.word
        case (true, nil): "\(node.word)#\(node.id.ordinal)"
        case (true, .some): "\(node.word) (\(node.id))"
        }
    }
    self.names = names
    alerts = Set(nodes.filter { $0.type == "UIAlertController" }.map(\.id))
    segues = Dictionary(
      nodes.lazy.filter { $0.id.kind == .segue }.compactMap { segue in
        segue.place.map { (segue.id, "\(segue.word) (\($0.printable.fileName))") }
      },
      uniquingKeysWith: { $1 })
    nameless = Set(nodes.filter { $0.name == nil && $0.type.hasPrefix("UI") }.map(\.id))
  }

  /// Whether the node has a name of its own, or is of a class of the app's.
  func isNamed(_ node: NodeID) -> Bool { !nameless.contains(node) }

  /// How a presentation looks beside what was asked for. An alert asked for no style.
  ///
  /// - Parameters:
  ///   - asked: The style that was asked for, in words.
  ///   - suffix: What else there is to say of the form.
  func shown(
    _ node: NodeID, asked: String, as style: UIModalPresentationStyle, _ suffix: String = ""
  ) -> String {
    guard asked == "\(style)" else { return "asked \(asked), shown \(style)\(suffix)" }
    let isAlert = style == .custom && alerts.contains(node)
    return isAlert ? "shown as an alert" : "shown as asked, \(style)\(suffix)"
  }

  /// The node's name; its bare id where nothing is known of it.
  subscript(node: NodeID) -> String { names[node] ?? node.description }
}

extension NodeNames {
  /// The node's name; that of a document's segue with the place of its line.
  func placed(_ node: NodeID) -> String { segues[node] ?? self[node] }

  /// The names of several nodes, of many the first: `a, b and 3 more`.
  func list(_ nodes: [NodeID], upTo limit: Int) -> String {
    let all = nodes.prefix(limit).map { self[$0] }.joined(separator: ", ")
    return nodes.count > limit ? "\(all) and \(nodes.count - limit) more" : all
  }
}

extension NodeDescription {
  /// What a node is called as long as no other is called the same.
  var word: String { (name ?? type).printable }
}

extension String {
  /// What stands behind the last slash.
  fileprivate var fileName: String { split(separator: "/").last.map(String.init) ?? self }
}
