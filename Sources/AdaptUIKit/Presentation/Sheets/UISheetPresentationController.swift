import AdaptCore
import AdaptRules
public import Foundation

/// Manages a page or form sheet. UIKit: `UISheetPresentationController` (15+).
///
/// Up to 14 a sheet has the same controller here, and its detents change nothing; where the style
/// stands for full screen, as the automatic one does up to 12, it manages that.
open class UISheetPresentationController: UIPresentationController {
  /// The heights at which the sheet can rest. Without an active one it has its full height.
  open var detents: [Detent] = [.large()] {
    didSet {
      for (place, detent) in detents.enumerated() { detent.place = place }
      findNewDetents()
      invalidateDetents()
    }
  }
  /// The height at which the sheet rests; the smallest active one where this names none.
  open var selectedDetentIdentifier: Detent.Identifier? { didSet { invalidateDetents() } }
  /// The largest height at which what lies behind is not dimmed and gets touches.
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  open var prefersEdgeAttachedInCompactHeight = false { didSet { invalidateDetents() } }
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false {
    didSet { invalidateDetents() }
  }
  /// Whether a page sheet is sized as a page (17+); else as a form.
  open var prefersPageSizing = true { didSet { invalidateDetents() } }
  open var prefersGrabberVisible = false
  /// Whether scrolling at the content's edge moves the sheet; nothing scrolls here, so that it
  /// takes part in no decision.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// In points; nil for the system's.
  open var preferredCornerRadius: CGFloat?
  /// Where a finger holds the sheet's top, in the container's space; nil while it rests.
  private var trackedTop: Decision<CGFloat>?

  init(_ style: UIModalPresentationStyle, presented: UIViewController) {
    super.init(presentedViewController: presented, presenting: nil)
    self.style = style
  }

  /// The delegate as the sheet's own, where it is one.
  public var sheetDelegate: (any UISheetPresentationControllerDelegate)? {
    delegate as? any UISheetPresentationControllerDelegate
  }

  /// Changes properties with an animation: the sheet has its new height when this returns.
  open func animateChanges(_ changes: () -> Void) {
    changes()
    containerView?.layOut()
  }

  /// Asks for a layout of the sheet, in which what a custom detent answers by now counts (16+).
  open func invalidateDetents() { containerView?.markLayout() }

  // MARK: Hooks

  open override var shouldRemovePresentersView: Bool { styleRemovesPresenter }
  open override var frameOfPresentedViewInContainerView: CGRect { frameDecision.value }
  open override func containerViewWillLayoutSubviews() { placePresentedView() }

  open override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) { containerView?.markLayout() }

  open override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { frame(in: parentSize).value.size }

  override func didJoin() { findNewDetents() }

  override var frameDecision: Decision<CGRect> {
    let decision = frame(in: containerView?.bounds.size ?? .zero)
    let rest = decision.value
    return trackedTop?.map {
      CGRect(x: rest.minX, y: $0, width: rest.width, height: max(0, rest.maxY - $0))
    } ?? decision
  }

  /// The view's own bottom inset, which a sheet that floats does not get from where it lies.
  override func safeAreaOfPresentedView(_ inherited: UIEdgeInsets) -> UIEdgeInsets {
    guard let layout = layoutNow, layout.form.hasDetents else { return inherited }
    var insets = inherited
    insets.bottom = layout.placement.bottomSafeArea
    return insets
  }
}

extension UISheetPresentationController {
  private func frame(in size: CGSize) -> Decision<CGRect> {
    guard let layout = sheetLayout(in: size) else { return builtInFrame(in: size) }
    let frame = layout.value.placement.frame
    switch layout.value.form {
    case .classic, .centred, .detents, .edgeAttached:
      return Decision(frame, because: layout.reasons)
    case .card, .covering:
      // The form settles it, and what settles it stands last.
      let reasons = layout.reasons.reversed().reduce(ReasonList()) { $0.adding($1) }
      return Decision(frame, because: reasons)
    }
  }

  /// The sheet's heights and the one at which it rests; nil while it manages no sheet.
  func sheetLayout(in size: CGSize) -> Decision<SheetLayout>? {
    guard let run, style == .pageSheet || style == .formSheet else { return nil }
    let space = run.space(of: size)
    let setup = sheetSetup
    return SheetLayout.decide(
      style: style, setup: setup, detents: resolvedDetents(setup, in: space, run),
      selected: place(of: selectedDetentIdentifier), in: space)
  }

