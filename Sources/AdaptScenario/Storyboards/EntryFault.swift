import AdaptCore
import AdaptDocuments

/// Why the entry point of a document leads to no scene.
package struct EntryFault: Hashable, Sendable {
  /// The document, and where in it the entry point is named or refers to something.
  package let path: String
  package let line: Int
  package let column: Int
  /// What is wrong and what to do, without a full stop.
  package let words: String
  /// Whether the scene may lie in files that are not among the storyboards.
  package let isElsewhere: Bool
}

extension EntryFault: CustomStringConvertible {
  /// In the form of editors, without the severity.
  package var place: String { "\(path.printable):\(line):\(column)" }
  package var description: String { "\(place): \(words)" }
}

extension ScenarioStoryboards {
  /// Why the entry point of a document leads to no scene; nil where it leads to one, or where the
  /// document has none.
  ///
  /// - Complexity: O(n) in the size of the document.
  package func entryFault(of document: Int) -> EntryFault? {
    guard let id = project.documents[document].settings.initialController else { return nil }
    let resolution = project.resolve(id, in: document)
    var isElsewhere = false
    switch resolution {
    case .scene: return nil
    case .noController:
      let objects = DocumentObjects(project.documents[document])
      let entry = objects.pointers.first { $0.isEntry }
      if let complaint = entry.flatMap(objects.complaint(about:)) {
        return fault(document, complaint)
      }
    case .noStoryboard, .otherBundle: isElsewhere = true
    case .noInitialScene(let other):
      if let fault = entryFault(of: other) { return fault }
    case .noScene, .circular: break
    }
    return project.complaint(about: resolution, of: "the entry point").map {
      fault(document, $0, isElsewhere: isElsewhere)
    }
  }

  /// A fault at the reference that the entry point is; where it is none, at the document.
  private func fault(
    _ document: Int, _ complaint: Complaint, isElsewhere: Bool = false
  ) -> EntryFault {
    let address = project.initialScene(of: document)
    let position =
      address.flatMap { project[$0].controller?.position }
      ?? project.documents[document].settings.position
    return EntryFault(
      path: project.documents[document].path, line: position.line, column: position.column,
      words: complaint.words, isElsewhere: isElsewhere)
  }
}
