import AdaptDocuments

/// What an object on screen keeps of the document that it was made from.
class DocumentObject {
  /// Its id in the document.
  let id: String
  /// What the document's author calls it in the editor.
  let userLabel: String?
  /// The scene that it belongs to; nil once that is gone.
  private(set) weak var scene: SceneObjects?

  init(id: String, userLabel: String?, in scene: SceneObjects) {
    self.id = id
    self.userLabel = userLabel
    self.scene = scene
  }
}
