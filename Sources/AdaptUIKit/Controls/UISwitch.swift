import Foundation

/// A control that is on or off. UIKit: `UISwitch`.
open class UISwitch: UIControl {
  open var isOn = false
  /// The words of a check box, on a Mac.
  open var title: String?

  override var isPlain: Bool { type(of: self) == UISwitch.self }

  /// Sets the value; no event is sent.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }
}
