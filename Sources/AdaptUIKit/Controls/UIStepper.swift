import Foundation

/// A control that makes a number larger or smaller by a step. UIKit: `UIStepper`.
open class UIStepper: UIControl {
  /// Kept inside the range.
  open var value: Double {
    get { stated }
    set { stated = newValue.isNaN ? minimumValue : min(max(newValue, minimumValue), maximumValue) }
  }
  open var minimumValue = 0.0 { didSet { value = stated } }
  open var maximumValue = 100.0 { didSet { value = stated } }
  open var stepValue = 1.0
  /// Whether the number goes on at the other end of its range.
  open var wraps = false
  private var stated = 0.0

  override var isPlain: Bool { type(of: self) == UIStepper.self }

  /// Goes a step up or down.
  ///
  /// - Returns: Whether the value changed.
  func step(up: Bool) -> Bool {
    let old = value
    let next = old + (up ? stepValue : -stepValue)
    if wraps, next > maximumValue {
      value = minimumValue
    } else if wraps, next < minimumValue {
      value = maximumValue
    } else {
      value = next
    }
    return value != old
  }
}
