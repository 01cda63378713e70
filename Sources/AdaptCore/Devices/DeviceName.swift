/// A name under which a device profile is asked for.
public struct DeviceName: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    /// A part a device plays in examples, such as `phone-max`.
    case role
    /// A model with its marketing name, such as `iPhone XS Max`.
    case model(String)
    /// The profile's own id, such as `iphone-414x896-max`.
    case screenClass
  }

  public let name: String
  public let kind: Kind
  /// The systems that run on the device.
  public let systems: Sourced<SystemRange>
  /// The system of a run that asks for none.
  public let defaultSystem: SystemVersion

  /// - Parameter defaultSystem: If nil, the newest system that the device runs and that has rules.
  package init(
    _ name: String, kind: Kind, systems: Sourced<SystemRange>, defaultSystem: SystemVersion? = nil
  ) {
    self.name = name
    self.kind = kind
    self.systems = systems
    self.defaultSystem = defaultSystem ?? Self.newestSystem(of: systems.value)
  }

  private static func newestSystem(of systems: SystemRange) -> SystemVersion {
    let newest = systems.lastMajor.map { min($0, SystemVersion.newestModelled.major) }
    return max(systems.first, SystemVersion(newest ?? SystemVersion.newestModelled.major))
  }
}

extension DeviceName: CustomStringConvertible {
  /// The marketing name, or what the name is instead: `iPhone XS Max`, `role`, `screen class`.
  public var description: String {
    switch kind {
    case .role: "role"
    case .model(let marketingName): marketingName
    case .screenClass: "screen class"
    }
  }
}
