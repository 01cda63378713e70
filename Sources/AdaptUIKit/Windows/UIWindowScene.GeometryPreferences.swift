public import AdaptCore

extension UIWindowScene {
  /// How an app would like its scene to lie. UIKit: `UIWindowScene.GeometryPreferences` (16+).
  open class GeometryPreferences {
    init() {}

    /// The preferences of iOS, which are orientations.
    // UIKit spells it so.
    // swift-format-ignore: TypeNamesShouldBeCapitalized
    public final class iOS: GeometryPreferences {
      /// One of these is enough; nil for no wish.
      public var interfaceOrientations: UIInterfaceOrientationMask?

      public init(interfaceOrientations: UIInterfaceOrientationMask? = nil) {
        self.interfaceOrientations = interfaceOrientations
      }
    }
  }

  /// Why a request for a geometry was refused: the controller that decides supports none of it.
  public struct GeometryRefused: Error, Hashable, Sendable {
    public let requested: UIInterfaceOrientationMask
    public let supported: UIInterfaceOrientationMask
  }
}
