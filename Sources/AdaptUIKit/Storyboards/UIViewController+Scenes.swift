package import AdaptDocuments

// What scripts do that no app's code can: it reaches scenes and segues that have no identifier.

extension UIViewController {
  /// The scene that the controller was made from; nil for one that code made.
  package var sceneAddress: InterfaceProject.SceneAddress? { scene?.address }

  /// Performs a segue of the controller's scene as a touch of what it begins at does.
  package func performSegue(as segue: InterfaceSegue) { trigger(segue, sender: self) }
}

extension UIStoryboard {
  /// Makes the controller of a scene, whether it has an identifier or not.
  package func makeController(of address: InterfaceProject.SceneAddress) -> UIViewController? {
    make(.scene(address))
  }
}
