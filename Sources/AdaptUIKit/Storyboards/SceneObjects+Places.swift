import AdaptDocuments

extension SceneObjects {
  /// Where the document of the scene says something, for reports: `Main.storyboard:12`.
  func place(_ position: SourcePosition) -> String {
    "\(storyboard.bundle.project.documents[address.document].path):\(position.line)"
  }

  /// Where the scene's controller stands.
  var controllerPlace: String? { (scene.controller?.position).map(place) }
}
