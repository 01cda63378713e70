import AdaptCore
import AdaptDocuments
import AdaptJSON
import AdaptUIKit

/// What a document says of scenes and can have no effect, seen when all of it is read.
extension ScenarioReader {
  /// Finds descriptions of what is no scene and is used nowhere, and instances of scenes that there
  /// cannot be.
  ///
  /// - Parameters:
  ///   - described: The members that describe controllers.
  ///   - isRepeated: Whether code that runs any number of times can make controllers.
  func checkSceneUse(_ described: [JSONObject.Member], isRepeated: Bool) {
    guard let storyboards, let scenes = names.scenes else { return }
    for member in described {
      guard !scenes.isScene(member.name) else {
        names.note(member.name, at: member.namePosition)
        continue
      }
      guard !names.uses.described.contains(member.name) else { continue }
      report(
        at: member.namePosition,
        "no scene of the storyboards is called \(member.name.quoted), and nothing in the scenario "
          + "uses such a controller; "
          + nameSuggestion(for: member.name, among: storyboards.namesOfScenes(scenes)))
    }
    checkInstances(storyboards, scenes, isRepeated: isRepeated)
  }

  private func checkInstances(
    _ storyboards: ScenarioStoryboards, _ scenes: SceneNames, isRepeated: Bool
  ) {
    guard !names.uses.instances.isEmpty, !isRepeated else { return }
    let origins = SceneOrigins(storyboards.project)
    for (name, position) in names.uses.instances {
      let base = SceneNames.base(of: name)
      guard let most = origins.mostMadeTogether(of: scenes.scenes(named: base)) else { continue }
      // The run makes a scene at its launch, and code one each time that it names a controller.
      guard SceneNames.number(of: name) > most * (1 + names.uses.count) else { continue }
      report(
        at: position,
        "no \(name.quoted) can live: no segue leads to \(base.quoted), and the scenario does not "
          + "make so many; write \(base.quoted), or a lower number")
    }
  }

  private func report(at position: JSONPosition, _ message: String) {
    _ = problems.collect { () throws(JSONError) in throw JSONError(at: position, message) }
  }
}

/// Where the controllers of scenes come from, as far as the storyboards tell.
private struct SceneOrigins {
  private let graph: StoryboardGraph
  /// How many containers around one another are looked at.
  private static let depth = 64

  init(_ project: InterfaceProject) { graph = StoryboardGraph(project) }

  /// How many controllers of some scenes are made at most when a scene is, by the launch or by
  /// code; nil where a segue may make more, and where that cannot be told.
  func mostMadeTogether(of scenes: [InterfaceProject.SceneAddress]) -> Int? {
    var sum = 0
    for scene in scenes {
      guard let count = placesInside(graph.place(of: scene), depth: 0) else { return nil }
      sum += count
      guard sum <= ScenarioLimits.controllers else { return nil }
    }
    return sum
  }

  /// In how many places a scene lies inside outermost ones; 1 for one that lies in none.
  private func placesInside(_ scene: Int, depth: Int) -> Int? {
    guard depth < Self.depth else { return nil }
    var sum = 0
    for way in graph.incoming[scene] {
      guard graph.ways[way].segue.isContainment,
        let count = placesInside(graph.ways[way].source, depth: depth + 1)
      else { return nil }
      sum += count
      guard sum <= ScenarioLimits.controllers else { return nil }
    }
    return max(sum, 1)
  }
}
