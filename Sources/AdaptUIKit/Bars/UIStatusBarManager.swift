import AdaptCore
import AdaptRules

/// What the status bar of a scene is like. UIKit: `UIStatusBarManager`.
public final class UIStatusBarManager {
  private let scene: UIWindowScene

  init(scene: UIWindowScene) { self.scene = scene }

  /// Whether the controller that answers wants no status bar.
  ///
  /// - Complexity: O(n) in the controllers that are presented, or hand over to each other.
  public var isStatusBarHidden: Bool {
    scene.answering(\.childForStatusBarHidden)?.prefersStatusBarHidden ?? false
  }

  public var statusBarStyle: UIStatusBarStyle {
    scene.answering(\.childForStatusBarStyle)?.preferredStatusBarStyle ?? .default
  }
}

extension UIWindowScene {
  public var statusBarManager: UIStatusBarManager? { UIStatusBarManager(scene: self) }

  /// Whether the controller that answers wants the home indicator to go after a while. UIKit:
  /// `prefersHomeIndicatorAutoHidden`.
  public var autoHidesHomeIndicator: Bool {
    answering(\.childForHomeIndicatorAutoHidden)?.prefersHomeIndicatorAutoHidden ?? false
  }

  /// The controller that answers for the status bar or the home indicator: the one that decides, or
  /// a child it hands over to.
  fileprivate func answering(
    _ child: KeyPath<UIViewController, UIViewController?>
  ) -> UIViewController? {
    guard var controller = keyWindow?.rootViewController else { return nil }
    // What is presented inside a child covers no status bar; so the children need not be looked at.
    var above = controller.presentation
    while let presentation = above, presentation.state.hasContainer, !presentation.state.isLeaving {
      let captures = presentation.presented.modalPresentationCapturesStatusBarAppearance
      if StatusBarDecider.decide(style: presentation.style, captures: captures).value {
        controller = presentation.presented
      }
      above = presentation.above
    }
    // An app's answers may lead round in a circle.
    for _ in 0..<Limits.controllerDepth {
      guard let next = controller[keyPath: child], next !== controller else { break }
      controller = next
    }
    return controller
  }
}

extension UIViewController {
  /// Asks for another look at what the controllers say of the status bar.
  public func setNeedsStatusBarAppearanceUpdate() { run?.statusBarIsStale = true }
}

extension Simulation {
  /// Gives the windows the safe area that goes with or without the status bar, where it has
  /// changed.
  func followStatusBar() {
    run.statusBarIsStale = false
    // On a phone on its side the bar is hidden, and its figures say so.
    guard !device.profile.hasHomeIndicator,
      run.environment.traits.verticalSizeClass != .compact
    else { return }
    let answering = windowScene.answering(\.childForStatusBarHidden)
    let isHidden = answering?.prefersStatusBarHidden ?? false
    guard isHidden != run.model.hidesStatusBar else { return }
    run.model.hidesStatusBar = isHidden
    guard let environment = run.model.environment(run.environment.orientation, share) else {
      return
    }
    run.environment.safeArea = environment.safeArea
    for window in windowScene.windows { window.markSafeArea() }
  }
}