  /// The sheet's heights in its container as it is now; nil while it manages no sheet.
  var layoutNow: SheetLayout? { sheetLayout(in: containerView?.bounds.size ?? .zero)?.value }

  /// A custom detent is of no effect on a system that has none.
  private func findNewDetents() {
    guard let run, !run.has(.customDetents), detents.contains(where: \.isCustom) else { return }
    run.find(.notAvailableYet, on: presentedViewController.id)
  }

  private var sheetSetup: SheetSetup {
    var setup = SheetSetup()
    setup.prefersEdgeAttachedInCompactHeight = prefersEdgeAttachedInCompactHeight
    setup.widthFollowsPreferredContentSizeWhenEdgeAttached =
      widthFollowsPreferredContentSizeWhenEdgeAttached
    setup.prefersPageSizing = prefersPageSizing
    setup.preferredContentSize = presentedViewController.preferredContentSize
    return setup
  }

  private func resolvedDetents(
    _ setup: SheetSetup, in space: PresentationSpace, _ run: Run
  ) -> [SheetDetent] {
    guard run.has(.customDetents), detents.contains(where: \.isCustom) else {
      return detents.map { $0.resolved(in: nil, of: id, on: run) }
    }
    let maximum = SheetLayout.maximumDetentValue(style: style, setup: setup, in: space).value
    let context = DetentContext(
      containerTraitCollection: space.traits, maximumDetentValue: maximum)
    return detents.map { $0.resolved(in: context, of: id, on: run) }
  }

  /// The place of the detent with that identifier; nil for none.
  func place(of identifier: Detent.Identifier?) -> Int? {
    identifier.flatMap { wanted in detents.firstIndex { $0.identifier == wanted } }
  }

  /// How the sheet and what lies behind it look at rest; nil while it manages no sheet.
  public var appearance: SheetAppearance? {
    guard let run, let layout = layoutNow else { return nil }
    let backdrop = backdrop(layout, run).value
    return SheetAppearance(
      cornerRadius: SheetCorners.decide(preferred: preferredCornerRadius, on: run.platform.design)
        .value,
      grabber: grabber?.value, dimming: backdrop.alpha,
      letsTouchesThrough: backdrop.letsTouchesThrough, presenter: frameOfPresenter(layout, run))
  }

  private func backdrop(_ layout: SheetLayout, _ run: Run) -> Decision<SheetDimming.Backdrop> {
    SheetDimming.decide(
      form: layout.form, detent: layout.restingDetent,
      largestUndimmed: place(of: largestUndimmedDetentIdentifier),
      style: traitCollection.userInterfaceStyle, on: run.system)
  }

  /// How what lies behind looks, and why; nil while it manages no sheet.
  var backdrop: Decision<SheetDimming.Backdrop>? {
    guard let run, let layout = layoutNow else { return nil }
    return backdrop(layout, run)
  }

  /// The identifier of the detent at which the sheet rests; nil where it has one height.
  public var restingDetentIdentifier: Detent.Identifier? {
    layoutNow?.restingDetent.map { detents[$0].identifier }
  }

  /// Where the presenter's view is drawn while the sheet lies over it.
  private func frameOfPresenter(_ layout: SheetLayout, _ run: Run) -> CGRect {
    guard let presentation, let view = presentation.presenter.viewIfLoaded else { return .zero }
    var depth = 1
    var above = presentation
    while let next = above.presented.presentation, next.controller is UISheetPresentationController
    {
      depth += 1
      above = next
    }
    // A card begins to push at the height below its full one, wherever it rests now.
    let lower = layout.stops.map(\.placement.frame.height).last { $0 < layout.fullFrame.height }
    let rise = SheetStack.progress(
      height: layout.placement.frame.height, lower: lower ?? 0, full: layout.fullFrame.height)
    return SheetStack.decide(
      frame: view.frame, depth: depth, cardTop: layout.fullFrame.minY, progress: rise,
      form: layout.form, in: run.space(of: containerView?.bounds.size ?? .zero)
    ).value
  }

  /// Shows the sheet where a finger holds it; nil lets it rest.
  func track(top: Decision<CGFloat>?) {
    trackedTop = top
    placePresentedView()
  }
}

extension UIViewController {
  /// The sheet that manages this controller's presentation, or would; nil for another style.
  ///
  /// UIKit: `sheetPresentationController` (15+).
  public var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }
}
