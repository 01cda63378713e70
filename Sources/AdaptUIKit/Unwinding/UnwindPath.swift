import AdaptCore
import AdaptRules

/// The way from the source of an unwind to its destination: out of what holds the source, by
/// parents and presenters, and into what holds the destination.
struct UnwindPath {
  /// From the source to the controller that holds both.
  let up: [UIViewController]
  /// From that controller to the destination.
  let down: [UIViewController]
  let way: Decision<UnwindWay.Way>

  /// Nil where nothing holds both.
  ///
  /// - Complexity: O(depth).
  init?(from source: UIViewController, to destination: UIViewController) {
    let fromSource = source.waysOut
    let fromDestination = destination.waysOut
    var places: [ObjectIdentifier: Int] = [:]
    for (place, controller) in fromDestination.enumerated() {
      places[ObjectIdentifier(controller)] = place
    }
    guard let top = fromSource.firstIndex(where: { places[ObjectIdentifier($0)] != nil }),
      let place = places[ObjectIdentifier(fromSource[top])]
    else { return nil }
    up = Array(fromSource[...top])
    down = fromDestination[...place].reversed()
    way = UnwindWay.decide(
      links: fromSource[..<top].map { $0.parentLink == nil ? .presented : .child })
  }

  /// A container on the way, and the controller that comes next.
  struct Step {
    let container: UIViewController
    let next: UIViewController

    /// Whether the one still leads to the other.
    var holds: Bool {
      next.parentLink === container || container.parentLink === next
        || next.presentedIn?.presenter === container
    }

    /// Whether a container of the app's leaves the child hidden that comes next (R116).
    var showsNothing: Bool {
      guard next.parentLink === container, !container.showsControllersForUnwinding,
        let around = container.viewIfLoaded
      else { return false }
      return !(next.viewIfLoaded?.isDescendant(of: around) ?? false)
    }
  }

  /// What is told after the dismissal, in order.
  var steps: [Step] {
    way.value.up.map { Step(container: up[$0], next: up[$0 + 1]) }
      + zip(down, down.dropFirst()).map { Step(container: $0, next: $1) }
  }
}

extension UIViewController {
  /// What the controller lies in or over, itself first: by its parent, else by who presents it.
  ///
  /// - Complexity: O(depth).
  fileprivate var waysOut: [UIViewController] {
    var out = [self]
    while let next = out[out.count - 1].parentLink ?? out[out.count - 1].presentedIn?.presenter {
      out.append(next)
    }
    return out
  }
}
