import AdaptCore
public import Foundation

/// The topmost view of a hierarchy. UIKit: `UIWindow`.
///
/// A window that is made with the size of its scene follows that size; one that is made smaller
/// keeps its frame (O062).
open class UIWindow: UIView {
  public private(set) weak var windowScene: UIWindowScene?
  @exclusivity(unchecked) public internal(set) var isKeyWindow = false
  /// Whether the window follows the size that the system gives.
  let followsScene: Bool
  /// Roots that were replaced while they presented: UIKit keeps them too (R052).
  var orphans: [UIViewController] = []
  private(set) var root: UIViewController?

  /// Makes a window of the scene's size.
  public convenience init(windowScene: UIWindowScene) {
    self.init(
      frame: CGRect(origin: .zero, size: windowScene.run.environment.windowSize),
      windowScene: windowScene)
  }

  /// - Parameter frame: In the scene's space, in points.
  public init(frame: CGRect, windowScene: UIWindowScene) {
    followsScene = frame.size == windowScene.run.environment.windowSize
    super.init(frame: frame)
    self.windowScene = windowScene
    run = windowScene.run
    id = windowScene.run.nextID(.window)
    windowLink = self
    traitCollection = windowScene.traitCollection
    isHidden = true
    windowScene.run.recorder.describe(NodeDescription(id: id, type: "\(type(of: self))"))
  }

  /// No document has windows that a run could show: there is none to make.
  public required init?(coder: NSCoder) { nil }

  deinit {
    root?.rootWindow = nil
    for view in subviews { view.loseWindow() }
  }

  /// The controller whose view fills the window.
  ///
  /// A root that is replaced while it presents leaves its presentation in the window, and the
  /// window keeps both (R052).
  open var rootViewController: UIViewController? {
    get { root }
    set { replaceRoot(with: newValue) }
  }

  public func makeKeyAndVisible() {
    for window in windowScene?.windows ?? [] { window.isKeyWindow = false }
    isKeyWindow = true
    isHidden = false
    show()
  }

  /// A new window is hidden; shown without becoming key it has this set to false.
  open override var isHidden: Bool {
    didSet { if isHidden != oldValue, !isHidden { show() } }
  }
}

extension UIWindow {
  /// Forgets what keeps the window from below, when the run is over: a presenter's view that is out
  /// of the hierarchy knows where it belongs.
  func fallApart() {
    var pending = orphans
    if let root { pending.append(root) }
    orphans = []
    // One that is presented and a child as well is met on two ways.
    var met: Set<ObjectIdentifier> = []
    while let controller = pending.popLast() {
      guard met.insert(ObjectIdentifier(controller)).inserted else { continue }
      pending += controller.children
      guard let presentation = controller.presentation else { continue }
      presentation.fallApart()
      pending.append(presentation.presented)
    }
  }

  /// Puts the window on screen; its root appears.
  private func show() {
    guard let scene = windowScene, !scene.windows.contains(where: { $0 === self }) else { return }
    scene.windows.append(self)
    root?.appearAsRoot(of: self)
  }

  var isShown: Bool { windowScene?.windows.contains { $0 === self } ?? false }

  private func replaceRoot(with controller: UIViewController?) {
    guard controller !== root else { return }
    if let controller {
      guard controller.join(run) else { return }
      if let other = controller.rootWindow, other !== self {
        run?.find(.rootOfAnotherWindow, on: id, object: controller.id, other: other.id)
        return
      }
    }
    let old = root
    root = controller
    if let old { retire(old) }
    guard let controller else { return }
    guard root === controller else {
      // A call to the old root has set another one: that call came later.
      run?.find(.moveOvertaken, on: controller.id, object: id)
      return
    }
    controller.rootWindow = self
    guard isShown, !controller.isVisible else { return }
    controller.appearAsRoot(of: self)
    if isKeyWindow { run?.afterCommit { [run] in run?.reevaluateOrientation(.rootReplaced) } }
  }

  private func retire(_ old: UIViewController) {
    if let presentation = old.presentation, let run {
      run.find(
        .orphanedPresentation, on: id, object: presentation.presented.id, other: old.id)
      orphans.append(old)
    }
    old.disappearAsRoot(of: self)
    guard root !== old else { return }
    old.rootWindow = nil
    old.appearance.isDriven = false
  }
}
