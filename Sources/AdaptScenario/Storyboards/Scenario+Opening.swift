public import AdaptCore
import AdaptDocuments

extension Scenario {
  /// The scene of a storyboard as the root of a window, with nothing described and no steps.
  ///
  /// - Returns: Nil when the reference leads to no scene.
  public init?(
    opening entry: SceneReference, of storyboards: ScenarioStoryboards, on device: DeviceChoice
  ) {
    guard let address = storyboards.address(of: entry) else { return nil }
    let names = SceneNames(storyboards.project, described: [])
    self.init(device: device, root: .named(names[address]))
    self.storyboards = storyboards
    self.entry = entry
  }
}

extension ScenarioStoryboards {
  /// The scene with an identifier, in the first document that has one.
  public func scene(_ identifier: String) -> SceneReference? {
    for (place, document) in project.documents.enumerated()
    where project.scene(identifier: identifier, in: place) != nil {
      return SceneReference(storyboard: document.name, scene: identifier)
    }
    return nil
  }

  /// What runs call the controllers of scenes, each once.
  package var sceneNames: [String] { SceneNames(project, described: []).all }

  /// What runs call the controller that an id leads to, in the first document that has it.
  package func sceneName(ofController id: String) -> String? {
    for place in project.documents.indices {
      if let address = project.resolve(id, in: place).scene {
        return SceneNames(project, described: [])[address]
      }
    }
    return nil
  }

  /// What a segue leads to that leads out of the files: `a scene of 'Settings'`; nil where nothing
  /// has the id.
  package func nameElsewhere(ofController id: String) -> String? {
    for place in project.documents.indices {
      switch project.resolve(id, in: place) {
      case .noStoryboard(let name), .otherBundle(let name): return "a scene of '\(name)'"
      case .scene, .noController, .noScene, .noInitialScene, .circular: break
      }
    }
    return nil
  }

  /// The class of the scenes whose controllers a run calls by a name, with a number or without.
  package func className(ofController name: String) -> String? {
    let names = SceneNames(project, described: [])
    return names.scenes(named: SceneNames.base(of: name)).lazy
      .compactMap { project[$0].controller?.customClass?.name }.first
  }

  /// The document and the scene that a run opens with, in words.
  func words(of entry: SceneReference) -> String {
    guard let document = project.storyboard(named: entry.storyboard) else {
      return entry.storyboard
    }
    let path = project.documents[document].path
    guard let address = address(of: entry), let controller = project[address].controller else {
      return path
    }
    let name = SceneNames(project, described: [])[address]
    let place = "\(project.documents[address.document].path):\(controller.position.line)"
    return "\(path), \(entry.scene == nil ? "entry point" : "scene") \(name) (\(place))"
  }
}
