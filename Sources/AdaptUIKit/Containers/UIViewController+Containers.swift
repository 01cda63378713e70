import AdaptCore

// What UIKit's containers have in common.

extension UIViewController {
  /// The name of a controller in this one's run, which it joins; nil where it cannot.
  func joined(_ controller: UIViewController) -> NodeID? {
    guard let run, controller.join(run) else { return nil }
    return controller.id
  }

  /// Whether the view is out for what the controller presents in its own context: that goes first,
  /// and nobody else brings the view back.
  var isOutForContext: Bool {
    presentation?.presenterSlot != nil && viewIfLoaded?.superview == nil
  }

  /// Ends the controller's appearance and takes its view out, without animation.
  func disappearAtOnce() {
    if isVisible { willDisappear(animated: false) }
    viewIfLoaded?.takeOut()
    // What it was told may have brought it back.
    if appearance.state == .disappearing { didDisappear(animated: false) }
  }

  /// The app did to a container's bar what only the container may do.
  func refuseManaging(_ kind: Finding.Kind) {
    if run == nil { join(Run.current) }
    run?.find(kind, on: id)
  }
}

extension EventValue {
  static func orientation(_ orientation: UIInterfaceOrientation) -> EventValue {
    .orientations(UIInterfaceOrientationMask(orientation))
  }
}
