import AdaptCore
import AdaptRules

/// A call to `present`, to be made again where it has to wait.
struct PresentationRequest {
  let presented: UIViewController
  let animated: Bool
  let completion: (() -> Void)?
}
