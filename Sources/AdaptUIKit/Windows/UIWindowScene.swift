public import AdaptCore
import Foundation

/// The place where an app's windows live. UIKit: `UIWindowScene`.
public final class UIWindowScene {
  let run: Run
  @exclusivity(unchecked) public internal(set) var windows: [UIWindow] = []
  /// Carries a request for a change of orientation to the run.
  var requestsOrientation: (UIInterfaceOrientationMask, ((any Error) -> Void)?) -> Void = {
    (_, _) in
  }

  init(run: Run) { self.run = run }

  public var screen: UIScreen { UIScreen(run: run) }
  public var interfaceOrientation: UIInterfaceOrientation { run.environment.orientation }
  public var traitCollection: UITraitCollection { run.environment.traits }
  /// The window that was made key last, else the first.
  public var keyWindow: UIWindow? { windows.last { $0.isKeyWindow } ?? windows.first }

  /// Asks the system for one of some orientations (16+). UIKit: `requestGeometryUpdate(_:)`.
  ///
  /// It takes effect after the commit, if the controller that decides supports one of them.
  ///
  /// - Parameter errorHandler: Called when the request is refused.
  public func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
  ) {
    guard run.has(.geometryRequest) else { return run.find(.notAvailableYet, on: .run) }
    guard let wish = geometryPreferences as? GeometryPreferences.iOS,
      let mask = wish.interfaceOrientations
    else { return }
    requestsOrientation(mask, errorHandler)
  }
}
