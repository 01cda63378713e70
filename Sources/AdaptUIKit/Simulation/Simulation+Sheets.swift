import AdaptCore
import AdaptRules
import Foundation

extension Simulation {
  /// Swipes the topmost sheet down past its lowest height, and lets it go or takes the gesture
  /// back.
  public func swipeDown(_ end: GestureEnd = .finish) {
    gesture("swipe down") { [unowned self] in
      guard let sheet = draggableSheet(nil) else { return }
      let lowest = sheet.drag.stops[0]
      // Far enough for every system: three quarters of the lowest height.
      let way = lowest.minY - sheet.drag.stops[sheet.drag.start].minY + 0.75 * lowest.height
      drag(
        sheet, SheetGesture(translation: way + SheetTracking.slop, end: end),
        ending: "swipe down \(end == .finish ? "ends" : "goes back")")
    }
  }

  /// Drags a sheet with a finger.
  ///
  /// - Parameter controller: The controller on the sheet; the topmost presented one unless given.
  ///   A sheet that another lies over can be touched where that one leaves it bare.
  public func dragSheet(_ gesture: SheetGesture, of controller: UIViewController? = nil) {
    let way = gesture.translation.figure
    self.gesture("drag sheet \(way)") { [unowned self] in
      guard let sheet = draggableSheet(controller) else { return }
      drag(sheet, gesture, ending: "drag sheet \(way) ends")
    }
  }

  /// Drags a sheet to one of its heights, as a person does who sees them.
  ///
  /// A height that is inactive, or that no detent has, is a finding.
  ///
  /// - Parameter controller: The controller on the sheet; the topmost presented one unless given.
  public func dragSheet(
    to detent: UISheetPresentationController.Detent.Identifier,
    of controller: UIViewController? = nil
  ) {
    gesture("drag sheet to \(detent.words)") { [unowned self] in
      guard let sheet = draggableSheet(controller) else { return }
      guard let stop = sheet.identifiers.firstIndex(of: detent) else {
        return run.find(.noSuchDetent, on: sheet.presentation.presented.id)
      }
      let way = sheet.drag.stops[stop].minY - sheet.drag.stops[sheet.drag.start].minY
      guard way != 0 else { return }
      let slop = way > 0 ? SheetTracking.slop : -SheetTracking.slop
      drag(
        sheet, SheetGesture(translation: way + slop),
        ending: "drag sheet to \(detent.words) ends")
    }
  }
}

/// A sheet that a finger is on, as it was when the finger touched it.
private struct DraggedSheet {
  let presentation: Presentation
  let controller: UISheetPresentationController
  /// The detents of the stops; nil for one height that no detent has.
  let identifiers: [UISheetPresentationController.Detent.Identifier?]
  var drag: SheetDrag

  /// Whether the sheet still rests there: the app's code may do anything while a finger holds it.
  var isThere: Bool {
    presentation.controller === controller && presentation.state == .presented
  }
}

extension Simulation {
  /// The presentation of a controller, or the topmost one; a finding when there is none.
  func sheetPresentation(_ controller: UIViewController?) -> Presentation? {
    let presentations = windowScene.keyWindow?.presentations ?? []
    let found =
      controller == nil
      ? presentations.last : presentations.last { $0.presented === controller }
    if found == nil {
      let subject = controller.flatMap(id) ?? windowScene.topmostController?.id
      run.find(.nothingPresented, on: subject ?? .run)
    }
    return found
  }

  /// The sheet of a controller, if a finger can drag it; else a finding with the reason.
  private func draggableSheet(_ controller: UIViewController?) -> DraggedSheet? {
    guard let presentation = sheetPresentation(controller) else { return nil }
    let presented = presentation.presented
    guard presentation.isAtRest, let container = presentation.container else {
      run.find(.notSwipeable, on: presented.id)
      return nil
    }
    let layout = presentation.sheetLayout
    let answer = SheetSwipe.decide(
      style: presentation.style, traits: presentation.windowTraits, on: run.system,
      isModal: presentation.isModal, isEdgeAttached: layout?.form == .edgeAttached)
    guard answer.value != .ignored, let layout,
      let sheet = presentation.controller as? UISheetPresentationController
    else {
      run.find(.notSwipeable, on: presented.id, because: answer.reasons)
      return nil
    }
    let permission = SheetLeave.decide(
      isModal: presentation.isModal, presents: presented.presentation != nil)
    return DraggedSheet(
      presentation: presentation, controller: sheet,
      identifiers: layout.stops.map { $0.detent.map { sheet.detents[$0].identifier } },
      drag: SheetDrag(
        on: layout, in: run.space(of: container.bounds.size), permission: permission.value))
  }

