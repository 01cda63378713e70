import AdaptCore
import AdaptJSON
import Foundation

/// Reads files that a person names.
public enum InputFile {
  /// Returns the bytes of a file.
  ///
  /// - Throws: `ScenarioError.unreadable` for what is missing, is no regular file, or has more
  ///   than `JSONLimits.bytes`.
  public static func bytes(at path: String) throws(ScenarioError) -> [UInt8] {
    let files = FileManager.default
    var isFolder: ObjCBool = false
    guard files.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw .unreadable(path: path, why: "there is no such file; check the path")
    }
    guard !isFolder.boolValue else {
      throw .unreadable(path: path, why: "this is a folder; name a file in it")
    }
    // The attributes are those of a link, not of what it leads to.
    let target = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    let attributes = try? files.attributesOfItem(atPath: target)
    guard attributes?[.type] as? FileAttributeType == .typeRegular else {
      throw .unreadable(path: path, why: "this is no regular file; name one that is")
    }
    let size = (attributes?[.size] as? NSNumber)?.intValue ?? 0
    guard size <= JSONLimits.bytes else {
      throw .unreadable(
        path: path,
        why: "the file has \(size) bytes, more than \(JSONLimits.bytes) are not read; split it")
    }
    guard let data = files.contents(atPath: path) else {
      throw .unreadable(path: path, why: "the file cannot be read; check its permissions")
    }
    return [UInt8](data)
  }
}
