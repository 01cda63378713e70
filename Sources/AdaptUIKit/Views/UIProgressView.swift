import Foundation

/// A bar that fills. UIKit: `UIProgressView`.
open class UIProgressView: UIView {
  /// Kept between 0 and 1.
  open var progress: Float {
    get { stated }
    set { stated = newValue.isNaN ? 0 : min(max(newValue, 0), 1) }
  }
  private var stated: Float = 0

  override var isPlain: Bool { type(of: self) == UIProgressView.self }

  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
}
