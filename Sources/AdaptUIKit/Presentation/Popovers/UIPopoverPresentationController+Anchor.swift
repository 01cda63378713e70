import AdaptCore
import AdaptRules
public import Foundation

extension UIPopoverPresentationController {
  /// The source item, on systems that know of one.
  private var knownSourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    if let run, !run.has(.sourceItem) { return nil }
    return sourceItem
  }

  var hasAnchor: Bool { knownSourceItem != nil || barButtonItem != nil || sourceView != nil }

  /// What the popover is anchored to; nil where nothing is set.
  var anchorKind: PopoverReposition.Anchor? {
    if knownSourceItem != nil { return .sourceItem }
    if barButtonItem != nil { return .barButtonItem }
    guard sourceView != nil else { return nil }
    return sourceRect.isNull ? .view : .rectangle
  }

  /// Where the anchor lies now, in the container's space; nil where its view is in another window
  /// or in none, and where the popover itself holds it.
  var anchorRectangle: CGRect? {
    guard let container = containerView else { return nil }
    let rectangle: CGRect?
    if let item = knownSourceItem ?? barButtonItem {
      rectangle = item.frame(in: container)
    } else if let sourceView, let window = sourceView.window, window === container.window,
      !holds(sourceView)
    {
      rectangle = sourceView.convert(
        sourceRect.isNull ? sourceView.bounds : sourceRect, to: container)
    } else {
      rectangle = nil
    }
    return rectangle.flatMap { $0.isUsable ? $0 : nil }
  }

  /// Whether a view lies in the popover, or in what is presented in its context, beside its view:
  /// both go where the popover goes.
  private func holds(_ view: UIView) -> Bool {
    if let presentedView, view.isDescendant(of: presentedView) { return true }
    guard let above = presentation?.above?.container, above.superview === containerView else {
      return false
    }
    return view.isDescendant(of: above)
  }

  /// Where the anchor lies now, in the window's space, in points; nil while no popover is on screen
  /// and where the anchor has left the window.
  public var anchorInWindow: CGRect? {
    guard isInCharge, let container = containerView else { return nil }
    return anchorRectangle.map { container.convert($0, to: nil) }
  }

  /// Tells the delegate that the popover is about to be shown, and looks at its anchor.
  ///
  /// Rule `presentation.popover-anchor`.
  ///
  /// - Returns: Whether it can be shown; if not, an exception was found (O028).
  func prepareToShow() -> Bool {
    (laidOutSize, lastSourceBounds) = (nil, nil)
    if let run, let delegate = popoverDelegate {
      run.tell(.prepareForPopoverPresentation, on: id, of: delegate) {
        delegate.prepareForPopoverPresentation(self)
      }
    }
    let missing = PopoverAnchor.decide(style: style, anchored: hasAnchor)
    guard !missing.value else {
      run?.find(
        .popoverWithoutAnchor, on: presentingViewController.id,
        object: presentedViewController.id, because: missing.reasons)
      return false
    }
    guard sourceRect.isNull || sourceRect.isUsable, popoverLayoutMargins.isUsable else {
      run?.find(.geometryNotFinite, on: presentedViewController.id)
      return false
    }
    return true
  }

  /// Whether a new figure is refused because it is no number; before the popover is shown that is
  /// found when it is about to be.
  func refusesWhileShown(_ isUsable: Bool) -> Bool {
    guard isInCharge, !isUsable else { return false }
    run?.find(.geometryNotFinite, on: presentedViewController.id)
    return true
  }

  /// Points at the new anchor in the next layout.
  func anchorDidChange() { if isInCharge { containerView?.markLayout() } }

  /// Keeps where the anchor is; one that is gone is a finding, once.
  func noteAnchor() {
    lastSourceBounds = sourceView?.bounds
    if let rectangle = anchorRectangle {
      (lastAnchor, hasLostAnchor) = (rectangle, false)
      return
    }
    guard !hasLostAnchor, let container = containerView else { return }
    hasLostAnchor = true
    let lost = PopoverReposition.lost(last: lastAnchor, in: container.bounds.size)
    run?.find(.staleAnchor, on: presentedViewController.id, because: lost.reasons)
  }
}

extension CGRect {
  /// Whether a popover can point at the rectangle.
  var isUsable: Bool {
    minX.isFinite && minY.isFinite && maxX.isFinite && maxY.isFinite
  }
}

extension UIEdgeInsets {
  var isUsable: Bool {
    top.isFinite && left.isFinite && bottom.isFinite && right.isFinite
  }
}
