import AdaptSim
import Testing

private final class Measured: UIViewController {
  var seen: [String] = []

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    seen = []
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    let safeArea = view.safeAreaInsets
    seen.append("appears \(view.place), safe \(Int(safeArea.top)) and \(Int(safeArea.bottom))")
    seen.append("guide \(view.safeAreaLayoutGuide.layoutFrame.words)")
  }

  override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    seen.append("safe area")
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    seen.append("lays out")
  }
}

/// Puts the view in, and only then where it belongs, as most animators do.
private final class LateAnimator: NSObject, UIViewControllerAnimatedTransitioning,
  UIViewControllerTransitioningDelegate
{
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 0.2 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let view = transitionContext.view(forKey: .to) else { return }
    transitionContext.containerView.addSubview(view)
    view.frame = CGRect(x: 0, y: 400, width: 375, height: 412)
    let animator = UIViewPropertyAnimator(duration: 0.2, dampingRatio: 0.8) { view.alpha = 1 }
    animator.addCompletion { position in transitionContext.completeTransition(position == .end) }
    animator.startAnimation()
  }
}

// O006; documentation of `viewIsAppearing(_:)`: traits and geometry are accurate by then.
@Suite("viewIsAppearing sees the view where it will be laid out")
struct IsAppearingTests {
  private func present(
    _ style: UIModalPresentationStyle, _ delegate: LateAnimator? = nil
  ) throws -> [String] {
    let run = try simulation("phone-x", ios: 17)
    let (root, modal) = (UIViewController(), Measured())
    modal.modalPresentationStyle = style
    modal.transitioningDelegate = delegate
    run.launch(root)
    run.step("present") { root.present(modal, animated: true) }
    return modal.seen
  }

  @Test("At launch it has the safe area of the window")
  func launch() throws {
    let run = try simulation("phone-x", ios: 17)
    let root = Measured()
    run.launch(root)
    #expect(
      root.seen == [
        "safe area", "appears 0,0 375 × 812, safe 44 and 34", "guide 0,44 375 × 734", "lays out",
      ])
  }

  @Test("A card has the frame of a card, and only the safe area below")
  func card() throws {
    #expect(
      try present(.pageSheet) == [
        "safe area", "appears 0,54 375 × 758, safe 0 and 34", "guide 0,0 375 × 724", "lays out",
      ])
  }

  @Test("With an animator of the app's it comes when that has put the view where it belongs")
  func animator() throws {
    let animator = LateAnimator()
    #expect(
      try present(.custom, animator) == [
        "safe area", "appears 0,400 375 × 412, safe 0 and 34", "guide 0,0 375 × 378", "lays out",
      ])
  }
}
