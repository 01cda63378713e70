public import AdaptCore
import AdaptRules
public import Foundation

/// An item of a bar that a popover can point at. UIKit: `UIBarButtonItem`.
open class UIBarButtonItem {
  public var title: String?
  public var accessibilityIdentifier: String?

  public init(title: String? = nil) { self.title = title }
}

/// Hears of a popover's life. UIKit: `UIPopoverPresentationControllerDelegate`.
///
/// A class that conforms must declare the methods it implements in its own body.
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// The last chance to set an anchor (O028).
  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController)
  /// Asked when a person taps outside (up to 12).
  func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool
  /// Called after a person's tap outside (up to 12).
  func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) { popoverPresentationController.run?.unanswered = .prepareForPopoverPresentation }

  public func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool {
    popoverPresentationController.run?.unanswered =
      .popoverPresentationControllerShouldDismissPopover
    return true
  }

  public func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {
    popoverPresentationController.run?.unanswered = .popoverPresentationControllerDidDismissPopover
  }
}

/// Manages a popover. UIKit: `UIPopoverPresentationController`.
open class UIPopoverPresentationController: UIPresentationController {
  /// The view the popover points at.
  public weak var sourceView: UIView?
  /// The part of the source view it points at, in that view's space; null means all of it.
  public var sourceRect = CGRect.null
  /// The bar's item it points at; where bars lie is not modelled, so it stands for an anchor at the
  /// top of the window.
  public var barButtonItem: UIBarButtonItem?
  public var permittedArrowDirections = UIPopoverArrowDirection.any

  init(presented: UIViewController) {
    super.init(presentedViewController: presented, presenting: nil)
    style = .popover
  }

  /// The delegate as the popover's own, where it is one.
  public var popoverDelegate: (any UIPopoverPresentationControllerDelegate)? {
    delegate as? any UIPopoverPresentationControllerDelegate
  }

  /// The direction in which the arrow points.
  public var arrowDirection: UIPopoverArrowDirection { placement(in: containerSize).value.arrow }

  override var frameDecision: Decision<CGRect> { placement(in: containerSize).map(\.frame) }

  open override var frameOfPresentedViewInContainerView: CGRect {
    placement(in: containerSize).value.frame
  }

  open override func containerViewWillLayoutSubviews() { placePresentedView() }

  open override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) { containerView?.setNeedsLayout() }
}

extension UIPopoverPresentationController {
  var hasAnchor: Bool { sourceView != nil || barButtonItem != nil }

  func prepareForPresentation() {
    guard let run, let delegate = popoverDelegate else { return }
    run.tell(.prepareForPopoverPresentation, on: id) {
      delegate.prepareForPopoverPresentation(self)
    }
  }

  private var containerSize: CGSize { containerView?.bounds.size ?? .zero }

  private func placement(in size: CGSize) -> Decision<PopoverGeometry.Placement> {
    PopoverGeometry.decide(
      in: space(of: size), preferred: presentedViewController.preferredContentSize,
      anchor: anchor(in: size), permitted: permittedArrowDirections)
  }

  /// The space in the window; before the controller joins a run nothing surrounds it.
  private func space(of size: CGSize) -> PresentationSpace {
    run?.space(of: size)
      ?? PresentationSpace(
        size: size, safeArea: .zero, traits: traitCollection, system: .newestModelled)
  }

  /// The rectangle the popover points at, in the window's space.
  private func anchor(in size: CGSize) -> CGRect {
    if let sourceView {
      let rect = sourceRect.isNull ? sourceView.bounds : sourceRect
      return sourceView.convert(rect, to: nil)
    }
    return CGRect(x: size.width / 2, y: 0, width: 0, height: run?.environment.safeArea.top ?? 0)
  }
}
