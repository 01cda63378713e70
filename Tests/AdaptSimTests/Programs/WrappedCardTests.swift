import AdaptSim
import Testing

/// A presentation controller that shows the controller's view inside one of its own, and that is
/// its own transitioning delegate and animator, as Apple's sample Custom View Controller
/// Presentations and Transitions does it.
private final class WrappingCard: UIPresentationController, UIViewControllerTransitioningDelegate,
  UIViewControllerAnimatedTransitioning
{
  private(set) var wrapper: UIView?
  private let diary: Diary

  init(_ presented: UIViewController, over presenting: UIViewController, _ diary: Diary) {
    self.diary = diary
    super.init(presentedViewController: presented, presenting: presenting)
    presented.modalPresentationStyle = .custom
  }

  override var presentedView: UIView? { wrapper }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let containerView else { return .zero }
    let height = presentedViewController.preferredContentSize.height
    return CGRect(
      x: 0, y: containerView.bounds.height - height, width: containerView.bounds.width,
      height: height)
  }

  override func presentationTransitionWillBegin() {
    guard let content = super.presentedView else { return }
    let wrapper = UIView(frame: frameOfPresentedViewInContainerView)
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    content.frame = wrapper.bounds
    wrapper.addSubview(content)
    self.wrapper = wrapper
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) { if completed { wrapper = nil } }

  override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    containerView?.setNeedsLayout()
  }

  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    wrapper?.frame = frameOfPresentedViewInContainerView
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? { self }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  { self }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { transitionContext?.isAnimated ?? false ? 0.35 : 0 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    func name(_ view: UIView?) -> String {
      view.map { $0 === wrapper ? "the wrapper" : "another view" } ?? "no view"
    }
    for key in [UITransitionContextViewControllerKey.from, .to] {
      guard let controller = transitionContext.viewController(forKey: key) else { continue }
      let view = transitionContext.view(forKey: key == .from ? .from : .to)
      diary.note(
        "\(key) \(controller.title ?? ""): \(name(view)), "
          + "\(transitionContext.initialFrame(for: controller).words) → "
          + transitionContext.finalFrame(for: controller).words)
    }
    if let arriving = transitionContext.view(forKey: .to) {
      transitionContext.containerView.addSubview(arriving)
    }
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext), animations: {},
      completion: { _ in
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      })
  }
}

@Suite("A card whose presentation controller wraps the view it shows")
struct WrappedCardTests {
  @Test("The animator moves the wrapper, which exists from presentationTransitionWillBegin on")
  func wrapper() throws {
    let diary = Diary()
    let run = try simulation("phone-x", ios: 17)
    let (root, card) = (UIViewController(), UIViewController())
    (root.title, card.title) = ("root", "card")
    card.preferredContentSize.height = 300
    run.launch(root)
    run.step("present") {
      let controller = WrappingCard(card, over: root, diary)
      card.transitioningDelegate = controller
      root.present(card, animated: true)
      withExtendedLifetime(controller) {}
    }
    // The sample's comments say what each frame is: rule `transition.end-frame`.
    #expect(
      diary.turnPage() == [
        "from root: no view, 0,0 375 × 812 → 0,0 375 × 812",
        "to card: the wrapper, 0,0 0 × 0 → 0,512 375 × 300",
      ])
    #expect(card.view.place == "0,512 375 × 300")
    #expect(card.view.safeAreaInsets.bottom == 34)
    run.step("grow") { card.preferredContentSize.height = 500 }
    #expect(card.view.place == "0,312 375 × 500")
    run.step("dismiss") { root.dismiss(animated: true) }
    #expect(
      diary.turnPage() == [
        "from card: the wrapper, 0,312 375 × 500 → 0,312 375 × 500",
        "to root: no view, 0,0 0 × 0 → 0,0 375 × 812",
      ])
    #expect(root.presentedViewController == nil)
    #expect(!TextReport(run.trace).text.contains("finding 1"))
  }
}
