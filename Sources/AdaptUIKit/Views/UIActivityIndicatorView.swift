import Foundation

/// A wheel that turns while something goes on. UIKit: `UIActivityIndicatorView`.
open class UIActivityIndicatorView: UIView {
  /// Whether the wheel is hidden while it stands still.
  open var hidesWhenStopped = true { didSet { hideOrShow() } }
  public private(set) var isAnimating = false

  override var isPlain: Bool { type(of: self) == UIActivityIndicatorView.self }

  open func startAnimating() {
    isAnimating = true
    hideOrShow()
  }

  open func stopAnimating() {
    isAnimating = false
    hideOrShow()
  }

  /// A wheel that does not hide itself is as hidden as the app has it.
  private func hideOrShow() { if hidesWhenStopped { isHidden = !isAnimating } }
}
