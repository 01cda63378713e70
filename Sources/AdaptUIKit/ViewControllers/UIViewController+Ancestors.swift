/// The way up from a controller: to its parent, and to who presents it. Code can give a presented
/// controller a parent as well; then both ways count, so that none leads back in a ring.
extension UIViewController {
  /// Whether the controller is `other`, or lies in it or over it by parents and presenters.
  ///
  /// - Complexity: O(depth), times the controllers on the way that have both.
  func lies(inOrOver other: UIViewController) -> Bool {
    var forks: [(controller: UIViewController, presenter: UIViewController)] = []
    var visited = 0
    var next: UIViewController? = self
    while true {
      while let current = next {
        if current === other { return true }
        let presenter = current.presentedIn?.presenter
        next = current.parentLink ?? presenter
        guard current.parentLink != nil, let presenter else { continue }
        // From a fork that was met before both ways are taken already.
        if forks.contains(where: { $0.controller === current }) { break }
        forks.append((current, presenter))
      }
      guard visited < forks.count else { return false }
      next = forks[visited].presenter
      visited += 1
    }
  }

  /// How many controllers this one is inside or over, itself counted, the longer way up.
  ///
  /// - Complexity: O(depth).
  var controllerDepth: Int {
    var depth = 0
    var controller: UIViewController? = self
    while let current = controller {
      let (parent, presenter) = (current.parentLink, current.presentedIn?.presenter)
      guard parent == nil || presenter == nil else {
        var known: [ObjectIdentifier: Int] = [:]
        return depth + current.depth(&known)
      }
      depth += 1
      controller = parent ?? presenter
    }
    return depth
  }

  /// The depth where ways meet again: each controller is counted once. The limit of depth bounds
  /// the recursion.
  private func depth(_ known: inout [ObjectIdentifier: Int]) -> Int {
    if let depth = known[ObjectIdentifier(self)] { return depth }
    let inside = parentLink?.depth(&known) ?? 0
    let over = presentedIn?.presenter.depth(&known) ?? 0
    let depth = max(inside, over) + 1
    known[ObjectIdentifier(self)] = depth
    return depth
  }
}
