/// The system an app runs on and the SDK it was built with.
///
/// UIKit decides some things by the running system and some by the SDK an app is linked against.
public struct Platform: Hashable, Sendable {
  public var system: SystemVersion
  public var sdk: SystemVersion

  /// - Parameter sdk: The linked SDK; the version of the system unless given.
  public init(system: SystemVersion, sdk: SystemVersion? = nil) {
    self.system = system
    self.sdk = sdk ?? system
  }
}
