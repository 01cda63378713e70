import AdaptCore
import AdaptRules

/// A call to `present`, to be made again where it has to wait.
struct PresentationRequest {
  let presented: UIViewController
  let animated: Bool
  let completion: (() -> Void)?
  /// The segue that asks; it lives while the controller is presented.
  let segue: UIStoryboardSegue?
}

extension Run {
  /// The segue that is presenting a controller, if it is to be kept.
  func segue(presenting controller: UIViewController) -> UIStoryboardSegue? {
    guard let segueUnderWay, segueUnderWay.isKept, segueUnderWay.destination === controller else {
      return nil
    }
    return segueUnderWay
  }
}
