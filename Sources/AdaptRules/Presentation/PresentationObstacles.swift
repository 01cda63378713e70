/// What stands in the way of a request to present.
///
/// "X" is the controller that was asked, "P" the presenter the request was resolved to and "B" the
/// controller to be presented.
public struct PresentationObstacles: OptionSet, Hashable, Sendable {
  public let rawValue: UInt16

  public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// X is on its way out.
  public static let askerIsLeaving = PresentationObstacles(rawValue: 1 << 0)
  /// X, P or one of their ancestors takes part in a transition that has begun.
  public static let transitionHasBegun = PresentationObstacles(rawValue: 1 << 1)
  /// B's style is `none`.
  public static let styleIsNone = PresentationObstacles(rawValue: 1 << 2)
  /// B is presented already.
  public static let isPresented = PresentationObstacles(rawValue: 1 << 3)
  /// B is a child of a controller, and no substitute made by the delegate.
  public static let hasParent = PresentationObstacles(rawValue: 1 << 4)
  /// B curls the page, and its style does not cover the screen.
  public static let curlsWithoutCovering = PresentationObstacles(rawValue: 1 << 5)
  /// P's view is not in a window.
  public static let presenterOutsideWindow = PresentationObstacles(rawValue: 1 << 6)
  /// P has a presentation that is scheduled and has not begun.
  public static let presenterIsScheduled = PresentationObstacles(rawValue: 1 << 7)
  /// P presents a controller.
  public static let presenterPresents = PresentationObstacles(rawValue: 1 << 8)
  /// X's view lies in the window, but X was never added as a child: a warning, no obstacle.
  public static let askerIsDetached = PresentationObstacles(rawValue: 1 << 9)
  /// P has a dismissal that is scheduled and has not begun.
  public static let presenterDismisses = PresentationObstacles(rawValue: 1 << 10)
}
