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
    let counts = NameCounts(targets)
    return targets.map { UserAction($0, counts) } + gestures
  }

  private var gestures: [UserAction] {
    func gesture(_ words: String, on place: UIViewController?) -> UserAction {
      UserAction(words: words, kind: .gesture, place: place.map(name), leads: [.own])
    }
    let top = windowScene.topmostController
    var gestures: [UserAction] = []
    if let split = topmost(UISplitViewController.self, where: { !$0.isCollapsed }),
      isTouchable(split)
    {
      gestures += columnGestures(of: split).map { gesture($0, on: split) }
    }
    if let pages = topmost(UIPageViewController.self), isTouchable(pages) {
      gestures += pages.turns.map { gesture($0, on: pages) }
    }
    if let stack = topmost(UINavigationController.self)?.backStack, stack.mayBeSwiped {
      gestures.append(gesture("edge swipe", on: stack))
    }
    if let ways = waysOut()?.value {
      if ways.contains(.swipe) { gestures.append(gesture("swipe down", on: top)) }
      if ways.contains(.tapOutside) { gestures.append(gesture("tap outside", on: top)) }
    }
    if let sheet = windowScene.keyWindow?.presentations.last, sheet.isAtRest,
      let controller = sheet.controller as? UISheetPresentationController,
      controller.grabber?.value != nil
    {
      gestures.append(gesture("tap grabber", on: sheet.presented))
    }
    return gestures
  }

  /// Whether a finger reaches a container.
  private func isTouchable(_ container: UIViewController) -> Bool {
    container.viewIfLoaded.map { canTouch($0) } ?? false
  }

  /// What swipes and taps on a split view lead to another display mode.
  private func columnGestures(of split: UISplitViewController) -> [String] {
    guard split.columnTransition == nil else { return [] }
    var words: [String] = []
    if split.presentsWithGesture {
      if split.usualMode(after: .reveal) != nil { words.append("show primary") }
      if split.usualMode(after: .dismiss) != nil { words.append("hide primary") }
      // In the classic style the button is where the app has put it, if anywhere.
      if split.style != .unspecified, split.usualMode(after: .button) != nil {
        words.append("tap display mode")
      }
    }
    if split.dimsSecondary, split.usualMode(after: .dismiss) != nil { words.append("tap beside") }
    return words
  }
}

extension UISplitViewController {
  /// The display mode that an action leads to, another one than now, if the delegate does not
  /// choose.
  fileprivate func usualMode(after action: SplitActionMode.Action) -> DisplayMode? {
    let mode = SplitActionMode.decide(
      action, in: splitSpace, mode: displayMode, behavior: behavior
    ).value
    return mode == displayMode ? nil : mode
  }
}

extension UIPageViewController {
  /// The turns that a finger may make, as far as can be told without asking the data source: none
  /// where nobody can be asked, or where it has said that there is no page that way.
  fileprivate var turns: [String] {
    guard dataSource != nil, appearance.state == .appeared, turn == nil, !pages.isEmpty else {
      return []
    }
    let ways: [(PageNavigationDirection, String)] = [
      (.forward, "swipe page"), (.reverse, "swipe page reverse"),
    ]
    return ways.filter { neighbours[$0.0]?.isEmpty != true }.map(\.1)
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
