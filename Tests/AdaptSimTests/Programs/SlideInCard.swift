import AdaptSim

/// A card over the lower two thirds of the window above a dimming view, as tutorials build it: a
/// presentation controller, an animator that takes both frames from `finalFrame(for:)`, and a
/// transitioning delegate that can hand out an interaction controller.
final class SlideInCard: UIPresentationController {
  let dimming = UIView()

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let containerView else { return .zero }
    let size = size(
      forChildContentContainer: presentedViewController,
      withParentContainerSize: containerView.bounds.size)
    return CGRect(
      x: 0, y: containerView.bounds.height - size.height, width: size.width, height: size.height)
  }

  override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { CGSize(width: parentSize.width, height: parentSize.height * 2 / 3) }

  override func presentationTransitionWillBegin() {
    guard let containerView else { return }
    dimming.frame = containerView.bounds
    dimming.alpha = 0
    containerView.insertSubview(dimming, at: 0)
    presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in
      self.dimming.alpha = 1
    })
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    if !completed { dimming.removeFromSuperview() }
  }

  override func dismissalTransitionWillBegin() {
    presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in
      self.dimming.alpha = 0
    })
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { dimming.removeFromSuperview() } else { dimming.alpha = 1 }
  }

  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    dimming.frame = containerView?.bounds ?? .zero
    presentedView?.frame = frameOfPresentedViewInContainerView
  }
}

final class SlideInAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let presents: Bool
  private let diary: Diary

  init(presents: Bool, _ diary: Diary) {
    self.presents = presents
    self.diary = diary
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 0.3 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let controller = transitionContext.viewController(forKey: presents ? .to : .from) else {
      return
    }
    let view = controller.view!
    let shown = transitionContext.finalFrame(for: controller)
    var hidden = shown
    hidden.origin.y = transitionContext.containerView.frame.height
    diary.note("animates between \(shown.words) and \(hidden.words)")
    if presents { transitionContext.containerView.addSubview(view) }
    view.frame = presents ? hidden : shown
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext), delay: 0,
      options: [.curveEaseOut],
      animations: { view.frame = self.presents ? shown : hidden },
      completion: { _ in
        let arrived = !transitionContext.transitionWasCancelled
        if !arrived { view.frame = self.presents ? hidden : shown }
        if self.presents != arrived { view.removeFromSuperview() }
        if !self.presents, !arrived { transitionContext.containerView.addSubview(view) }
        transitionContext.completeTransition(arrived)
      })
  }
}

final class SlideInManager: NSObject, UIViewControllerTransitioningDelegate {
  private let diary: Diary
  var interactor: UIPercentDrivenInteractiveTransition?
  private(set) weak var card: SlideInCard?

  init(_ diary: Diary) { self.diary = diary }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    let card = SlideInCard(presentedViewController: presented, presenting: presenting)
    self.card = card
    return card
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { SlideInAnimator(presents: true, diary) }

  func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  { SlideInAnimator(presents: false, diary) }

  func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
    -> (any UIViewControllerInteractiveTransitioning)?
  { interactor }
}
