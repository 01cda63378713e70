import AdaptSim
import Testing

/// Shrinks the presenter behind a card, as libraries did before 13 brought cards.
private final class ShrinkingPresenter: UIPresentationController {
  override func presentationTransitionWillBegin() {
    presentingViewController.transitionCoordinator?.animate(alongsideTransition: { _ in
      self.presentingViewController.view.transform = CGAffineTransform(scaleX: 0.8, y: 0.8)
    })
  }

  override func dismissalTransitionWillBegin() {
    presentingViewController.transitionCoordinator?.animate(alongsideTransition: { _ in
      self.presentingViewController.view.transform = .identity
    })
  }
}

private final class Vendor: NSObject, UIViewControllerTransitioningDelegate {
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    ShrinkingPresenter(presentedViewController: presented, presenting: presenting)
  }
}

@Suite("Views with a transform")
struct TransformTests {
  @Test("A transform moves, scales and turns the frame about the centre, and leaves the bounds")
  func frames() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
    view.transform = CGAffineTransform(translationX: 5, y: -5)
    #expect(view.frame == CGRect(x: 15, y: 15, width: 100, height: 50))
    view.transform = CGAffineTransform(scaleX: 0.5, y: 2)
    #expect(view.frame == CGRect(x: 35, y: -5, width: 50, height: 100))
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(view.frame.words == "35,-5 50 × 100")
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(view.center == CGPoint(x: 60, y: 45))
    view.transform = .identity
    #expect(view.frame == CGRect(x: 10, y: 20, width: 100, height: 50))
  }

  @Test("A point goes through transforms that are concatenated in their order, and back")
  func points() {
    let there = CGAffineTransform(scaleX: 2, y: 2).translatedBy(x: 3, y: 4)
    #expect(CGPoint(x: 1, y: 1).applying(there) == CGPoint(x: 8, y: 10))
    #expect(CGPoint(x: 8, y: 10).applying(there.inverted()) == CGPoint(x: 1, y: 1))
    #expect(there.concatenating(there.inverted()).isIdentity)
  }

  @Test("What lies in a moved view is found where it is shown")
  func conversion() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let menu = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 300))
    let row = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 44))
    outer.addSubview(menu)
    menu.addSubview(row)
    menu.transform = CGAffineTransform(translationX: 200, y: 0)
    #expect(row.convert(row.bounds, to: outer) == CGRect(x: 210, y: 10, width: 80, height: 44))
    #expect(outer.convert(CGPoint(x: 220, y: 20), to: row) == CGPoint(x: 10, y: 10))
    #expect(outer.hitTest(CGPoint(x: 220, y: 20), with: nil) === row)
    #expect(outer.hitTest(CGPoint(x: 20, y: 20), with: nil) === outer)
  }

  // stackoverflow.com/questions/57048831: the window changes the frame of a presenter that is
  // scaled while the device turns, and its bounds are wrong when the scale is taken back.
  @Test("A presenter that is scaled while the device turns is misshapen afterwards")
  func misshapen() throws {
    let run = try simulation("phone", ios: 12.4)
    let (root, card, vendor) = (UIViewController(), UIViewController(), Vendor())
    card.modalPresentationStyle = .custom
    card.transitioningDelegate = vendor
    run.launch(root)
    run.step("present") { root.present(card, animated: true) }
    #expect(root.view.frame.words == "38,67 300 × 534")
    #expect(root.view.bounds.words == "0,0 375 × 667")
    run.rotate()
    run.step("dismiss") { card.dismiss(animated: true) }
    #expect(root.view.transform.isIdentity)
    #expect(root.view.bounds.size != CGSize(width: 667, height: 375))
  }
}
