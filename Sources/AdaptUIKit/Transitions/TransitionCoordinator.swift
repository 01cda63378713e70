import AdaptCore
import AdaptRules
import Foundation

/// The coordinator of one transition, and what it knows of it.
final class TransitionCoordinator: UIViewControllerTransitionCoordinator {
  typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

  let run: Run
  let id: NodeID
  var isAnimated = false
  var presentationStyle = UIModalPresentationStyle.none
  var initiallyInteractive = false
  var isInteractive = false
  var isCancelled = false
  var duration = SimulatedDuration.zero
  var percentComplete: CGFloat = 0
  var containerView: UIView?
  var from: UIViewController?
  var to: UIViewController?
  var fromView: UIView?
  var toView: UIView?
  /// Whether the transition has left the block that asked for it.
  private(set) var hasBegun = false
  private(set) var isOver = false
  /// Cleared by the transition when it goes.
  unowned(unsafe) var transition: Transition?
  private var hasRunAlongside = false
  @exclusivity(unchecked) private var alongside: [Block] = []
  @exclusivity(unchecked) private var completions: [Block] = []
  @exclusivity(unchecked) private var interactionHandlers: [Block] = []

  init(run: Run) {
    self.run = run
    id = run.nextID(.coordinator)
  }

  var transitionDuration: TimeInterval {
    transition?.askDuration()
    return duration.seconds
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: from
    case .to: to
    }
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: fromView
    case .to: toView
    }
  }

  @discardableResult
  func animate(alongsideTransition animation: Block?, completion: Block?) -> Bool {
    guard !isOver else { return false }
    if let animation {
      if hasRunAlongside { callAlongside(animation) } else { alongside.append(animation) }
    }
    if let completion { completions.append(completion) }
    return true
  }

  func notifyWhenInteractionChanges(_ handler: @escaping Block) {
    if !isOver { interactionHandlers.append(handler) }
  }
}

extension TransitionCoordinator {
  func begin() { hasBegun = true }

  /// Runs the blocks that animate along, also those that they add.
  func runAlongside() {
    guard !hasRunAlongside else { return }
    hasRunAlongside = true
    let blocks = alongside
    alongside = []
    for block in blocks { callAlongside(block) }
  }

  func interactionChanges() {
    isInteractive = false
    let handlers = interactionHandlers
    interactionHandlers = []
    for handler in handlers { call(.notifyWhenInteractionChanges, handler) }
  }

  /// Runs the completions in the order that the run's choice gives (O061), then lets go of what
  /// the transition moved.
  func runCompletions() {
    guard !isOver else { return }
    isOver = true
    var blocks = completions
    completions = []
    if CompletionOrder.decide(choices: run.choices).value { blocks.reverse() }
    for block in blocks { call(.transitionCompletion, block) }
    letGo()
  }

  /// Lets go of what the transition moves and of the app's blocks.
  func letGo() {
    (from, to, fromView, toView, containerView) = (nil, nil, nil, nil, nil)
    (alongside, completions, interactionHandlers) = ([], [], [])
  }

  private func callAlongside(_ block: Block) { call(.alongsideTransition, block) }

  private func call(_ callback: Callback, _ block: Block) {
    run.call(callback, .flag(isCancelled), on: id) { block(self) }
  }
}
