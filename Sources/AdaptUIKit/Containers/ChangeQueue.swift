import AdaptCore

/// Makes the changes of a container one after the other: what the app's code asks for in the middle
/// of one comes after it.
final class ChangeQueue {
  /// Whether a change is being made.
  private(set) var isChanging = false
  private var isCatchingUp = false
  private var waiting: [() -> Void] = []

  /// Keeps a change for later if one is being made.
  func waits(_ change: @escaping () -> Void) -> Bool {
    guard isChanging else { return false }
    waiting.append(change)
    return true
  }

  /// Makes a change, then those that came in the middle of it. A part of a change that is being
  /// made is made with it.
  ///
  /// - Parameter giveUp: Called when changes go on to lead to changes; the rest is not made.
  func make(_ change: () -> Void, giveUp: () -> Void) {
    if isChanging { return change() }
    isChanging = true
    change()
    isChanging = false
    guard !isCatchingUp else { return }
    isCatchingUp = true
    defer { isCatchingUp = false }
    var count = 0
    while !waiting.isEmpty {
      count += 1
      guard count < Limits.changesInside else {
        waiting = []
        return giveUp()
      }
      waiting.removeFirst()()
    }
  }
}

extension UIViewController {
  /// Whether a child can take a step of a change of this container's children.
  ///
  /// The app's code may have taken the container out of the window in between, and the children
  /// with it.
  func allows(_ callback: Callback, of child: UIViewController) -> Bool {
    switch callback {
    case .viewWillAppear: isVisible && !child.isVisible
    case .viewDidAppear: appearance.state == .appeared && child.appearance.state == .appearing
    case .viewWillDisappear: child.isVisible
    case .viewDidDisappear: child.appearance.state == .disappearing
    default: true
    }
  }
}
