public import AdaptDocuments
public import Foundation

/// Reads storyboards and xibs of Xcode 4 to 26 into values.
public struct InterfaceDocumentReader {
  /// The bytes of the largest document that is read.
  public static let byteLimit = ReaderLimits.bytes

  /// Reads a file that Interface Builder wrote.
  ///
  /// What is odd but has a meaning is told in the document's `problems`; what the values have no
  /// place for is kept in `rest` beside what it belongs to. External entities are never resolved,
  /// and nothing but the bytes is looked at.
  ///
  /// - Parameters:
  ///   - data: The bytes of the file, in UTF-8, UTF-16 or what its XML declaration names.
  ///   - name: The file's name without folders and extension: what storyboard references call it.
  ///   - path: The path that errors show.
  /// - Throws: Why it is not read, with the place in the file: another format or platform, damaged
  ///   XML, or a size beyond the limits.
  /// - Complexity: O(n) in the bytes, in time and in memory.
  public static func read(
    _ data: Data, name: String, path: String
  ) throws(InterfaceDocumentError) -> InterfaceDocument {
    try reading(data, name: name, path: path).document
  }

  /// What a reading gave, with what tests hold it against.
  static func reading(
    _ data: Data, name: String, path: String
  ) throws(InterfaceDocumentError) -> DocumentReading {
    do {
      guard data.count <= ReaderLimits.bytes else {
        throw DocumentFault(
          .limit, at: nil,
          "the file has \(data.count) bytes; documents of up to \(ReaderLimits.bytes) are read")
      }
      if let format = ForeignFormat(data) {
        throw DocumentFault(.otherFormat, at: nil, format.message)
      }
      var text = try SourceText(data)
      let tags = try TagScan(&text)
      return try ElementEvents.read(text, tags: tags, name: name, path: path)
    } catch let fault as DocumentFault {
      throw InterfaceDocumentError(fault.kind, path: path, at: fault.position, fault.message)
    } catch {
      preconditionFailure("only faults of documents are thrown here, not \(error)")
    }
  }
}
