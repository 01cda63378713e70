import AdaptCore
import AdaptRules
import Foundation

/// One controller shown over another, from the call that asked for it to its end.
///
/// The presenter owns it. It begins in a deferred block (O027), is managed while it is on screen,
/// and is dismissed by a `Dismissal`.
final class Presentation {
  /// How far the presentation has come.
  enum State {
    case scheduled, presenting, presented, dismissScheduled, dismissing, ended

    var hasContainer: Bool {
      switch self {
      case .presenting, .presented, .dismissScheduled, .dismissing: true
      case .scheduled, .ended: false
      }
    }

    /// Whether it is on its way out.
    var isLeaving: Bool {
      switch self {
      case .dismissScheduled, .dismissing, .ended: true
      case .scheduled, .presenting, .presented: false
      }
    }
  }

  unowned(unsafe) private(set) var presenter: UIViewController
  let run: Run
  /// The controller the app asked to present, and its presentation controller.
  let original: UIViewController
  let originalController: UIPresentationController
  /// The controller that is shown, and the one that manages it.
  var presented: UIViewController
  var controller: UIPresentationController
  var state = State.scheduled { didSet { if state == .ended { segue = nil } } }
  var container: PresentationContainerView?
  /// Where the presenter's view belongs while it is out of the hierarchy.
  var presenterSlot: PresenterSlot?
  /// What the presentation turns into when the traits that were announced are there.
  var adaptationToCome: AdaptationToCome?
  /// The transition that brings it in or out; nil while nothing moves.
  var transition: Transition?
  /// The coordinator of a transition that was asked for and has not begun.
  var coordinatorToCome: TransitionCoordinator?
  /// The controller whose `present` was called; let go of at the start.
  var source: UIViewController?
  /// The name of that controller, by which an unwind finds it again.
  let callerID: NodeID
  var completion: (() -> Void)?
  /// The segue that presents, until the end (O094).
  var segue: UIStoryboardSegue?
  var decidedTraits = UITraitCollection()
  /// Whether the presenter was let go of before the presentation began.
  private(set) var hasLostPresenter = false

  init(
    presenter: UIViewController, source: UIViewController, presented: UIViewController,
    controller: UIPresentationController, run: Run
  ) {
    self.presenter = presenter
    self.source = source
    callerID = source.id
    self.run = run
    original = presented
    self.presented = presented
    originalController = controller
    self.controller = controller
    presented.earlyController = nil
    if presenter.parentLink != nil { run.childrenPresent = true }
  }

  deinit { unlinkPresented() }
}

/// The place of a presenter's view that is out of the hierarchy.
struct PresenterSlot {
  let superview: UIView
  let index: Int
  /// The view's frame in the superview, and the superview's size, when the view left; in points.
  let frame: CGRect
  let size: CGSize
}

/// What a presentation is about to turn into while it is on screen.
struct AdaptationToCome {
  let controller: UIPresentationController
  let presented: UIViewController
}

extension Presentation {
  /// The style in effect.
  var style: UIModalPresentationStyle { controller.style }

  /// What is presented over this presentation; a controller that takes the presented one's place
  /// takes it over.
  var above: Presentation? { presented.presentation }

  /// The last presentation above this one that has begun; this one if none has.
  var topmost: Presentation {
    var topmost = self
    while let next = topmost.presented.presentation, next.state != .scheduled { topmost = next }
    return topmost
  }

  /// Whether nothing moves that a person could not touch meanwhile.
  var isAtRest: Bool { state == .presented && presented.runningTransition(with: presenter) == nil }

  /// The transition that moves what is presented, in or out.
  var transitionUnderWay: Transition? {
    guard let transition, transition.coordinator.hasBegun, !transition.coordinator.isOver else {
      return nil
    }
    return transition
  }

  var window: UIWindow? { presenter.viewIfLoaded?.window ?? container?.window }

  /// The traits that the presentation is decided for: the window's (R011).
  var windowTraits: UITraitCollection { window?.traitCollection ?? run.environment.traits }

  /// The lowest presentation from here down, this one included, whose content lies in no context of
  /// another: what a person sees as one thing.
  ///
  /// - Complexity: O(depth of the chain).
  var outermostContext: Presentation {
    var presentation = self
    while presentation.isInContext, let around = presentation.presenter.presentationAround {
      presentation = around
    }
    return presentation
  }

  /// Whether it covers its presenter only, not the window.
  private var isInContext: Bool {
    switch style {
    case .currentContext, .overCurrentContext: true
    case .fullScreen, .pageSheet, .formSheet, .custom, .overFullScreen, .popover, .none, .automatic:
      false
    }
  }

  /// The traits of what is presented, in the present window.
  var contentTraits: UITraitCollection {
    contentTraits(window: windowTraits, style: controller.style)
  }

  /// The traits that content gets in a window with some traits, under a style.
  func contentTraits(
    window: UITraitCollection, style: UIModalPresentationStyle
  ) -> UITraitCollection {
    let surroundings =
      switch style {
      case .currentContext, .overCurrentContext:
        // From 17 views hand traits on, and a presenter whose view is out keeps old ones.
        run.has(.traitOverrides)
          ? container?.superview?.traitCollection ?? presenter.traitCollection
          : presenter.traitCollection
      case .fullScreen, .pageSheet, .formSheet, .custom, .overFullScreen, .popover, .none,
        .automatic:
        window
      }
    var traits = PresentedContentTraits.decide(style: style, window: surroundings, on: run.system)
      .value
    if let stated = originalController.overrideTraitCollection { traits.override(with: stated) }
    if run.has(.traitOverrides) { traits.override(with: originalController.traitOverrides.traits) }
    return traits
  }

