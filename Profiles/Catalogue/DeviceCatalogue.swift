public import AdaptCore
internal import AdaptJSON

/// The device profiles that come with the program.
///
/// The names are known without reading any file; a profile is read when it is asked for.
public enum DeviceCatalogue {
  /// A built-in screen class.
  public struct Entry: Sendable {
    public let id: String
    /// The names besides the id, in the order of the file.
    public let names: [String]
    let contents: @Sendable () -> [UInt8]

    init(_ id: String, names: [String], contents: @escaping @Sendable () -> [UInt8]) {
      self.id = id
      self.names = names
      self.contents = contents
    }
  }

  /// The names of every profile: of each screen class its roles and models, then its id.
  public static var allNames: [String] { entries.flatMap { $0.names + [$0.id] } }

  /// Returns the built-in profile of that name: a role, a model, or the id of a screen class.
  ///
  /// - Throws: `DeviceCatalogueError.unknownName` with the nearest names.
  /// - Complexity: O(n) in the number of names, and the reading of one file.
  public static func device(named name: String) throws(DeviceCatalogueError) -> DeviceChoice {
    guard let entry = entries.first(where: { $0.id == name || $0.names.contains(name) }) else {
      let longer = namesBeginning(with: name, among: allNames)
      let nearest = nearestName(to: name, among: allNames).map { [$0] } ?? []
      throw .unknownName(name, nearest: longer.isEmpty ? nearest : longer)
    }
    let profile: DeviceProfile
    do {
      profile = try DeviceProfileReader.read(entry.contents())
    } catch {
      preconditionFailure(error.describe(in: "\(entry.id).json"))
    }
    return DeviceChoice(profile, name: profile.names.first { $0.name == name })
  }

  /// Returns the profile that a user's own file holds, under its own id.
  ///
  /// - Parameters:
  ///   - contents: The file in UTF-8; its form is that of the built-in files.
  ///   - path: The file's name for messages.
  /// - Throws: `DeviceCatalogueError.badFile` with the first error of the file.
  public static func device(
    reading contents: [UInt8], at path: String
  ) throws(DeviceCatalogueError) -> DeviceChoice {
    do {
      return DeviceChoice(try DeviceProfileReader.read(contents))
    } catch {
      throw .badFile(error.describe(in: path))
    }
  }

  /// Whether an argument means a file of the user's own rather than a name: it holds a slash or
  /// ends in `.json` or `.json5`.
  public static func isPath(_ argument: String) -> Bool {
    argument.contains("/") || argument.hasSuffix(".json") || argument.hasSuffix(".json5")
  }
}
