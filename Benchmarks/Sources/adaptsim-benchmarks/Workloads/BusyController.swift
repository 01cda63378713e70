import AdaptCore
import AdaptUIKit
import Foundation

/// A controller that overrides every hook, counts the call and passes it on.
final class BusyController: UIViewController {
  private(set) var calls = 0

  override func loadView() {
    calls += 1
    let view = BusyView()
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  override func viewDidLoad() { calls += 1 }

  override func viewWillAppear(_ animated: Bool) {
    calls += 1
    super.viewWillAppear(animated)
  }

  override func viewIsAppearing(_ animated: Bool) {
    calls += 1
    super.viewIsAppearing(animated)
  }

  override func viewDidAppear(_ animated: Bool) {
    calls += 1
    super.viewDidAppear(animated)
  }

  override func viewWillDisappear(_ animated: Bool) {
    calls += 1
    super.viewWillDisappear(animated)
  }

  override func viewDidDisappear(_ animated: Bool) {
    calls += 1
    super.viewDidDisappear(animated)
  }

  override func updateViewConstraints() { calls += 1 }
  override func viewWillLayoutSubviews() { calls += 1 }
  override func viewDidLayoutSubviews() { calls += 1 }
  override func viewSafeAreaInsetsDidChange() { calls += 1 }
  override func viewLayoutMarginsDidChange() { calls += 1 }
  override func traitCollectionDidChange(_ previous: UITraitCollection?) { calls += 1 }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    calls += 1
    super.viewWillTransition(to: size, with: coordinator)
  }

  override func willTransition(
    to traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    calls += 1
    super.willTransition(to: traits, with: coordinator)
  }

  override func willMove(toParent parent: UIViewController?) {
    calls += 1
    super.willMove(toParent: parent)
  }

  override func didMove(toParent parent: UIViewController?) {
    calls += 1
    super.didMove(toParent: parent)
  }
}
