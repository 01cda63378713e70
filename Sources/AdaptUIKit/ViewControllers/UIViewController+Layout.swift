public import AdaptCore
import AdaptRules
import Foundation

extension UIViewController {
  /// The smallest margins that the system gives the root view, in points (11+).
  public var systemMinimumLayoutMargins: UIEdgeInsets {
    guard let view = viewIfLoaded, let window = view.window else { return .zero }
    return RootMargins.decide(width: view.bounds.width, window: window.safeAreaInsets).value
  }

  var minimumMargins: UIEdgeInsets {
    viewRespectsSystemMinimumLayoutMargins ? systemMinimumLayoutMargins : .zero
  }

  /// One layout of the view: the controller before and after the view itself.
  func layOutView(_ layoutSubviews: () -> Void) {
    if appearance.owesIsAppearing, appearance.isDriven { sendOwedIsAppearing() }
    if needsConstraints {
      needsConstraints = false
      call(.updateViewConstraints) { updateViewConstraints() }
    }
    call(.viewWillLayoutSubviews) { viewWillLayoutSubviews() }
    layoutSubviews()
    call(.viewDidLayoutSubviews) { viewDidLayoutSubviews() }
  }

  func viewNeedsConstraints() { needsConstraints = true }

  func viewSafeAreaChanged() {
    call(.viewSafeAreaInsetsDidChange) { viewSafeAreaInsetsDidChange() }
  }

  func viewMarginsChanged() { call(.viewLayoutMarginsDidChange) { viewLayoutMarginsDidChange() } }
}
