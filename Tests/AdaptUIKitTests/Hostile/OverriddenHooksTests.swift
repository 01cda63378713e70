import AdaptCore
import AdaptUIKit
import Foundation
import Testing

@Suite("Hooks that a subclass overrides")
struct OverriddenHooksTests {
  /// Answers everything with nothing, and does nothing that it is asked for.
  private final class Contrary: UIViewController {
    override func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {}
    override func endAppearanceTransition() {}
    override var isBeingPresented: Bool { false }
    override var isBeingDismissed: Bool { false }
    override var isMovingToParent: Bool { false }
    override var isMovingFromParent: Bool { false }
    override var presentedViewController: UIViewController? { nil }
    override var presentingViewController: UIViewController? { nil }
    override var parent: UIViewController? { nil }
    override func addChild(_ childController: UIViewController) {}
    override func removeFromParent() {}
    override func setOverrideTraitCollection(
      _ collection: UITraitCollection?, forChild childViewController: UIViewController
    ) {}
    override func transition(
      from fromViewController: UIViewController, to toViewController: UIViewController,
      duration: TimeInterval, options: UIView.AnimationOptions, animations: (() -> Void)?,
      completion: ((Bool) -> Void)?
    ) {}
  }

  private final class ContraryView: UIView {
    override func addSubview(_ view: UIView) {}
    override func insertSubview(_ view: UIView, at index: Int) {}
    override func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {}
    override func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {}
    override func bringSubviewToFront(_ view: UIView) {}
    override func removeFromSuperview() {}
    override func setNeedsLayout() {}
    override func layoutIfNeeded() {}
  }

  @Test("What the engine does by itself does not depend on them", arguments: [false, true])
  func contrary(isStack: Bool) throws {
    let controller = Contrary()
    controller.view = ContraryView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let root = isStack ? UINavigationController(rootViewController: controller) : controller
    let scene = try Scene("phone", root: root)
    let modal = Contrary()
    modal.view = ContraryView()
    scene.present(scene.named("modal", modal), on: controller)
    scene.simulation.rotate()
    expectVisibleHasAppeared(scene.simulation, [modal])
    #expect(modal.view.frame.size == CGSize(width: 667, height: 375))
    scene.simulation.step("dismiss") { modal.dismiss(animated: true) }
    expectVisibleHasAppeared(scene.simulation, [controller, modal])
    #expect(controller.view.window != nil && modal.view.window == nil)
    #expect(scene.findings == [])
  }

  /// Overrides the one initialiser that UIKit goes through.
  private final class NibNamed: UIViewController {
    private(set) var isReady = false

    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
      super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
      isReady = true
    }

    required init?(coder: NSCoder) { nil }
  }

  @Test("Making a controller without arguments goes through its nib's initialiser")
  func nibName() { #expect(NibNamed().isReady) }
}
