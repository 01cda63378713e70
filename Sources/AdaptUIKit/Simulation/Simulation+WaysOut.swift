public import AdaptCore
public import AdaptRules
import Foundation

extension Simulation {
  /// Returns which ways a person has to close what is presented on top; nil while nothing is
  /// presented, or while it moves.
  ///
  /// Nobody is asked: what the app alone knows is handed in.
  ///
  /// - Parameters:
  ///   - hasControl: Whether the content has a button that closes it.
  ///   - answer: What the delegate answers when it is asked whether a person may dismiss; nil where
  ///     that is not known.
  ///
  /// Rule `presentation.ways-out`.
  public func waysOut(hasControl: Bool = false, answer: Bool? = nil) -> Decision<WaysOut.Ways>? {
    guard let presentation = windowScene.keyWindow?.presentations.last, presentation.isAtRest else {
      return nil
    }
    var top = WaysOut.Top(
      style: presentation.style, traits: presentation.windowTraits, system: run.system)
    top.isModal = presentation.isModal
    top.isEdgeAttached = presentation.sheetLayout?.form == .edgeAttached
    top.answer = answer
    top.hasControl = hasControl
    if let alert = presentation.presented as? UIAlertController {
      top.alert = alert.shown
      top.hasCancel = alert.usableCancelAction != nil
      top.hasControl = alert.shownActions.contains(where: \.isEnabled)
    }
    return WaysOut.decide(top)
  }

  /// Looks whether a person is stuck in what is presented on top, and if so records the finding.
  ///
  /// - Parameters: As in ``waysOut(hasControl:answer:)``.
  /// - Returns: Whether there is no way out.
  @discardableResult
  public func findNoWayOut(hasControl: Bool = false, answer: Bool? = nil) -> Bool {
    guard let ways = waysOut(hasControl: hasControl, answer: answer), ways.value.isEmpty,
      let top = windowScene.topmostController
    else { return false }
    run.find(.noWayOut, on: top.id, because: ways.reasons)
    return true
  }
}
