import AdaptCore
import AdaptProfiles
import AdaptRules

/// The devices and systems that a check of storyboards is for.
struct StoryboardDevices<Files: FileAccess> {
  let surroundings: Surroundings
  let files: Files

  /// Returns every device with every system; none when the call names neither.
  ///
  /// A system without a device is checked on all devices that ran it.
  func environments() throws(CommandError) -> [StoryboardEnvironment] {
    guard !surroundings.devices.isEmpty || !surroundings.systems.isEmpty else { return [] }
    let isAll = surroundings.devices.isEmpty || surroundings.devices.contains(Surroundings.all)
    let choices =
      surroundings.devices.isEmpty
      ? try DeviceFinder(files: files).all() : try surroundings.devices(files)
    var environments: [StoryboardEnvironment] = []
    for choice in choices {
      for system in surroundings.systems.isEmpty ? [choice.defaultSystem] : surroundings.systems {
        guard !isAll || choice.ran(system) else { continue }
        let profile = choice.profile
        let role = profile.names.first { $0.kind == .role }?.name
        let name = isAll ? role ?? choice.name.name : choice.name.name
        environments.append(
          StoryboardEnvironment(
            name, platform: Platform(system: system, sdk: surroundings.sdk), idiom: profile.idiom,
            portrait: profile.sizeClasses(in: .portrait),
            landscape: profile.sizeClasses(in: .landscapeLeft)))
      }
    }
    return environments
  }
}
