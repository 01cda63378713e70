import AdaptCore
import AdaptRules
public import Foundation

extension UIView {
  /// Converts a rectangle from this view's space into that of another view, or the window's
  /// when none is given.
  ///
  /// - Complexity: O(depth).
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    let here = originInRoot
    let there = view?.originInRoot ?? .zero
    return rect.offsetBy(dx: here.x - there.x, dy: here.y - there.y)
  }

  /// Converts a rectangle from another view's space, or the window's, into this view's.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    let here = originInRoot
    let there = view?.originInRoot ?? .zero
    return rect.offsetBy(dx: there.x - here.x, dy: there.y - here.y)
  }

  /// Converts a point from this view's space into another view's, or the window's.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    convert(CGRect(origin: point, size: .zero), to: view).origin
  }

  /// Converts a point from another view's space, or the window's, into this view's.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    convert(CGRect(origin: point, size: .zero), from: view).origin
  }

  /// Gives the view the size that suits it; its origin stays.
  public func sizeToFit() {
    frame = CGRect(origin: frame.origin, size: sizeThatFits(bounds.size))
  }

  /// Where the view's own zero lies, in the space of the topmost view above it.
  private var originInRoot: CGPoint {
    var point = CGPoint.zero
    unowned(unsafe) var view = self
    while let parent = view.superviewLink {
      let shown = view.shownFrame.origin
      point.x += shown.x - view.boundsRect.origin.x
      point.y += shown.y - view.boundsRect.origin.y
      view = parent
    }
    return point
  }

  /// Gives the view a frame, and records that of a controller's view in a window.
  ///
  /// - Parameters:
  ///   - reasons: Why a presentation chose the frame; empty for any other.
  ///   - isFirst: Whether a presentation places the view for the first time.
  func place(
    origin newOrigin: CGPoint, size: CGSize, because reasons: ReasonList = ReasonList(),
    isFirst: Bool = false
  ) {
    guard isFinite(newOrigin, size) else {
      run?.find(.geometryNotFinite, on: controller?.id ?? id)
      return
    }
    // A view keeps no negative size (rule `layout.autoresizing`).
    let size = CGSize(width: max(0, size.width), height: max(0, size.height))
    guard newOrigin != origin || size != boundsRect.size || isFirst else { return }
    let old = shownFrame
    let oldSize = boundsRect.size
    origin = newOrigin
    boundsRect.size = size
    if controller != nil, windowLink != nil { recordFrame(from: isFirst ? nil : old, reasons) }
    markSafeArea()
    if size != oldSize { sizeDidChange(from: oldSize) }
  }

  /// Records the new frame of a controller's view, in the window's space.
  func recordFrame(from old: CGRect?, _ reasons: ReasonList = ReasonList()) {
    guard let run, let controller else { return }
    let space = superviewLink?.originInRoot ?? .zero
    let new = shownFrame
    func inWindow(_ frame: CGRect) -> CGRect { frame.offsetBy(dx: space.x, dy: space.y) }
    run.recorder.record(
      .frameChanged(from: old.map(inWindow) ?? .zero, to: inWindow(new), because: reasons),
      on: controller.id)
  }

  func setBounds(_ rect: CGRect) {
    let middle = center
    if rect.origin != boundsRect.origin {
      boundsRect.origin = rect.origin
      markVisit()
      markSafeAreaOfSubviews()
    }
    guard rect.size != boundsRect.size else { return }
    // UIKit keeps the centre when the bounds change.
    place(
      origin: CGPoint(x: middle.x - rect.width / 2, y: middle.y - rect.height / 2), size: rect.size)
  }

  private func isFinite(_ point: CGPoint, _ size: CGSize) -> Bool {
    point.x.isFinite && point.y.isFinite && size.width.isFinite && size.height.isFinite
  }

  private func sizeDidChange(from oldSize: CGSize) {
    markLayout()
    markSafeAreaOfSubviews()
    controller?.viewNeedsConstraints()
    guard autoresizesSubviews else { return }
    // A subclass can override the frame, and do anything there.
    for view in subviews where view.superviewLink === self {
      // What a container puts under its bars follows those.
      if let child = view.controller, child.parentLink?.placeContent(of: child) == true { continue }
      guard !view.followingMask.isEmpty else { continue }
      view.resize(withSuperviewFrom: oldSize, to: boundsRect.size)
    }
  }

  /// The mask that the view follows its superview by.
  private var followingMask: AutoresizingMask {
    guard !translatesAutoresizingMaskIntoConstraints else { return autoresizingMask }
    return document?.standInMask ?? autoresizingMask
  }

  /// Follows the superview. A subclass may set the superview's frame from its own: that goes down
  /// to a limit, as calls do.
  private func resize(withSuperviewFrom oldSize: CGSize, to size: CGSize) {
    func follow() {
      frame =
        Autoresizing.decide(frame: frame, mask: followingMask, from: oldSize, to: size).value
    }
    guard let run else {
      return isPlain ? follow() : OutsideNesting.call(costing: Nesting.view, follow)
    }
    guard isPlain || run.mayCall(controller?.id ?? id) else { return }
    run.nesting.steps += Nesting.view
    follow()
    run.nesting.steps -= Nesting.view
  }
}
