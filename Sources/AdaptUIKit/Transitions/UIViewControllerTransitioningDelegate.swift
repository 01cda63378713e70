import AdaptCore

/// Vends what a presentation of an app's own needs. UIKit: `UIViewControllerTransitioningDelegate`.
///
/// A method that is not implemented counts as an answer of nil, and the trace says which it was. A
/// class that conforms must declare the methods it implements in its own body: what only a
/// subclass of it adds is never called.
public protocol UIViewControllerTransitioningDelegate: AnyObject {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?

  func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  )
    -> (any UIViewControllerInteractiveTransitioning)?

  func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
    -> (any UIViewControllerInteractiveTransitioning)?

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    presented.run?.leave(.animationControllerForPresented, unansweredBy: self)
    return nil
  }

  public func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  {
    dismissed.run?.leave(.animationControllerForDismissed, unansweredBy: self)
    return nil
  }

  // These two have no argument that belongs to a run; the run whose turn executes is asked.
  public func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    Run.current?.leave(.interactionControllerForPresentation, unansweredBy: self)
    return nil
  }

  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    Run.current?.leave(.interactionControllerForDismissal, unansweredBy: self)
    return nil
  }

  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    presented.run?.leave(.presentationControllerForPresented, unansweredBy: self)
    return nil
  }
}
