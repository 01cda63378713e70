import AdaptCore
import AdaptRules
import Foundation

/// The view that holds a presentation, and tells its controller when it is laid out.
final class PresentationContainerView: UIView {
  unowned(unsafe) var presentation: Presentation?

  init(for presentation: Presentation, frame: CGRect) {
    super.init(frame: frame)
    self.presentation = presentation
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    // The presented view's frame is the presentation controller's business (O117).
    autoresizesSubviews = false
  }

  required init?(coder: NSCoder) { nil }

  override var isPlain: Bool { true }

  override func layoutSubviews() {
    guard let controller = presentation?.controller, presentation?.state.hasContainer ?? false
    else { return }
    controller.call(.containerViewWillLayoutSubviews) {
      controller.containerViewWillLayoutSubviews()
    }
    controller.call(.containerViewDidLayoutSubviews) { controller.containerViewDidLayoutSubviews() }
    // What is presented over the presented view's context lies beside that view, and follows it.
    guard let above = presentation?.presented.presentation?.container, above.superviewLink === self
    else { return }
    above.frame = controller.frameOfPresentedViewInContainerView
  }

  /// The traits of what is presented: those of the window with what the presentation changes.
  func contentTraits(_ traits: UITraitCollection) -> UITraitCollection {
    presentation?.contentTraits ?? traits
  }
}
