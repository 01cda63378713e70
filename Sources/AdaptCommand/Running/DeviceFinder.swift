import AdaptCore
import AdaptJSON
import AdaptProfiles

/// Finds the device profile that an argument means.
struct DeviceFinder<Files: FileAccess> {
  let files: Files

  /// Returns a built-in device by its name, or the one in a file of the user's own.
  func device(_ name: String) throws(CommandError) -> DeviceChoice {
    guard DeviceCatalogue.isPath(name) else {
      do { return try DeviceCatalogue.device(named: name) } catch { throw .input("\(error)") }
    }
    let bytes: [UInt8]
    do {
      bytes = try files.bytes(at: name, atMost: JSONLimits.bytes)
    } catch { throw .input("\(error)") }
    do {
      return try DeviceCatalogue.device(reading: bytes, at: name.printable)
    } catch { throw .document("\(error)") }
  }

  /// Returns every built-in screen class under its own id: as the newest of its models.
  func all() throws(CommandError) -> [DeviceChoice] {
    var choices: [DeviceChoice] = []
    for entry in DeviceCatalogue.entries { choices.append(try device(entry.id)) }
    return choices
  }
}
