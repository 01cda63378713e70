import AdaptCore
public import Foundation

extension UIView {
  /// How an animation looks. UIKit: `UIView.AnimationOptions`, of which no option is modelled.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }
  }

  /// Changes properties over time: the values change at once, as UIKit's model values do, and the
  /// completion runs when the time is over.
  ///
  /// Durations and delays are in simulated seconds. Outside a run, and while animations are
  /// disabled, the completion runs at once. Inside an interactive transition the time stands still
  /// until the gesture ends. UIKit: `animate(withDuration:delay:options:animations:completion:)`.
  ///
  /// - Parameters:
  ///   - options: How it looks; nothing of that is modelled.
  ///   - completion: Called once, with true.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    callNow(animations)
    guard let completion else { return }
    guard let run = Run.current, run.animationsEnabled else { return callNow { completion(true) } }
    let length = SimulatedDuration(seconds: max(0, delay) + max(0, duration))
    let end = { run.call(.animationCompletion, .flag(true), on: .run) { completion(true) } }
    if let held = run.heldTransition {
      held.hold(length, then: end)
    } else {
      run.schedule(after: length, end)
    }
  }

  /// Runs a block of the app's at once: one that animates inside of itself without end is stopped.
  private static func callNow(_ body: () -> Void) {
    if let run = Run.current {
      run.callUnrecorded(on: .run, body)
    } else {
      OutsideNesting.call(body)
    }
  }

  /// Runs `actions` with animations disabled: what they animate is there at once.
  public static func performWithoutAnimation(_ actions: () -> Void) {
    guard let run = Run.current else { return callNow(actions) }
    let outer = run.animationsEnabled
    run.animationsEnabled = false
    callNow(actions)
    run.animationsEnabled = outer
  }

  /// Whether animations take time now; never outside a run.
  public static var areAnimationsEnabled: Bool { Run.current?.animationsEnabled ?? false }

  public static func setAnimationsEnabled(_ enabled: Bool) {
    Run.current?.animationsEnabled = enabled
  }
}
