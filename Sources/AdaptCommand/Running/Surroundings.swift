import AdaptCore
import AdaptProfiles
import AdaptScenario

/// The devices and systems under which a command runs what a file says, every figure checked.
struct Surroundings {
  /// The runs that one call may make of a file.
  static let runLimit = 64
  /// The word for every built-in device.
  static let all = "all"

  /// Names or paths; empty for the file's own.
  private(set) var devices: [String] = []
  /// Empty for the file's own, or the device's.
  private(set) var systems: [SystemVersion] = []
  private(set) var sdk: SystemVersion?
  private(set) var orientation: UIInterfaceOrientation?

  /// How many runs it makes of a file.
  var count: Int { max(devices.count, 1) * max(systems.count, 1) }

  /// Whether a file is run as it is written.
  var isEmpty: Bool { devices.isEmpty && systems.isEmpty && sdk == nil && orientation == nil }
}

extension Surroundings {
  /// Takes an option that is one of these, and leaves others to others.
  mutating func take(_ option: CommandOption, _ text: String) throws(CommandError) {
    switch option {
    case .device:
      guard !devices.contains(text) else {
        throw .usage("device \(text.quoted) is given twice; write it once")
      }
      let names = text.split(separator: ",").map(String.init)
      if names.count > 1, !DeviceCatalogue.isPath(text),
        names.allSatisfy({ (try? DeviceCatalogue.device(named: $0)) != nil })
      {
        throw .input("no device profile \(text.quoted); write the option once for each")
      }
      devices.append(text)
    case .ios:
      let system = try Vocabulary.system(text, option)
      guard !systems.contains(system) else {
        throw .usage("system \(system) is given twice; write it once")
      }
      systems.append(system)
    case .sdk: sdk = try Vocabulary.system(text, option)
    case .orientation:
      orientation = try Vocabulary.read(text, "orientation", among: Vocabulary.orientations)
    default: break
    }
  }

  func check() throws(CommandError) {
    guard count <= Self.runLimit else {
      throw .usage("\(count) runs in one call; compare \(Self.runLimit) at most")
    }
  }

  /// Returns the devices that are named, in their order; empty for the file's own.
  func devices(_ files: some FileAccess) throws(CommandError) -> [DeviceChoice] {
    var choices: [DeviceChoice] = []
    for name in devices {
      if name == Self.all {
        choices += try DeviceFinder(files: files).all()
      } else {
        choices.append(try DeviceFinder(files: files).device(name))
      }
    }
    return choices
  }

  /// Returns a scenario on every device under every system.
  func variants(of scenario: Scenario, on devices: [DeviceChoice]) -> [Scenario] {
    var scenario = scenario
    if let sdk { scenario.sdk = sdk }
    if let orientation { scenario.orientation = orientation }
    var variants: [Scenario] = []
    for device in devices.isEmpty ? [scenario.device] : devices {
      for system in systems.isEmpty ? [scenario.system] : systems.map({ $0 }) {
        var variant = scenario
        variant.device = device
        variant.system = system
        variants.append(variant)
      }
    }
    return variants
  }
}
