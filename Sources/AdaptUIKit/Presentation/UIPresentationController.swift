public import AdaptCore
import AdaptRules
public import Foundation

/// Manages how one controller is shown over another, from its first moment to its last.
///
/// UIKit: `UIPresentationController`. A subclass overrides the hooks in this body; what it leaves
/// behaves as UIKit's own full-size presentation that keeps the presenter in place.
open class UIPresentationController: UITraitEnvironment, UIContentContainer {
  public internal(set) var presentedViewController: UIViewController {
    get {
      // A controller that is gone leaves nothing to manage; an empty one stands in for it.
      held ?? owner ?? UIViewController()
    }
    set {
      if isOwnedByPresented { owner = newValue } else { held = newValue }
    }
  }
  /// The controller that presents. Before `present` it is the one given, if any.
  public var presentingViewController: UIViewController {
    presentation?.presenter ?? givenPresenter ?? presentedViewController
  }
  public weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  @exclusivity(unchecked) public internal(set) var traitCollection = UITraitCollection()
  /// Traits stated for the presented controller (8–16).
  @exclusivity(unchecked) open var overrideTraitCollection: UITraitCollection? {
    didSet { overridesDidChange() }
  }
  /// Traits stated for the presented controller (17+).
  @exclusivity(unchecked) public var traitOverrides = UITraitOverrides() {
    didSet { overridesDidChange() }
  }

  /// Whether the presented controller holds this one, which then does not hold it back.
  var isOwnedByPresented = false {
    didSet {
      guard isOwnedByPresented != oldValue else { return }
      (held, owner) = isOwnedByPresented ? (nil, presentedViewController) : (owner, nil)
    }
  }
  private var held: UIViewController?
  private unowned(unsafe) var owner: UIViewController?

  var run: Run?
  var id = NodeID.run
  unowned(unsafe) var presentation: Presentation?
  weak var givenPresenter: UIViewController?
  /// The delegate that was taken over from the controller that adapted to this one.
  weak var inheritedDelegate: (any UIAdaptivePresentationControllerDelegate)?
  /// The style the controller was made for; `custom` for a subclass of the app's.
  var style = UIModalPresentationStyle.custom
  var ownDecision = AdaptiveDecision.notAsked
  var hasTraits = false
  var heardSuper = false

  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    held = presentedViewController
    givenPresenter = presentingViewController
  }

  deinit { if let run, id != .run { run.noteRelease(id) } }

  // MARK: What is shown where

  /// The view that holds the presentation; nil before it begins and after it is over.
  open var containerView: UIView? { presentation?.container }
  /// The view that moves in; the presented controller's unless a subclass wraps it.
  open var presentedView: UIView? { presentedViewController.view }
  /// The style that is asked for.
  open var presentationStyle: UIModalPresentationStyle { style }

  /// Where the presented view rests, in the container's space, in points.
  ///
  /// It is read once, when the presentation begins. To follow a rotation a subclass sets the
  /// presented view's frame in `containerViewWillLayoutSubviews` (O117, R029).
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

  /// The frame with the reasons of the rule that decides it; a subclass of the app's has none.
  var frameDecision: Decision<CGRect> {
    Decision(frameOfPresentedViewInContainerView, because: ReasonList())
  }

  /// The presented view's safe area, where it is not what follows from where the view lies.
  func safeAreaOfPresentedView(_ inherited: UIEdgeInsets) -> UIEdgeInsets { inherited }

  /// The controller that the app configured for a style this one adapts to; nil for none.
  func configuredController(adaptingTo style: UIModalPresentationStyle)
    -> UIPresentationController?
  { nil }

  /// The style of the presentation in an environment, and why.
  func adaptiveStyle(in traits: UITraitCollection, on run: Run) -> Decision<AdaptiveStyle> {
    askForStyle(in: traits, on: run)
  }

  /// The delegate that adaptations ask and tell; nil where none of them concerns it.
  var adaptationDelegate: (any UIAdaptivePresentationControllerDelegate)? { delegate }

  /// Whether the form that was decided in the call to `present` is out of date.
  func hasOutdatedForm(on run: Run) -> Bool { false }

  /// The run is known from now on.
  func didJoin() {}

  /// The presented controller goes, and this one stays with whoever else holds it.
  func presentedIsGone() { owner = nil }

  /// Whether the presentation is the window's, not that of a part of it.
  open var shouldPresentInFullscreen: Bool { true }
  /// Whether the presenter's view leaves the hierarchy while the presentation is on screen.
  open var shouldRemovePresentersView: Bool { false }

  // MARK: The phases

  open func presentationTransitionWillBegin() {}
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  open func dismissalTransitionWillBegin() {}
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  open func containerViewWillLayoutSubviews() {}
  open func containerViewDidLayoutSubviews() {}

  // MARK: Adapting

  /// The style in the present environment; `none` when nothing adapts.
  open var adaptivePresentationStyle: UIModalPresentationStyle {
    adaptivePresentationStyle(for: traitCollection)
  }

  /// Returns the style for an environment; `none` keeps the style.
  ///
  /// The engine asks here, and this asks the delegate: an override that does not call super
  /// silences the delegate.
  open func adaptivePresentationStyle(for traitCollection: UITraitCollection)
    -> UIModalPresentationStyle
  { askDelegateForStyle(in: traitCollection) }

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: Size and traits

  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }

  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { presentedSize(in: parentSize) }

  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) { forwardSize(size, coordinator) }

  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) { forwardTraits(newCollection, coordinator) }
}

extension UIPresentationController {
  /// Gives the presented view the frame that is decided, and records why.
  func placePresentedView(isFirst: Bool = false) {
    guard let view = presentedView else { return }
    let decision = frameDecision
    view.place(
      origin: decision.value.origin, size: decision.value.size, because: decision.reasons,
      isFirst: isFirst)
  }

  func join(_ run: Run) {
    guard self.run == nil || self.run?.isGone == true else { return }
    self.run = run
    id = run.nextID(.presentationController)
    if run.recorder.keepsEvents {
      run.recorder.describe(NodeDescription(id: id, type: "\(type(of: self))", name: reportName))
    }
    didJoin()
  }

  /// What a report calls UIKit's own controllers: after the controller they present. One of the
  /// app's goes by its class.
  private var reportName: String? {
    let isOwn =
      self is BuiltInPresentationController || self is AlertPresentationController
      || type(of: self) == UISheetPresentationController.self
      || type(of: self) == UIPopoverPresentationController.self
      || self is ActionSheetPresentationController
      || type(of: self) == UIPresentationController.self
    guard isOwn else { return nil }
    let presented = presentedViewController
    return "\(presented.givenName ?? presented.title ?? "\(presented.id)").pc"
  }

  @inline(__always)
  func call(
    _ callback: Callback, _ value: EventValue = .nothing, cost: Int = Nesting.call,
    _ body: () -> Void
  ) {
    guard let run else { return OutsideNesting.call(body) }
    run.call(callback, value, on: id, cost: cost, body)
  }
}
