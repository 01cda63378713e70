import AdaptCore
import AdaptRules
public import Foundation

extension Simulation {
  /// Taps beside all that is presented in one place on top, or beside the columns that lie over the
  /// secondary one of a split view.
  ///
  /// What the tap leads to is decided by the rules of popovers, sheets and alerts; a tap that leads
  /// to nothing is a finding.
  public func tapOutside() {
    gesture("tap outside") { [unowned self] in
      guard let top = windowScene.keyWindow?.presentations.last else {
        // Columns that lie over another go as what is presented does.
        if hidesColumns() { return }
        return findOnTop(.nothingPresented)
      }
      tapBeside(top.outermostContext)
    }
  }

  /// Taps the key window at a point, in its space, in points.
  ///
  /// The tap goes to the topmost presentation whose container the point lies in. On its content it
  /// is for the control, the row, the gesture or the grabber there, else a note; a point beside
  /// that is a tap outside, unless it goes on to a passthrough view of a popover or through the
  /// undimmed area of a sheet.
  public func tap(at point: CGPoint) {
    gesture("tap at \(point.x.figure),\(point.y.figure)") { [unowned self] in
      guard let window = windowScene.keyWindow, window.bounds.contains(point) else {
        return run.find(.noSuchAction, on: windowScene.keyWindow?.id ?? .run)
      }
      for presentation in window.presentations.reversed() where presentation.state.hasContainer {
        guard let container = presentation.container, container.covers(point) else { continue }
        let sheet = presentation.controller as? UISheetPresentationController
        if let view = presentation.controller.presentedView, view.covers(point) {
          guard let sheet, sheet.grabberTakesTouch(at: point), presentation.isAtRest else {
            return land(on: view, at: point)
          }
          return tapGrabber(of: sheet, in: presentation)
        }
        if sheet?.backdrop?.value.letsTouchesThrough ?? false { continue }
        if let view = passthroughView(at: point, of: presentation) {
          return land(on: view, at: point)
        }
        if let popover = presentation.controller as? UIPopoverPresentationController,
          takeTap(besideItemOf: popover, at: point)
        {
          return
        }
        return tapBeside(presentation)
      }
      if hidesColumns(at: point) { return }
      land(on: window, at: point)
    }
  }

  /// The view that takes a tap which would be one outside a popover.
  func passthroughView(at point: CGPoint, of presentation: Presentation) -> UIView? {
    guard let popover = presentation.controller as? UIPopoverPresentationController,
      let frame = popover.presentedView?.frameInWindow
    else { return nil }
    let views = (popover.passthroughViews ?? []).filter {
      $0.window === presentation.window && !$0.isHidden
    }
    let target = PassthroughTap.decide(
      at: point, popover: frame, views: views.map(\.frameInWindow)
    ).value
    switch target {
    case .popover, .outside: return nil
    case .view(let place): return views[place]
    }
  }

  /// Does what a bar does with a tap, or notes which controller's content it reaches.
  private func land(on view: UIView, at point: CGPoint) {
    let hit = view.hitTest(view.convert(point, from: nil), with: nil) ?? view
    if run.touch(hit, at: point) || takeTap(on: hit, at: point) { return }
    run.find(.tapLanded, on: hit.owningController?.id ?? hit.id)
  }
}

// MARK: - Outside

