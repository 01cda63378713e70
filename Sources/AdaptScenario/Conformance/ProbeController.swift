import AdaptCore
import AdaptUIKit

/// A child that is put into a container to see what reaches it.
final class ProbeController: UIViewController {
  /// The orientations it answers with; the default ones unless set.
  var orientations: UIInterfaceOrientationMask?
  private(set) var timesAskedForOrientations = 0

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    timesAskedForOrientations += 1
    return orientations ?? super.supportedInterfaceOrientations
  }
}
