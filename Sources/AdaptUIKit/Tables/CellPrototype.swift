import AdaptDocuments

/// A row or an item of a document that the app makes as often as it likes.
struct CellPrototype {
  let identifier: String?
  let view: InterfaceView
  let scene: SceneObjects?

  /// Makes one; nil where the scene is gone, or the document's class is of another kind.
  func make<Cell: UIView>() -> Cell? { scene?.makeLater(view) as? Cell }
}
