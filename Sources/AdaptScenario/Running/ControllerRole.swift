import AdaptCore
import AdaptUIKit
import Foundation

/// A controller that plays a role of a script.
///
/// The classes that do repeat the overrides of the same hooks: each calls super, which is another
/// class for each, and Swift has no way to write such an override once for several classes.
protocol Scripted: OrientationProbe {
  var role: ControllerRole { get }
  /// Gives the new controller what its script says that it holds.
  func fill()
}

extension Scripted {
  var statedOrientations: UIInterfaceOrientationMask? {
    get { role.orientations }
    set { role.orientations = newValue }
  }

  var timesAskedForOrientations: Int { role.timesAskedForOrientations }
}

/// What a script says of one controller, and the objects that serve it.
final class ControllerRole {
  let script: ControllerScript
  /// What the run calls the controller: the script's name, with a number where several live.
  let name: String
  /// The methods that unwind segues name.
  let unwindActions: [String]
  let cast: ScenarioCast
  /// The named views, once the controller's view is loaded.
  var views: [String: UIView] = [:]
  /// Controllers whose views are shown though they are no children.
  var strays: [UIViewController] = []
  var orientations: UIInterfaceOrientationMask?
  private(set) var timesAskedForOrientations = 0
  var shouldDismiss: Bool?
  /// Drives the transition that runs, if it is interactive.
  var interaction: UIPercentDrivenInteractiveTransition?
  /// The controller whose code asked last to present this one.
  private weak var presenter: UIViewController?
  private var presentationDelegate: ScriptedPresentationDelegate?
  private var transitioningDelegate: ScriptedTransitioningDelegate?
  /// The delegate or the data source of a container, and that of its swipe.
  var containerDelegates: [AnyObject] = []

  /// - Parameters:
  ///   - name: What the run calls the controller; the script's name unless given.
  ///   - unwindActions: The methods of its class that unwind segues name, beside the script's own.
  init(
    _ script: ControllerScript, in cast: ScenarioCast, name: String? = nil,
    unwindActions: [String] = []
  ) {
    self.script = script
    self.name = name ?? script.name
    self.unwindActions = script.unwindActions + unwindActions
    self.cast = cast
    orientations = script.orientations
    shouldDismiss = script.adaptivity?.shouldDismiss
    if script.adaptivity != nil || script.presentation.anchor?.moment == .preparing {
      presentationDelegate = ScriptedPresentationDelegate(self)
    }
    if script.presentation.custom != nil || script.presentation.animator != nil {
      transitioningDelegate = ScriptedTransitioningDelegate(self)
    }
  }

  /// Gives a new controller the properties that its script states.
  func dress(_ controller: UIViewController) {
    let presentation = script.presentation
    if let title = script.title { controller.title = title }
    if let style = presentation.style { controller.modalPresentationStyle = style }
    if let transition = presentation.transition { controller.modalTransitionStyle = transition }
    if let size = presentation.preferredContentSize { controller.preferredContentSize = size }
    if let defines = presentation.definesPresentationContext {
      controller.definesPresentationContext = defines
    }
    if let isModal = presentation.isModalInPresentation {
      controller.isModalInPresentation = isModal
    }
    controller.transitioningDelegate = transitioningDelegate
    if script.traitOverrides != UITraitCollection() { controller.state(script.traitOverrides) }
    giveItems(to: controller)
  }
}

// MARK: - Calls

extension ControllerRole {
  /// Plays a hook: super first, unless the script's override leaves it out, then what code does.
  func hook(_ callback: Callback, of controller: UIViewController, callSuper: () -> Void) {
    if !script.overridesWithoutSuper.contains(callback) { callSuper() }
    act(in: callback, by: controller)
  }

  func act(in callback: Callback, by controller: UIViewController?) {
    cast.triggers.act(in: callback, of: [script.name, name]) { cast.perform($0, by: controller) }
  }

  func viewDidLoad(of controller: UIViewController) {
    for view in script.views {
      let named = UIView(frame: view.place.frame(in: controller.view))
      named.accessibilityIdentifier = view.name
      controller.view.addSubview(named)
      views[view.name] = named
    }
    guard case .container(let children, _) = script.content else { return }
    for child in children {
      let content = cast.hand(child.controller)
      if child.isAdded {
        controller.embed(content, frame: child.frame)
      } else {
        strays.append(content)
        controller.show(content, frame: child.frame)
      }
    }
  }

