/// A device profile and the name it was asked for under, which settles the default system.
public struct DeviceChoice: Hashable, Sendable {
  public let profile: DeviceProfile
  public let name: DeviceName

  /// Takes a profile under one of its names; its own id unless another is given.
  public init(_ profile: DeviceProfile, name: DeviceName? = nil) {
    self.profile = profile
    self.name = name ?? profile.ownName
  }

  /// The system of a run that asks for none.
  public var defaultSystem: SystemVersion { name.defaultSystem }

  /// Whether the device is known to have run the system.
  public func ran(_ system: SystemVersion) -> Bool { name.systems.value.contains(system) }
}
