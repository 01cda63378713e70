import AdaptCore

// What a tab presents in its own context lies in the tab's place: it goes with the tab, and comes
// back with it (O114).

extension UITabBarController {
  /// The presentation that lies in the place of a tab, once it is at rest; nil for none.
  private func presentation(over tab: UIViewController) -> Presentation? {
    guard let presentation = tab.presentation, presentation.state == .presented,
      let container = presentation.container,
      container.superview === view || container.superview == nil
    else { return nil }
    return presentation
  }

  /// The controllers that are seen in the place of a tab: the tab, unless what it presents there
  /// took its view away, and what is presented, the topmost last.
  func faces(of tab: UIViewController) -> [UIViewController] {
    guard let first = presentation(over: tab) else { return [tab] }
    var faces = first.presenterSlot == nil ? [tab] : []
    var next: Presentation? = first
    while let presentation = next, presentation.state == .presented {
      if presentation.presenterSlot != nil { faces = [] }
      faces.append(presentation.presented)
      next = presentation.presented.presentation
    }
    return faces
  }

  var facesShown: [UIViewController] { shown.map { faces(of: $0) } ?? [] }

  /// Whether a tab's view is out of the hierarchy for what it presents in its place.
  func isCovered(_ tab: UIViewController) -> Bool {
    presentation(over: tab)?.presenterSlot != nil
  }

  /// Whether something is presented in the place of a tab; then nothing animates a change from or
  /// to it.
  func hasContext(_ tab: UIViewController) -> Bool { presentation(over: tab) != nil }

  /// The transition of what is being presented or dismissed in the place of the shown tab.
  var transitionInContext: Transition? {
    guard let shown, let presentation = shown.presentation, presentation.state.hasContainer,
      presentation.state != .presented
    else { return nil }
    return shown.coordinator?.transition
  }

  /// Forgets the place of a view that would come back after its controller is no tab any more.
  func forgetContext(of tab: UIViewController) {
    guard let presentation = tab.presentation,
      presentation.presenterSlot?.superview === viewIfLoaded
    else { return }
    presentation.presenterSlot = nil
  }

  /// Takes out, with a tab, what is presented in its place.
  func takeOutContext(of tab: UIViewController) {
    presentation(over: tab)?.container?.takeOut()
  }

  /// Puts back, over a tab, what is presented in its place.
  func putInContext(of tab: UIViewController) {
    guard let container = presentation(over: tab)?.container, container.superview == nil else {
      return
    }
    container.frame = frame(of: tab)
    view.insertSubview(container, belowSubview: tabBar)
  }

  /// Takes the view of a tab out that came back while another tab was shown, because what it had
  /// presented in its place was dismissed.
  func takeOutReturned() {
    guard change == nil, !changes.isChanging else { return }
    for tab in tabs where tab !== shown && tab.viewIfLoaded?.superview === view {
      if let running = tab.coordinator?.transition {
        running.wait { [self] in view.markLayout() }
        continue
      }
      changing { tab.disappearAtOnce() }
    }
  }
}
