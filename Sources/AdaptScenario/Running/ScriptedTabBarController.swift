import AdaptCore
import AdaptUIKit
import Foundation

/// A tab bar controller, as a script describes it.
final class ScriptedTabBarController: UITabBarController, Scripted {
  let role: ControllerRole

  init(_ role: ControllerRole) {
    self.role = role
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  func fill() {
    guard case .tabs(let tabs) = role.script.content else { return }
    role.listen(to: self)
    setViewControllers(tabs.controllers.map { role.cast.hand($0) }, animated: false)
    if let selected = tabs.selected {
      selectedViewController = role.cast.controller(named: selected)
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    role.viewDidLoad(of: self)
    role.act(in: .viewDidLoad, by: self)
  }

  override func viewWillAppear(_ animated: Bool) {
    role.hook(.viewWillAppear, of: self) { super.viewWillAppear(animated) }
  }

  override func viewIsAppearing(_ animated: Bool) {
    role.hook(.viewIsAppearing, of: self) { super.viewIsAppearing(animated) }
  }

  override func viewDidAppear(_ animated: Bool) {
    role.hook(.viewDidAppear, of: self) { super.viewDidAppear(animated) }
  }

  override func viewWillDisappear(_ animated: Bool) {
    role.hook(.viewWillDisappear, of: self) { super.viewWillDisappear(animated) }
  }

  override func viewDidDisappear(_ animated: Bool) {
    role.hook(.viewDidDisappear, of: self) { super.viewDidDisappear(animated) }
  }

  override func viewWillLayoutSubviews() {
    role.hook(.viewWillLayoutSubviews, of: self) { super.viewWillLayoutSubviews() }
    role.layOutViews(of: self)
  }

  override func viewDidLayoutSubviews() {
    role.hook(.viewDidLayoutSubviews, of: self) { super.viewDidLayoutSubviews() }
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    role.hook(.viewWillTransitionToSize, of: self) {
      super.viewWillTransition(to: size, with: coordinator)
    }
  }

  override func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    role.hook(.willTransitionToTraits, of: self) {
      super.willTransition(to: newCollection, with: coordinator)
    }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    role.hook(.traitCollectionDidChange, of: self) {
      super.traitCollectionDidChange(previousTraitCollection)
    }
  }

  override func willMove(toParent parent: UIViewController?) {
    role.hook(.willMoveToParent, of: self) { super.willMove(toParent: parent) }
  }

  override func didMove(toParent parent: UIViewController?) {
    role.hook(.didMoveToParent, of: self) { super.didMove(toParent: parent) }
  }

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    role.orientations(from: selectedViewController) ?? super.supportedInterfaceOrientations
  }

  override var shouldAutorotate: Bool { role.script.autorotates ?? super.shouldAutorotate }

  override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    role.script.preferredOrientation ?? super.preferredInterfaceOrientationForPresentation
  }
}
