public import Foundation

/// A control for a date or a time. UIKit: `UIDatePicker`.
///
/// A run has no clock: the date is the one that the app sets.
open class UIDatePicker: UIControl {
  /// UIKit: `UIDatePicker.Mode`.
  public enum Mode: Int, Hashable, Sendable, CaseIterable {
    case time = 0
    case date
    case dateAndTime
    case countDownTimer
    case yearAndMonth
  }

  open var datePickerMode = Mode.dateAndTime
  /// At first the beginning of 2001, where UIKit has the present.
  open var date = Date(timeIntervalSinceReferenceDate: 0)
  open var minimumDate: Date?
  open var maximumDate: Date?
  /// In minutes.
  open var minuteInterval = 1
  /// In seconds.
  open var countDownDuration: TimeInterval = 0

  override var isPlain: Bool { type(of: self) == UIDatePicker.self }

  /// Sets the date; no event is sent.
  open func setDate(_ date: Date, animated: Bool) { self.date = date }
}
