import AdaptCore
import AdaptUIKit
import Foundation

/// A controller whose callbacks do what a test gives for them.
final class ScriptedController: UIViewController {
  /// What is done in a callback, after the call to super.
  var on: [Callback: (ScriptedController) -> Void] = [:]
  /// Done once, in place of `on`, the first time the callback comes.
  var once: [Callback: (ScriptedController) -> Void] = [:]
  var orientations: UIInterfaceOrientationMask?
  var forwardsByItself = true

  private func run(_ callback: Callback) {
    if let action = once.removeValue(forKey: callback) { return action(self) }
    on[callback]?(self)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    run(.viewDidLoad)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    run(.viewWillAppear)
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    run(.viewIsAppearing)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    run(.viewDidAppear)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    run(.viewWillDisappear)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    run(.viewDidDisappear)
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    run(.viewWillLayoutSubviews)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    run(.viewDidLayoutSubviews)
  }

  override func updateViewConstraints() {
    super.updateViewConstraints()
    run(.updateViewConstraints)
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    run(.traitCollectionDidChange)
  }

  override func willTransition(
    to traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.willTransition(to: traits, with: coordinator)
    run(.willTransitionToTraits)
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    run(.viewWillTransitionToSize)
  }

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    run(.willMoveToParent)
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    run(.didMoveToParent)
  }

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    run(.supportedInterfaceOrientations)
    return orientations ?? super.supportedInterfaceOrientations
  }

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { forwardsByItself }
}