  /// Moves the sheet with the finger; the finger goes up in a turn of its own.
  private func drag(_ sheet: DraggedSheet, _ gesture: SheetGesture, ending name: String) {
    var sheet = sheet
    let position = SheetTracking.decide(sheet.drag, translation: gesture.translation).value
    var dismissal: Dismissal?
    if position.isBelowLowest {
      dismissal = beginLeaving(&sheet)
      dismissal?.updateInteraction(position.progress)
    }
    // A question may have changed the permission, and with it how far the sheet gives way.
    if dismissal == nil, sheet.isThere {
      let position = SheetTracking.decide(sheet.drag, translation: gesture.translation)
      sheet.controller.track(top: position.map(\.top))
    }
    let (held, leaving) = (sheet, dismissal)
    step(name) { [unowned self] in release(held, gesture, leaving) }
  }

  /// Asks whether the sheet may go, and begins its dismissal if it may (O015, O018).
  private func beginLeaving(_ sheet: inout DraggedSheet) -> Dismissal? {
    let presentation = sheet.presentation
    let calls = DismissalQuestions.decide(
      by: .person, style: presentation.style, on: run.system
    ).value
    var permission = SheetLeave.decide(
      isModal: presentation.isModal,
      presents: presentation.presented.presentation != nil)
    if permission.value == .asks {
      let answer = calls.should.map { presentation.controller.delegateAllowsDismissal($0) } ?? true
      permission = SheetLeave.decide(isModal: false, presents: false, answer: answer)
      if !answer {
        run.find(.dismissalRefused, on: presentation.presented.id, because: permission.reasons)
      }
    }
    sheet.drag.permission = permission.value
    guard permission.value == .allowed, sheet.isThere else { return nil }
    let dismissal = Dismissal(
      of: presentation, animated: true, calls: calls, because: permission.reasons, completion: nil)
    dismissal.start(interactive: true)
    return dismissal
  }

  private func release(_ sheet: DraggedSheet, _ gesture: SheetGesture, _ dismissal: Dismissal?) {
    var (sheet, dismissal) = (sheet, dismissal)
    // Held until here and dismissed or adapted by code meanwhile: nothing is left to let go of.
    guard dismissal != nil || sheet.isThere else { return sheet.controller.track(top: nil) }
    var outcome = outcome(of: gesture, on: sheet)
    if outcome.end == .dismisses, dismissal == nil {
      // A flick from above the lowest height asks only now.
      dismissal = beginLeaving(&sheet)
      if dismissal == nil { outcome = self.outcome(of: gesture, on: sheet) }
    }
    switch outcome.end {
    case .dismisses:
      sheet.controller.track(top: nil)
      dismissal?.endInteraction(cancelled: false)
    case .settles(let stop):
      dismissal?.endInteraction(cancelled: true)
      settle(sheet, at: stop)
    }
    if outcome.attempts { sheet.presentation.controller.tellAttempt() }
  }

  private func outcome(
    of gesture: SheetGesture, on sheet: DraggedSheet
  ) -> SheetRelease.Outcome {
    switch gesture.end {
    case .cancel: SheetRelease.cancelled(sheet.drag).value
    case .finish:
      SheetRelease.decide(
        sheet.drag, translation: gesture.translation, velocity: gesture.velocity
      ).value
    }
  }

  /// Lets the sheet rest at a height; the delegate hears of another detent.
  private func settle(_ sheet: DraggedSheet, at stop: Int) {
    let controller = sheet.controller
    let (old, new) = (sheet.identifiers[sheet.drag.start], sheet.identifiers[stop])
    // A detent that code took away meanwhile is nowhere to rest.
    guard let new, new != old, let place = controller.place(of: new) else {
      return controller.track(top: nil)
    }
    controller.letPersonChoose(place, after: controller.place(of: old))
  }
}
