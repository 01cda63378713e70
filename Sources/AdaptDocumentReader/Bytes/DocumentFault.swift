import AdaptDocuments

/// A fault of a document, before it is known which file it is.
struct DocumentFault: Error {
  let kind: InterfaceDocumentError.Kind
  let position: SourcePosition?
  let message: String

  init(_ kind: InterfaceDocumentError.Kind, at position: SourcePosition?, _ message: String) {
    self.kind = kind
    self.position = position
    self.message = message
  }
}
