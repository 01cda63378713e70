public import AdaptCore
import AdaptRules
public import Foundation

/// Manages a popover. UIKit: `UIPopoverPresentationController`.
///
/// Of several anchors the source item counts before the bar button item, and that before the view.
open class UIPopoverPresentationController: UIPresentationController {
  // MARK: The anchor

  /// The item the popover points at (16+). UIKit: `sourceItem`.
  public var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    didSet {
      guard sourceItem != nil, let run, !run.has(.sourceItem) else { return anchorDidChange() }
      run.find(.notAvailableYet, on: presentedViewController.id)
    }
  }
  /// The bar's item the popover points at.
  public var barButtonItem: UIBarButtonItem? { didSet { anchorDidChange() } }
  /// The view the popover points at.
  public var sourceView: UIView? { didSet { anchorDidChange() } }
  /// The part of the source view it points at, in that view's space, in points.
  ///
  /// Null means all of the view, which the popover follows from 13.2.
  public var sourceRect = CGRect.null {
    didSet {
      guard refusesWhileShown(sourceRect.isNull || sourceRect.isUsable) else {
        return anchorDidChange()
      }
      sourceRect = oldValue
    }
  }

  // MARK: The popover

  /// The directions in which the arrow may point; none of them means all.
  public var permittedArrowDirections = UIPopoverArrowDirection.any {
    didSet { anchorDidChange() }
  }
  /// Whether the popover may cover its anchor where there is no room beside it (9+).
  public var canOverlapSourceViewRect = false { didSet { anchorDidChange() } }
  /// The distances to keep from the window's edges, in points.
  public var popoverLayoutMargins = PopoverGeometry.margins {
    didSet {
      guard refusesWhileShown(popoverLayoutMargins.isUsable) else { return anchorDidChange() }
      popoverLayoutMargins = oldValue
    }
  }
  /// Views outside the popover that get touches while it is shown; nil for none.
  public var passthroughViews: [UIView]?

  // MARK: The sheet

  /// The sheet that the popover turns into where it adapts to one, to be configured before (15+,
  /// O020).
  ///
  /// It has no effect on earlier systems, where the sheet is UIKit's own.
  public var adaptiveSheetPresentationController: UISheetPresentationController {
    adaptiveSheet ?? makeAdaptiveSheet()
  }

  // MARK: The engine's

  /// The sheet, once somebody asked for it. It does not hold the presented controller while the
  /// popover may be held by that.
  var adaptiveSheet: UISheetPresentationController?

  /// Where the anchor was known to be last, in the container's space.
  var lastAnchor: CGRect?
  /// The bounds of the source view when the popover was laid out last.
  var lastSourceBounds: CGRect?
  /// The container's size that the popover was laid out in; nil before the first time.
  var laidOutSize: CGSize?
  /// Whether the anchor was found to be gone.
  var hasLostAnchor = false
  /// Why the popover takes a new size in the next layout; empty for any other layout.
  var resizeReasons = ReasonList()

  init(presented: UIViewController) {
    super.init(presentedViewController: presented, presenting: nil)
    style = .popover
  }

  deinit { adaptiveSheet?.presentedIsGone() }

  /// The delegate as the popover's own, where it is one.
  public var popoverDelegate: (any UIPopoverPresentationControllerDelegate)? {
    delegate as? any UIPopoverPresentationControllerDelegate
  }

  /// The direction in which the arrow points; unknown while no popover is on screen.
  public var arrowDirection: UIPopoverArrowDirection {
    isInCharge ? placement(in: containerSize).value.arrow : .unknown
  }

  /// The size in points that the content would like to have.
  var wishedSize: Decision<CGSize> {
    Decision(presentedViewController.preferredContentSize, because: ReasonList())
  }

  // MARK: Hooks

  override var frameDecision: Decision<CGRect> {
    let frame = placement(in: containerSize).map(\.frame)
    return Decision(frame.value, because: frame.reasons.adding(resizeReasons))
  }

  open override var frameOfPresentedViewInContainerView: CGRect {
    placement(in: containerSize).value.frame
  }

  /// What the arrow takes of the presented view comes on top, from 13.
  override func safeAreaOfPresentedView(_ inherited: UIEdgeInsets) -> UIEdgeInsets {
    inherited + placement(in: containerSize).value.safeArea
  }

  open override func containerViewWillLayoutSubviews() { layOutPopover() }

  override func presentedIsGone() {
    super.presentedIsGone()
    adaptiveSheet?.presentedIsGone()
  }

  override func configuredController(adaptingTo style: UIModalPresentationStyle)
    -> UIPresentationController?
  { sheet(adaptingTo: style) }

  open override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    resizeReasons = PopoverResize.decide(to: container.preferredContentSize).reasons
    containerView?.markLayout()
  }
}