  /// Moves the named views that follow the controller's view.
  func layOutViews(of controller: UIViewController) {
    for script in script.views {
      guard case .top = script.place, let view = views[script.name] else { continue }
      let frame = script.place.frame(in: controller.view)
      if view.frame != frame { view.frame = frame }
    }
  }

  /// The orientations that the script answers with; nil where it leaves that to UIKit.
  func orientations(from child: UIViewController?) -> UIInterfaceOrientationMask? {
    timesAskedForOrientations += 1
    let forwarded = script.forwardsOrientations ? child?.supportedInterfaceOrientations : nil
    return forwarded ?? orientations
  }

  var forwarding: AppearanceForwardingScript {
    guard case .container(_, let forwarding) = script.content else { return .automatic }
    return forwarding
  }

  /// Tells the children of an appearance, where the container does that by hand.
  func forward(_ callback: Callback, of controller: UIViewController, animated: Bool) {
    guard forwarding == .manual || forwarding == .both else { return }
    for child in controller.children where child.viewIfLoaded?.superview != nil {
      switch callback {
      case .viewWillAppear: child.beginAppearanceTransition(true, animated: animated)
      case .viewWillDisappear: child.beginAppearanceTransition(false, animated: animated)
      default: child.endAppearanceTransition()
      }
    }
  }
}

// MARK: - Presenting

extension ControllerRole {
  /// Sets what code sets before it calls `present`.
  func prepareToPresent(_ controller: UIViewController, from source: UIViewController) {
    presenter = source
    if let sheet = controller.sheetPresentationController {
      script.presentation.sheet?.setUp(sheet)
    }
    if script.presentation.anchor?.moment == .beforePresenting { anchor(controller) }
    if let presentationDelegate, script.adaptivity?.moment != .afterPresenting {
      controller.presentationController?.delegate = presentationDelegate
    }
  }

  /// Sets what code sets after `present` returned.
  func haveAskedToPresent(_ controller: UIViewController) {
    if script.presentation.anchor?.moment == .afterPresenting { anchor(controller) }
    if let presentationDelegate, script.adaptivity?.moment == .afterPresenting {
      controller.presentationController?.delegate = presentationDelegate
    }
  }

  private func anchor(_ controller: UIViewController) {
    guard let popover = controller.popoverPresentationController else { return }
    anchor(popover)
  }

  func anchor(_ popover: UIPopoverPresentationController) {
    switch script.presentation.anchor?.target {
    case .view(let name, let rect):
      popover.sourceView = cast.view(name)
      if let rect { popover.sourceRect = rect }
    case .barButton(let title):
      popover.barButtonItem = cast.shownBarItem(title) ?? UIBarButtonItem(title: title)
    case .presenter: popover.sourceView = presenter.flatMap(Self.anchor)
    case nil: break
    }
    guard let anchor = script.presentation.anchor else { return }
    if let arrows = anchor.arrows { popover.permittedArrowDirections = arrows }
    if let margins = anchor.margins { popover.popoverLayoutMargins = margins }
    if let canOverlap = anchor.canOverlap { popover.canOverlapSourceViewRect = canOverlap }
    if !anchor.passthrough.isEmpty {
      popover.passthroughViews = anchor.passthrough.compactMap(cast.view)
    }
  }

  /// What a popover points at that names only its presenter: the controller's first view, else all
  /// of its own.
  var anchorName: String { script.views.first?.name ?? script.name }

  private static func anchor(in presenter: UIViewController) -> UIView? {
    // The named views are there once the controller's own is.
    let view = presenter.view
    guard let role = (presenter as? any Scripted)?.role else { return view }
    return role.views[role.anchorName] ?? view
  }
}

extension ViewScript.Place {
  /// The frame in the space of a controller's view.
  fileprivate func frame(in view: UIView) -> CGRect {
    switch self {
    case .frame(let frame): return frame
    case .top(let size):
      let x = ((view.bounds.width - size.width) / 2).rounded(.down)
      return CGRect(origin: CGPoint(x: x, y: view.safeAreaInsets.top), size: size)
    }
  }
}
