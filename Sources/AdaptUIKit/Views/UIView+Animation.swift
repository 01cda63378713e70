import AdaptCore
public import Foundation

extension UIView {

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

  /// Changes properties as a spring would: here as `animate` without one does.
  ///
  /// - Parameters:
  ///   - dampingRatio: How the spring swings; nothing of that is modelled.
  ///   - velocity: How fast it begins; nothing of that is modelled.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: delay, options: options, animations: animations,
      completion: completion)
  }

  /// Changes what a view shows over time: here as `animate` does, on whichever view.
  public static func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, options: options, animations: animations ?? {},
      completion: completion)
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
