import AdaptDocuments

/// What an object on screen keeps of the document that it was made from.
class DocumentObject {
  /// Its id in the document.
  let id: String
  /// What the document's author calls it in the editor.
  let userLabel: String?
  /// The scene that it belongs to; nil once that is gone.
  private(set) weak var scene: SceneObjects?
  private let position: SourcePosition

  init(id: String, userLabel: String?, at position: SourcePosition, in scene: SceneObjects) {
    self.id = id
    self.position = position
    self.userLabel = userLabel
    self.scene = scene
  }

  /// Where the document says it: `Main.storyboard:12`; nil once the scene is gone.
  var place: String? { scene?.place(position) }
}
