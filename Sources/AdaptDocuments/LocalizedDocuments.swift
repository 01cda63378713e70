/// Documents, and the copies of them that are for other languages.
///
/// `Base.lproj/Main.storyboard` and `de.lproj/Main.storyboard` are one file to the app: which of
/// the two it loads is up to the person's language. The base stands for them; where there is none,
/// the English one, or the first.
public struct LocalizedDocuments: Sendable {
  /// A document for another language.
  public struct Copy: Sendable {
    public let document: InterfaceDocument
    /// The place of the document that it is a copy of, in ``LocalizedDocuments/originals``.
    public let original: Int
  }

  public private(set) var originals: [InterfaceDocument] = []
  public private(set) var copies: [Copy] = []

  private struct Key: Hashable {
    let kind: InterfaceDocument.Kind
    let folder: Substring
    let name: String
  }

  /// - Complexity: O(n) in the documents.
  public init(_ documents: [InterfaceDocument]) {
    var best: [Key: Int] = [:]
    for (place, document) in documents.enumerated() {
      let key = Self.key(document)
      if let other = best[key], documents[other].languageRank <= document.languageRank { continue }
      best[key] = place
    }
    var originals: [Key: Int] = [:]
    for (place, document) in documents.enumerated() {
      let key = Self.key(document)
      // Two files that differ in nothing but where they lie are two.
      guard best[key] == place || document.language == nil else { continue }
      originals[key] = originals[key] ?? self.originals.count
      self.originals.append(document)
    }
    for (place, document) in documents.enumerated() {
      let key = Self.key(document)
      guard best[key] != place, document.language != nil, let original = originals[key] else {
        continue
      }
      copies.append(Copy(document: document, original: original))
    }
  }

  private static func key(_ document: InterfaceDocument) -> Key {
    var folder = document.path[...]
    for _ in 0..<(document.language == nil ? 1 : 2) {
      folder = folder.lastIndex(of: "/").map { folder[..<$0] } ?? ""
    }
    return Key(kind: document.kind, folder: folder, name: document.name)
  }
}