extension Simulation {
  private func tapBeside(_ presentation: Presentation) {
    guard presentation.isAtRest else {
      return run.find(.tapOutsideIgnored, on: presentation.presented.id)
    }
    if let alert = presentation.presented as? UIAlertController {
      return tapBeside(alert, in: presentation)
    }
    if let inner = presentation.presentationInside {
      let outcome = NestedOutsideTap.decide(on: run.system)
      switch outcome.value {
      case .both: break
      case .inner: return dismissInner(inner, because: outcome.reasons)
      }
    }
    let sheet = presentation.controller as? UISheetPresentationController
    if let backdrop = sheet?.backdrop, backdrop.value.letsTouchesThrough {
      // It goes on to what lies behind.
      return run.find(
        .tapOutsideIgnored, on: presentation.presented.id, because: backdrop.reasons)
    }
    let answer = OutsideTap.decide(
      style: presentation.style, traits: presentation.windowTraits, on: run.system,
      isModal: presentation.isModal,
      isEdgeAttached: sheet?.isEdgeAttached ?? false)
    guard answer.value != .ignored else {
      return run.find(.tapOutsideIgnored, on: presentation.presented.id, because: answer.reasons)
    }
    close(presentation, answer)
  }

  /// Closes what a popover presents in its own context; the delegate of neither hears of it.
  private func dismissInner(_ inner: Presentation, because reasons: ReasonList) {
    guard inner.isAtRest else {
      return run.find(.tapOutsideIgnored, on: inner.presented.id, because: reasons)
    }
    let calls = DismissalQuestions.decide(by: .person, style: inner.style, on: run.system).value
    Dismissal(of: inner, animated: true, calls: calls, because: reasons, completion: nil)
      .start(interactive: false)
  }

  /// Rule `alert.outside-tap`.
  private func tapBeside(_ alert: UIAlertController, in presentation: Presentation) {
    let cancel = alert.usableCancelAction
    let outcome = AlertOutsideTap.decide(alert.shown, hasCancel: cancel != nil)
    switch outcome.value {
    case .ignored:
      return run.find(.tapOutsideIgnored, on: alert.id, because: outcome.reasons)
    case .cancels, .closes: break
    }
    guard presentation.style == .popover else {
      if let cancel { alert.close(with: cancel) }
      return
    }
    // The delegate of the popover is asked and told as by any other popover.
    let answer = OutsideTap.decide(
      style: .popover, traits: presentation.windowTraits, on: run.system,
      isModal: alert.isModalInPresentation)
    close(
      presentation, answer, completion: cancel.map { cancel in { alert.runHandler(of: cancel) } })
  }

  /// Asks the delegate and then goes, or stays and tells it of the attempt (O015, O018).
  ///
  /// - Parameter completion: Done once the presentation is gone.
  func close(
    _ presentation: Presentation, _ answer: Decision<UserDismissal>,
    completion: (() -> Void)? = nil
  ) {
    let controller = presentation.controller
    let calls = DismissalQuestions.decide(
      by: .person, style: presentation.style, on: run.system
    ).value
    switch answer.value {
    case .ignored: return
    case .attempt: return stay(controller)
    case .asks: break
    }
    if let should = calls.should, !controller.delegateAllowsDismissal(should) {
      run.find(.dismissalRefused, on: presentation.presented.id, because: answer.reasons)
      return stay(controller)
    }
    Dismissal(
      of: presentation, animated: true, calls: calls, because: answer.reasons,
      completion: completion
    ).start(interactive: false)
  }

  private func stay(_ controller: UIPresentationController) {
    if let sheet = controller as? UISheetPresentationController {
      sheet.refuseTap()
    } else {
      controller.tellAttempt()
    }
  }
}

extension Presentation {
  /// What a popover presents in its own context; nil for any other presentation.
  fileprivate var presentationInside: Presentation? {
    guard style == .popover, let topmost = window?.presentations.last, topmost !== self else {
      return nil
    }
    var inner: Presentation?
    var presentation: Presentation? = topmost
    while let current = presentation, current !== self {
      inner = current
      presentation = current.presenter.presentationAround
    }
    guard let inner, presentation === self, inner.outermostContext === self else { return nil }
    return inner
  }
}

extension UIView {
  /// The view's frame in the window's space, in points.
  var frameInWindow: CGRect { convert(bounds, to: nil) }

  /// Whether a point of the window lies on the view.
  func covers(_ point: CGPoint) -> Bool { frameInWindow.contains(point) }
}
