public import AdaptCore
package import AdaptDocuments

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

  /// What segues lead to, as runs call it: the controller, or `a scene of 'Settings'` where the
  /// file is not among these. Ids are of one file each, so that an id alone would not do.
  package func destinations(of segues: [InterfaceSegue]) -> [InterfaceSegue: String] {
    let wanted = Set(segues)
    let graph = StoryboardGraph(project)
    let names = SceneNames(project, described: [])
    var found: [InterfaceSegue: String] = [:]
    for way in graph.ways where wanted.contains(way.segue) && found[way.segue] == nil {
      if let target = way.target {
        found[way.segue] = names[graph.scenes[target]]
        continue
      }
      switch way.resolution {
      case .noStoryboard(let name), .otherBundle(let name):
        found[way.segue] = "a scene of \(name.quoted)"
      case .scene, .noController, .noScene, .noInitialScene, .circular, nil: break
      }
    }
    return found
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
