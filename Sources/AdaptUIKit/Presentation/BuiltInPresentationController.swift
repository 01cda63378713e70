import AdaptCore
import AdaptRules
import Foundation

/// UIKit's own presentations without settings: full screen and those over a context.
///
/// What differs between them is decided by rules; the controller applies what they say, and sets
/// the presented view's frame with every layout of the container.
final class BuiltInPresentationController: UIPresentationController {
  init(_ style: UIModalPresentationStyle, presented: UIViewController) {
    super.init(presentedViewController: presented, presenting: nil)
    self.style = style
  }

  override var shouldPresentInFullscreen: Bool {
    switch style {
    case .currentContext, .overCurrentContext: false
    case .fullScreen, .pageSheet, .formSheet, .custom, .overFullScreen, .popover, .none, .automatic:
      true
    }
  }

  override var shouldRemovePresentersView: Bool { styleRemovesPresenter }

  override var frameDecision: Decision<CGRect> {
    builtInFrame(in: containerView?.bounds.size ?? .zero)
  }
  override var frameOfPresentedViewInContainerView: CGRect { frameDecision.value }
  override func containerViewWillLayoutSubviews() { placePresentedView() }

  override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) { containerView?.markLayout() }

  override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { builtInFrame(in: parentSize).value.size }
}
