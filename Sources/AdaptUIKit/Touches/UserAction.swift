import AdaptCore
import AdaptRules
import Foundation

/// Something that a person can do now, in words to repeat it by.
public struct UserAction: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    /// The use of a target.
    case target(UserTarget.Kind)
    /// A gesture that is made on no target.
    case gesture
  }

  /// What to write for it: `tap Settings`, `swipe down`.
  public let words: String
  public let kind: Kind
  /// The controller whose screen it is part of; nil where there is none.
  public let place: String?
  public let leads: [UserTarget.Lead]
}

extension Simulation {
  /// All that a person can do now: first what can be tapped, in the order of ``targets``, then the
  /// gestures that go back or close what is presented.
  ///
  /// Nobody of the app is asked: a delegate may still refuse.
  ///
  /// - Complexity: O(n²) in the targets that share a name, else O(n log n) in the views.
  public var userActions: [UserAction] {
    guard !isInBackground else { return [] }
    let targets = targets.filter(\.isReachable)
    var counts: [[String: Int]] = UserTarget.Names().ranks.map { _ in [:] }
    for target in targets {
      for (rank, names) in target.names.ranks.enumerated() {
        for name in Set(names) { counts[rank][name, default: 0] += 1 }
      }
    }
    let taps = targets.map { target in
      UserAction(
        words: target.verb + " " + target.uniqueName(counts), kind: .target(target.kind),
        place: target.place, leads: target.leads)
    }
    return taps + gestures
  }

  private var gestures: [UserAction] {
    func gesture(_ words: String, on place: UIViewController?) -> UserAction {
      UserAction(words: words, kind: .gesture, place: place.map(name), leads: [.own])
    }
    let top = windowScene.topmostController
    var gestures: [UserAction] = []
    if let stack = topmost(UINavigationController.self)?.backStack, stack.mayBeSwiped {
      gestures.append(gesture("edge swipe", on: stack))
    }
    if let ways = waysOut()?.value {
      if ways.contains(.swipe) { gestures.append(gesture("swipe down", on: top)) }
      if ways.contains(.tapOutside) { gestures.append(gesture("tap outside", on: top)) }
    }
    return gestures
  }
}

extension UserTarget {
  fileprivate var verb: String { typing == nil ? "tap" : "type into" }

  /// The best name that no other target has at the same rank, nor at a better one.
  fileprivate func uniqueName(_ counts: [[String: Int]]) -> String {
    for (rank, names) in names.ranks.enumerated() {
      for name in names where counts[rank][name] == 1 {
        if !counts[..<rank].contains(where: { $0[name] != nil }) { return name }
      }
    }
    return names.best ?? kind.rawValue
  }
}

extension UINavigationController {
  /// Whether a swipe from the edge goes back, as far as can be told without asking the app.
  fileprivate var mayBeSwiped: Bool {
    var facts = EdgeSwipe.Facts()
    facts.isEnabled = popGesture.isEnabled
    facts.hasItemBelow = stack.count > 1
    facts.isMoving = transition != nil || appearance.state != .appeared
    facts.isBarHidden = barStack.barIsHidden
    facts.showsBack = BarItems.showsBack(leftSide).value
    return EdgeSwipe.decide(facts).value
  }
}
