import AdaptCore

extension UIView {
  /// Takes the view and all below it into a window, or out of the one they are in.
  func move(to window: UIWindow?) {
    tellMove(.willMoveToWindow) { willMove(toWindow: window) }
    guard belongs(in: window), windowLink !== window else { return }
    // The view of a controller that joined before has the run, and no name yet.
    if let joined = window?.run, run !== joined { (run, id) = (joined, .run) }
    if !isPlain, id == .run { name() }
    windowLink = window
    if let window {
      controller?.join(window.run)
      needsSafeArea = true
      markVisit()
      inheritTraits()
    }
    // Those that a call adds go in by themselves. A walk goes to its end past every limit, and
    // calls nobody there.
    let run = run
    run?.nesting.steps += Nesting.view
    for view in subviews where view.superviewLink === self && view.windowLink !== windowLink {
      view.move(to: windowLink)
    }
    run?.nesting.steps -= Nesting.view
    guard windowLink === window else { return }
    tellMove(.didMoveToWindow) { didMoveToWindow() }
    controller?.viewDidMoveToWindow()
  }

  /// Whether the view lies in a window, or in none, still.
  private func belongs(in window: UIWindow?) -> Bool { superviewLink?.windowLink === window }

  /// Forgets a window that is gone.
  func loseWindow() {
    windowLink = nil
    for view in subviews { view.loseWindow() }
  }

  /// Gives the view its name in the run.
  private func name() {
    guard let run else { return }
    id = run.nextID(.view)
    if run.recorder.keepsEvents {
      run.recorder.describe(
        NodeDescription(id: id, type: "\(type(of: self))", name: accessibilityIdentifier))
    }
  }

  /// Calls a hook that a plain view has no use for.
  func tellMove(_ callback: Callback, _ body: () -> Void) {
    if isPlain { return }
    if id == .run { callUnrecorded(body) } else { call(callback, .nothing, body) }
  }
}
