import AdaptCore
import AdaptUIKit

/// A child whose answer about orientations can be set, and that knows how often it was asked.
protocol OrientationProbe: UIViewController {
  /// The orientations it answers with; the default ones unless set.
  var statedOrientations: UIInterfaceOrientationMask? { get set }
  var timesAskedForOrientations: Int { get }
}
