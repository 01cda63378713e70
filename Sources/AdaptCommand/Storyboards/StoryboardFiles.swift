import AdaptDocumentReader
import AdaptDocuments
import AdaptScenario
import Foundation

/// Reads the documents of Interface Builder that a call names.
struct StoryboardFiles<Files: FileAccess> {
  let files: Files

  /// Returns a document; nil for one that is skipped.
  ///
  /// - Parameter skippingForeign: Whether one of another platform or format is nil rather than an
  ///   error: in a folder it lies by right.
  func read(
    _ path: String, skippingForeign: Bool = false
  ) throws(CommandError) -> InterfaceDocument? {
    let data: Data
    do { data = Data(try files.bytes(at: path, atMost: InterfaceDocumentReader.byteLimit)) } catch {
      throw .input("\(error)")
    }
    do {
      return try InterfaceDocumentReader.read(data, name: path.documentName, path: path)
    } catch {
      switch error.kind {
      // An empty file is of no other format: something has gone wrong with it.
      case .otherFormat, .otherPlatform:
        if skippingForeign, data.contains(where: { $0 > UInt8(ascii: " ") }) { return nil }
      case .encoding, .damaged, .entities, .limit: break
      }
      throw .document(Self.words(error))
    }
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
