import AdaptDocumentReader
import AdaptDocuments
import AdaptScenario
import Foundation

/// Reads the documents of Interface Builder that a call names.
struct StoryboardFiles<Files: FileAccess> {
  let files: Files

  /// The largest document, in bytes: what the reader takes.
  private static var limit: Int { 64 << 20 }

  func read(_ path: String) throws(CommandError) -> InterfaceDocument {
    try parse(try bytes(path), path)
  }

  /// Returns a document that was found in a folder; nil for one that is of another platform or
  /// format, which lies there by right.
  func readIfOurs(_ path: String) throws(CommandError) -> InterfaceDocument? {
    let data = try bytes(path)
    do {
      return try InterfaceDocumentReader.read(data, name: path.documentName, path: path)
    } catch {
      switch error.kind {
      case .otherFormat, .otherPlatform: return nil
      case .encoding, .damaged, .entities, .limit: throw .document(Self.words(error))
      }
    }
  }

  private func bytes(_ path: String) throws(CommandError) -> Data {
    do { return Data(try files.bytes(at: path, atMost: Self.limit)) } catch {
      throw .input("\(error)")
    }
  }

  private func parse(_ data: Data, _ path: String) throws(CommandError) -> InterfaceDocument {
    do {
      return try InterfaceDocumentReader.read(data, name: path.documentName, path: path)
    } catch { throw .document(Self.words(error)) }
  }

  /// In the form of editors, which want to be told that it is an error.
  private static func words(_ error: InterfaceDocumentError) -> String {
    let place = error.position.map { ":\($0)" } ?? ":1:1"
    return "\(error.path)\(place): error: \(error.message)"
  }
}

extension String {
  /// Whether a file's name says that Interface Builder wrote it.
  var isInterfaceName: Bool { hasSuffix(".storyboard") || hasSuffix(".xib") }
}
