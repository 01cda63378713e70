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
    switch project.resolve(id, in: document) {
    case .scene: return nil
    case .noController(let id):
      let known = element(of: id, in: document).map { "is a \($0) and no controller" }
      return fault(
        document,
        "the entry point \(id.quoted) \(known ?? "is not in the file"); mark a scene as "
          + "the initial one")
    case .noStoryboard(let name):
      return fault(
        document,
        "the entry point refers to storyboard \(name.quoted), which is not among the "
          + "files; name it too", isElsewhere: true)
    case .otherBundle(let name):
      return fault(
        document,
        "the entry point refers to a scene of the bundle \(name.quoted), which is not "
          + "read; open another scene", isElsewhere: true)
    case .noScene(let identifier, let other):
      return fault(
        document,
        "the entry point refers to the scene \(identifier.quoted), which "
          + "\(project.documents[other].name.quoted) does not have; give a scene there this "
          + "storyboard identifier")
    case .noInitialScene(let other):
      if let fault = entryFault(of: other) { return fault }
      return fault(
        document,
        "the entry point refers to \(project.documents[other].name.quoted), which has no "
          + "entry point; mark a scene there as the initial one")
    case .circular:
      return fault(
        document,
        "the entry point is a reference that leads back to itself; let it refer to a "
          + "scene")
    }
  }

  /// A fault at the reference that the entry point is; where it is none, at the document.
  private func fault(_ document: Int, _ words: String, isElsewhere: Bool = false) -> EntryFault {
    let address = project.initialScene(of: document)
    let position =
      address.flatMap { project[$0].controller?.position }
      ?? project.documents[document].settings.position
    return EntryFault(
      path: project.documents[document].path, line: position.line, column: position.column,
      words: words, isElsewhere: isElsewhere)
  }

  /// What has an id in a document: `button`; nil where nothing has it.
  private func element(of id: String, in document: Int) -> String? {
    var element: String?
    project.documents[document].forEachPart { part in
      if part.id == id { element = element ?? part.element }
    }
    return element
  }
}
