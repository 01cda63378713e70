import AdaptCore
import AdaptUIKit
import Foundation

/// A split view controller, as a script describes it.
final class ScriptedSplitViewController: UISplitViewController, Scripted {
  let role: ControllerRole

  init(_ role: ControllerRole, _ script: SplitScript) {
    self.role = role
    switch script.style {
    case .unspecified: super.init(nibName: nil, bundle: nil)
    case .doubleColumn, .tripleColumn: super.init(style: script.style)
    }
  }

  /// Makes the controller of a scene, as the scene says.
  init?(_ role: ControllerRole, coder: InterfaceCoder) {
    self.role = role
    super.init(coder: coder)
  }

  required init?(coder: NSCoder) { nil }

  func fill() {
    guard case .split(let script) = role.script.content else { return }
    role.listen(to: self)
    if let mode = script.displayMode { preferredDisplayMode = mode }
    if let behavior = script.behavior { preferredSplitBehavior = behavior }
    if let width = script.primaryWidth { preferredPrimaryColumnWidth = width }
    if let width = script.minimumPrimaryWidth { minimumPrimaryColumnWidth = width }
    if let width = script.maximumPrimaryWidth { maximumPrimaryColumnWidth = width }
    if let part = script.primaryFraction { preferredPrimaryColumnWidthFraction = part }
    if let isOn = script.presentsWithGesture { presentsWithGesture = isOn }
    switch script.style {
    case .unspecified: viewControllers = script.references.map { role.cast.hand($0) }
    case .doubleColumn, .tripleColumn:
      for column in SplitScript.columns {
        if let controller = script[column] {
          setViewController(role.cast.hand(controller), for: column)
        }
      }
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
    role.orientations(from: viewControllers.first) ?? super.supportedInterfaceOrientations
  }

  override var shouldAutorotate: Bool { role.script.autorotates ?? super.shouldAutorotate }

  override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    role.script.preferredOrientation ?? super.preferredInterfaceOrientationForPresentation
  }

  // MARK: Segues

  override func awakeFromNib() {
    super.awakeFromNib()
    role.act(in: .awakeFromNib, by: self)
  }

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    role.shouldPerform(identifier, by: self)
      ?? super.shouldPerformSegue(withIdentifier: identifier, sender: sender)
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    role.prepare(for: segue, by: self) { super.prepare(for: segue, sender: sender) }
  }

  override var unwindActions: [Selector: (UIStoryboardSegue) -> Void] {
    super.unwindActions.merging(role.unwindMethods(of: self)) { _, own in own }
  }

  override var overriddenActions: Set<Selector> {
    super.overriddenActions.union(role.unwindOverrides)
  }

  override func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, withSender sender: Any?
  ) -> Bool {
    role.canPerformUnwind(action)
      ?? super.canPerformUnwindSegueAction(action, from: fromViewController, withSender: sender)
  }

  override func allowedChildrenForUnwinding(
    from source: UIStoryboardUnwindSegueSource
  ) -> [UIViewController] {
    role.allowedChildren ?? super.allowedChildrenForUnwinding(from: source)
  }

  override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
    role.hook(.unwindTowards, of: self) { super.unwind(for: unwindSegue, towards: subsequentVC) }
  }

  override func forUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, withSender sender: Any?
  ) -> UIViewController? {
    switch role.script.unwinding.destination {
    case .nobody: nil
    case .controller(let reference): role.cast.livingController(reference.name)
    case nil: super.forUnwindSegueAction(action, from: fromViewController, withSender: sender)
    }
  }

  override func segueForUnwinding(
    to toViewController: UIViewController, from fromViewController: UIViewController,
    identifier: String?
  ) -> UIStoryboardSegue? {
    switch role.script.unwinding.segue {
    case .none?: nil
    case .own: role.ownSegue(identifier, from: fromViewController, to: toViewController, by: self)
    case nil:
      super.segueForUnwinding(
        to: toViewController, from: fromViewController, identifier: identifier)
    }
  }
}
