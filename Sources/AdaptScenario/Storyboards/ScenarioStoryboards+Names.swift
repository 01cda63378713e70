import AdaptDocuments

/// What the storyboards call things, in the order of the documents.
extension ScenarioStoryboards {
  /// The identifiers of scenes, in the order of the documents.
  package var identifiers: [String] {
    project.documents.flatMap { $0.scenes.compactMap(\.controller) }
      .compactMap { $0.reference == nil ? $0.storyboardIdentifier : nil }
  }

  /// All that a description may call scenes by, each once: what runs call their controllers first.
  func namesOfScenes(_ scenes: SceneNames) -> [String] {
    var seen = Set<String>()
    return (scenes.all + classes + identifiers).filter { seen.insert($0).inserted }
  }

  /// The classes that scenes name, each once, in the order of the documents.
  package var classes: [String] {
    var seen = Set<String>()
    return project.documents.flatMap { $0.scenes.compactMap(\.controller?.customClass?.name) }
      .filter { seen.insert($0).inserted }
  }

  /// The methods that unwind segues name, each once, in the order of the documents.
  package var unwindMethods: [String] {
    var seen = Set<String>()
    var methods: [String] = []
    for document in project.documents {
      document.forEachPart { part in
        for method in part.connections.compactMap({ $0.segue?.unwindAction })
        where !method.isEmpty && seen.insert(method).inserted {
          methods.append(method)
        }
      }
    }
    return methods
  }

  /// The classes that segues name, each once, in the order of the documents.
  package var segueClasses: [String] {
    let graph = StoryboardGraph(project)
    var seen = Set<String>()
    return graph.ways.compactMap(\.segue.customClass?.name).filter { seen.insert($0).inserted }
  }

  /// The identifiers of the segues that begin in some scenes, each once.
  func segueIdentifiers(of scenes: [InterfaceProject.SceneAddress]) -> [String] {
    var seen = Set<String>()
    return scenes.flatMap { SceneParts(project[$0]).connections }
      .compactMap { $0.connection.segue?.identifier }.filter { seen.insert($0).inserted }
  }

  /// The identifiers of segues, each once, in the order of the documents.
  var segueIdentifiers: [String] {
    var seen = Set<String>()
    var identifiers: [String] = []
    for document in project.documents {
      document.forEachPart { part in
        for segue in part.connections.compactMap(\.segue) {
          guard let name = segue.identifier, seen.insert(name).inserted else { continue }
          identifiers.append(name)
        }
      }
    }
    return identifiers
  }
}