  /// Ties the controller that is shown to this presentation.
  func linkPresented() {
    presented.join(run)
    presented.presentedIn = self
    // One that another stands in for is presented as well: nobody else can present it.
    original.presentedIn = self
    controller.presentation = self
    originalController.presentation = self
    controller.join(run)
    controller.presentedViewController = presented
  }

  /// Lies over another controller from now on, which takes the present presenter's place.
  func move(over controller: UIViewController) {
    presenter.presentation = nil
    presenter = controller
    if controller.parentLink != nil { run.childrenPresent = true }
    controller.presentation = self
  }

  /// Forgets what leads back to the presenter and its window, when the run is over.
  func fallApart() {
    (presenterSlot, source, completion, transition, segue) = (nil, nil, nil, nil, nil)
    coordinatorToCome = nil
  }

  /// Takes every link to this presentation back; one to a later presentation stays.
  func unlinkPresented() {
    letGoOfAdaptationToCome()
    for controller in [presented, original] where controller.presentedIn === self {
      controller.presentedIn = nil
    }
    for controller in [controller, originalController] where controller.presentation === self {
      controller.presentation = nil
    }
    container?.presentation = nil
  }

  /// Makes the presentation controller for a style that another one adapts to.
  func adaptedController(
    for style: UIModalPresentationStyle, presenting controller: UIViewController
  ) -> UIPresentationController {
    let adapted =
      originalController.configuredController(adaptingTo: style)
      ?? controller.builtInController(for: style)
    adapted.presentedViewController = controller
    // One that the app gave the sheet itself stays.
    if adapted.delegate == nil || adapted.delegate === adapted.inheritedDelegate {
      adapted.delegate = originalController.delegate
    }
    adapted.inheritedDelegate = adapted.delegate
    adapted.presentation = self
    adapted.join(run)
    return adapted
  }

  /// The controller that the delegate puts in the presented one's place under an adapted style.
  func substitute(for style: UIModalPresentationStyle) -> UIViewController? {
    guard let delegate = originalController.adaptationDelegate else { return nil }
    func joined(_ substitute: UIViewController?) -> EventValue {
      guard let substitute, substitute.join(run) else { return .node(nil) }
      return .node(substitute.id)
    }
    let answer = run.ask(
      .viewControllerForAdaptivePresentationStyle, .style(style), on: originalController.id,
      of: delegate, as: joined
    ) {
      delegate.presentationController(
        originalController, viewControllerForAdaptivePresentationStyle: style)
    }
    guard let substitute = answer ?? nil, substitute !== original, substitute.run === run else {
      return nil
    }
    // One that is on screen already cannot stand in: that would lead the chain back to itself.
    guard substitute.presentedIn == nil || substitute.presentedIn === self,
      substitute.rootWindow == nil, !presenter.lies(inOrOver: substitute),
      !holdsWhatLiesAbove(substitute)
    else {
      run.find(.activeController, on: presenter.id, object: substitute.id)
      return nil
    }
    return substitute
  }

  /// Whether a controller contains one that is presented above this presentation.
  private func holdsWhatLiesAbove(_ container: UIViewController) -> Bool {
    var next = above
    while let presentation = next {
      if presentation.presented.isDescendant(of: container) { return true }
      next = presentation.above
    }
    return false
  }

  /// Lets the delegate configure what the presentation adapts to (15+), then tells it the style.
  func tellDelegate(
    _ style: AdaptiveStyle, adapted: UIPresentationController, _ coordinator: TransitionCoordinator
  ) {
    guard let delegate = originalController.adaptationDelegate else { return }
    if run.has(.prepareCall), style.isAdapted {
      run.tell(
        .prepareAdaptivePresentationController, .style(style.effective), on: originalController.id,
        of: delegate
      ) { delegate.presentationController(originalController, prepare: adapted) }
    }
    guard run.has(.adaptiveStyleCall) else { return }
    run.tell(
      .willPresentWithAdaptiveStyle, .style(style.adapted), on: originalController.id,
      of: delegate
    ) {
      delegate.presentationController(
        originalController, willPresentWithAdaptiveStyle: style.adapted,
        transitionCoordinator: coordinator)
    }
  }

  /// The size that the container will have when its presenter has some size, in points: the
  /// window's to come, unless the presentation lies over a part of the window.
  func containerSize(overPresenterOf size: CGSize) -> CGSize {
    guard let window = container?.superviewLink as? UIWindow else { return size }
    guard window.followsScene, let environment = run.environmentToCome else {
      return window.bounds.size
    }
    return environment.windowSize
  }

  /// The size that a controller, this one's or the one to come, gives to the presented view when
  /// the container has a size it does not have yet.
  func sizeWithContainer(_ size: CGSize, under controller: UIPresentationController) -> CGSize {
    guard let container else { return size }
    // A custom controller computes from the container's bounds: it is lent the ones to come.
    let bounds = container.boundsRect
    container.boundsRect.size = size
    defer { container.boundsRect = bounds }
    return controller.frameOfPresentedViewInContainerView.size
  }

  /// The presenter goes while it presents: nothing may lead to it any more.
  func presenterIsGone() {
    hasLostPresenter = state == .scheduled
    state = .ended
    unlinkPresented()
    container?.takeOut()
  }
}

extension UIViewController {
  /// The presentation that this controller or a container of it is shown in; nil in the window's
  /// root.
  var presentationAround: Presentation? {
    var controller: UIViewController? = self
    while let current = controller {
      if let presentedIn = current.presentedIn { return presentedIn }
      controller = current.parentLink
    }
    return nil
  }
}
