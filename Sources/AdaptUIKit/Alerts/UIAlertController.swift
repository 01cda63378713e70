import AdaptCore
import Foundation

/// A button of an alert. UIKit: `UIAlertAction`.
public final class UIAlertAction {
  /// UIKit: `UIAlertAction.Style`.
  public enum Style: Int, Hashable, Sendable, CaseIterable {
    case `default` = 0
    case cancel = 1
    case destructive = 2
  }

  public let title: String?
  public let style: Style
  public var isEnabled = true
  let handler: ((UIAlertAction) -> Void)?

  /// - Parameter handler: Called once the alert is gone (O033).
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
  }
}

/// An alert in the middle of the window. UIKit: `UIAlertController` with the style `alert`.
open class UIAlertController: UIViewController {
  open var message: String?
  public private(set) var actions: [UIAlertAction] = []
  public var preferredAction: UIAlertAction?

  public let preferredStyle: Style

  /// UIKit: `UIAlertController.Style`.
  public enum Style: Int, Hashable, Sendable, CaseIterable {
    case alert = 1
  }

  public init(title: String?, message: String?, preferredStyle: Style = .alert) {
    self.preferredStyle = preferredStyle
    super.init()
    self.title = title
    self.message = message
    modalPresentationStyle = .custom
  }

  override func ownPresentationController() -> UIPresentationController? {
    AlertPresentationController(presentedViewController: self, presenting: nil)
  }

  open func addAction(_ action: UIAlertAction) { actions.append(action) }
}

/// Shows an alert over the whole window and leaves the presenter in place.
final class AlertPresentationController: UIPresentationController {
  override var frameDecision: Decision<CGRect> { frame(in: containerView?.bounds.size ?? .zero) }
  override var frameOfPresentedViewInContainerView: CGRect { frameDecision.value }
  override func containerViewWillLayoutSubviews() { placePresentedView() }

  override func adaptivePresentationStyle(for traitCollection: UITraitCollection)
    -> UIModalPresentationStyle
  { .none }

  override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { frame(in: parentSize).value.size }
}
