/// A node that lies beside others, in an order, and notes where it was found.
protocol Sibling: AnyObject {
  /// Where the node was found among its siblings; it may have moved on since.
  var lastPlace: Int { get set }
}

/// Where a node is among its siblings; nil when it is not one of them.
///
/// It is looked for at the ends and near where it was found last; where it is not, all places are
/// noted again, which many moves share.
///
/// - Complexity: O(1) for most moves, O(n) at worst.
func place<Node: Sibling>(of node: Node, in siblings: [Node]) -> Int? {
  let last = siblings.count - 1
  guard last >= 0 else { return nil }
  if siblings[last] === node { return last }
  if siblings[0] === node { return 0 }
  let start = min(node.lastPlace, last)
  for index in stride(from: start, through: max(0, start - 64), by: -1)
  where siblings[index] === node {
    return index
  }
  for (index, sibling) in siblings.enumerated() { sibling.lastPlace = index }
  let place = node.lastPlace
  return place <= last && siblings[place] === node ? place : nil
}
