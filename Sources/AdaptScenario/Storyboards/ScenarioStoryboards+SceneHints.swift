import AdaptCore
import AdaptDocuments

extension ScenarioStoryboards {
  /// What to write for a scene that no storyboard identifier names, without a full stop.
  ///
  /// A person may write what a scene is called in other places: its title, its class, its name in
  /// the editor, or its id.
  ///
  /// - Complexity: O(n) in the scenes.
  package func hint(forScene name: String) -> String {
    if let address = scene(called: name), let controller = project[address].controller {
      let place = "\(project.documents[address.document].path):\(controller.position.line)"
      guard let identifier = controller.storyboardIdentifier else {
        return "a scene is named by its storyboard identifier, and the one that is called so "
          + "(\(place)) has none; give it one in its Identity inspector"
      }
      return "a scene is named by its storyboard identifier, and the one that is called so "
        + "(\(place)) has \(identifier.quoted)"
    }
    let known = identifiers
    if known.isEmpty { return "no scene has an identifier; give it one in its Identity inspector" }
    let suggestion = nameSuggestion(for: name, among: known)
    return nearestName(to: name, among: known) == nil
      ? "\(suggestion), or name the storyboard that has it too" : suggestion
  }

  /// The first scene that is called so elsewhere than in its storyboard identifier.
  private func scene(called name: String) -> InterfaceProject.SceneAddress? {
    let names = SceneNames(project, described: [])
    return project.scenes.first { address in
      guard let controller = project[address].controller, controller.reference == nil else {
        return false
      }
      let words = [
        controller.title, controller.navigationItem?.title, controller.userLabel,
        controller.customClass?.name, controller.id, names[address],
      ]
      return words.contains(name)
    }
  }
}
