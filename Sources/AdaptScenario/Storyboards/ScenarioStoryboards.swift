import AdaptDocumentReader
public import AdaptDocuments
import Foundation

/// The storyboards whose scenes are the screens of a scenario.
public struct ScenarioStoryboards: Sendable {
  /// The paths as the scenario, or a person, writes them; as many as there are documents.
  public let paths: [String]
  public let project: InterfaceProject

  /// - Parameter documents: The storyboards in their order, each with its path as it was written.
  public init(_ documents: [(path: String, document: InterfaceDocument)]) {
    paths = documents.map(\.path)
    project = InterfaceProject(documents.map(\.document))
  }
}

extension ScenarioStoryboards: Hashable {
  public static func == (a: Self, b: Self) -> Bool {
    a.paths == b.paths && a.project.documents == b.project.documents
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(paths) }
}

extension ScenarioStoryboards {
  /// The scene that opens unless one is named: the first document's with an entry point.
  package var firstEntry: SceneReference? {
    project.documents.lazy.filter { $0.settings.initialController != nil }.first
      .map { SceneReference(storyboard: $0.name) }
  }

  /// The place of the scene that a reference means; nil where there is none.
  package func address(of reference: SceneReference) -> InterfaceProject.SceneAddress? {
    guard let document = project.storyboard(named: reference.storyboard) else { return nil }
    if let scene = reference.scene { return project.scene(identifier: scene, in: document) }
    guard let id = project.documents[document].settings.initialController else { return nil }
    return project.resolve(id, in: document).scene
  }
}

/// The scene that a run opens with.
public struct SceneReference: Hashable, Sendable {
  /// The name of the document, without folders and extension.
  public var storyboard: String
  /// The storyboard identifier of a scene; nil for the document's entry point.
  public var scene: String?

  public init(storyboard: String, scene: String? = nil) {
    self.storyboard = storyboard
    self.scene = scene
  }
}

/// Methods of a class, or of one scene's controller, that unwind segues name.
public struct UnwindAbility: Hashable, Sendable {
  /// The class, or what the scenario calls the controllers.
  public var name: String
  /// As Objective-C spells them: `unwindToList:`.
  public var selectors: [String]

  public init(_ name: String, _ selectors: [String]) {
    self.name = name
    self.selectors = selectors
  }
}
