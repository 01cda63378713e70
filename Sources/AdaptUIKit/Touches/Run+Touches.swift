import AdaptCore
import Foundation

extension Run {
  /// Lets the control, the row or the tap recognizer that a touch reaches do what it does.
  ///
  /// The views around the one that was hit are looked at from the inside out, up to the first that
  /// takes a tap. A control that is disabled swallows it.
  ///
  /// - Parameters:
  ///   - hit: The view that gets the touch.
  ///   - point: In the window's space, in points.
  /// - Returns: Whether there is one that did something.
  func touch(_ hit: UIView, at point: CGPoint) -> Bool {
    var view: UIView? = hit
    while let current = view, !(current is PresentationContainerView) {
      if let control = current as? UIControl, !control.isEnabled { return false }
      // A recognizer that is attached to the control itself comes before the control.
      let tap = current.recognizers?.first(where: \.takesOneTap)
      if let tap, tap.recognize(in: self) { return true }
      switch current {
      case let control as UIControl: return touch(control, at: point)
      case let cell as UITableViewCell where cell.mayBeSelected && !cell.reactions.isEmpty:
        cell.select()
        return true
      case let cell as UICollectionViewCell where cell.mayBeSelected && !cell.reactions.isEmpty:
        cell.select()
        return true
      default: break
      }
      view = current.superview
    }
    return false
  }

  private func touch(_ control: UIControl, at point: CGPoint) -> Bool {
    let across = point.x - control.frameInWindow.minX
    let width = control.bounds.width
    switch control {
    case let segments as UISegmentedControl:
      guard width > 0, segments.numberOfSegments > 0 else { return false }
      let last = CGFloat(segments.numberOfSegments - 1)
      // As a number with a point: a segment that is very narrow lies too far for a whole one.
      let place = Int(min(max(0, across / width * CGFloat(segments.numberOfSegments)), last))
      guard segments.isEnabledForSegment(at: place) else { return false }
      segments.choose(place, in: self)
    case let stepper as UIStepper:
      stepper.send(.value(changed: stepper.step(up: across > width / 2)), in: self)
    case let field as UITextField: field.sendActions(for: .editingDidBegin)
    default: control.tap(in: self)
    }
    return true
  }
}

extension UIGestureRecognizer {
  /// Whether one tap with one finger is the gesture.
  fileprivate var takesOneTap: Bool {
    guard isEnabled, let tap = self as? UITapGestureRecognizer else { return false }
    return tap.numberOfTapsRequired <= 1 && tap.numberOfTouchesRequired <= 1
  }
}
