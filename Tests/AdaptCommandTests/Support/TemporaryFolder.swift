import Foundation

/// A folder for one test, removed with it.
final class TemporaryFolder {
  /// With a slash at its end.
  let path: String

  init() throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("adaptsim-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
    path = url.path.hasSuffix("/") ? url.path : url.path + "/"
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Makes a file, and the folders above it, and returns its path.
  @discardableResult
  func file(_ name: String, _ text: String) throws -> String {
    try file(name, Data(text.utf8))
  }

  @discardableResult
  func file(_ name: String, _ data: Data) throws -> String {
    let url = URL(fileURLWithPath: path + name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url)
    return path + name
  }

  func text(of name: String) throws -> String {
    try String(contentsOfFile: path + name, encoding: .utf8)
  }

  /// The names in the folder, hidden ones too, in order.
  var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: path).sorted() }
  }
}
