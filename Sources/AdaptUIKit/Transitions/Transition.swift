import AdaptCore
import AdaptRules
import Foundation

/// One running change from what is shown to something else.
///
/// It is prepared, then it begins, its animations run, and it is completed once. What its owner
/// has to do at the end is in `finish`, what is told after that in `afterwards`.
final class Transition {
  let run: Run
  let coordinator: TransitionCoordinator
  private(set) lazy var context = TransitionContext(transition: self)
  var animator: (any UIViewControllerAnimatedTransitioning)?
  var interactor: (any UIViewControllerInteractiveTransitioning)?
  /// The controllers that can start nothing else until this is over.
  @exclusivity(unchecked) private(set) var participants: [UIViewController] = []
  /// Whether a finger turns a page by it.
  var isPageSwipe = false
  /// Sends the last calls of the transition; its argument tells whether it arrived.
  var finish: (Bool) -> Void = { _ in }
  /// Runs after the coordinator's completions and the requests that waited.
  var afterwards: (Bool) -> Void = { _ in }
  @exclusivity(unchecked) private var waiting: [Work] = []
  @exclusivity(unchecked) private var held: [(length: SimulatedDuration, end: () -> Void)] = []
  private var hasDuration = false
  private var isCompleted = false
  private var isReported = false

  init(run: Run, animated: Bool) {
    self.run = run
    coordinator = TransitionCoordinator(run: run)
    coordinator.isAnimated = animated && run.animationsEnabled
    coordinator.transition = self
  }

  deinit { coordinator.transition = nil }

  func include(_ controllers: [UIViewController]) {
    participants = controllers
    for controller in controllers { controller.coordinator = coordinator }
  }
}

extension Transition {
  /// Leaves the block that asked for it: from now on requests to its participants wait.
  ///
  /// - Parameter duration: How long it takes unless an app's animator says.
  func begin(lasting duration: SimulatedDuration) {
    coordinator.begin()
    run.activeTransitions.append(self)
    if animator == nil { last(coordinator.isAnimated ? duration : .zero) }
  }

  /// Asks an app's animator for its duration, once: when a callback reads it, else right before
  /// the animation (O009).
  func askDuration() {
    guard !hasDuration, let animator else { return }
    hasDuration = true
    var seconds: TimeInterval = 0
    call(.transitionDuration) { seconds = animator.transitionDuration(using: context) }
    last(SimulatedDuration(seconds: seconds))
  }

  private func last(_ duration: SimulatedDuration) {
    hasDuration = true
    coordinator.duration = duration
    run.recorder.record(.transitionBegan(duration: duration), on: coordinator.id)
  }

  /// Runs the animations: an app's animator, its interaction controller, or time.
  func animate() {
    askDuration()
    coordinator.runAlongside()
    if let interactor, animator != nil, interactor.wantsInteractiveStart {
      startInteraction()
      call(.startInteractiveTransition) { interactor.startInteractiveTransition(context) }
    } else if let animator {
      callAnimator(animator)
    } else if !coordinator.isInteractive {
      endAfter(coordinator.duration)
    }
  }

  /// Lets a gesture take over, with or without an interaction controller of the app's.
  func startInteraction() {
    coordinator.initiallyInteractive = true
    coordinator.isInteractive = true
  }

  /// Runs the animator with its animations held back until the gesture ends.
  func animateHeld() {
    guard let animator else { return }
    let outer = run.heldTransition
    run.heldTransition = self
    callAnimator(animator)
    run.heldTransition = outer
  }

  /// Calls an animator. What it puts on screen hears that it is appearing afterwards, since it sets
  /// frames once the view is in (rule `appearance.is-appearing`); a layout it asks for is sooner.
  private func callAnimator(_ animator: any UIViewControllerAnimatedTransitioning) {
    run.animatorDepth += 1
    call(.animateTransition) { animator.animateTransition(using: context) }
    run.animatorDepth -= 1
    for controller in participants { controller.isAppearingIfInWindow() }
  }

  func hold(_ length: SimulatedDuration, then end: @escaping () -> Void) {
    held.append((length, end))
  }

  /// Ends the gesture: handlers hear of it, then the rest of the animation runs (O066).
  func endInteraction(cancelled: Bool) {
    guard coordinator.isInteractive else { return }
    coordinator.isCancelled = cancelled
    coordinator.interactionChanges()
    let share = cancelled ? coordinator.percentComplete : 1 - coordinator.percentComplete
    let rests = held
    held = []
    for rest in rests {
      run.schedule(after: SimulatedDuration(seconds: rest.length.seconds * share), rest.end)
    }
    if animator == nil {
      endAfter(SimulatedDuration(seconds: coordinator.duration.seconds * share))
    }
  }

  private func endAfter(_ duration: SimulatedDuration) {
    run.schedule(after: duration) { [self] in complete(!coordinator.isCancelled) }
  }

  /// Makes a request again among the completions of this transition (rule
  /// `presentation.check-order`).
  func wait(_ body: @escaping () -> Void) {
    waiting.append(Work(cause: run.recorder.cause, body: body))
  }

  func complete(_ didComplete: Bool) {
    guard !isCompleted else {
      run.find(.completedTwice, on: coordinator.id)
      return
    }
    isCompleted = true
    coordinator.isCancelled = !didComplete
    let event = run.recorder.record(
      .transitionEnded(completed: didComplete), on: coordinator.id)
    run.recorder.because(of: event) { end(didComplete) }
  }

  private func end(_ didComplete: Bool) {
    finish(didComplete)
    run.activeTransitions.removeAll { $0 === self }
    for controller in participants where controller.coordinator === coordinator {
      controller.coordinator = nil
    }
    coordinator.runCompletions()
    for work in waiting { run.recorder.because(of: work.cause, work.body) }
    waiting = []
    afterwards(didComplete)
    if let animator {
      run.tell(.animationEnded, .flag(didComplete), on: coordinator.id, of: animator) {
        animator.animationEnded(didComplete)
      }
    }
    abandon()
  }

  /// Lets go of everything that the transition moved.
  func abandon() {
    for controller in participants where controller.coordinator === coordinator {
      controller.coordinator = nil
    }
    coordinator.letGo()
    (finish, afterwards, animator, interactor) = ({ _ in }, { _ in }, nil, nil)
    (participants, waiting, held) = ([], [], [])
  }

  private func call(_ callback: Callback, _ value: EventValue = .nothing, _ body: () -> Void) {
    run.call(callback, value, on: coordinator.id, body)
  }
}

// MARK: - Transitions that do not end

extension Transition {
  /// Whether a finger still holds it.
  var waitsForGesture: Bool { coordinator.isInteractive }

  /// Tells once that nobody completed the transition (O032).
  func reportNeverCompleted() {
    guard !isReported else { return }
    isReported = true
    run.find(.transitionNeverCompleted, on: participants.last?.id ?? coordinator.id)
  }
}
