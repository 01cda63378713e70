import AdaptCore
import AdaptUIKit
import Foundation

/// A view that overrides every hook and counts the call.
final class BusyView: UIView {
  private(set) var calls = 0

  override func layoutSubviews() { calls += 1 }
  override func willMove(toSuperview superview: UIView?) { calls += 1 }
  override func didMoveToSuperview() { calls += 1 }
  override func willMove(toWindow window: UIWindow?) { calls += 1 }
  override func didMoveToWindow() { calls += 1 }
  override func safeAreaInsetsDidChange() { calls += 1 }
  override func layoutMarginsDidChange() { calls += 1 }
  override func traitCollectionDidChange(_ previous: UITraitCollection?) { calls += 1 }
}
