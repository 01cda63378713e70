public import AdaptCore

/// The way from anywhere to the windows. UIKit: `UIApplication`.
public final class UIApplication {
  private let scene: UIWindowScene?

  private init(scene: UIWindowScene?) { self.scene = scene }

  /// The app of the run whose turn is executing; outside a run one without scenes.
  public static var shared: UIApplication { UIApplication(scene: Run.current?.scene) }

  /// The one scene of the run. UIKit has a set of scenes of several kinds.
  public var connectedScenes: [UIWindowScene] { scene.map { [$0] } ?? [] }
  public var windows: [UIWindow] { scene?.windows ?? [] }
  public var keyWindow: UIWindow? { scene?.keyWindow }
  /// The orientation of the interface; upright outside a run.
  public var statusBarOrientation: UIInterfaceOrientation {
    scene?.interfaceOrientation ?? .portrait
  }
}
