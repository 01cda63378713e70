import AdaptCore
import AdaptUIKit

/// A child that is put into a container to see what reaches it.
final class ProbeController: UIViewController, OrientationProbe {
  var statedOrientations: UIInterfaceOrientationMask?
  private(set) var timesAskedForOrientations = 0

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    timesAskedForOrientations += 1
    return statedOrientations ?? super.supportedInterfaceOrientations
  }
}
