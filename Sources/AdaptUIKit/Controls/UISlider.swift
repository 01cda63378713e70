import Foundation

/// A control for a number in a range. UIKit: `UISlider`.
open class UISlider: UIControl {
  /// Kept inside the range.
  open var value: Float {
    get { stated }
    set { stated = newValue.isNaN ? minimumValue : min(max(newValue, minimumValue), maximumValue) }
  }
  open var minimumValue: Float = 0 { didSet { value = stated } }
  open var maximumValue: Float = 1 { didSet { value = stated } }
  open var isContinuous = true
  private var stated: Float = 0

  override var isPlain: Bool { type(of: self) == UISlider.self }

  /// Sets the value; no event is sent.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }
}
