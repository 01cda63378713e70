import AdaptCore
import AdaptRules
import Foundation

extension UIPopoverPresentationController {
  /// Whether the presentation is on screen in the form of this popover.
  var isInCharge: Bool { presentation?.controller === self && containerView != nil }

  var containerSize: CGSize { containerView?.bounds.size ?? .zero }

  /// Where the popover lies and how its arrow points, in a container of a size.
  func placement(in size: CGSize) -> Decision<PopoverGeometry.Placement> {
    let anchor = anchorRectangle ?? PopoverReposition.lost(last: lastAnchor, in: size).value
    return PopoverGeometry.decide(
      in: space(of: size), preferred: wishedSize.value, anchor: anchor,
      permitted: permittedArrowDirections, margins: popoverLayoutMargins,
      canOverlap: canOverlapSourceViewRect)
  }

  /// The space in the window; before the controller joins a run nothing surrounds it.
  private func space(of size: CGSize) -> PresentationSpace {
    run?.space(of: size)
      ?? PresentationSpace(
        size: size, safeArea: .zero, traits: traitCollection, system: .newestModelled)
  }

  /// Finds the anchor again if the window has another size, then places the popover at it.
  func layOutPopover() {
    let size = containerSize
    let hasOtherSize = laidOutSize.map { $0 != size } ?? false
    laidOutSize = size
    if hasOtherSize { reposition() }
    noteAnchor()
    placePresentedView()
    resizeReasons = ReasonList()
    // The arrow may be on another side of a view that has not moved.
    presentedView?.markSafeArea()
    // An action sheet inside the popover lies where the popover is.
    presentedViewController.presentation?.container?.markLayout()
  }
}

// MARK: - Another size of the window

extension UIPopoverPresentationController {
  /// Asks the delegate where an anchor is that the popover does not follow (R019).
  ///
  /// The app may also set the anchor's properties while it is asked; then those count.
  private func reposition() {
    guard let run, let kind = anchorKind, let view = sourceView else { return }
    let outcome = PopoverReposition.decide(anchor: kind, on: run.system)
    switch outcome.value {
    case .follows: return
    case .asks: break
    }
    let stated = sourceRect
    let old = stated.isNull ? lastSourceBounds ?? view.bounds : stated
    var answer = (rectangle: old, view: view)
    let isAnswered = ask(run, old, &answer)
    guard sourceView === view, sourceRect == stated, anchorKind == kind else { return }
    let moved = answer.view === view ? old : view.convert(old, to: answer.view)
    let place = PopoverReposition.answered(
      old: moved, answer: isAnswered ? answer.rectangle : nil, isWholeView: old == view.bounds)
    // The sizes that the window is given for pictures are followed by its own again.
    if place.value.isStale, !run.isInBackground {
      run.find(
        .staleAnchor, on: presentedViewController.id,
        because: outcome.reasons.adding(place.reasons))
    }
    if answer.view !== view { sourceView = answer.view }
    if place.value.isStale || place.value.rectangle != old { sourceRect = place.value.rectangle }
  }

  /// - Returns: Whether the delegate is implemented and gave a usable answer.
  private func ask(
    _ run: Run, _ old: CGRect, _ answer: inout (rectangle: CGRect, view: UIView)
  ) -> Bool {
    guard let delegate = popoverDelegate else { return false }
    var (rectangle, view) = answer
    let said = run.ask(
      .willRepositionPopover, .rect(old), on: id, of: delegate, as: EventValue.rect
    ) {
      delegate.popoverPresentationController(
        self, willRepositionPopoverTo: &rectangle, in: &view)
      return rectangle
    }
    guard said != nil else { return false }
    guard rectangle.isUsable else {
      run.find(.geometryNotFinite, on: presentedViewController.id)
      return false
    }
    answer = (rectangle, view)
    return true
  }
}
