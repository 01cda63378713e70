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
      switch current {
      case let control as UIControl: return touch(control, at: point)
      case let cell as UITableViewCell where !cell.reactions.isEmpty:
        cell.select(in: self)
        return true
      case let cell as UICollectionViewCell where !cell.reactions.isEmpty:
        cell.select(in: self)
        return true
      default: break
      }
      let tap = current.recognizers?.first { $0.isEnabled && $0 is UITapGestureRecognizer }
      if let tap, tap.recognize(in: self) { return true }
      view = current.superview
    }
    return false
  }

  private func touch(_ control: UIControl, at point: CGPoint) -> Bool {
    guard control.isEnabled else { return false }
    let across = point.x - control.frameInWindow.minX
    let width = control.bounds.width
    switch control {
    case let segments as UISegmentedControl:
      guard width > 0, segments.numberOfSegments > 0 else { return false }
      let place = Int(across / width * CGFloat(segments.numberOfSegments))
      segments.choose(min(max(place, 0), segments.numberOfSegments - 1), in: self)
    case let stepper as UIStepper:
      stepper.send(.value(changed: stepper.step(up: across > width / 2)), in: self)
    case let field as UITextField: field.sendActions(for: .editingDidBegin)
    default: control.tap(in: self)
    }
    return true
  }
}
