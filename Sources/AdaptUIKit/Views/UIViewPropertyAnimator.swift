public import Foundation

/// Changes properties over time, when it is started. UIKit: `UIViewPropertyAnimator`.
///
/// Its animations run as those of `UIView.animate(withDuration:animations:completion:)` do: the
/// values change at once, and the completions run when the time is over. It is neither paused nor
/// scrubbed.
public final class UIViewPropertyAnimator {
  /// In simulated seconds.
  public let duration: TimeInterval
  /// Whether the time of its animations runs.
  public private(set) var isRunning = false
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []

  /// - Parameters:
  ///   - curve: How it looks; nothing of that is modelled.
  ///   - animations: Run when the animator is started.
  public init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.duration = duration
    if let animations { self.animations = [animations] }
  }

  /// - Parameters:
  ///   - ratio: How the spring swings; nothing of that is modelled.
  ///   - animations: Run when the animator is started.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) { self.init(duration: duration, curve: .easeInOut, animations: animations) }

  /// Makes an animator and starts it.
  @discardableResult
  public static func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval = 0,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(
      duration: duration, curve: .easeInOut, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  /// Adds changes; while the animator runs they are made at once, and last as long as the others.
  public func addAnimations(_ animation: @escaping () -> Void) {
    if isRunning { animation() } else { animations.append(animation) }
  }

  public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  public func startAnimation() { startAnimation(afterDelay: 0) }

  /// - Parameter delay: In simulated seconds.
  public func startAnimation(afterDelay delay: TimeInterval) {
    guard !isRunning else { return }
    isRunning = true
    UIView.animate(withDuration: duration, delay: delay) {
      // What one adds while it runs is made at once.
      let animations = animations
      self.animations = []
      for animation in animations { animation() }
    } completion: { [self] _ in
      isRunning = false
      let completions = completions
      self.completions = []
      for completion in completions { completion(.end) }
    }
  }
}

/// Where an animation stopped. UIKit: `UIViewAnimatingPosition`, with its raw values.
public enum UIViewAnimatingPosition: Int, Hashable, Sendable, CaseIterable {
  case end
  case start
  case current
}
