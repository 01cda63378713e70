import AdaptCore
import AdaptDocumentReader
import AdaptDocuments
import AdaptJSON
import AdaptProfiles
import Foundation

extension Scenario {
  /// Returns the scenario in a file, with the device profile that it may name by path.
  ///
  /// - Throws: The errors that one reading finds, with their places.
  public static func load(_ path: String) throws(ScenarioError) -> Scenario {
    try read(try bytes(at: path), path: path, file: bytes)
  }

  /// Returns the scenario that some bytes hold.
  ///
  /// - Parameters:
  ///   - bytes: JSON5 in UTF-8.
  ///   - path: The file's name, for messages and for paths relative to it.
  ///   - file: Returns the bytes of a device profile, or of a storyboard, that the scenario names
  ///     by path; at most ``ScenarioLimits/fileBytes``.
  /// - Throws: The errors that one reading finds, with their places.
  /// - Complexity: O(n) in the number of bytes, times the number of names where names are used.
  public static func read(
    _ bytes: [UInt8], path: String, file: (String) throws(ScenarioError) -> [UInt8]
  ) throws(ScenarioError) -> Scenario {
    let document: JSONValue
    do throws(JSONError) { document = try JSON5.read(bytes) } catch {
      throw .invalid(path: path, [error])
    }
    do throws(DocumentErrors) {
      return try ScenarioReader.read(document) { (value) throws(JSONError) in
        try device(value, scenario: path, file: file)
      } storyboard: { (value) throws(JSONError) in
        try storyboard(value, scenario: path, file: file)
      }
    } catch {
      throw .invalid(path: path, error.errors)
    }
  }

  private static func device(
    _ value: JSONValue, scenario path: String, file: (String) throws(ScenarioError) -> [UInt8]
  ) throws(JSONError) -> DeviceChoice {
    let name = try value.string()
    guard DeviceCatalogue.isPath(name) else {
      do { return try DeviceCatalogue.device(named: name) } catch { throw value.error("\(error)") }
    }
    let place = name.hasPrefix("/") ? name : path.folder + name
    let bytes: [UInt8]
    do { bytes = try file(place) } catch { throw value.error("no device profile: \(error)") }
    do {
      return try DeviceCatalogue.device(reading: bytes, at: place)
    } catch {
      throw value.error("the device profile is wrong: \(error)")
    }
  }

  private static func storyboard(
    _ value: JSONValue, scenario path: String, file: (String) throws(ScenarioError) -> [UInt8]
  ) throws(JSONError) -> InterfaceDocument {
    let name = try value.string()
    let place = name.hasPrefix("/") ? name : path.folder + name
    guard place.hasSuffix(".storyboard") else {
      throw value.error("\(name.quoted) is no storyboard; write the path of a .storyboard")
    }
    let bytes: [UInt8]
    do { bytes = try file(place) } catch { throw value.error("no storyboard: \(error)") }
    do {
      return try InterfaceDocumentReader.read(
        Data(bytes), name: place.documentName, path: place.tidyPath)
    } catch {
      throw value.error("the storyboard is not read: \(error)")
    }
  }

  private static func bytes(at path: String) throws(ScenarioError) -> [UInt8] {
    do throws(FileError) {
      return try InputFile(path).rest(atMost: ScenarioLimits.fileBytes)
    } catch {
      throw .unreadable(path: path, why: error.message)
    }
  }
}
